#!/bin/sh
# One would expect: a drawing of width="24mm" height="24mm" has 91 pixels a side at 96 pixels an inch, which CSS Values and browsers have
# fixed, and which resvg's own program takes; with a width in the call, it has that many.
# Really: resvg-py raises "SVG has an invalid size", with a width or without: its dpi is 0 unless given, so millimeters, centimeters, inches
# and points are all no size. With dpi=96 it draws.
# Seen with: resvg-py 0.5.0 (resvg 0.48).
# Why it matters: Inkscape's pages are in millimeters, so what it saves is refused by pipelines that draw logos. Write sizes in pixels, or
# give dpi=96.
set -e
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" -q install resvg-py==0.5.0 Pillow==13.0.0
cat > "$place/try.py" <<'PYTHON'
import importlib.metadata
import io
import sys

import resvg_py
from PIL import Image

print("resvg-py", importlib.metadata.version("resvg-py"))
DRAWING = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="24mm" height="24mm" viewBox="0 0 24 24">'
    '<circle cx="12" cy="12" r="9"/></svg>')


def side(**options):
    try:
        return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=DRAWING, **options)))).width
    except ValueError as error:
        return str(error)


found = [side(), side(width=300), side(dpi=96)]
print("the width, for 300 pixels, and at 96 dpi:", found, "expected [91, 300, 91]")
sys.exit(0 if found == ["SVG has an invalid size", "SVG has an invalid size", 91] else 1)
PYTHON
"$place/venv/bin/python3" "$place/try.py"
