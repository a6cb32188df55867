#!/bin/sh
# One would expect: what is scaled to nothing, transform="scale(0)", is not drawn (CSS Transforms 1: what has a matrix that is not
# invertible is not displayed).
# Really: WeasyPrint leaves the transform out, and draws it at its full size.
# Seen with: WeasyPrint 70.0, its PDF drawn by pypdfium2 5.1.0.
# Why it matters: dots that grow out of nothing are animations whose first moment, which a PDF shows, is a full dot. Scale by 0.0001.
set -e
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" -q install weasyprint==70.0 pypdfium2==5.1.0 Pillow==13.0.0
cat > "$place/try.py" <<'PYTHON'
import base64
import sys

import pypdfium2
import weasyprint

print("WeasyPrint", weasyprint.__version__)


def dark(scale):
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><g transform="translate(20 20)">'
        f'<rect transform="scale({scale})" x="-20" y="-20" width="40" height="40"/></g></svg>')
    address = "data:image/svg+xml;base64," + base64.b64encode(svg.encode()).decode()
    page = f'<style>@page {{ size: 40px; margin: 0 }} body {{ margin: 0 }}</style><img src="{address}">'
    picture = pypdfium2.PdfDocument(weasyprint.HTML(string=page).write_pdf())[0].render(scale=4 / 3).to_pil().convert("L")
    return sum(picture.histogram()[:128]) / picture.width / picture.height


shares = [round(dark(scale), 2) for scale in ("1", "0.5", "0.0001", "0")]
print("share of the page that is dark at scale 1, 0.5, 0.0001 and 0:", shares)
sys.exit(0 if shares[1:] == [0.25, 0, 1] else 1)
PYTHON
"$place/venv/bin/python3" "$place/try.py"
