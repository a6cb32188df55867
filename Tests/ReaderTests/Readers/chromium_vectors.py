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
from vector_page import crop, page

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

cases = json.loads(pathlib.Path(sys.argv[1]).read_text())
report = Report()
with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
    browser = Browser(profile, 2)
    try:
        browser.attach()
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
