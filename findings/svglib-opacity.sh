#!/usr/bin/env bash
# Expected: svglib draws what has opacity="0" not at all, as browsers do.
# Really: it draws it opaque, and a group too; fill-opacity="0" is heeded. Masks are ignored, clips are not.
# svglib 2.3.2. Why it matters: parts that wait for their turn in an animation, and bounding boxes of icon sets, cover
# everything below them in PDF reports.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install svglib==2.3.2 pymupdf==2.0 numpy==2.2.6
cd "$work"
venv/bin/python - <<'PY'
import importlib.metadata
import io
import sys
import numpy as np
import pymupdf
from reportlab.graphics import renderPDF
from svglib.svglib import svg2rlg

print("svglib", importlib.metadata.version("svglib"))
BOX = '<rect width="48" height="48" fill="red" %s/>'
PARTS = '<defs><mask id="m"><rect width="24" height="48" fill="white"/></mask><clipPath id="c"><rect width="24" height="48"/></clipPath></defs>'
shares = {}
for name, body in {
    "opacity 0": BOX % 'opacity="0"',
    "a group of opacity 0": '<g opacity="0">' + BOX % "" + "</g>",
    "fill-opacity 0": BOX % 'fill-opacity="0"',
    "masked half": PARTS + BOX % 'mask="url(#m)"',
    "clipped half": PARTS + BOX % 'clip-path="url(#c)"',
}.items():
    text = f'<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">{body}</svg>'
    page = renderPDF.drawToString(svg2rlg(io.BytesIO(text.encode())))
    drawn = pymupdf.open(stream=page, filetype="pdf")[0].get_pixmap(alpha=True)
    shares[name] = float((np.frombuffer(drawn.samples, np.uint8)[3::4] > 127).mean())
print("parts of the picture that are covered:", shares)
sys.exit(0 if list(shares.values()) == [1, 1, 0, 1, 0.5] else "it is another one now")
PY
