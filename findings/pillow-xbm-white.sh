#!/bin/sh
# One would expect: a 1 in an XBM is the foreground, which X11, netpbm and ImageMagick draw black on white, and PIL.Image.open does too: it
# opens the same picture in PBM, whose ones are black by its specification, that way.
# Really: the ones of an XBM are white (255), so the same bits in PBM and in XBM are each other's negatives; what Pillow saves as XBM others
# show inverted.
# Seen with: Pillow 13.0.0, netpbm 11.01 (Debian 12's xbmtopbm).
# Why it matters: pictures for displays of one color, which u8g2 and X11 take as XBM, come out inverted when Pillow converts or shows them.
set -e
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" -q install Pillow==13.0.0
cat > "$place/try.py" <<'PYTHON'
import io
import subprocess
import sys

import PIL
from PIL import Image

print("Pillow", PIL.__version__)
# One pixel of eight is set: the first.
XBM = b"#define dot_width 8\n#define dot_height 1\nstatic unsigned char dot_bits[] = {\n 0x01 };\n"
PBM = b"P4\n8 1\n\x80"


def levels(data):
    return list(Image.open(io.BytesIO(data)).convert("L").tobytes())


netpbm = subprocess.run(["xbmtopbm"], input=XBM, capture_output=True, check=True).stdout
print("XBM by Pillow:", levels(XBM))
print("XBM by netpbm:", levels(netpbm))
print("PBM by Pillow:", levels(PBM), "expected three times the same")
sys.exit(0 if levels(XBM) == [255] + [0] * 7 and levels(netpbm) == levels(PBM) == [0] + [255] * 7 else 1)
PYTHON
"$place/venv/bin/python3" "$place/try.py"
