#!/bin/sh
# One would expect: with pathLength="100", stroke-dasharray="25 100" draws a quarter of the line, however long it is in pixels (SVG 2, 9.6.1:
# pathLength scales all computations of distance along a path, dashes among them), as browsers do.
# Really: resvg dashes in pixels: of a line of 40 it draws 25, and the same with any pathLength or none.
# Seen with: resvg-py 0.5.0 (resvg 0.48). librsvg 2.54, Inkscape 1.2, CairoSVG 2.9.1 and WeasyPrint 70 do the same.
# Why it matters: rings whose dashes are percent show another value in icon pipelines, GNOME, drawing programs and PDF. Dash in user units.
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


def drawn(attributes):
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="8">'
        f'<path d="M4,4 H44" stroke="#000" stroke-width="8" {attributes}/></svg>')
    image = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))).convert("RGBA")
    return sum(image.getpixel((x, 4))[3] for x in range(48)) / 255


lengths = [drawn(f'{path_length} stroke-dasharray="25 100"') for path_length in ('pathLength="100"', 'pathLength="50"', "")]
print("a dash of 25 with a pathLength of 100, of 50 and none, on a line of 40:", lengths, "pixels; expected [10, 20, 25]")
sys.exit(0 if lengths == [25, 25, 25] else 1)
PYTHON
"$place/venv/bin/python3" "$place/try.py"
