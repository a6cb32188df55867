"""Plays bootanimation.zip by the rules of Android's FORMAT.md and BootAnimation.cpp, and compares every picture.

Usage: boot_animation.py FOLDER FPS LOOPS BACKGROUND      such as boot_animation.py out 30 1 102030

FOLDER has bootanimation.zip and the frames spin-0000.png …
"""

import io
import pathlib
import struct
import sys
import zipfile

from PIL import Image

folder, fps, loops, background = pathlib.Path(sys.argv[1]), float(sys.argv[2]), sys.argv[3] == "1", sys.argv[4]
back = tuple(bytes.fromhex(background))
frames = [Image.open(f).convert("RGBA") for f in sorted(folder.glob("spin-[0-9][0-9][0-9][0-9].png"))]


def require(condition, message):
    if not condition:
        sys.exit(message)


archive = zipfile.ZipFile(folder / "bootanimation.zip")
require(archive.testzip() is None, "a file is damaged")
data = (folder / "bootanimation.zip").read_bytes()
for info in archive.infolist():
    # What is deflated would be left out, and files are mapped where they lie.
    require(info.compress_type == zipfile.ZIP_STORED, f"{info.filename} is not stored")
    signature, = struct.unpack_from("<I", data, info.header_offset)
    require(signature == 0x04034B50 and info.flag_bits == 0 and not info.is_dir(), info.filename)
names = archive.namelist()
text = archive.read("desc.txt").decode("ascii")
require(text.endswith("\n"), "a last line that does not end is not read")
first, *lines = text.splitlines()
width, height, rate = map(int, first.split())
require((width, height) == frames[0].size and rate == int(fps + 0.5), first)
parts = []
for line in lines:
    kind, count, pause, path, color = line.split()
    require(kind in "pc" and color == "#" + background.upper(), line)
    parts.append((kind, int(count), int(pause), path))
used = {"desc.txt"}


def pictures(path):
    """In the order of the archive, for nothing sorts them."""
    inside = [n for n in names if n.startswith(path + "/")]
    used.update(inside)
    require(inside and inside == sorted(inside), f"{path} has {inside}")
    made = []
    for name in inside:
        picture = Image.open(io.BytesIO(archive.read(name)))
        require(picture.format == "PNG" and picture.size == (width, height), name)
        picture = picture.convert("RGBA")
        require(picture.getextrema()[3] == (255, 255), f"{name} is not opaque")
        made.append(picture.convert("RGB"))
    return made


def over(frame):
    made = bytearray()
    data = frame.tobytes()
    for i in range(0, len(data), 4):
        a = data[i + 3]
        made += bytes((2 * c * a + 2 * b * (255 - a) + 255) // 510 for c, b in zip(data[i:i + 3], back))
    return bytes(made)


shown = pictures(parts[0][3])
require(abs(len(shown) / rate - len(frames) / fps) <= 0.5 / rate, f"{len(shown)} pictures of {len(frames)}")
for index, picture in enumerate(shown):
    nearest = {min(len(frames) - 1, max(0, int(index * fps / rate) + d)) for d in (-1, 0, 1)}
    off = min(max(abs(a - b) for a, b in zip(picture.tobytes(), over(frames[n]))) for n in nearest)
    require(off <= 1, f"picture {index} is off by {off}")
if loops:
    require([p[:3] for p in parts] == [("p", 0, 0)], f"a loop runs until the start is over: {parts}")
else:
    require([p[:3] for p in parts] == [("c", 1, 0), ("p", 0, 0)], f"{parts}")
    last = pictures(parts[1][3])
    require(len(last) == 1 and last[0].tobytes() == shown[-1].tobytes(), "the last picture stays")
require(used == set(names), f"nothing plays {set(names) - used}")
