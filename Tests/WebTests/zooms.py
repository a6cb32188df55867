"""SVG files that CSS moves, in pages that are zoomed, in three engines."""

import json
import re
import subprocess

import numpy
from firefox import Firefox
from webkit import WebKit

from vectors import CELL, FREEZE, PROGRAM, build, cells, windows

ZOOMS = (0.67, 1.1, 1.25, 1.5, 2)
# The moment that is shown, in milliseconds.
TIME = 430


class Zooms:
    """Motions that CSS moves, in pages that are zoomed: as in a page that is larger by itself."""

    ACROSS = 20
    # Chromium may turn what it has painted.
    LIMITS = {"Chromium": 21, "Firefox": 10, "WebKit": 10}
    # Firefox rounds a pixel to sixtieths of what it is at 100%; pictures are so large that they are whole pixels all the same.
    SIDES = {"Firefox": 132}
    ROUNDED = {"Firefox": {0.67: 2 / 3, 1.1: 12 / 11}}
    # A turn about a length, which WebKit enlarges twice: what is looked for would be seen.
    CONTROL = """<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28" viewBox="0 0 28 28"><style>
@keyframes control { to { transform: rotate(360deg); } } .control { animation: control 1500ms linear infinite; transform-origin: 14px 14px; }
</style><path class="control" d="M4,4H20V8H4Z"/></svg>"""

    def __init__(self, folder):
        listed = json.loads(subprocess.check_output([PROGRAM, "list", "motions", "--json"]))["motions"]
        requests = {}
        for motion in listed:
            request = requests[motion["name"]] = {"motion": motion["name"]}
            if motion["kind"] == "determinate":
                request["value"] = "0:1"
            if motion["kind"] == "bars":
                request["indicator"] = "linear"
        built = build(folder, requests, "svg-css")
        self.folder, self.wrong, self.worst, self.count = folder, [], {}, 0
        self.names = ["control", *requests]
        self.texts = [self.CONTROL, *((built / f"{name}.css.svg").read_text() for name in requests)]
        self.rows = -(-len(self.names) // self.ACROSS)

    def page(self, side):
        """The address of a page, and its size."""
        file = self.folder / f"page-{side}.html"
        sized = (re.sub(r'width="[^"]+" height="[^"]+"', f'width="{side}" height="{side}"', text, count=1) for text in self.texts)
        file.write_text(cells(sized, side, self.ACROSS))
        return file.as_uri()

    def run(self, engine, picture):
        """Compares what an engine shows: a picture of a page in a window, at a zoom."""
        plain = self.SIDES.get(engine, CELL)
        for zoom in ZOOMS:
            zoom = self.ROUNDED.get(engine, {}).get(zoom, zoom)
            side = round(plain * zoom)
            zoomed, enlarged = (picture(self.page(one), side * self.ACROSS, side * self.rows + 20, level) for one, level in ((plain, zoom), (side, 1)))
            self.compare(engine, zoom, side, zoomed, enlarged)

    def compare(self, engine, zoom, side, zoomed, enlarged):
        for index, name in enumerate(self.names):
            left, top = index % self.ACROSS * side, index // self.ACROSS * side
            one, other = (numpy.asarray(picture.crop((left, top, left + side, top + side)), dtype=float) for picture in (zoomed, enlarged))
            off = windows(numpy.abs(one - other).max(axis=2))
            if name == "control":
                if engine == "WebKit" and off <= self.LIMITS[engine]:
                    self.wrong.append(f"WebKit enlarges no length twice at {zoom:.0%}: nothing is looked for")
                continue
            self.worst[engine] = max(self.worst.get(engine, 0), off)
            if off > self.LIMITS[engine]:
                self.wrong.append(f"{name} is {off:.1f} levels off in {engine} at {zoom:.0%}")

    def chromium(self, browser):
        def picture(address, width, height, zoom):
            browser.call("Emulation.setDeviceMetricsOverride", width=round(width / zoom), height=round(height / zoom), deviceScaleFactor=zoom, mobile=False)
            browser.navigate(address)
            browser.evaluate(FREEZE % TIME)
            return browser.screenshot()
        self.run("Chromium", picture)
        browser.call("Emulation.clearDeviceMetricsOverride")

    def firefox(self):
        def picture(address, width, height, zoom):
            # A zoom is a density, which is set before the program starts.
            self.count += 1
            engine = Firefox(self.folder / f"firefox-{self.count}", zoom)
            try:
                engine.open(address, round(width / zoom), round(height / zoom))
                engine.evaluate(FREEZE % TIME)
                return engine.screenshot()
            finally:
                engine.close()
        self.run("Firefox", picture)

    def webkit(self):
        engine = WebKit(self.folder / "webkit")

        def picture(address, width, height, zoom):
            engine.zoom(zoom)
            engine.open(address, width, height)
            engine.evaluate(FREEZE % TIME)
            return engine.screenshot()
        try:
            self.run("WebKit", picture)
        finally:
            engine.close()
