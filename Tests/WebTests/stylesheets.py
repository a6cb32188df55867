"""Stylesheets of one class in browsers: their pictures beside the program's frames, and what they cost while they run."""

import json
import os
import pathlib
import re
import subprocess
import time

import numpy
from PIL import Image

from vector_difference import premultiplied
from vector_page import places

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("SPINDLE") or ROOT / ".build/release/spindle"
# Moments of each loop, none of them one at which most motions step.
MOMENTS = 7
# The greatest mean of a picture, in levels: the bound that the format promises.
MEAN = 1
# The greatest mean of a window of 8 × 8 pixels. Chromium turns and enlarges pixels that are drawn already, so that edges are softer by up to
# half a pixel; where the picture is largest, that is least.
WINDOW = 18
# Categories of Chromium's own record of what it does.
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline", "cc"]
# Work of the main thread for a new frame.
WORK = {
    "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer", "UpdateLayerTree", "FireAnimationFrame",
    "FunctionCall", "EvaluateScript", "TimerFire", "ParseAuthorStyleSheet", "PaintImage", "Decode Image",
}
SEEK = """(async part => {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = part * animation.effect.getComputedTiming().duration;
  }
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  return document.getAnimations().length;
})(%s)"""


class Sheet:
    """A stylesheet, and frames of the same motion."""

    def __init__(self, name, folder, css):
        self.name, self.folder, self.css = name, folder, css
        self.duration = float(re.search(r"calc\(([\d.]+)ms", css)[1]) if "@keyframes" in css else None
        self.frames = {}

    def draw(self, *options):
        fps = [] if self.duration is None else ["--fps", f"{MOMENTS * 1000 / self.duration:.9g}"]
        for scale in (1, 2):
            folder = self.folder / f"{self.name}-{scale}"
            command = [PROGRAM, "render", self.name, "--to", "frames", "--scale", str(scale), *fps, *options, "--name", "f", "-o", folder]
            subprocess.run(command, check=True, capture_output=True)
            self.frames[scale] = sorted(folder.glob("*.png"))
        self.width, self.height = Image.open(self.frames[1][0]).size

    @property
    def side(self):
        return max(self.width, self.height)


def read(folder, names):
    """The stylesheets of all motions that have one, and the reason of each that has none."""
    sheets, refused = [], {}
    for name in names:
        done = subprocess.run([PROGRAM, "render", name, "--to", "css-class", "-o", folder / f"{name}.css"], capture_output=True, text=True)
        if done.returncode:
            refused[name] = done.stderr.strip()
        else:
            sheets.append(Sheet(name, folder, (folder / f"{name}.css").read_text()))
    return sheets, refused


def selector(name):
    return re.sub(r"^(\d)", r"\\3\1 ", name)


class Stylesheets:
    def __init__(self, browser, folder):
        self.browser, self.folder, self.wrong = browser, folder, []

    def expect(self, is_so, fault):
        if not is_so:
            self.wrong.append(fault)

    def write(self, sheets, scale=1, head=""):
        boxes, height = places([{"width": sheet.width, "height": sheet.height} for sheet in sheets])
        spans = "".join(
            f'<span class="{sheet.name}" role="progressbar" aria-label="Loading" style="position:absolute;left:{x}px;top:{y}px;'
            f'font-size:{sheet.side}px"></span>' for sheet, (x, y) in zip(sheets, boxes))
        styles = "".join(f"<style>{sheet.css}</style>" for sheet in sheets)
        file = self.folder / "page.html"
        file.write_text(f'<!doctype html><meta charset="utf-8"><style>body {{ color: #2F6DB0 }}</style>{styles}{head}{spans}')
        return file, boxes, height

    def open(self, sheets, scale):
        file, boxes, height = self.write(sheets, scale)
        self.browser.call("Emulation.setDefaultBackgroundColorOverride", color={"r": 0, "g": 0, "b": 0, "a": 0})
        self.browser.call("Emulation.setDeviceMetricsOverride", width=1000, height=height, deviceScaleFactor=scale, mobile=False)
        self.browser.navigate(file.as_uri())
        return boxes

    def compare(self, sheets, scale, worst):
        boxes = self.open(sheets, scale)
        for moment in range(MOMENTS):
            self.browser.evaluate(SEEK % (moment / MOMENTS))
            self.judge(self.browser.screenshot("RGBA"), sheets, boxes, scale, moment, worst)

    def judge(self, picture, sheets, boxes, scale, moment, worst):
        for sheet, (x, y) in zip(sheets, boxes):
            if moment >= len(sheet.frames[scale]):
                continue
            frame = Image.open(sheet.frames[scale][moment])
            part = picture.crop((x * scale, y * scale, x * scale + frame.width, y * scale + frame.height))
            mean, window = differences(part, frame)
            known = worst.setdefault((sheet.name, scale), [0, 0, 0])
            if window > known[1]:
                known[2] = moment
            known[:2] = max(known[0], mean), max(known[1], window)

    def trace(self, sheets, seconds):
        """Counts of paints, and milliseconds of the main thread for frames, while all of them run."""
        self.open(sheets, 1)
        time.sleep(1)
        self.browser.call("Tracing.start", transferMode="ReportEvents", traceConfig={"includedCategories": TRACED})
        time.sleep(seconds)
        events = self.browser.trace_events()
        names = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e["name"] == "thread_name"}
        main = [e for e in events if names.get((e["pid"], e["tid"])) == "CrRendererMain" and e["name"] in WORK]
        drawn = sum(1 for e in events if e["name"] == "DrawFrame")
        return sum(e["name"] == "Paint" for e in main), sum(e.get("dur", 0) for e in main) / 1000, drawn


def differences(image, frame):
    off = numpy.abs(premultiplied(image) - premultiplied(frame))
    sums = numpy.cumsum(numpy.cumsum(numpy.pad(off, ((8, 0), (8, 0), (0, 0))), axis=0), axis=1)
    windows = sums[8:, 8:] - sums[:-8, 8:] - sums[8:, :-8] + sums[:-8, :-8]
    return float(off.mean(axis=(0, 1)).max()), float(windows.max()) / 64
