"""Reads animated cursors and compares every frame at every size with its own file.

Usage: cursors.py FOLDER FPS SPOT SIZE=SUFFIX…      such as cursors.py out 30 3,4 24= 48=@2x

FOLDER has spin (Xcursor), spin.ani, and the frames spin-0000SUFFIX.png …; SPOT is the hot spot in points, or - for the middle.

libXcursor reads the first, by the size that a program asks for. An ANI is taken apart here by the published format, and
win2xcur makes an Xcursor of it, which libXcursor reads again.
"""

import ctypes
import pathlib
import struct
import subprocess
import sys
import tempfile

from PIL import Image


class XcursorImage(ctypes.Structure):
    _fields_ = [
        (n, ctypes.c_uint32) for n in ("version", "size", "width", "height", "xhot", "yhot", "delay")
    ] + [("pixels", ctypes.POINTER(ctypes.c_uint32))]


class XcursorImages(ctypes.Structure):
    _fields_ = [
        ("count", ctypes.c_int), ("images", ctypes.POINTER(ctypes.POINTER(XcursorImage))), ("name", ctypes.c_char_p)]


library = ctypes.CDLL("libXcursor.so.1")
library.XcursorFilenameLoadImages.restype = ctypes.POINTER(XcursorImages)
folder, fps = pathlib.Path(sys.argv[1]), float(sys.argv[2])
spot = None if sys.argv[3] == "-" else [float(n) for n in sys.argv[3].split(",")]
sizes = {int(size): suffix for size, suffix in (s.split("=") for s in sys.argv[4:])}
wrong = []


def require(condition, message):
    if not condition:
        wrong.append(message)


def own(suffix):
    files = sorted(folder.glob(f"spin-[0-9][0-9][0-9][0-9]{suffix}.png"))
    return [Image.open(file).convert("RGBA") for file in files]


def multiplied(image):
    """Blue, green, red, alpha, times alpha / 255 to the nearest."""
    data, result = image.tobytes(), bytearray()
    for i in range(0, len(data), 4):
        r, g, b, a = data[i:i + 4]
        result += bytes([(2 * c * a + 255) // 510 for c in (b, g, r)] + [a])
    return bytes(result)


def load(path, size):
    images = library.XcursorFilenameLoadImages(str(path).encode(), size)
    if not images:
        sys.exit(f"libXcursor reads no cursor of {size} pixels in {path}")
    images = images.contents
    return [images.images[i].contents for i in range(images.count)]


def check_times(label, delays, unit, frames):
    """Every frame begins where it should, to a unit, and the next loop, to half of one."""
    time = 0
    for index, delay in enumerate(delays):
        require(abs(time - index / fps / unit) <= 1, f"{label}: frame {index} begins at {time}")
        time += delay
    require(len(delays) == frames and abs(time - frames / fps / unit) <= 0.5 + 1e-9, f"{label}: {time} in all")


def expected_spot(image, scale):
    return tuple(int(n * scale) for n in spot) if spot else (image.width // 2, image.height // 2)


def check_xcursor(path, unit, slack):
    for size, suffix in sizes.items():
        images, frames = load(path, size), own(suffix)
        label = f"{path.name} at {size}"
        require(len(images) == len(frames), f"{label}: {len(images)} frames of {len(frames)}")
        if unit:
            check_times(label, [i.delay for i in images], unit, len(frames))
        scale = size / min(sizes)
        for index, (image, frame) in enumerate(zip(images, frames)):
            require((image.width, image.height) == frame.size and image.size == size, f"{label}: {index} has another size")
            require((image.xhot, image.yhot) == expected_spot(frame, scale), f"{label}: hot spot {image.xhot}, {image.yhot}")
            data = ctypes.string_at(image.pixels, 4 * image.width * image.height)
            off = max(abs(a - b) for a, b in zip(data, multiplied(frame)))
            require(off <= slack, f"{label}: frame {index} is off by {off}")


def chunks(data):
    at = 0
    while at < len(data):
        name, length = data[at:at + 4], struct.unpack_from("<I", data, at + 4)[0]
        yield name, data[at + 8:at + 8 + length]
        at += 8 + length + length % 2
    require(at == len(data), "chunks end where the file does")


def check_ani(path):
    data = path.read_bytes()
    require(data[:4] == b"RIFF" and struct.unpack_from("<I", data, 4)[0] == len(data) - 8, "RIFF")
    require(data[8:12] == b"ACON", "ACON")
    parts = dict(chunks(data[12:]))
    require(list(parts) == [b"anih", b"rate", b"LIST"], f"chunks {list(parts)}")
    length, frames, steps, *zeros, rate, flags = struct.unpack("<9I", parts[b"anih"])
    require((length, frames, zeros, flags) == (36, steps, [0] * 4, 1) and rate > 0, "anih")
    rates = struct.unpack(f"<{steps}I", parts[b"rate"])
    require(min(rates) >= 1, "a frame takes no time")
    check_times("ANI", rates, 1 / 60, steps)
    require(parts[b"LIST"][:4] == b"fram", "fram")
    icons = [icon for _, icon in chunks(parts[b"LIST"][4:])]
    require(len(icons) == frames, f"{len(icons)} icons")
    pictures = {size: own(suffix) for size, suffix in sizes.items()}
    for number, icon in enumerate(icons):
        reserved, kind, count = struct.unpack_from("<3H", icon)
        require((reserved, kind, count) == (0, 2, len(sizes)), "a cursor in all sizes")
        for entry, size in enumerate(sorted(sizes)):
            frame = pictures[size][number]
            width, height, colors, zero, x, y, length, at = struct.unpack_from("<4B2H2I", icon, 6 + 16 * entry)
            require((width or 256, height or 256) == frame.size, f"icon {number} is {width}×{height}")
            require((x, y) == expected_spot(frame, size / min(sizes)), f"hot spot {x}, {y}")
            header = struct.unpack_from("<3I2H6I", icon, at)
            require(header == (40, frame.width, 2 * frame.height, 1, 32, 0, 0, 0, 0, 0, 0), f"bitmap {header}")
            rows = [icon[at + 40 + 4 * frame.width * r:][:4 * frame.width] for r in range(frame.height)]
            pixels = Image.frombytes("RGBA", frame.size, b"".join(reversed(rows)), "raw", "BGRA")
            require(pixels.tobytes() == frame.tobytes(), f"icon {number} at {size} has other pixels")
            stride = (frame.width + 31) // 32 * 4
            mask = icon[at + 40 + 4 * frame.width * frame.height:at + length]
            require(len(mask) == stride * frame.height, "mask")
            for row in range(frame.height):
                for column in range(frame.width):
                    bit = mask[stride * row + column // 8] >> (7 - column % 8) & 1
                    alpha = frame.getpixel((column, frame.height - 1 - row))[3]
                    require(bit == (alpha == 0), "the mask hides what does not show")


check_xcursor(folder / "spin", 0.001, 0)
check_ani(folder / "spin.ani")
with tempfile.TemporaryDirectory() as out:
    program = pathlib.Path(sys.executable).with_name("win2xcur")
    result = subprocess.run([program, folder / "spin.ani", "-o", out], capture_output=True, text=True)
    made = list(pathlib.Path(out).iterdir())
    if result.returncode or len(made) != 1:
        sys.exit(f"win2xcur: {result.stdout}{result.stderr}")
    # It goes through 16 bits and back.
    check_xcursor(made[0], None, 1)
if wrong:
    sys.exit("\n".join(wrong[:20]))
