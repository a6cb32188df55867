#!/bin/sh
# One would expect: visibility="hidden", display="none", fill="transparent" and fill="rgba(0, 0, 0, 0)" show nothing in an SVG, as
# fill="none" and opacity="0" do.
# Really: MuPDF draws all four as solid areas; what it does not understand of a paint is black.
# Seen with: PyMuPDF 2.0.
# Why it matters: icons with an invisible bounding box, as editors write them, come out as black squares in PDFs and pictures.
set -e
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" -q install PyMuPDF==2.0
cat > "$place/try.py" <<'PYTHON'
import sys

import pymupdf

print("PyMuPDF", pymupdf.__version__)


def alpha(paint):
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" {paint}/></svg>'
    return pymupdf.open(stream=svg.encode(), filetype="svg")[0].get_pixmap(alpha=True).pixel(4, 4)[3]


paints = ['visibility="hidden"', 'display="none"', 'fill="transparent"', 'fill="rgba(0, 0, 0, 0)"', 'fill="none"', 'opacity="0"']
seen = [alpha(paint) for paint in paints]
for paint, value in zip(paints, seen):
    print(paint, "has alpha", value)
sys.exit(0 if seen == [255, 255, 255, 255, 0, 0] else 1)
PYTHON
"$place/venv/bin/python3" "$place/try.py"
