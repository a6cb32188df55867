"""Makes animations that say in every way how often they are played, and how long each frame is shown.

Usage: pack_plays.py FOLDER

Writes GIF and APNG files of red and blue frames into the folder.
"""

import io
import pathlib
import struct
import sys
import zlib

from PIL import Image


def gif(*blocks, delays=(50, 50), late=b""):
    """Blocks stand before the first picture, or before the last."""
    frames = [Image.new("RGB", (2, 2), color) for color in ("red", "blue", "green", "white")][: len(delays)]
    file = io.BytesIO()
    frames[0].save(file, "GIF", save_all=True, append_images=frames[1:], duration=[10 * delay for delay in delays])
    data = file.getvalue()
    start = 13 + (3 << (data[10] & 7) + 1 if data[10] & 128 else 0)
    last = data.rindex(b"\x21\xf9\x04")
    return data[:start] + b"".join(blocks) + data[start:last] + late + data[last:]


def application(name, *blocks):
    return b"\x21\xff\x0b" + name + b"".join(bytes([len(block)]) + block for block in blocks) + b"\0"


def loop(count):
    return b"\x01" + struct.pack("<H", count)


def netscape(*blocks):
    return application(b"NETSCAPE2.0", *blocks)


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def apng(plays, delays=((5, 100), (5, 100))):
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 2, 2, 8, 2, 0, 0, 0))
    data += chunk(b"acTL", struct.pack(">II", len(delays), plays))
    sequence = 0
    for index, delay in enumerate(delays):
        data += chunk(b"fcTL", struct.pack(">IIIIIHHBB", sequence, 2, 2, 0, 0, *delay, 0, 0))
        pixels = zlib.compress(b"".join(b"\0" + bytes([255 - 80 * index, 0, 80 * index] * 2) for _ in range(2)))
        sequence += 1
        if index == 0:
            data += chunk(b"IDAT", pixels)
        else:
            data += chunk(b"fdAT", struct.pack(">I", sequence) + pixels)
            sequence += 1
    return data + chunk(b"IEND", b"")


BUFFER = b"\x02\x00\x10\x00\x00"
FILES = {
    "none.gif": gif(),
    "forever.gif": gif(netscape(loop(0))),
    "twice.gif": gif(netscape(loop(1))),
    "four.gif": gif(netscape(loop(3))),
    "most.gif": gif(netscape(loop(65535))),
    "animexts.gif": gif(application(b"ANIMEXTS1.0", loop(3))),
    "unknown.gif": gif(application(b"NETSCAPE1.0", loop(3))),
    "buffer-after.gif": gif(netscape(loop(3), BUFFER)),
    "buffer-before.gif": gif(netscape(BUFFER, loop(3))),
    "buffer-then.gif": gif(netscape(loop(3)), netscape(BUFFER)),
    "buffer-first.gif": gif(netscape(BUFFER), netscape(loop(3))),
    "two.gif": gif(netscape(loop(3)), netscape(loop(5))),
    "two-forever.gif": gif(netscape(loop(3)), netscape(loop(0))),
    "late.gif": gif(late=netscape(loop(3))),
    "others.gif": gif(netscape(loop(3)), application(b"XMP DataXMP", b"abc"), b"\x21\xfe\x03abc\0"),
    "long.gif": gif(netscape(loop(3) + b"\0\0")),
    "short.gif": gif(netscape(b"\x01\x03")),
    "zero.gif": gif(netscape(b"\0\x03\0")),
    "delays.gif": gif(netscape(loop(2)), delays=(0, 1, 2, 5)),
    "forever.png": apng(0),
    "once.png": apng(1),
    "three.png": apng(3),
    "many.png": apng(100000),
    "delays.png": apng(2, ((1, 100), (0, 100), (11, 1000), (3, 40))),
}

for name, data in FILES.items():
    pathlib.Path(sys.argv[1], name).write_bytes(data)
