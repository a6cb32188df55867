"""Has PyTexturePacker pack the same frames in several ways.

Usage: texture_packer.py FOLDER json|plist

Below the folder there are sheets in `plain`, `turned`, `trimmed` and `both`, and in `changed` a sheet whose frame4.png has one
black pixel that is white elsewhere.
"""

import pathlib
import random
import sys

from PIL import Image
from PyTexturePacker import Packer

folder, form = pathlib.Path(sys.argv[1]), sys.argv[2]
rng = random.Random(48)


def frames(place, corner):
    place.mkdir(parents=True)
    rng.seed(48)
    for index in range(9):
        width, height = rng.choice([(34, 12), (11, 37), (20, 21)])
        # Even margins: PyTexturePacker cuts half pixels off the offsets of its property lists.
        left, top = 2 * rng.randint(1, 2), 2 * rng.randint(1, 2)
        image = Image.new("RGBA", (width, height))
        for y in range(top, height - 2):
            for x in range(left, width - 2):
                image.putpixel((x, y), (*(rng.randrange(256) for _ in range(3)), 255))
        image.putpixel((left, top), corner if index == 4 else (255, 255, 255, 255))
        image.save(place / f"frame{index}.png")


def pack(source, name, **options):
    (folder / name).mkdir()
    packer = Packer.create(max_width=128, max_height=128, bg_color=0, atlas_format=form, **options)
    packer.pack(str(source), "sheet%d", output_path=str(folder / name))


frames(folder / "frames", (255, 255, 255, 255))
frames(folder / "others", (0, 0, 0, 255))
pack(folder / "frames", "plain", enable_rotated=False, trim_mode=0)
pack(folder / "frames", "turned", enable_rotated=True, trim_mode=0)
pack(folder / "frames", "trimmed", enable_rotated=False, trim_mode=1)
pack(folder / "frames", "both", enable_rotated=True, trim_mode=1)
pack(folder / "others", "changed", enable_rotated=True, trim_mode=1)
