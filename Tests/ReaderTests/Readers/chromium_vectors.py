"""Shows animated SVG files in headless Chromium at given times, and compares them with frames.

Usage: chromium_vectors.py CASES      CASES is a JSON file: a list of objects with

  name, width, height (points), scale, times (milliseconds), frames (a PNG file for each time)
  svg     the file

Prints a JSON object: the worst differences of each case. All files are parts of one page and are seeked; each is
also shown as an image, and has to move there by itself.
"""

import json
import pathlib
import sys
import tempfile
import time

from browser import Browser
from vector_difference import Report

SEEK = """(async times => {
  const all = [...document.querySelectorAll("div")];
  all.forEach((div, i) => {
    const svg = div.querySelector("svg");
    svg.pauseAnimations();
    svg.setCurrentTime(times[i] / 1000);
  });
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = times[all.indexOf(animation.effect.target.closest("div"))];
  }
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
})(%s)"""

WIDTH = 1000


def places(cases):
    """Boxes in rows, left to right, as (x, y), and the height of all."""
    result, x, y, row = [], 0, 0, 0
    for case in cases:
        width, height = (int(case[key]) + 4 for key in ("width", "height"))
        if x + width > WIDTH:
            x, y, row = 0, y + row, 0
        result.append((x, y))
        x, row = x + width, max(row, height)
    return result, y + row


def page(browser, folder, cases, content):
    boxes, height = places(cases)
    browser.call("Emulation.setDeviceMetricsOverride", width=WIDTH, height=height, deviceScaleFactor=2, mobile=False)
    file = pathlib.Path(folder) / "page.html"
    file.write_text(
        '<!doctype html><meta charset="utf-8"><style>div { position: absolute } svg, img { display: block }</style>'
        + "".join(f'<div style="left:{x}px;top:{y}px">{content(case)}</div>' for case, (x, y) in zip(cases, boxes)))
    browser.navigate(file.as_uri())
    return boxes


def crop(picture, case, box):
    scale = case["scale"]
    left, top = (int(n * scale) for n in box)
    return picture.crop((left, top, left + case["pixels"][0], top + case["pixels"][1]))


cases = json.loads(pathlib.Path(sys.argv[1]).read_text())
report = Report()
with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
    browser = Browser(profile, 2)
    try:
        browser.attach()
        browser.call("Emulation.setDefaultBackgroundColorOverride", color={"r": 0, "g": 0, "b": 0, "a": 0})
        boxes = page(browser, profile, cases, lambda case: pathlib.Path(case["svg"]).read_text())
        for index in range(max(len(case["times"]) for case in cases)):
            times = [case["times"][min(index, len(case["times"]) - 1)] for case in cases]
            browser.evaluate(SEEK % json.dumps(times))
            picture = browser.screenshot("RGBA")
            for case, box in zip(cases, boxes):
                if index < len(case["times"]):
                    report.add(case, index, crop(picture, case, box))
        # As images, which nobody can seek.
        boxes = page(browser, profile, cases, lambda case: f'<img src="{pathlib.Path(case["svg"]).as_uri()}">')
        # A busy machine may paint none of them for a while.
        moving, first, start = {}, browser.screenshot("RGBA"), time.monotonic()
        while time.monotonic() - start < 60 and not all(moving.get(case["name"]) for case in cases if case["loops"]):
            time.sleep(0.25)
            picture = browser.screenshot("RGBA")
            for case, box in zip(cases, boxes):
                moving[case["name"]] = moving.get(case["name"]) or crop(picture, case, box) != crop(first, case, box)
        for case in cases:
            report.worst[case["name"]]["moves"] = moving.get(case["name"], False)
    finally:
        browser.close()
print(json.dumps(report.worst))
