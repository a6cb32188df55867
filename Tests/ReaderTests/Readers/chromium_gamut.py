"""Draws pictures on a canvas of Display P3 in headless Chromium.

Usage: chromium_gamut.py FOLDER COLOR      COLOR as CSS writes it

Prints a JSON object: for each picture of the folder the red, green, blue and alpha of its middle in Display P3, and under "css" those
of the color as Chromium itself fills it.
"""

import base64
import json
import pathlib
import sys
import tempfile

from browser import Browser

TYPES = {".png": "png", ".apng": "apng", ".webp": "webp", ".avif": "avif", ".svg": "svg+xml"}

MIDDLE = """(async () => {
  const context = () => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 32;
    return canvas.getContext("2d", {colorSpace: "display-p3"});
  };
  const middle = (context) => Array.from(context.getImageData(16, 16, 1, 1, {colorSpace: "display-p3"}).data);
  const found = {};
  for (const [name, source] of Object.entries(PICTURES)) {
    const image = new Image();
    image.src = source;
    await image.decode();
    const drawn = context();
    drawn.drawImage(image, 0, 0, 32, 32);
    found[name] = middle(drawn);
  }
  const filled = context();
  filled.fillStyle = COLOR;
  filled.fillRect(0, 0, 32, 32);
  found.css = middle(filled);
  return found;
})()"""

pictures = {}
for path in sorted(pathlib.Path(sys.argv[1]).iterdir()):
    if path.suffix in TYPES:
        data = base64.b64encode(path.read_bytes()).decode()
        pictures[path.name] = f"data:image/{TYPES[path.suffix]};base64,{data}"
with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
    browser = Browser(profile, 1)
    try:
        browser.attach()
        script = MIDDLE.replace("PICTURES", json.dumps(pictures)).replace("COLOR", json.dumps(sys.argv[2]))
        print(json.dumps(browser.evaluate(script)))
    finally:
        browser.close()
