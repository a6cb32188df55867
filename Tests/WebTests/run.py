#!/usr/bin/env python3
"""What a browser makes of the module, the script, the element and SVG files. One Chromium does nearly everything.

Usage: run.py [SUITE]…     pixels layouts elements policy bits memory figures previews studio stylesheets vectors zooms; all of them where none is named
       run.py pictures     takes the pictures of the articles about the studio again
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "ReaderTests/Readers"))

from browser import Browser  # noqa: E402

import cases  # noqa: E402
import elements  # noqa: E402
import figures  # noqa: E402
import layouts  # noqa: E402
import pages  # noqa: E402
import pictures  # noqa: E402
import pixels  # noqa: E402
import previews  # noqa: E402
import studio  # noqa: E402
import stylesheets  # noqa: E402
import vectors  # noqa: E402
import zooms  # noqa: E402


class Suites:
    def __init__(self, browser, server, folder):
        self.browser, self.server, self.folder = browser, server, folder

    def draw(self):
        """A page with the module, the program's fonts and what draws."""
        self.server.pages["drawing.html"] = pages.DRAWING
        self.browser.navigate(self.server.url("drawing.html"))
        for _ in range(200):
            if self.browser.evaluate("globalThis.spindle !== undefined"):
                return
            time.sleep(0.05)
        sys.exit("the page does not load the module")

    def pixels(self):
        listed = json.loads(subprocess.check_output([pages.ROOT / ".build/release/spindle", "list", "motions", "--json"]))
        asked = {**cases.motions(listed["motions"]), **cases.looks(), **cases.paints(), **cases.transitions(), **cases.steps()}
        frames = pixels.render(asked, self.folder / "pixels")
        self.draw()
        stacked = {*pixels.STACKED, *(motion["name"] for motion in listed["motions"] if motion["kind"] == "elements")}
        large = pixels.render({name: asked[name] for name in asked if name in stacked}, self.folder / "large", scale=pixels.SCALE)
        wrong, worst = pixels.compare(self.browser, asked, frames, large)
        count = sum(map(len, frames.values()))
        print(f"pixels: {count} frames of {len(asked)} requests; at 8 times the size at most {worst['peak']:.1f} levels, "
              f"{worst['mean']:.2f} on average; in a window of 8 × 8 at most {worst['window']:.1f}")
        return wrong

    def layouts(self):
        asked = cases.layouts()
        frames = pixels.render(asked, self.folder / "layouts", scale=layouts.SCALE)
        self.draw()
        wrong, worst = layouts.compare(self.browser, asked, frames)
        print(f"layouts: {len(asked)} pictures with texts; boxes differ by at most {worst:.2f} px")
        return wrong

    def elements(self):
        self.server.pages["elements.html"] = elements.ELEMENTS.replace("SCRIPT", "/spindle-indicator.js")
        tests = elements.Elements(self.browser)
        tests.run(self.server.url("elements.html"))
        texts = elements.value_texts(str(self.folder / "values"), self.server.url("elements.html"))
        tests.expect(texts.get("ring") == "40%" and texts.get("bar") == "25\u00a0%", f"values in words are {texts}")
        tests.expect("spinner" not in texts, "a spinner has a value in words")
        print("elements: attributes, states, accessibility, keyboard, visibility, reduced motion")
        return tests.wrong

    def policy(self):
        """A page under a policy, and one that is opened as a file."""
        wrong = []
        self.server.pages["strict.html"] = elements.ELEMENTS.replace("<style>", "<template>").replace("</style>", "</template>").replace("SCRIPT", "/spindle-indicator.js")
        file = self.folder / "page.html"
        file.write_text(elements.ELEMENTS.replace("SCRIPT", (pages.WEB / "spindle-indicator.js").as_uri()))
        example = (pages.ROOT / "Tests/Examples/web/index.html").read_text()
        (self.folder / "example.html").write_text(example.replace("spindle-indicator.js", (pages.WEB / "spindle-indicator.js").as_uri()))
        for url in (self.server.url("strict/strict.html"), file.as_uri()):
            tests = elements.Elements(self.browser)
            tests.open(url)
            tests.expect(self.browser.evaluate("moves('spinner')"), f"{url}: a spinner stands still")
            tests.faults()
            wrong += tests.wrong
        self.browser.navigate((self.folder / "example.html").as_uri())
        shown = self.browser.evaluate(
            "new Promise(done => setTimeout(() => done([...document.querySelectorAll('spindle-indicator')].map("
            "e => e.shadowRoot?.querySelectorAll('path').length ?? 0)), 500))")
        if not shown or min(shown) == 0:
            wrong.append(f"the example shows {shown}")
        print("policy: a Content-Security-Policy over http, and pages from files")
        return wrong

    def bits(self):
        """The exact path of motions, easings and springs, by the digests that the program and Node have, too."""
        lines = (pages.ROOT / "Tests/PageTests/Node/bits.tsv").read_text().split("\n")
        digests = dict(reversed(line.split("\t")) for line in lines if line)
        self.server.folders.append(pages.ROOT / ".build/wasm")
        self.draw()
        found = self.browser.evaluate("""(async count => {
          const { exports } = (await WebAssembly.instantiate(await (await fetch('/bits.wasm')).arrayBuffer(), {})).instance;
          return Array.from({ length: count }, (_, index) => BigInt.asUintN(64, exports.bits(index)).toString(16));
        })(%d)""" % len(digests))
        print(f"bits: {len(digests)} digests of 100,000 times")
        return [name for (name, digest), seen in zip(digests.items(), found) if digest != seen]

    def memory(self):
        self.draw()
        before, after, distinct = self.browser.evaluate(figures.MEMORY)
        print(f"memory: {after} bytes after 2,200 scenes")
        return ([] if after == before and before else [f"memory has grown from {before} to {after} bytes"]) + (
            [] if distinct else ["two modules on a page disturb each other"])

    def studio(self):
        tests = studio.Studio(self.browser, self.folder / "studio")
        tests.run()
        print(f"studio: {'; '.join(tests.figures)}; links, motions, seams, stories, three widths, two schemes, axe-core, attacks on its server")
        return tests.wrong

    def vectors(self):
        tests = vectors.Vectors(self.browser, self.folder / "vectors")
        tests.run()
        print(f"vectors: {tests.count} comparisons of files among others, in two looks, as images, and in other readers")
        return tests.wrong

    def zooms(self):
        """Firefox and WebKit, too; the latter is to be had on Linux."""
        tests = zooms.Zooms(self.folder / "zooms")
        tests.chromium(self.browser)
        tests.firefox()
        if sys.platform == "linux":
            tests.webkit()
        worst = ", ".join(f"{off:.1f} in {engine}" for engine, off in tests.worst.items())
        print(f"zooms: {len(tests.names) - 1} motions at {len(zooms.ZOOMS)} zooms; windows differ by at most {worst}")
        return tests.wrong

    def pictures(self):
        pictures.Pictures(self.browser, self.folder / "pictures").run()
        print("pictures: look at them before you commit them")
        return []

    def figures(self):
        self.draw()
        speed = figures.speed(self.browser, self.server)
        print(f"figures: {speed['spans']} ns for spans ({speed['nativeSpans']} in the program), {speed['list']} ns for a display list "
              f"({speed['nativeList']} in the program)")
        print(f"figures: {speed['canvas']} ns drawn on a canvas, {speed['svg']} ns as SVG elements (lottie-web {speed['lottie']})")
        crowd = figures.crowd(self.browser, self.server)
        print(f"figures: 200 indicators: {crowd['dropped']} of {crowd['frames'] + crowd['dropped']} frames dropped, the longest took {crowd['longest']:.0f} ms")
        return []

    def stylesheets(self):
        folder = self.folder / "stylesheets"
        folder.mkdir()
        listed = json.loads(subprocess.check_output([stylesheets.PROGRAM, "list", "motions", "--json"]))
        tests = stylesheets.Stylesheets(self.browser, folder)
        for line in tests.run([motion["name"] for motion in listed["motions"]]):
            print(f"stylesheets: {line}")
        return tests.wrong

    def previews(self):
        folder = self.folder / "previews"
        folder.mkdir()
        tests = previews.Previews(self.browser, folder)
        count, worst, mean = tests.outputs()
        tests.long()
        tests.since()
        tests.widths()
        tests.access()
        tests.watched()
        tests.opened()
        print(f"previews: {count} pictures; Lottie differs by at most {worst:.0f} levels, {mean:.2f} on average")
        return tests.wrong


ALL = ["pixels", "layouts", "elements", "policy", "bits", "memory", "figures", "previews", "studio", "stylesheets", "vectors", "zooms"]
asked = sys.argv[1:] or ALL
wrong = []
with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
    browser = Browser(folder + "/profile", 1, "--font-render-hinting=none")
    try:
        browser.attach()
        browser.call("Page.addScriptToEvaluateOnNewDocument", source=elements.LISTEN)
        suites = Suites(browser, pages.Server(), pathlib.Path(folder))
        for name in asked:
            start = time.monotonic()
            found = getattr(suites, name)()
            print(f"  {time.monotonic() - start:.1f} s, {len(found)} wrong", flush=True)
            wrong += [f"{name}: {fault}" for fault in found]
    finally:
        browser.close()
        browser.process.wait()
if wrong:
    sys.exit("\n".join(wrong))
