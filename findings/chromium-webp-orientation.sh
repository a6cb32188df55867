#!/usr/bin/env bash
# Expected: a picture whose EXIF says that it is turned is shown so, whatever its format.
# Really: Chromium turns JPEG, PNG and AVIF (which has a box of its own for it), but no WebP.
# Chromium 156 (Debian 12), Pillow 13.0.0. Why it matters: a photo that is converted to WebP with its metadata lies on its side, and what
# reads pictures as browsers do has to leave the EXIF of a WebP alone.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install Pillow==13.0.0
cd "$work"
venv/bin/python - <<'PY'
from PIL import Image

exif = Image.Exif()
exif[0x112] = 6
for ending in ("jpg", "png", "avif", "webp"):
    Image.new("RGB", (8, 4), "red").save(f"turned.{ending}", exif=exif)
PY
cat > page.html <<'HTML'
<body><script>
Promise.all(["jpg", "png", "avif", "webp"].map(ending => new Promise(done => {
  const image = new Image();
  image.onload = () => done(`${ending} ${image.naturalWidth}x${image.naturalHeight};`);
  image.src = "turned." + ending;
}))).then(lines => { document.body.textContent = lines.join(" "); });
</script>
HTML
seen=$(chromium --headless --no-sandbox --disable-gpu --user-data-dir="$work/profile" --virtual-time-budget=5000 --dump-dom \
    "file://$work/page.html" 2>/dev/null | grep -o '[a-z]* [0-9]*x[0-9]*;' | tr '\n' ' ')
echo "$seen"
[ "$seen" = "jpg 4x8; png 4x8; avif 4x8; webp 8x4; " ]
