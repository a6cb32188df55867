"""Decodes every picture of a folder with Pillow and writes what it found beside it: the straight RGBA bytes of
all frames, and how long each is shown and how often all are.

Usage: pillow_pixels.py FOLDER      (a.png -> a.png.pixels, a.png.json)
"""

import json
import pathlib
import sys

from PIL import Image

for path in sorted(pathlib.Path(sys.argv[1]).iterdir()):
    if path.suffix not in (".png", ".apng", ".gif", ".webp"):
        continue
    with Image.open(path) as image:
        frames, durations = [], []
        for index in range(getattr(image, "n_frames", 1)):
            image.seek(index)
            frames.append(image.convert("RGBA").tobytes())
            durations.append(image.info.get("duration", 0))
        # A GIF that says nothing plays once.
        facts = {"plays": image.info.get("loop", 1), "durations": durations}
    pathlib.Path(f"{path}.pixels").write_bytes(b"".join(frames))
    pathlib.Path(f"{path}.json").write_text(json.dumps(facts))
