"""Compares pictures that other programs drew with frames of ours."""

import numpy
from PIL import Image

# Pixels a side of the windows in which differences are averaged.
WINDOW = 8


def premultiplied(image):
    pixels = numpy.asarray(image.convert("RGBA"), dtype=numpy.float64)
    alpha = pixels[..., 3:] / 255
    return numpy.concatenate([pixels[..., :3] * alpha, pixels[..., 3:]], axis=2)


def difference(image, path):
    """The largest mean difference of any channel in any window, of 255, and the largest of any pixel."""
    ours, theirs = premultiplied(Image.open(path)), premultiplied(image)
    if ours.shape != theirs.shape:
        raise SystemExit(f"{path}: {ours.shape} and {theirs.shape}")
    off = numpy.abs(ours - theirs)
    sums = numpy.cumsum(numpy.cumsum(numpy.pad(off, ((WINDOW, 0), (WINDOW, 0), (0, 0))), axis=0), axis=1)
    windows = sums[WINDOW:, WINDOW:] - sums[:-WINDOW, WINDOW:] - sums[WINDOW:, :-WINDOW] + sums[:-WINDOW, :-WINDOW]
    return float(windows.max()) / WINDOW**2, float(off.max())


class Report:
    """The worst differences of each case, and when they are."""

    def __init__(self):
        self.worst = {}

    def add(self, case, index, image):
        window, peak = difference(image, case["frames"][index])
        worst = self.worst.setdefault(case["name"], {"window": 0, "peak": 0, "time": 0})
        if window > worst["window"]:
            worst["time"], worst["window"] = case["times"][index], window
        worst["peak"] = max(worst["peak"], peak)
