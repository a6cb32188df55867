"""Plays Lottie files in lottie-web, in headless Chromium, and compares what it shows with frames.

Usage: lottie_web.py CASES      CASES is a JSON file: a list of objects with

  name, width, height (points), scale, times (milliseconds), frames (a PNG file for each time)
  numbers (of the frames in the file)
  lottie  the file: JSON, a dotLottie archive or a sticker

Prints a JSON object for each player: the worst differences of each case.
"""

import gzip
import importlib.util
import json
import pathlib
import sys
import tempfile
import zipfile

from browser import Browser
from vector_difference import Report
from vector_page import crop, page

# The package that a version comes in, its file there, the renderer, and of how many moments one is looked at.
PLAYERS = {
    "5.12.2": ("dash_extensions", "async-Lottie.js", "svg", 1),
    "5.12.2 canvas": ("dash_extensions", "async-Lottie.js", "canvas", 4),
    "5.7.4": ("wagtail_lottie", "static/wagtail_lottie/lottie-player.js", "svg", 3),
    "5.7.14 light": ("dash_lottie_loading", "async-DashLottieLoading.js", "svg", 3),
}

# Bundles push their modules, of which one loads animations; without a bundle the player is a global.
HEAD = """<script>
  const modules = [];
  self.webpackChunkdash_extensions = self.webpackJsonpdash_lottie_loading = { push: chunk => modules.push(...Object.values(chunk[1])) };
</script><script src="%s"></script>"""

LOAD = """(async (animations, renderer) => {
  const built = modules.map(make => {
    const module = { exports: {} };
    // Modules that need others are not the player.
    try { make.call(module.exports, module, module.exports, () => ({})); } catch {}
    return module.exports;
  });
  const lottie = self.lottie ?? built.find(found => found.loadAnimation);
  self.players = [...document.querySelectorAll("div")].map((container, i) => {
    const { name, data } = animations[i];
    try {
      const player = lottie.loadAnimation({ container, renderer, autoplay: false, animationData: data });
      player.addEventListener("error", event => { self.failure = `${name}: ${event.nativeError}`; });
      return player;
    } catch (error) { throw new Error(`${name}: ${error.stack}`); }
  });
  while (!players.every(player => player.isLoaded)) await new Promise(requestAnimationFrame);
  return lottie.version;
})(%s, %s)"""

SHOW = """(async numbers => {
  players.forEach((player, i) => player.goToAndStop(numbers[i], true));
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  if (self.failure) throw new Error(self.failure);
})(%s)"""


def animation(path):
    path = pathlib.Path(path)
    if path.suffix == ".lottie":
        archive = zipfile.ZipFile(path)
        return json.loads(archive.read(next(name for name in archive.namelist() if name.startswith("a/"))))
    return json.loads(gzip.decompress(path.read_bytes()) if path.suffix == ".tgs" else path.read_text())


def play(browser, folder, cases, name):
    package, file, renderer, step = PLAYERS[name]
    script = pathlib.Path(importlib.util.find_spec(package).submodule_search_locations[0]) / file
    boxes = page(browser, folder, cases, lambda case: "", HEAD % script.as_uri())
    data = [{"name": case["name"], "data": animation(case["lottie"])} for case in cases]
    version = browser.evaluate(LOAD % (json.dumps(data), json.dumps(renderer)))
    assert version == name.split()[0], f"{script} has lottie-web {version}"
    report = Report()
    for index in range(0, max(len(case["numbers"]) for case in cases), step):
        browser.evaluate(SHOW % json.dumps([case["numbers"][min(index, len(case["numbers"]) - 1)] for case in cases]))
        picture = browser.screenshot("RGBA")
        for case, box in zip(cases, boxes):
            if index < len(case["numbers"]):
                report.add(case, index, crop(picture, case, box))
    return report.worst


cases = json.loads(pathlib.Path(sys.argv[1]).read_text())
with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
    browser = Browser(profile, 2)
    try:
        browser.attach()
        print(json.dumps({name: play(browser, profile, cases, name) for name in PLAYERS}))
    finally:
        browser.close()
