"""How often Chromium plays animated pictures, and how long it shows each of their frames.

Usage: chromium_plays.py FILE…

Prints a JSON list, for each file an object with `plays`, 0 for no end, and `delays`, in milliseconds.
"""

import base64
import json
import pathlib
import sys
import tempfile

from browser import Browser

FACTS = """(async (type, text) => {
  const data = Uint8Array.from(atob(text), c => c.charCodeAt(0));
  const decoder = new ImageDecoder({type, data});
  await decoder.tracks.ready;
  await decoder.completed;
  const track = decoder.tracks.selectedTrack;
  const delays = [];
  for (let frameIndex = 0; frameIndex < track.frameCount; frameIndex++) {
    const {image} = await decoder.decode({frameIndex});
    delays.push(image.duration / 1000);
    image.close();
  }
  return {plays: track.repetitionCount === Infinity ? 0 : track.repetitionCount + 1, delays};
})"""

TYPES = {".gif": "image/gif", ".png": "image/png", ".apng": "image/png", ".webp": "image/webp"}

with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
    browser = Browser(profile, 1)
    try:
        browser.attach()
        # Decoders are for pages that nobody can have changed on the way, such as files.
        page = pathlib.Path(profile, "page.html")
        page.write_text("<!DOCTYPE html><title>-</title>")
        browser.navigate(page.as_uri())
        found = []
        for path in map(pathlib.Path, sys.argv[1:]):
            text = base64.b64encode(path.read_bytes()).decode()
            found.append(browser.evaluate(f"{FACTS}({json.dumps(TYPES[path.suffix])}, {json.dumps(text)})"))
        print(json.dumps(found))
    finally:
        browser.close()
