"""Compares the picture in each folder of a folder, of a logo that is as large as its view box, with what resvg draws of logo.svg beside
it: prints the mean distance of a channel in levels, on black or on white, whichever is larger, by the name of the folder."""

import io
import json
import sys
from pathlib import Path

import numpy
import resvg_py
from PIL import Image


def on(ground, image):
    whole = Image.new("RGBA", image.size, (ground,) * 3 + (255,))
    return numpy.asarray(Image.alpha_composite(whole, image)).astype(float)[:, :, :3]


def expected(svg, side):
    """The logo from resvg in the middle of a square."""
    drawn = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=side, dpi=96)))).convert("RGBA")
    square = Image.new("RGBA", (side, side))
    square.paste(drawn, (0, (side - drawn.height) // 2))
    return square


found = {}
for svg in sorted(Path(sys.argv[1]).glob("*/logo.svg")):
    (picture,) = svg.parent.glob("*.png")
    actual = Image.open(picture).convert("RGBA")
    judge = expected(svg.read_text(), actual.width)
    found[svg.parent.name] = max(
        float(numpy.abs(on(ground, actual) - on(ground, judge)).mean()) for ground in (0, 255)
    )
print(json.dumps(found))
