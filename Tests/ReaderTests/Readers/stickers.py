"""Has lottie's validator judge a sticker, checks what it does not look at, and has rlottie draw it.

Usage: stickers.py FILE FOLDER SCALE      FOLDER has the frames of the same animation, SCALE times as large as in points
"""

import gzip
import io
import json
import pathlib
import sys

import numpy
from lottie.exporters.tgs_validator import TgsValidator
from PIL import Image
from rlottie_python import LottieAnimation

path, folder, scale = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), float(sys.argv[3])
data = path.read_bytes()
assert data[:4] == b"\x1f\x8b\x08\x00" and data[4:8] == bytes(4), "gzip, with neither a name nor a time"
assert len(data) <= 65536, f"{len(data)} bytes"
sticker = json.loads(gzip.decompress(data))
assert list(sticker)[0] == "tgs" and sticker["tgs"] == 1, "the first member says what it is"
assert (sticker["w"], sticker["h"]) == (512, 512) and sticker["fr"] == 60, "512 pixels, 60 frames a second"
assert 1 <= sticker["op"] - sticker["ip"] <= 180, "3 seconds"
for layer in sticker["layers"]:
    assert layer["ty"] == 4 and not layer.get("hasMask") and "ef" not in layer and not layer.get("ao"), layer["nm"]
validator = TgsValidator()
validator.check_file(str(path))
assert not validator.errors, validator.errors

files = sorted(folder.glob("spin-[0-9][0-9][0-9][0-9]*.png"))
animation = LottieAnimation.from_tgs(str(path))
worst = 0
for index, file in enumerate(files):
    own = Image.open(file).convert("RGBA")
    side = max(own.size)
    assert side == 512, "frames of the size of a sticker"
    whole = Image.new("RGBA", (512, 512))
    whole.paste(own, ((512 - own.width) // 2, (512 - own.height) // 2))
    frame = round(index * (sticker["op"]) / len(files))
    seen = animation.render_pillow_frame(frame_num=frame).convert("RGBA")
    a, b = (numpy.asarray(i).astype(int)[..., 3] for i in (whole, seen))
    worst = max(worst, (abs(a - b) > 64).sum())
# Curves are drawn in another way, so edges differ: of so many pixels a ring's edges have some thousands.
assert worst < 900, f"{worst} pixels differ"
print(f"{len(data)} bytes, {len(files)} frames, at most {worst} pixels differ")
