"""Assets of a design system in all themes, directions, scales and formats, with pycairo and Pillow.

The same parts are drawn as in Works/system.yaml: tracks, gaps, stop dots, round ends, labels; and vectors that move.

usage: system.py EVERY FOLDER    makes one in EVERY of the 480 variants; none where EVERY is 0
"""

import json
import math
import sys

import cairo
from PIL import Image

from assets import FRAMES, KINDS, LABEL, THEMES, arcs, points_of, spans
from frames import columns_of
from vectors import write_lottie, write_svg


def line(context, rgb, width):
    """Strokes the path."""
    context.set_source_rgb(*(channel / 255 for channel in rgb))
    context.set_line_width(width)
    context.set_line_cap(cairo.LINE_CAP_ROUND)
    context.stroke()


def draw(context, kind, index, points, theme, mirrored):
    width, height = points
    context.set_source_rgb(*(channel / 255 for channel in theme.ground))
    context.paint()
    if mirrored:
        context.translate(width, 0)
        context.scale(-1, 1)
    if kind == "bar":
        for span, rgb in zip(spans(index, points, theme.gap), (theme.track, theme.ink)):
            if span:
                context.move_to(span[0], height / 2)
                context.line_to(span[1], height / 2)
                line(context, rgb, height)
        if theme.gap:
            context.move_to(width - height / 2, height / 2)
            context.close_path()
            line(context, theme.ink, height * 2 / 3)
        return
    for part, rgb in zip(arcs(kind, index, height, theme.gap), (theme.track, theme.ink)):
        if part:
            start, end = (math.radians(angle - 90) for angle in part)
            context.arc(height / 2, height / 2, height * 11 / 24, start, end)
            line(context, rgb, height / 12)
    if kind == "label":
        if mirrored:
            context.translate(width, 0)
            context.scale(-1, 1)
        context.set_source_rgb(*(channel / 255 for channel in theme.text))
        context.select_font_face("Inter")
        context.set_font_size(16)
        context.move_to(8 if mirrored else height + 8, height / 2 + 6)
        context.show_text(LABEL)


def image(surface):
    pixels = bytes(surface.get_data())
    size = (surface.get_width(), surface.get_height())
    return Image.frombuffer("RGBa", size, pixels, "raw", "BGRa", surface.get_stride(), 1).convert("RGBA")


def pictures(kind, scale, theme, mirrored):
    for index in range(FRAMES):
        points = points_of(kind)
        surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, *(side * scale for side in points))
        context = cairo.Context(surface)
        context.scale(scale, scale)
        draw(context, kind, index, points, theme, mirrored)
        yield surface


def write_rasters(kind, scale, theme, mirrored, path):
    surfaces = list(pictures(kind, scale, theme, mirrored))
    width, height = surfaces[0].get_width(), surfaces[0].get_height()
    columns = columns_of(FRAMES)
    sheet = cairo.ImageSurface(cairo.FORMAT_ARGB32, columns * width, -(-FRAMES // columns) * height)
    context = cairo.Context(sheet)
    frames = {}
    for index, surface in enumerate(surfaces):
        x, y = index % columns * width, index // columns * height
        context.set_source_surface(surface, x, y)
        context.paint()
        frames[f"{index:04}.png"] = {
            "frame": {"x": x, "y": y, "w": width, "h": height}, "rotated": False, "trimmed": False,
            "spriteSourceSize": {"x": 0, "y": 0, "w": width, "h": height}, "sourceSize": {"w": width, "h": height},
            "duration": 1000 / 12,
        }
    sheet.write_to_png(f"{path}@{scale}x.png")
    size = {"w": sheet.get_width(), "h": sheet.get_height()}
    with open(f"{path}@{scale}x.json", "w") as file:
        json.dump({"frames": frames, "meta": {"image": f"{path}@{scale}x.png", "size": size, "scale": str(scale)}}, file)
    images = [image(surface) for surface in surfaces]
    for ending, options in [("apng", {"format": "PNG"}), ("webp", {"lossless": True})]:
        images[0].save(
            f"{path}@{scale}x.{ending}", save_all=True, append_images=images[1:], duration=83, loop=0, **options
        )


if __name__ == "__main__":
    every, folder = int(sys.argv[1]), sys.argv[2]
    variants = [(asset, theme, mirrored) for asset in range(60) for theme in THEMES for mirrored in (False, True)]
    for number, (asset, theme, mirrored) in enumerate(variants):
        # One after the other of all kinds of assets, themes and directions.
        if every == 0 or (number + number // every) % every:
            continue
        kind, path = KINDS[asset % len(KINDS)], f"{folder}/{number}"
        for scale in (1, 2, 3):
            write_rasters(kind, scale, theme, mirrored, path)
        write_svg(kind, theme, mirrored, path)
        write_lottie(kind, theme, mirrored, path)
