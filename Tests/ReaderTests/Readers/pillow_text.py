"""Draws a text with FreeType, black coverage as raw bytes: FONT SIZE WIDTH HEIGHT X BASELINE TEXT."""

import sys

from PIL import Image, ImageDraw, ImageFont

font, size, width, height, x, baseline, text = sys.argv[1:]
image = Image.new("L", (int(width), int(height)))
layout = ImageFont.Layout.RAQM
ImageDraw.Draw(image).text(
    (int(x), int(baseline)), text, fill=255, font=ImageFont.truetype(font, int(size), layout_engine=layout), anchor="ls"
)
sys.stdout.buffer.write(image.tobytes())
