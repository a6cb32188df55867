#!/usr/bin/env bash
# Expected: calcMode="paced" of an animateTransform moves at one speed; calcMode="linear" along the path of an animateMotion takes the
# same time for each stretch; rotate="45" of an animateMotion turns by 45 degrees (SVG Animations 2).
# Really: Chromium moves a paced translation as if it were linear, a linear path as if it were paced, and does not turn at all. WebKitGTK
# does the same; Firefox does what the specifications say.
# Chromium 156 (Debian 12: chromium). Why it matters: a file that was tuned in one engine runs at another pace in the other.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat > "$work/page.html" <<'HTML'
<!doctype html><svg width="100" height="100">
<rect id="paced"><animateTransform attributeName="transform" type="translate" calcMode="paced" values="0 0;10 0;90 0" dur="1s" fill="freeze"/></rect>
<rect id="linear"><animateMotion calcMode="linear" path="M0 0H10H90" dur="1s" fill="freeze"/></rect>
<rect id="turned"><animateMotion rotate="45" path="M0 0H90" dur="1s" fill="freeze"/></rect></svg>
<script>
onload = () => {
  const svg = document.querySelector('svg');
  svg.pauseAnimations();
  svg.setCurrentTime(0.5);
  requestAnimationFrame(() => {
    const place = id => document.getElementById(id).getCTM();
    document.title = [place('paced').e, place('linear').e, place('turned').b].map(x => x.toFixed(2)).join(' ');
  });
};
</script>
HTML
chromium --version 2>/dev/null
seen=$(chromium --headless --no-sandbox --disable-gpu "--user-data-dir=$work/profile" --virtual-time-budget=3000 --dump-dom \
    "file://$work/page.html" 2>/dev/null | grep -o '<title>[^<]*' | cut -d '>' -f 2)
echo "after half the time, paced is at, linear is at, the sine of the turn: $seen"
echo "expected:                                                             45.00 10.00 0.71"
[ "$seen" = "10.00 45.00 0.00" ]
