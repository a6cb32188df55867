"""Has avifdec decode an animation, and compares every frame, its alpha and its time with ours.

Usage: avif.py FOLDER FPS      FOLDER has spin.avif and the frames spin-0000.png …
"""

import pathlib
import re
import subprocess
import sys

import numpy
from PIL import Image

folder, rate = pathlib.Path(sys.argv[1]), float(sys.argv[2])
path = folder / "spin.avif"


def decode(*arguments):
    return subprocess.run(["avifdec", *arguments], check=True, capture_output=True, text=True).stdout


facts = decode("--info", str(path))
assert "Format         : YUV444" in facts and "Range          : Full" in facts, facts
assert re.search(r"Matrix Coeffs. : 0", facts) and "Alpha          : Not premultiplied" in facts, facts
units = int(re.search(r"(\d+) timescales per second", facts)[1])
times = [(int(a), int(b)) for a, b in re.findall(r"\[pts [\d.]+ \((\d+) timescales\)\] \[duration [\d.]+ \((\d+) timescales\)\]", facts)]

files = sorted(folder.glob("spin-[0-9][0-9][0-9][0-9].png"))
ours = [numpy.asarray(Image.open(file).convert("RGBA")) for file in files]
seen = 0
for index, (start, length) in enumerate(times):
    decode("--index", str(index), str(path), str(folder / "seen.png"))
    shown = numpy.asarray(Image.open(folder / "seen.png").convert("RGBA"))
    first, end = round(start / units * rate), round((start + length) / units * rate)
    # Firefox cuts off what is beyond whole milliseconds.
    assert units == 1000, "whole milliseconds"
    # A beginning is rounded, and so is the length of the whole.
    assert abs(start - first * 1000 / rate) <= 1 and abs(start + length - end * 1000 / rate) <= 1, "times add up"
    assert first == seen, "no time is left out"
    for frame in range(first, end):
        visible = ours[frame][..., 3:] > 0
        assert (shown[..., 3] == ours[frame][..., 3]).all(), f"alpha of {files[frame].name}"
        assert (shown * visible == ours[frame] * visible).all(), files[frame].name
    seen = end
assert seen == len(files), f"{seen} of {len(files)} frames"
assert abs(sum(length for _, length in times) - len(files) * 1000 / rate) <= 0.5, "the whole"

# Nothing in the file tells when it was made.
data = path.read_bytes()
for kind in (b"mvhd", b"tkhd", b"mdhd"):
    place = data.find(kind)
    assert place > 0 and not any(data[place + 8:place + 24]), kind
print(f"{seen} frames as {len(times)}, {len(data)} bytes")
