#!/usr/bin/env bash
# Expected: <mpath> moves along any basic shape, as SVG 2 and SVG Animations 2 allow; a circle of radius 20 is half way round after half
# the time.
# Really: along a circle, an ellipse, a rect, a line or a polygon nothing moves at all, without a message; along the same path it does.
# WebKitGTK 2.50 does the same; Firefox 153 moves along all of them.
# Chromium 156 (Debian 12: chromium). Why it matters: a drawing program that keeps a guide as a circle makes a file that stands still.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat > "$work/page.html" <<'HTML'
<!doctype html><svg width="100" height="100">
<defs><circle id="circle" r="20"/><path id="path" d="M20 0A20 20 0 0 1 -20 0A20 20 0 0 1 20 0"/></defs>
<rect id="along-circle"><animateMotion dur="1s" fill="freeze"><mpath href="#circle"/></animateMotion></rect>
<rect id="along-path"><animateMotion dur="1s" fill="freeze"><mpath href="#path"/></animateMotion></rect></svg>
<script>
onload = () => {
  const svg = document.querySelector('svg');
  svg.pauseAnimations();
  svg.setCurrentTime(0.5);
  requestAnimationFrame(() => {
    const place = id => document.getElementById(id).getCTM();
    document.title = ['along-circle', 'along-path'].map(id => place(id).e.toFixed(1)).join(' ');
  });
};
</script>
HTML
chromium --version 2>/dev/null
seen=$(chromium --headless --no-sandbox --disable-gpu "--user-data-dir=$work/profile" --virtual-time-budget=3000 --dump-dom \
    "file://$work/page.html" 2>/dev/null | grep -o '<title>[^<]*' | cut -d '>' -f 2)
echo "after half the time, along the circle and along the path: $seen"
echo "expected:                                                 -20.0 -20.0"
[ "$seen" = "0.0 -20.0" ]
