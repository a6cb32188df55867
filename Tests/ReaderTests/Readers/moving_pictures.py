"""Shows moving SVG files in a browser at given times, and compares them with frames.

Usage: moving_pictures.py ENGINE CASES      ENGINE is chromium, firefox or webkit; CASES is a JSON file: a list of what moving_page.py
                                            says, with frames (a PNG file for each time) as well

Prints a JSON object: the worst differences of each case. Pictures and frames are both four times as large as what is compared: on
shapes of few pixels, browsers are up to fifty levels off what a pixel has of a shape, and then differ by more than what is looked for.
"""

import json
import pathlib
import sys

import numpy
from PIL import Image

from moving_page import frames
from vector_difference import WINDOW

SCALE = 4


def difference(image, path):
    """The mean of the greatest differences of a channel, and that in the worst window, of 255."""
    frame = Image.open(path).convert("RGBA")
    ours = Image.new("RGBA", frame.size, "white")
    ours.alpha_composite(frame)
    if image.size != ours.size:
        sys.exit(f"{path}: {ours.size} and {image.size}")
    ours, theirs = (numpy.asarray(i.convert("RGB").reduce(SCALE), dtype=numpy.float64) for i in (ours, image))
    off = numpy.abs(ours - theirs).max(axis=2)
    sums = numpy.pad(off, ((1, 0), (1, 0))).cumsum(axis=0).cumsum(axis=1)
    windows = sums[WINDOW:, WINDOW:] - sums[:-WINDOW, WINDOW:] - sums[WINDOW:, :-WINDOW] + sums[:-WINDOW, :-WINDOW]
    return float(off.mean()), float(windows.max()) / WINDOW**2


worst = {}
for case, index, picture in frames(sys.argv[1], json.loads(pathlib.Path(sys.argv[2]).read_text())):
    mean, window = difference(picture, case["frames"][index])
    seen = worst.setdefault(case["name"], {"mean": 0, "window": 0, "time": 0})
    if window > seen["window"]:
        seen["window"], seen["time"] = window, case["times"][index]
    seen["mean"] = max(seen["mean"], mean)
print(json.dumps(worst))
