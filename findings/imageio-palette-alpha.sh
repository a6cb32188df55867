#!/usr/bin/env bash
# Expected: imageio reads a PNG with a palette as it looks, with its transparency.
# Really: it returns three channels, and everything is opaque; with mode="RGBA" it is right. GIFs likewise.
# imageio 2.38.1. Why it matters: rings and dots of few colors are stored with palettes, as these are the smallest files,
# and a script that puts them together gets boxes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install imageio==2.38.1 Pillow==13.0.0
cd "$work"
venv/bin/python - <<'PY'
import sys
import imageio, imageio.v3 as iio
from PIL import Image, ImageDraw

print("imageio", imageio.__version__)
dot = Image.new("P", (32, 32), 0)
dot.putpalette([0, 0, 0, 10, 110, 209])
ImageDraw.Draw(dot).ellipse((4, 4, 27, 27), fill=1)
dot.save("dot.png", transparency=bytes([0, 255]))
dot.save("dot.gif", transparency=0)
channels = {}
for name in ("dot.png", "dot.gif"):
    channels[name] = [iio.imread(name).shape[-1], iio.imread(name, mode="RGBA").shape[-1]]
print("channels as it is, and with mode='RGBA':", channels)
corner = int(iio.imread("dot.png", mode="RGBA")[0, 0, 3])
sys.exit(0 if channels == {"dot.png": [3, 4], "dot.gif": [3, 4]} and corner == 0 else "it is another one now")
PY
