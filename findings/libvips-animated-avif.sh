#!/usr/bin/env bash
# Expected: libvips opens an animated AVIF by its name, at least its first frame, as it opens one that stands still.
# Really: "is not a known file format": it looks for the brand "avif" first, and an animation has "avis" there.
# pyvips-binary 8.18.7. Why it matters: libvips is behind sharp and many services that resize what users upload.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install pyvips==3.2.0 pyvips-binary==8.18.7 Pillow==13.0.0
cd "$work"
venv/bin/python - <<'PY'
import sys
import pyvips
from PIL import Image

print("libvips", ".".join(str(pyvips.version(part)) for part in range(3)))
frames = [Image.new("RGBA", (32, 32), (10, 110, 209, alpha)) for alpha in (255, 128, 0)]
frames[0].save("still.avif")
frames[0].save("moving.avif", save_all=True, append_images=frames[1:], duration=100)
found = {}
for name in ("still.avif", "moving.avif"):
    try:
        picture = pyvips.Image.new_from_file(name)
        found[name] = f"{picture.width}×{picture.height}"
    except pyvips.Error as error:
        found[name] = "unknown" if "not a known file format" in str(error) else str(error)
    print(f"{name}: {found[name]}, brand {open(name, 'rb').read(12)[8:].decode()}")
sys.exit(0 if found == {"still.avif": "32×32", "moving.avif": "unknown"} else "it is another one now")
PY
