#!/bin/sh
# One would expect: fill="#ff000000" (CSS Color 4, what Figma and browsers write of a transparent red) shows nothing, and fill="#ff000080" is
# half transparent, as rgba(255, 0, 0, 0) and fill-opacity are.
# Really: CairoSVG takes both for opaque red, and #f000 as well; the alpha of the hex digits is dropped without a word.
# Seen with: CairoSVG 2.9.1.
# Why it matters: invisible bounding boxes of icons and soft shadows become solid areas in everything that is made with it. Write fill and
# fill-opacity apart.
set -e
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" -q install CairoSVG==2.9.1 Pillow==13.0.0
cat > "$place/try.py" <<'PYTHON'
import io
import sys

import cairosvg
from PIL import Image

print("CairoSVG", cairosvg.VERSION)


def pixel(paint):
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" {paint}/></svg>'
    return Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg.encode()))).convert("RGBA").getpixel((4, 4))


paints = ['fill="#ff000000"', 'fill="#f000"', 'fill="#ff000080"', 'fill="rgba(255, 0, 0, 0)"', 'fill="#f00" fill-opacity="0"']
seen = [pixel(paint) for paint in paints]
for paint, color in zip(paints, seen):
    print(paint, "is drawn as", color)
sys.exit(0 if [color[3] for color in seen] == [255, 255, 255, 0, 0] else 1)
PYTHON
"$place/venv/bin/python3" "$place/try.py"
