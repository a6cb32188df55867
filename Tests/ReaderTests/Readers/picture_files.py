"""Makes pictures of every kind with Pillow, libwebp's and libavif's tools, and says how Pillow decodes them.

Usage: picture_files.py FOLDER (NAME and NAME.pixels for each; prints what each has to be, as JSON)

Files that are to be refused are called bad-*.
"""

import io
import json
import pathlib
import random
import struct
import subprocess
import sys

import numpy
from PIL import Image, ImageOps

folder = pathlib.Path(sys.argv[1])
random.seed(52)
numpy.random.seed(52)
facts = []


def picture(width, height, phase=0, alpha=True):
    y, x = numpy.mgrid[0:height, 0:width]
    pixels = numpy.stack(
        [(x * 9 + phase * 40) % 256, (y * 11 + phase * 25) % 256, ((x + y) * 5 + phase * 13) % 256, (x * y * 3 + phase * 60) % 256], -1
    ).astype(numpy.uint8)
    if not alpha:
        pixels[..., 3] = 255
    return Image.fromarray(pixels, "RGBA")


def tell(name, tolerance=0, turned=None, plays=None, delays=(), frames=None):
    """Tells what Pillow makes of a file; `frames` are those of another decoder."""
    path = folder / name
    if frames is None:
        with Image.open(path) as image:
            frames = []
            for index in range(getattr(image, "n_frames", 1)):
                image.seek(index)
                frames.append(image.convert("RGBA"))
    if turned:
        frames = [turned(frame) for frame in frames]
    pixels = numpy.stack([numpy.asarray(frame) for frame in frames]).copy()
    pixels[pixels[..., 3] == 0] = 0
    (folder / f"{name}.pixels").write_bytes(pixels.tobytes())
    facts.append(
        {
            "name": name, "width": pixels.shape[2], "height": pixels.shape[1], "count": len(frames), "tolerance": tolerance,
            "plays": plays, "delays": list(delays),
        }
    )


# WebP: stills, animations as Pillow makes them, and parts that are drawn over others and taken away in every way.
for name, options in [
    ("lossless.webp", {"lossless": True}), ("exact.webp", {"lossless": True, "exact": True}), ("lossy.webp", {"quality": 60}),
    ("opaque.webp", {"quality": 80}),
]:
    picture(37, 23, alpha=name != "opaque.webp").convert("RGB" if name == "opaque.webp" else "RGBA").save(folder / name, **options)
    tell(name)
delays = [40, 70, 17, 300]
for name, options in [("lossless-moving.webp", {"lossless": True}), ("lossy-moving.webp", {"quality": 70})]:
    frames = [picture(26, 31, phase, phase % 2 == 0) for phase in range(4)]
    frames[0].save(folder / name, save_all=True, append_images=frames[1:], duration=delays, loop=3, **options)
    tell(name, plays=3, delays=delays)


def webp_chunk(kind, body):
    return kind + struct.pack("<I", len(body)) + body + b"\0" * (len(body) % 2)


def webp_part(image):
    file = io.BytesIO()
    image.save(file, "WEBP", lossless=True, exact=True)
    return file.getvalue()[12:]


def bits24(number):
    return struct.pack("<I", number)[:3]


def parts(width, height, count, loops):
    body = webp_chunk(b"VP8X", bytes([0x12, 0, 0, 0]) + bits24(width - 1) + bits24(height - 1))
    body += webp_chunk(b"ANIM", bytes([9, 8, 7, 255]) + struct.pack("<H", loops))
    times = []
    for index in range(count):
        x, y = 2 * random.randrange(width // 4), 2 * random.randrange(height // 4)
        w, h = random.randrange(1, width - x), random.randrange(1, height - y)
        times.append(random.randrange(11, 500))
        part = webp_part(picture(w, h, index)).removeprefix(b"VP8X")
        chunks = part if part[:4] == b"VP8L" or part[:3] == b"VP8" else part[14:]
        header = bits24(x // 2) + bits24(y // 2) + bits24(w - 1) + bits24(h - 1) + bits24(times[-1]) + bytes([index % 4])
        body += webp_chunk(b"ANMF", header + chunks)
    return b"RIFF" + struct.pack("<I", 4 + len(body)) + b"WEBP" + body, times


for number, loops in enumerate([0, 1, 65535]):
    data, times = parts(40, 30, 9, loops)
    (folder / f"parts{number}.webp").write_bytes(data)
    tell(f"parts{number}.webp", plays=loops, delays=times)

# JPEG in every kind, with each orientation; the libraries are of other versions than Pillow's.
wide = picture(53, 38, alpha=False).convert("RGB")
for name, image, options in [
    ("baseline.jpg", wide, {"quality": 90, "subsampling": 0}), ("halves.jpg", wide, {"quality": 75, "subsampling": 1}),
    ("quarters.jpeg", wide, {"quality": 75, "subsampling": 2}), ("progressive.jpg", wide, {"quality": 85, "progressive": True}),
    ("gray.jpg", wide.convert("L"), {"quality": 85}), ("rgb.jpg", wide, {"quality": 85, "keep_rgb": True}),
    ("restarts.jpg", wide, {"quality": 85, "restart_marker_blocks": 2}),
]:
    image.save(folder / name, **options)
    tell(name, tolerance=1)
for orientation in range(1, 9):
    exif = Image.Exif()
    exif[0x112] = orientation
    wide.save(folder / f"turned{orientation}.jpg", quality=95, exif=exif)
    tell(f"turned{orientation}.jpg", tolerance=1, turned=ImageOps.exif_transpose if orientation > 1 else None)
wide.convert("CMYK").save(folder / "bad-cmyk.jpg")

# AVIF: stills and animations, turned and cut; what is not lossless has other libraries between.
picture(40, 26).save(folder / "still.png")
for name, arguments in [
    ("still.avif", ["--lossless"]), ("ten.avif", ["--min", "0", "--max", "20", "-d", "10"]), ("lossy.avif", ["-y", "420"]),
    ("cut.avif", ["--lossless", "--crop", "4,2,20,14"]),
]:
    subprocess.run(["avifenc", "-s", "8", *arguments, folder / "still.png", folder / name], check=True, capture_output=True)
    cut = (lambda frame: frame.crop((4, 2, 24, 16)) if frame.size == (40, 26) else frame) if name == "cut.avif" else None
    tell(name, tolerance=0 if "--lossless" in arguments else 2, turned=cut)
turns = [None, Image.Transpose.ROTATE_90, Image.Transpose.ROTATE_180, Image.Transpose.ROTATE_270]
mirrors = [None, Image.Transpose.FLIP_TOP_BOTTOM, Image.Transpose.FLIP_LEFT_RIGHT]
source = Image.open(folder / "still.png").convert("RGBA")
for turn in range(4):
    for mirror in (-1, 0, 1):
        name = f"turned{turn}{mirror}.avif"
        arguments = (["--irot", str(turn)] if turn else []) + (["--imir", str(mirror)] if mirror >= 0 else [])
        subprocess.run(["avifenc", "-s", "8", "--lossless", *arguments, folder / "still.png", folder / name], check=True, capture_output=True)
        shown = source
        for way in (turns[turn], mirrors[mirror + 1]):
            shown = shown if way is None else shown.transpose(way)
        tell(name, frames=[shown])
(folder / "still.png").unlink()
frames = [picture(30, 22, phase) for phase in range(4)]
frames[0].save(folder / "moving.avif", save_all=True, append_images=frames[1:], duration=delays, quality=100, subsampling="4:4:4")
tell("moving.avif", tolerance=2, plays=0, delays=delays)

print(json.dumps(facts))
