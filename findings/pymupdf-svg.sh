#!/usr/bin/env bash
# Expected: PyMuPDF draws a still SVG as browsers do.
# Really: it draws paths and arcs well, and leaves out dashes, masks, clips, gradients and classes: a ring that is dashed to
# show a quarter is a whole one, a masked part the whole, a gradient black; what has display="none" is drawn.
# PyMuPDF 2.0. Why it matters: PDF reports show a value of 25 % as 100 %, without a message.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install pymupdf==2.0 numpy==2.2.6
cd "$work"
venv/bin/python - <<'PY'
import sys
import numpy as np
import pymupdf

print("PyMuPDF", pymupdf.VersionBind)
RING = '<circle cx="24" cy="24" r="20" fill="none" stroke="red" stroke-width="4" %s/>'
BOX = '<rect width="48" height="48" fill="red" %s/>'
HALF = '<defs><mask id="m"><rect width="24" height="48" fill="white"/></mask><clipPath id="c"><rect width="24" height="48"/></clipPath></defs>'
pictures = {
    "ring": RING % "",
    "quarter as dashes": RING % 'stroke-dasharray="31.4 126"',
    "quarter as an arc": '<path d="M24 4A20 20 0 0 1 44 24" fill="none" stroke="red" stroke-width="4"/>',
    "masked half": HALF + BOX % 'mask="url(#m)"',
    "clipped half": HALF + BOX % 'clip-path="url(#c)"',
    "nothing": BOX % 'display="none"',
}
shares = {}
for name, body in pictures.items():
    text = f'<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">{body}</svg>'
    drawn = pymupdf.open(stream=text.encode(), filetype="svg")[0].get_pixmap(alpha=True)
    shares[name] = round(float((np.frombuffer(drawn.samples, np.uint8)[3::4] > 127).mean()), 2)
print("parts of the picture that are covered:", shares)
ring, wanted = shares["ring"], [shares["ring"], 1, 1, 1]
wrong = [shares[name] for name in ("quarter as dashes", "masked half", "clipped half", "nothing")]
sys.exit(0 if wrong == wanted and abs(shares["quarter as an arc"] - ring / 4) < 0.01 else "it is another one now")
PY
