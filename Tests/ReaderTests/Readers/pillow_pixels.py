"""Decodes every PNG file of a folder with Pillow and writes its straight RGBA bytes beside it.

Usage: pillow_pixels.py FOLDER      (a.png -> a.pixels)
"""

import pathlib
import sys

from PIL import Image

for path in sorted(pathlib.Path(sys.argv[1]).glob("*.png")):
    with Image.open(path) as image:
        path.with_suffix(".pixels").write_bytes(image.convert("RGBA").tobytes())
