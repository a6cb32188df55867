"""Decodes the animations of a folder with the libraries that apps and services use, and compares what they show, and for how
long, with what Pillow does. Ends with status 1 at the first difference.

Usage: animation_libraries.py FOLDER
"""

import pathlib
import sys

import av
import cv2
import numpy as np
import pygame
import pyvips
from PIL import Image


def pillow(path):
    """All frames as RGBA, and how many milliseconds each is shown."""
    frames, delays = [], []
    with Image.open(path) as image:
        for index in range(getattr(image, "n_frames", 1)):
            image.seek(index)
            frames.append(np.asarray(image.convert("RGBA")))
            delays.append(image.info.get("duration"))
    return frames, delays


def opencv(path):
    found, animation = cv2.imreadanimation(str(path))
    assert found, "cannot be read"
    return [cv2.cvtColor(frame, cv2.COLOR_BGRA2RGBA) for frame in animation.frames], list(animation.durations)


def libvips(path):
    pages = pyvips.Image.new_from_file(str(path), n=-1)
    height = pages.get("page-height")
    pixels = (pages if pages.bands == 4 else pages.addalpha()).numpy()
    frames = [pixels[top : top + height] for top in range(0, pages.height, height)]
    return frames, pages.get("delay")


def pygame_ce(path):
    found = pygame.image.load_animation(str(path))
    frames = [np.frombuffer(pygame.image.tobytes(surface, "RGBA"), np.uint8) for surface, _ in found]
    return [frame.reshape(surface.height, surface.width, 4) for frame, (surface, _) in zip(frames, found)], [
        delay for _, delay in found
    ]


def ffmpeg(path):
    with av.open(str(path)) as file:
        pictures = list(file.decode(video=0))
        # In fractions of a second, which Pillow has rounded.
        delays = [float(1000 * picture.duration * picture.time_base) for picture in pictures]
    return [picture.to_ndarray(format="rgba") for picture in pictures], delays


READERS = {
    "OpenCV": (opencv, (".apng", ".gif", ".webp")),
    "libvips": (libvips, (".gif", ".webp")),
    "pygame-ce": (pygame_ce, (".gif", ".webp")),
    "PyAV": (ffmpeg, (".apng", ".gif")),
}


def check(name, read, path, expected):
    frames, delays = read(path)
    wanted, times = expected
    assert len(frames) == len(wanted), f"{name}, {path.name}: {len(frames)} frames, not {len(wanted)}"
    for index, (frame, right) in enumerate(zip(frames, wanted)):
        # What is fully transparent has no color.
        shown, right = (pixels * (pixels[..., 3:] > 0) for pixels in (frame, right))
        assert np.array_equal(shown, right), f"{name}, {path.name}: frame {index} differs"
    for index, (delay, time) in enumerate(zip(delays, times)):
        assert abs(delay - time) < 1, f"{name}, {path.name}: frame {index} lasts {delay} ms, not {time}"


count = 0
for path in sorted(pathlib.Path(sys.argv[1]).iterdir()):
    if path.suffix not in (".apng", ".gif", ".webp") or len((expected := pillow(path))[0]) == 1:
        continue
    for name, (read, suffixes) in READERS.items():
        if path.suffix in suffixes:
            check(name, read, path, expected)
            count += 1
print(f"{count} files read")
sys.exit(0 if count else "no file was read")
