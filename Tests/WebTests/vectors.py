"""SVG files in pages: many parts of one page, and files with a light and a dark look."""

import io
import json
import pathlib
import re
import shutil
import subprocess

import cairosvg
import numpy
import resvg_py
from PIL import Image

PROGRAM = pathlib.Path(__file__).resolve().parents[2] / ".build/release/spindle"
STAR = "M12 2l3 7h7l-6 5 2 8-6-5-6 5 2-8-6-5h7z"
COLORS = "#0A6ED1,#7F52FF,#E9730C"
RING = {"size": 64, "stroke": 8, "track": "#D5DCE4"}

# Two folders with the same name of an asset, and names in several scripts: masks, clips, gradients, outlines, dashes, turns, labels.
CROWDS = (
    {
        "spinner": {"motion": "fluent", "track": "theme", "theme": "fiori-light"}, "загрузка": {"motion": "material-advance"},
        "読込": {"motion": "material-web"}, "تحميل": {"motion": "swiperefresh"}, "waiting": {"motion": "ui5-dots"}, "a": {"motion": "cupertino"},
        "b": {"motion": "material-wavy"}, "c": {"motion": "material-loading"}, "d": {"motion": "carbon"}, "e": {"motion": "winui"},
        "ring": {**RING, "motion": "fluent", "gradient": COLORS}, "bar": {"indicator": "linear", "motion": "material-disjoint", "width": 90},
        "filled": {"shape": STAR, "shape-by": "fill", "value": "0:1", "track": "#D5DCE4"},
    },
    {
        "spinner": {"motion": "primer"}, "ring": {**RING, "value": "0:1", "gradient": COLORS}, "two": {**RING, "value": "0:1", "value2": 0.7, "color": "#0A6ED180"},
        "bar": {"indicator": "linear", "value": "0:1", "gradient": COLORS, "width": 90, "height": 8}, "words": {"value": "0:1", "label": "Saving", "fps": 5, "size": 40},
        "waiting": {"skeleton": "line 60%x2", "skeleton-effect": "wave", "size": 90}, "turned": {"motion": "fluent", "shape": STAR, "shape-by": "turn"},
        "traced": {"motion": "mui", "shape": STAR, "shape-by": "trace"}, "wide": {"indicator": "linear", "motion": "material-wavy-linear", "width": 90},
        "change": {"motion": "fluent", "transition": "active:success", "theme": "fiori-light"}, "cut": {**RING, "motion": "fluent", "segments": 12},
    },
)
PAIRS = ["light-dark(#B3261E, #F2B8B5)", "light-dark(#386A20, #9CD67D)", "light-dark(#0A6ED1, #5BA8F580)"]

# What both looks of a file are: a theme's, the usual ones, or those of pairs.
LOOKS = {
    "theme": {"theme": "fiori-light", "motion": "fluent", "track": "theme"}, "usual": {"motion": "fluent", "size": 48, "stroke": 4, "track": "none"},
    "value": {"theme": "material-light", "value": 0.6, "track": "theme"}, "bar": {"theme": "material-light", "indicator": "linear", "value": 0.6, "width": 90},
    "colors": {"motion": "swiperefresh", "color": PAIRS[:2]}, "alpha": {"motion": "fluent", "color": PAIRS[2], "track": "light-dark(#D5DCE4, #FFFFFF30)"},
    "shade": {**RING, "motion": "fluent", "gradient": "light-dark(#0A6ED1, #5BA8F5),light-dark(#7F52FF, #FFB4AB)"},
    "shade-bar": {"indicator": "linear", "value": 0.7, "width": 90, "height": 10, "gradient": "light-dark(#0A6ED1, #5BA8F580),light-dark(#7F52FF, #FFB4AB)"},
    "words": {"theme": "fiori-light", "value": 0.4, "label": "Saving", "progress-text": "percent", "size": 40}, "ground": {"theme": "fiori-light", "motion": "mui", "background": "surface"},
    "state": {"theme": "fiori-light", "motion": "fluent", "transition": "active:error"}, "tiles": {"motion": "material-contiguous", "theme": "material-light", "indicator": "linear", "width": 90},
    "shapes": {"motion": "material-loading", "theme": "material-expressive-light", "container": "theme"},
}

CELL, ACROSS = 100, 10

# What is paused may run until the next picture.
FREEZE = """(async time => {
  const animations = document.getAnimations();
  for (const animation of animations) animation.pause();
  await Promise.all(animations.map(animation => animation.ready));
  for (const animation of animations) animation.currentTime = time;
  for (const svg of document.querySelectorAll('svg')) { svg.pauseAnimations(); svg.setCurrentTime(time / 1000); }
  for (let count = 0; count < 3; count++) await new Promise(requestAnimationFrame);
  return animations.length;
})(%s)"""


def build(folder, assets, *formats):
    """Files of all assets, below a folder."""
    folder.mkdir(parents=True)
    manifest = {"version": 1, "defaults": {"to": list(formats)}, "assets": assets}
    (folder / "spindle.json").write_text(json.dumps(manifest))
    done = subprocess.run([PROGRAM, "build", folder / "spindle.json", "--out", folder / "built"], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stderr)
    return folder / "built"


def cells(contents, side=CELL, across=ACROSS):
    """A page of cells beside each other."""
    divs = (f'<div style="left:{index % across * side}px;top:{index // across * side}px;width:{side}px;height:{side}px">{content}</div>' for index, content in enumerate(contents))
    return f'<!doctype html><meta charset="utf-8"><style>html {{ background: white }} body {{ margin: 0 }} div {{ position: absolute; overflow: hidden }} svg, img {{ display: block }}</style>{"".join(divs)}'


def cell(picture, index):
    left, top = index % ACROSS * CELL, index // ACROSS * CELL
    return numpy.asarray(picture.crop((left, top, left + CELL, top + CELL)), dtype=float)


def windows(difference):
    """The greatest mean of windows of 8 × 8 pixels."""
    sums = numpy.pad(difference, ((1, 0), (1, 0))).cumsum(axis=0).cumsum(axis=1)
    return float((sums[8:, 8:] - sums[:-8, 8:] - sums[8:, :-8] + sums[:-8, :-8]).max() / 64)


def half(value, index):
    """A value with one half of each of its pairs."""
    if isinstance(value, list):
        return [half(item, index) for item in value]
    return re.sub(r"light-dark\(([^,()]+), ([^()]+)\)", lambda found: found[index + 1], value) if isinstance(value, str) else value


def over_white(picture):
    pixels = numpy.asarray(picture, dtype=float)
    return 255 + (pixels[..., :3] - 255) * pixels[..., 3:] / 255


class Vectors:
    def __init__(self, browser, folder):
        self.browser, self.folder, self.wrong, self.count = browser, folder, [], 0
        folder.mkdir()

    def expect(self, holds, fault):
        self.count += 1
        if not holds:
            self.wrong.append(fault)

    def run(self):
        self.browser.call("Emulation.setDeviceMetricsOverride", width=CELL * ACROSS, height=CELL * 6, deviceScaleFactor=1, mobile=False)
        self.crowds()
        self.looks()
        self.surround("light")
        self.browser.call("Emulation.clearDeviceMetricsOverride")

    def surround(self, scheme):
        self.browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        # What is loaded first is not yet shown in it.
        self.show([""])

    def show(self, contents, time=None):
        file = self.folder / "page.html"
        file.write_text(cells(contents))
        self.browser.navigate(file.as_uri())
        if time is not None:
            self.browser.evaluate(FREEZE % time)
        # Until nothing changes any more: a machine that is busy is late.
        shown, last = self.browser.screenshot(), None
        while shown != last:
            shown, last = self.browser.screenshot(), shown
        return shown

    def crowds(self):
        """Each of many parts of a page looks as it does by itself."""
        files = []
        for number, crowd in enumerate(CROWDS):
            built = build(self.folder / f"crowd-{number}", crowd, "svg", "svg-css")
            files += [(name, number, built) for name in crowd]
        for suffix in (".svg", ".css.svg"):
            texts = [(built / (name + suffix)).read_text() for name, _, built in files]
            words = [set(re.findall(r'\bid="([^"]+)"|@keyframes (\S+)', text)) | {(name, "") for names in re.findall(r'class="([^"]+)"', text) for name in names.split()} for text in texts]
            for index, own in enumerate(words):
                name = f"{files[index][0]}{suffix}"
                shared = [other for other, text in enumerate(texts) if other != index and own & words[other]]
                self.expect(not shared, f"{name}: identifiers are also those of {[files[other][0] for other in shared]}")
                self.expect(all(re.fullmatch(r"[a-z][a-z0-9]{5,12}(-[a-z0-9]+)+", "".join(word)) for word in own), f"{name}: identifiers are {own}")
            for time in (400, 1130):
                together = self.show(texts, time)
                for index, text in enumerate(texts):
                    alone = self.show([""] * index + [text], time)
                    # Chromium may paint what it scales smaller or larger than it is, where there is more on the page.
                    off = windows(numpy.abs(cell(together, index) - cell(alone, index)).max(axis=2))
                    self.expect(off <= 18, f"{files[index][0]}{suffix} of folder {files[index][1]} is {off:.1f} levels off among others at {time} ms")

    def looks(self):
        """A file of two looks is in each what a file of that look is, wherever a page has it; other readers show the light one."""
        light, dark = ({name: {key: half(value, index) for key, value in request.items()} for name, request in LOOKS.items()} for index in range(2))
        for request in dark.values():
            if "theme" in request:
                request["theme"] = request["theme"].replace("light", "dark")
        dark["usual"]["theme"] = "neutral-dark"
        both = build(self.folder / "both", {name: {**request, "light-dark": True} for name, request in LOOKS.items()}, "svg", "svg-css")
        alone = {scheme: build(self.folder / scheme, requests, "svg", "svg-css", "frames") for scheme, requests in (("light", light), ("dark", dark))}
        for suffix in (".svg", ".css.svg"):
            texts = [(both / (name + suffix)).read_text() for name in LOOKS]
            for scheme, built in alone.items():
                self.surround(scheme)
                own = [(built / (name + suffix)).read_text() for name in LOOKS]
                for time in (390, 1210):
                    shown, wanted = self.show(texts, time), self.show(own, time)
                    for index, name in enumerate(LOOKS):
                        off = windows(numpy.abs(cell(shown, index) - cell(wanted, index)).max(axis=2))
                        self.expect(off <= 10, f"{name}{suffix} is {off:.1f} levels off in the {scheme} look at {time} ms")
                self.images(both, built, suffix, scheme)
            for name, text in zip(LOOKS, texts):
                self.readers(name + suffix, text, (alone["light"] / (name + suffix)).read_text())

    def images(self, both, built, suffix, scheme):
        """Stills as images and as backgrounds, beside the frame."""
        names = [name for name, request in LOOKS.items() if isinstance(request.get("value"), float)]
        for kind, tag in (("image", '<img src="{}">'), ("background", '<p style="margin:0;width:100%;height:100%;background:url({}) no-repeat"></p>')):
            shown = self.show([tag.format((both / (name + suffix)).as_uri()) for name in names])
            wanted = self.show([tag.format((built / (name + suffix)).as_uri()) for name in names])
            frames = self.show([f'<img src="{next(built.glob(f"{name}*.png")).as_uri()}">' for name in names])
            for index, name in enumerate(names):
                off = numpy.abs(cell(shown, index) - cell(wanted, index)).max()
                self.expect(off <= 2, f"{name}{suffix} as {kind} is {off:.0f} levels off in the {scheme} look")
                off = windows(numpy.abs(cell(shown, index) - cell(frames, index)).max(axis=2))
                self.expect(off <= 13, f"{name}{suffix} as {kind} is {off:.1f} levels off the {scheme} frame")

    def readers(self, name, both, light):
        """Readers that play nothing show the light look, to the pixel."""
        def draw(text):
            yield "resvg", bytes(resvg_py.svg_to_bytes(svg_string=text))
            yield "CairoSVG", cairosvg.svg2png(bytestring=text.encode())
            if shutil.which("rsvg-convert"):
                yield "librsvg", subprocess.run(["rsvg-convert"], input=text.encode(), capture_output=True, check=True).stdout
        for (reader, shown), (_, wanted) in zip(draw(both), draw(light)):
            shown, wanted = (over_white(Image.open(io.BytesIO(data)).convert("RGBA")) for data in (shown, wanted))
            off = numpy.abs(shown - wanted).max() if shown.shape == wanted.shape else 255
            self.expect(off <= 2, f"{reader} shows {name} {off:.0f} levels off the light look")
