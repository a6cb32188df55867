"""Assets of a design system in all themes, directions, scales and formats, with pycairo and Pillow.

usage: system.py EVERY FOLDER    makes one in EVERY of the 480 variants; none where EVERY is 0
"""

import json
import math
import sys

import cairo
from PIL import Image

from frames import arc, columns_of

THEMES = [
    ((0x00, 0x64, 0xD9), (0xFF, 0xFF, 0xFF)),
    ((0x4D, 0xB1, 0xFF), (0x12, 0x17, 0x1C)),
    ((0x67, 0x50, 0xA4), (0xFE, 0xF7, 0xFF)),
    ((0xD0, 0xBC, 0xFF), (0x14, 0x12, 0x18)),
]
KINDS = ["ring", "value", "bar", "label"]
FRAMES = 24


def draw(context, kind, share, points, rgb, ground, mirrored):
    width, height = points
    context.set_source_rgb(*(channel / 255 for channel in ground))
    context.paint()
    context.set_source_rgb(*(channel / 255 for channel in rgb))
    if mirrored:
        context.translate(width, 0)
        context.scale(-1, 1)
    if kind == "bar":
        context.rectangle(0, 0, width * share, height)
        context.fill()
        return
    start, end = arc(5400 * share) if kind != "value" else (0, 360 * share)
    context.set_line_width(height / 12)
    context.arc(height / 2, height / 2, height * 11 / 24, math.radians(start - 90), math.radians(end - 90))
    context.stroke()
    if kind == "label":
        if mirrored:
            context.translate(width, 0)
            context.scale(-1, 1)
        context.select_font_face("Inter")
        context.set_font_size(16)
        context.move_to(8 if mirrored else height + 8, height / 2 + 6)
        context.show_text("Uploading photos")


def image(surface):
    pixels = bytes(surface.get_data())
    size = (surface.get_width(), surface.get_height())
    return Image.frombuffer("RGBa", size, pixels, "raw", "BGRa", surface.get_stride(), 1).convert("RGBA")


def pictures(kind, scale, theme, mirrored):
    points = {"bar": (240, 4), "label": (190, 40)}.get(kind, (40, 40))
    for index in range(FRAMES):
        surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, *(side * scale for side in points))
        context = cairo.Context(surface)
        context.scale(scale, scale)
        draw(context, kind, index / FRAMES, points, *theme, mirrored)
        yield surface


def write_rasters(kind, scale, theme, mirrored, path):
    surfaces = list(pictures(kind, scale, theme, mirrored))
    width, height = surfaces[0].get_width(), surfaces[0].get_height()
    columns = columns_of(FRAMES)
    sheet = cairo.ImageSurface(cairo.FORMAT_ARGB32, columns * width, -(-FRAMES // columns) * height)
    context = cairo.Context(sheet)
    for index, surface in enumerate(surfaces):
        context.set_source_surface(surface, index % columns * width, index // columns * height)
        context.paint()
    sheet.write_to_png(f"{path}@{scale}x.png")
    places = [(index % columns * width, index // columns * height) for index in range(FRAMES)]
    with open(f"{path}@{scale}x.json", "w") as file:
        json.dump({"frames": [{"frame": {"x": x, "y": y, "w": width, "h": height}} for x, y in places]}, file)
    images = [image(surface) for surface in surfaces]
    for ending, options in [("apng", {"format": "PNG"}), ("webp", {"lossless": True})]:
        images[0].save(
            f"{path}@{scale}x.{ending}", save_all=True, append_images=images[1:], duration=83, loop=0, **options
        )


def write_vectors(kind, path):
    keys = [{"t": index, "s": [100 * index / FRAMES]} for index in range(FRAMES)]
    with open(f"{path}.lottie.json", "w") as file:
        json.dump({"v": "5.7.0", "fr": 12, "ip": 0, "op": FRAMES, "layers": [{"ty": 4, "ks": keys}]}, file)
    values = ";".join(f"{360 * index / FRAMES:.3f}" for index in range(FRAMES))
    with open(f"{path}.svg", "w") as file:
        file.write(
            f'<svg xmlns="http://www.w3.org/2000/svg"><circle r="18"><animate values="{values}"/></circle></svg>'
        )


every, folder = int(sys.argv[1]), sys.argv[2]
variants = [(asset, theme, mirrored) for asset in range(60) for theme in THEMES for mirrored in (False, True)]
for number, (asset, theme, mirrored) in enumerate(variants):
    # One after the other of all kinds of assets, themes and directions.
    if every == 0 or (number + number // every) % every:
        continue
    kind, path = KINDS[asset % len(KINDS)], f"{folder}/{number}"
    for scale in (1, 2, 3):
        write_rasters(kind, scale, theme, mirrored, path)
    write_vectors(kind, path)
