#!/bin/sh
# One would expect: a linear gradient shows whatever matrix in `gradientTransform` places it: browsers, resvg, librsvg and CairoSVG draw it.
# Really: with a matrix that enlarges it and turns it by an eighth, nothing of the area is painted; one that only enlarges is fine.
# Seen with: WeasyPrint 70.0, pydyf 0.13.0, drawn by PyMuPDF 1.26.7.
# Why it matters: SVG whose gradients have matrices, as drawing programs write them, loses areas in a PDF without a message.
set -e
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" -q install weasyprint==70.0 pydyf==0.13.0 PyMuPDF==1.26.7
cat > "$place/try.py" <<'PYTHON'
import sys

import pymupdf
import weasyprint

print("WeasyPrint", weasyprint.__version__, "PyMuPDF", pymupdf.VersionBind)


def colors(gradient):
    svg = f"""<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><defs><linearGradient id="a" gradientUnits="userSpaceOnUse"
    {gradient}><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient></defs>
    <path d="M10 10H86V86H10Z" fill="url(#a)"/></svg>"""
    page = "<style>@page{size:96px;margin:0}body{margin:0}svg{display:block}</style>" + svg
    pixels = pymupdf.open(stream=weasyprint.HTML(string=page).write_pdf(), filetype="pdf")[0].get_pixmap(dpi=96)
    return [pixels.pixel(x, y) for x, y in ((20, 20), (70, 30), (76, 76))]


plain = colors('x1="10" y1="10" x2="86" y2="86"')
larger = colors('x1="0" y1="0" x2="1" y2="1" gradientTransform="matrix(76 0 0 76 10 10)"')
turned = colors('x1="0" y1="0" x2="1" y2="0" gradientTransform="matrix(76 76 -76 76 10 10)"')
print("from corner to corner:     ", plain)
print("enlarged by a matrix:      ", larger)
print("and turned by a matrix:    ", turned, "expected the same")
white = (255, 255, 255)
sys.exit(0 if white not in plain + larger and set(turned) == {white} else 1)
PYTHON
"$place/venv/bin/python3" "$place/try.py"
