#!/usr/bin/env bash
# Expected: a pathLength that is the true length of a path changes nothing: dashes lie where they lie without it (SVG 2, 9.6.1).
# Really: dashes late in the path are drawn too early, by 2 degrees near the end of a circle of four curves, and they end before the path
# does: Chromium scales dashes by a coarse measure of the path, and lays them out by a fine one. Firefox 153 and WebKitGTK 2.50 are exact.
# Chromium 156 (Debian 12: chromium). Why it matters: pathLength="100" or "1" is what people write for rings that show a percentage; the
# error is the greater, the fewer curves the path has. Cut its curves into shorter ones, or leave pathLength out.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat > "$work/page.html" <<'HTML'
<!doctype html><script>
// The angle of the middle of a dash near the end of a circle of radius 19, clockwise from the right.
const picture = length => `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="-24 -24 48 48"><path fill="none"
  stroke="#000" stroke-width="2" stroke-dasharray="8 240" stroke-dashoffset="-105" ${length} d="M19,0C19,10.494 10.494,19 0,19
  C-10.494,19 -19,10.494 -19,0C-19,-10.494 -10.494,-19 0,-19C10.494,-19 19,-10.494 19,0"/></svg>`;
const angle = async length => {
  const image = new Image();
  image.src = 'data:image/svg+xml,' + encodeURIComponent(picture(length));
  await image.decode();
  const context = Object.assign(document.createElement('canvas'), { width: 480, height: 480 }).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, 480, 480);
  let [x, y] = [0, 0];
  for (let at = 0; at < 480 * 480; at++) {
    x += data[4 * at + 3] * (at % 480 + 0.5 - 240);
    y += data[4 * at + 3] * (Math.floor(at / 480) + 0.5 - 240);
  }
  return Math.atan2(y, x) * 180 / Math.PI + 360;
};
(async () => {
  const [without, stated] = [await angle(''), await angle('pathLength="119.4"')];
  document.title = `${without.toFixed(1)} ${stated.toFixed(1)}`;
})();
</script>
HTML
chromium --version 2>/dev/null
seen=$(chromium --headless --no-sandbox --disable-gpu "--user-data-dir=$work/profile" --virtual-time-budget=3000 --dump-dom \
    "file://$work/page.html" 2>/dev/null | grep -o '<title>[^<]*' | cut -d '>' -f 2)
echo "angle of the dash without pathLength, and with the true one: $seen"
echo "expected:                                                    328.6 328.6"
read -r without stated <<< "$seen"
awk -v a="$without" -v b="$stated" 'BEGIN { exit !(a > 328 && a < 329.2 && a - b > 0.8) }'
