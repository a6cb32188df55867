"""Packs the same frames with Spindle and with PyTexturePacker: how dense their pages are, and how long both take.

usage: packing.py SPINDLE [SPRITES]    where SPRITES is a folder of PNG files, which are packed as well

Frames stand on canvases of one size and are trimmed by both. Density is the area of the trimmed frames that differ, divided by that of the
pages: PyTexturePacker stores those that look alike as often as they occur. Times are those of whole processes, the fastest of three, or of $RUNS; memory is the most that a process took.
"""

import itertools
import json
import os
import pathlib
import random
import resource
import subprocess
import sys
import tempfile
import time

from PIL import Image, ImageDraw

PACK = """
import sys
from PyTexturePacker import Packer
files, name, turns, side = sys.argv[4:], sys.argv[1], sys.argv[2] == "turned", int(sys.argv[3])
packer = Packer.create(max_width=side, max_height=side, enable_rotated=turns, border_padding=0, shape_padding=0, trim_mode=1, atlas_format="json", bg_color=0)
packer.pack(files, "page%d", output_path=name)
"""


def canvas(image, side, place):
    whole = Image.new("RGBA", (side, side))
    whole.paste(image, place)
    return whole


def blob(rng, width, height):
    """An ellipse that touches all edges, of a color of its own, so that no two frames look alike."""
    image = Image.new("RGBA", (width, height))
    color = (rng.randrange(256), rng.randrange(256), rng.randrange(256), 255)
    ImageDraw.Draw(image).ellipse((0, 0, width - 1, height - 1), fill=color)
    return image


def frames(folder):
    """500 frames of 128 pixels."""
    rng = random.Random(1)
    for index in range(500):
        width, height = rng.randint(30, 128), rng.randint(30, 128)
        canvas(blob(rng, width, height), 128, (rng.randint(0, 128 - width), rng.randint(0, 128 - height))).save(folder / f"{index:04}.png")


def icons(folder):
    """300 icons of 16 to 256 pixels."""
    rng = random.Random(2)
    for index in range(300):
        canvas(blob(rng, rng.randint(16, 256), rng.randint(16, 256)), 256, (0, 0)).save(folder / f"{index:04}.png")


def spinners(folder):
    """Six spinners of 60 frames at three scales."""
    motions = ["material-advance", "fluent", "mui", "swiperefresh", "cupertino", "material-loading"]
    for motion, scale in itertools.product(motions, (1, 2, 3)):
        with tempfile.TemporaryDirectory() as made:
            subprocess.run([SPINDLE, "render", motion, "--size", "48", "--frames", "60", "--scale", str(scale), "--name", "f", "-o", made, "--quiet"], check=True)
            for file in sorted(pathlib.Path(made).glob("*.png")):
                canvas(Image.open(file).convert("RGBA"), 144, (0, 0)).save(folder / f"{motion}-{scale}-{file.name[2:6]}.png")


def sprites(folder):
    """Mixed sprites of a folder, those of at most 256 pixels that are not empty."""
    for index, file in enumerate(sorted(pathlib.Path(sys.argv[2]).rglob("*.png"))):
        image = Image.open(file).convert("RGBA")
        if max(image.size) <= 256 and image.getchannel("A").getbbox():
            canvas(image, 256, (0, 0)).save(folder / f"{index:04}.png")


def measure(command):
    """The fastest run, in milliseconds, and the most memory that one took, in MB."""
    best, memory = float("inf"), 0
    for _ in range(RUNS):
        start = time.perf_counter()
        child = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        _, status, usage = os.wait4(child.pid, 0)
        assert status == 0, command[:4]
        best = min(best, 1000 * (time.perf_counter() - start))
        memory = max(memory, usage.ru_maxrss / 1024)
    return best, memory


def areas(folder):
    """What the frames on all pages described in a folder take, and what the pages have, in pixels; and the number of pages."""
    used = area = pages = 0
    for file in sorted(folder.glob("*.json")):
        sheet = json.loads(file.read_text())
        places = {tuple(frame["frame"][k] for k in "xywh") for frame in sheet["frames"].values()}
        used += sum(width * height for _, _, width, height in places)
        area += sheet["meta"]["size"]["w"] * sheet["meta"]["size"]["h"]
        pages += 1
    return used, area, pages


SPINDLE = os.path.abspath(sys.argv[1])
RUNS = int(os.environ.get("RUNS", "3"))
SETS = [frames, icons, spinners] + ([sprites] if len(sys.argv) > 2 else [])
print(f"{'set':10} {'':22} {'':16} {'density':>7} {'pages':>5} {'Mpx':>6} {'ms':>6} {'MB':>5}")
for make in SETS:
    with tempfile.TemporaryDirectory() as work:
        source = pathlib.Path(work) / "source"
        source.mkdir()
        make(source)
        needed = None
        files = sorted(map(str, source.glob("*.png")))
        for turns, (kind, side, sides) in itertools.product([False, True], [("", 4096, "any"), ("powers of two", 4096, "pot"), ("1024 px", 1024, "any")]):
            for name in ("Spindle", "PyTexturePacker"):
                out = pathlib.Path(work) / f"{name}-{turns}-{kind}"
                out.mkdir()
                if name == "Spindle":
                    command = [SPINDLE, "pack", *files, "--fps", "30", "--to", "sheet", "--trim", "frame", "--sides", sides, "--max-side", str(side), "--max-frames", "9999"]
                    command += ["--max-pixels", "1000000000", "--name", "page", "-o", str(out), "--force", "--quiet"] + (["--rotate"] if turns else [])
                else:
                    command = [sys.executable, "-c", PACK, str(out), "turned" if turns else "upright", str(side), *files]
                took, memory = measure(command)
                used, area, pages = areas(out)
                # Spindle comes first, and stores what differs.
                needed = needed or used
                what = f"{name} {'turned ' if turns else ''}{kind}"
                print(f"{make.__name__:10} {what:38} {needed / area:7.4f} {pages:5} {area / 1e6:6.2f} {took:6.0f} {memory:5.0f}", flush=True)
