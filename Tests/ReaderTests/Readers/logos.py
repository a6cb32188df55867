"""Compares the picture in each folder of a folder, of a logo that fills a square as far as its proportions allow, with what resvg draws of
logo.svg beside it: prints how far the mean alpha of a window of 8 x 8 pixels is off at most, by the name of the folder."""

import io
import json
import sys
from pathlib import Path

import numpy
import resvg_py
from PIL import Image


def alpha(image):
    return numpy.asarray(image.convert("RGBA"))[:, :, 3].astype(float)


def expected(svg, side):
    """The logo from resvg, as large as it may be in a square. Its bounds are those of what is at least half covered."""
    drawn = alpha(Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=3000, dpi=96)))))
    rows, columns = numpy.where(drawn >= 128)
    drawn = drawn[rows.min() : rows.max() + 1, columns.min() : columns.max() + 1]
    height, width = drawn.shape
    square = numpy.zeros((max(drawn.shape),) * 2, dtype="uint8")
    top, left = ((len(square) - length) // 2 for length in drawn.shape)
    square[top : top + height, left : left + width] = drawn
    return numpy.asarray(Image.fromarray(square).resize((side, side), Image.BOX)).astype(float)


def worst(off):
    """The largest mean of a window."""
    side = len(off) // 8
    return float(numpy.abs(off.reshape(side, 8, side, 8).mean(axis=(1, 3))).max())


found = {}
for svg in sorted(Path(sys.argv[1]).glob("*/logo.svg")):
    (picture,) = svg.parent.glob("*.png")
    actual = alpha(Image.open(picture))
    found[svg.parent.name] = worst(actual - expected(svg.read_text(), len(actual)))
print(json.dumps(found))
