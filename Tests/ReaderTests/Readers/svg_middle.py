"""Draws the first SVG of a folder with readers of SVG that know no colors beyond sRGB.

Usage: svg_middle.py FOLDER

Prints a JSON object: for each reader the red, green and blue of the middle of the picture.
"""

import io
import json
import pathlib
import sys

import cairosvg
import fitz
import resvg_py
from PIL import Image

path = next(pathlib.Path(sys.argv[1]).glob("*.svg"))
text = path.read_text()
pictures = {
    "resvg": bytes(resvg_py.svg_to_bytes(svg_string=text)),
    "CairoSVG": cairosvg.svg2png(bytestring=text.encode()),
    "MuPDF": fitz.open(stream=text.encode(), filetype="svg")[0].get_pixmap().tobytes("png"),
}
found = {}
for name, data in pictures.items():
    image = Image.open(io.BytesIO(data)).convert("RGB")
    found[name] = image.getpixel((image.width // 2, image.height // 2))
print(json.dumps(found))
