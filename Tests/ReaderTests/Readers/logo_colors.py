"""Compares the picture in each folder of a folder, of a logo that is as large as its view box, with what resvg or Chromium draws of
logo.svg beside it: prints the mean distance of a channel in levels, on black or on white, whichever is larger, by the name of the folder.

Usage: logo_colors.py resvg|chromium FOLDER
"""

import io
import json
import sys
import tempfile
from pathlib import Path

import numpy
import resvg_py
from PIL import Image

from browser import Browser
from vector_page import crop, page


def on(ground, image):
    whole = Image.new("RGBA", image.size, (ground,) * 3 + (255,))
    return numpy.asarray(Image.alpha_composite(whole, image)).astype(float)[:, :, :3]


def resvg(svgs, side):
    """The logos from resvg, each in the middle of a square."""
    for svg in svgs:
        drawn = resvg_py.svg_to_bytes(svg_string=svg.read_text(), width=side, dpi=96)
        drawn = Image.open(io.BytesIO(bytes(drawn))).convert("RGBA")
        square = Image.new("RGBA", (side, side))
        square.paste(drawn, (0, (side - drawn.height) // 2))
        yield square


def chromium(svgs, side):
    """The logos from Chromium, each as an image of one page, in the middle of a square."""
    cases = [
        {"svg": svg, "width": side / 2, "height": side / 2, "scale": 2, "pixels": (side, side)} for svg in svgs
    ]
    fit = f"<style>img {{ width: {side / 2}px; height: {side / 2}px; object-fit: contain }}</style>"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(profile, 2)
        try:
            browser.attach()
            boxes = page(browser, profile, cases, lambda case: f'<img src="{case["svg"].absolute().as_uri()}">', fit)
            picture = browser.screenshot("RGBA")
        finally:
            browser.close()
    return [crop(picture, case, box) for case, box in zip(cases, boxes)]


svgs = sorted(Path(sys.argv[2]).glob("*/logo.svg"))
pictures = [Image.open(next(svg.parent.glob("*.png"))).convert("RGBA") for svg in svgs]
judges = {"resvg": resvg, "chromium": chromium}[sys.argv[1]](svgs, pictures[0].width)
found = {}
for svg, actual, judge in zip(svgs, pictures, judges):
    found[svg.parent.name] = max(
        float(numpy.abs(on(ground, actual) - on(ground, judge)).mean()) for ground in (0, 255)
    )
print(json.dumps(found))
