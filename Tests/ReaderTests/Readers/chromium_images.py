"""Shows HTML with img elements in headless Chromium, on screens of several densities and to users of several wishes.

Usage: chromium_images.py CASES      CASES is a JSON file: a list of objects with

  name, page (the HTML file), width, height (points)

Prints a JSON list: for each case, density and wish the name of the picture that was chosen, the size of the element,
the largest difference of what is shown from the last frame of that picture, and whether it moves.
"""

import json
import pathlib
import sys
import tempfile
import time
import urllib.parse

import numpy
from PIL import Image

from browser import Browser

WISHES = [
    {},
    {"prefers-color-scheme": "dark"},
    {"prefers-reduced-motion": "reduce"},
    {"prefers-color-scheme": "dark", "prefers-reduced-motion": "reduce"},
    {"prefers-contrast": "more"},
    {"prefers-contrast": "more", "prefers-color-scheme": "dark"},
    {"prefers-contrast": "more", "prefers-reduced-motion": "reduce"},
]

FACTS = """(async () => {
  document.documentElement.style.cssText = "color-scheme: light; background: white";
  document.body.style.margin = 0;
  const image = document.querySelector("img");
  image.style.display = "block";
  await image.decode();
  return [image.currentSrc, image.width, image.height, image.getAttribute("width"), image.getAttribute("height")];
})()"""


def on_white(image):
    pixels = numpy.asarray(image.convert("RGBA"), dtype=numpy.float64)
    alpha = pixels[..., 3:] / 255
    return pixels[..., :3] * alpha + 255 * (1 - alpha)


def last_frame(path):
    image = Image.open(path)
    image.seek(getattr(image, "n_frames", 1) - 1)
    return on_white(image)


def screenshot(browser, size):
    return numpy.asarray(browser.screenshot("RGB"), dtype=numpy.float64)[:size[1], :size[0]]


cases = json.loads(pathlib.Path(sys.argv[1]).read_text())
found = []
with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
    browser = Browser(profile, 1)
    try:
        browser.attach()
        for density in (1, 2, 3):
            browser.call("Emulation.setDeviceMetricsOverride", width=400, height=200, deviceScaleFactor=density,
                         mobile=False)
            for wish in WISHES:
                browser.call("Emulation.setEmulatedMedia",
                             features=[{"name": name, "value": value} for name, value in wish.items()])
                for case in cases:
                    page = pathlib.Path(case["page"])
                    browser.navigate(page.as_uri())
                    address, width, height, *attributes = browser.evaluate(FACTS)
                    if attributes != [str(width), str(height)]:
                        sys.exit(f"{case['name']}: {attributes} and {width} × {height}")
                    source = urllib.parse.unquote(address.rsplit("/", 1)[1])
                    picture = Image.open(page.with_name(source))
                    size = picture.size
                    is_loop = getattr(picture, "n_frames", 1) > 1 and picture.info.get("loop") == 0
                    if getattr(picture, "n_frames", 1) > 1 and not is_loop:
                        time.sleep(0.6)
                    first = screenshot(browser, size)
                    moves, off = False, None
                    if is_loop:
                        end = time.monotonic() + 4
                        while not moves and time.monotonic() < end:
                            moves = bool((screenshot(browser, size) != first).any())
                    else:
                        expected = last_frame(page.with_name(source))
                        if first.shape != expected.shape:
                            sys.exit(f"{case['name']}: {first.shape} and {expected.shape}")
                        off = float(numpy.abs(first - expected).max())
                    found.append({
                        "name": case["name"], "media": " ".join(wish.values()), "source": source, "density": density,
                        "width": width, "height": height, "off": off, "moves": moves,
                    })
    finally:
        browser.close()
print(json.dumps(found))
