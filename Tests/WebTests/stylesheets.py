"""Stylesheets of one class in browsers: their pictures beside the program's frames, and what they cost while they run."""

import json
import os
import pathlib
import re
import subprocess
import time

import numpy
from PIL import Image

from firefox import Firefox
from vector_difference import premultiplied
from vector_page import places

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("SPINDLE") or ROOT / ".build/release/spindle"
# Moments of each loop, none of them one at which most motions step.
MOMENTS = 7
ENDINGS = {"css-class": ".css", "html-css": ".html"}
# The greatest mean of a picture, and of a window of 8 × 8 pixels, in levels. The compositor turns and enlarges pixels that are drawn already, so
# that edges are a little softer; pictures of small dots and of many lines are edges for the most part.
MEAN, WINDOW = 9, 36
EDGES = {"ui5-dots": 13, "fsk-piano-wave": 10}
# Bars of 4 points and tiles whose sides move along pixels: a side is in this pixel or in the next.
SIDES = {"mui-linear", "vuetify-bar", "radix-bar", "quasar-bar", "epic-scaling-squares"}
SIDE = 50
# Arcs that are empty for a moment, for which a page has the round ends of nothing.
EMPTY = {"qt-winui3", "egui-ring", "uikit-ring", "daisyui-spinner", "swiperefresh"}
# Lines that are not there for a while: Chromium then updates styles once a loop, in less than a millisecond.
VANISHING = {"compose-m2-linear", "flutter-linear", "qt-material-linear", "material-web-linear", "mui-linear"}
# The greatest time of the main thread for frames in two seconds, in milliseconds: one in five.
BUSY = 0.4
# Categories of Chromium's own record of what it does.
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline", "disabled-by-default-devtools.timeline.frame", "cc"]
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
    """What a page has of an indicator, and frames of the same motion."""

    def __init__(self, name, folder, css, markup=None):
        self.name, self.folder, self.css = name, folder, css
        self.markup = markup or f'<span class="{name}" role="progressbar" aria-label="Loading"></span>'
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


def read(folder, form, names):
    """What each motion is in a format, and the reason of each that is refused."""
    sheets, refused = [], {}
    for name in names:
        file = folder / f"{name}{ENDINGS[form]}"
        done = subprocess.run([PROGRAM, "render", name, "--to", form, "-o", file], capture_output=True, text=True)
        if done.returncode:
            refused[name] = done.stderr.strip()
        elif form == "css-class":
            sheets.append(Sheet(name, folder, file.read_text()))
        else:
            style, markup = re.fullmatch(r"<style>\n(.*)</style>\n(<span.*</span>)\n", file.read_text(), re.S).groups()
            sheets.append(Sheet(name, folder, style, markup))
    return sheets, refused


class Stylesheets:
    def __init__(self, browser, folder):
        self.browser, self.folder, self.wrong, self.figures = browser, folder, [], {}

    def expect(self, is_so, fault):
        if not is_so:
            self.wrong.append(fault)

    def write(self, sheets, scale=1, head=""):
        boxes, height = places([{"width": sheet.width, "height": sheet.height} for sheet in sheets])
        spans = "".join(
            f'<div style="position:absolute;left:{x}px;top:{y}px;display:flex;font-size:{sheet.side}px">{sheet.markup}</div>' for sheet, (x, y) in zip(sheets, boxes))
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

    def run(self, names):
        """Both formats with all motions; lines that say what was seen."""
        lines = []
        for form in ENDINGS:
            sheets, refused = read(self.folder, form, names)
            for name, fault in refused.items():
                self.expect(f"{form} cannot hold {name}" in fault and "use " in fault, f"{form}, {name}: {fault}")
            for sheet in sheets:
                sheet.draw()
            worst = {}
            for scale in (1, 2):
                for start in range(0, len(sheets), 100):
                    self.compare(sheets[start:start + 100], scale, worst)
            for (name, scale), (mean, window, moment) in worst.items():
                self.expect(
                    mean <= EDGES.get(name, MEAN) and window <= (SIDE if name in SIDES else WINDOW),
                    f"{form}, {name} at {scale}: a mean of {mean:.2f} levels, {window:.1f} in a window, worst at {moment} of {MOMENTS}")
            paints, spent, drawn = 0, 0, 0
            still = [sheet for sheet in sheets if sheet.name not in VANISHING]
            for start in range(0, len(still), 20):
                part = still[start:start + 20]
                found = self.trace(part, 2)
                paints, spent, drawn = paints + found[0], max(spent, found[1]), drawn + found[2]
                if found[0] or found[1] > BUSY:
                    self.wrong += [f"{form}: {found[0]} paints and {found[1]:.2f} ms of the main thread in 2 s among {[s.name for s in part]}"]
            means = [mean for mean, _, _ in worst.values()]
            lines.append(
                f"{form}: {len(sheets)} of {len(names)} motions; pictures differ by at most {max(means):.2f} levels, {sum(means) / len(means):.2f} on "
                f"average, {max(window for _, window, _ in worst.values()):.1f} in a window of 8 × 8; {paints} paints, at most {spent:.2f} ms of "
                f"the main thread in 2 s, {drawn} frames")
            lines.append(f"{form}: Firefox differs from the program by at most {self.firefox(sheets[::8]):.2f} levels in {len(sheets[::8])} motions")
            self.figures[form] = len(sheets)
        self.control()
        self.values()
        text = (ROOT / "Sources/Spindle/Spindle.docc/CSS.md").read_text()
        for form, count in self.figures.items():
            self.expect(f"`{form}` | {count} of {len(names)}" in text, f"CSS.md does not say that {form} shows {count} of {len(names)} motions")
        return lines

    def firefox(self, sheets):
        """The greatest mean of a sample in Firefox, over white."""
        file, boxes, height = self.write(sheets)
        browser, worst = Firefox(self.folder / f"firefox-{len(self.figures)}"), 0
        try:
            browser.open(file.as_uri(), 1000, height)
            for moment in range(MOMENTS):
                browser.evaluate(SEEK % (moment / MOMENTS))
                picture = browser.screenshot()
                for sheet, (x, y) in zip(sheets, boxes):
                    if moment >= len(sheet.frames[1]) or moment == 0 and sheet.name in EMPTY:
                        continue
                    frame = Image.open(sheet.frames[1][moment]).convert("RGBA")
                    over = Image.alpha_composite(Image.new("RGBA", frame.size, "white"), frame)
                    mean, window = differences(picture.crop((x, y, x + frame.width, y + frame.height)), over)
                    worst = max(worst, mean)
                    self.expect(
                        mean <= EDGES.get(sheet.name, MEAN) and window <= (SIDE if sheet.name in SIDES else WINDOW),
                        f"{sheet.name} at {moment} in Firefox: a mean of {mean:.2f} levels, {window:.1f} in a window")
        finally:
            browser.close()
        return worst

    def control(self):
        """What moves by painting is seen to paint, and to keep the main thread busy."""
        css = "@keyframes a { to { background-position: 48px 0; } } .a { width: 48px; height: 48px; background: linear-gradient(red, blue) 0 0 / 8px 8px; animation: a calc(1000ms) linear infinite; }"
        sheet = Sheet("a", self.folder, css)
        sheet.width, sheet.height = 48, 48
        paints, spent, _ = self.trace([sheet], 2)
        self.expect(paints > 10 and spent > 1, f"what paints is seen to paint {paints} times, in {spent:.2f} ms")

    def values(self):
        """A ring that follows its custom property, beside frames of these values."""
        for options in ([], ["--cap", "butt"], ["--opening", "90"], ["--counterclockwise", "--track", "#E5E7EB"]):
            file = self.folder / "ring.css"
            command = [PROGRAM, "render", "circular", "--size", "64", *options]
            subprocess.run([*command, "--value", "0.4", "--to", "css-class", "-o", file], check=True, capture_output=True)
            sheet = Sheet("ring", self.folder, file.read_text())
            sheet.width = sheet.height = 64
            (x, y), = self.open([sheet], 2)
            for value in (0.1, 0.4, 0.625, 0.9, 1):
                frames = self.folder / f"ring-{value}"
                subprocess.run([*command, "--value", str(value), "--to", "frames", "--scale", "2", "--name", "f", "-o", frames], check=True, capture_output=True)
                self.browser.evaluate(
                    "(async () => { const ring = document.querySelector('.ring'); ring.style.transition = 'none';"
                    f"ring.style.setProperty('--value', {value}); for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame); }})()")
                frame = Image.open(next(frames.glob("*.png")))
                part = self.browser.screenshot("RGBA").crop((x * 2, y * 2, x * 2 + frame.width, y * 2 + frame.height))
                mean, window = differences(part, frame)
                self.expect(mean <= 2 and window <= 16, f"a ring with {options} at {value}: {mean:.2f} levels, {window:.1f} in a window")

    def compare(self, sheets, scale, worst):
        boxes = self.open(sheets, scale)
        # What the browser has drawn in a hurry it draws again soon. An animation that is at 0 already is not moved there, whatever of it is on
        # the screen.
        self.browser.evaluate(SEEK % 0.5)
        last = None
        for _ in range(50):
            time.sleep(0.1)
            picture = self.browser.screenshot("RGBA")
            if last is not None and picture.tobytes() == last:
                break
            last = picture.tobytes()
        for moment in range(MOMENTS):
            self.browser.evaluate(SEEK % (moment / MOMENTS))
            self.judge(self.browser.screenshot("RGBA"), sheets, boxes, scale, moment, worst)

    def judge(self, picture, sheets, boxes, scale, moment, worst):
        for sheet, (x, y) in zip(sheets, boxes):
            if moment >= len(sheet.frames[scale]) or moment == 0 and sheet.name in EMPTY:
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
        # All of them are drawn and handed over by then.
        time.sleep(2)
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
