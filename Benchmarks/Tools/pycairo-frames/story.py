"""An upload from its start to its success, with pycairo and write_to_png: a ring with a label and a percentage.

usage: story.py FRAMES FOLDER EXAMPLE    where EXAMPLE is a folder with a PNG file of the size to draw
"""

import glob
import math
import sys

import cairo

from frames import arc

INK, TRACK, GROUND, TEXT = (0x00, 0x64, 0xD9), (0xD9, 0xDE, 0xE4), (0xFF, 0xFF, 0xFF), (0x22, 0x35, 0x48)
SCALE = 2


def color(context, rgb):
    context.set_source_rgb(*(channel / 255 for channel in rgb))


def ring(context, side, start, end, rgb):
    width = side / 12
    color(context, rgb)
    context.set_line_width(width)
    context.arc(side / 2, side / 2, (side - width) / 2, math.radians(start - 90), math.radians(end - 90))
    context.stroke()


def check(context, side, done):
    """The part of a check mark that is drawn already."""
    color(context, INK)
    context.set_line_width(side / 12)
    context.move_to(0.3 * side, 0.52 * side)
    context.line_to((0.3 + 0.15 * done) * side, (0.52 + 0.15 * done) * side)
    if done > 0.5:
        context.line_to((0.45 + 0.25 * (done - 0.5) * 2) * side, (0.67 - 0.3 * (done - 0.5) * 2) * side)
    context.stroke()


def text(context, words, x, y, size):
    color(context, TEXT)
    context.select_font_face("Inter")
    context.set_font_size(size)
    context.move_to(x, y)
    context.show_text(words)


def draw(context, seconds, width, height):
    color(context, GROUND)
    context.paint()
    side = height
    if seconds < 2:
        ring(context, side, 0, 360, TRACK)
        start, end = arc(1000 * seconds % 5400)
        ring(context, side, start, end, INK)
        words, value = "Uploading photos", ""
    elif seconds < 8:
        share = (seconds - 2) / 6
        ring(context, side, 0, 360, TRACK)
        ring(context, side, 0, 360 * share, INK)
        words, value = "Uploading photos", f"{100 * share:.0f}%"
    else:
        ring(context, side, 0, 360, INK)
        check(context, side, min(1, (seconds - 8) / 0.5))
        words, value = "Photos uploaded", "100%"
    text(context, words, height + 12 * SCALE, height / 2 - 2 * SCALE, 16 * SCALE)
    text(context, value, height + 12 * SCALE, height / 2 + 16 * SCALE, 14 * SCALE)


count, folder, example = int(sys.argv[1]), sys.argv[2], sys.argv[3]
model = cairo.ImageSurface.create_from_png(sorted(glob.glob(f"{example}/*.png"))[0])
surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, model.get_width(), model.get_height())
context = cairo.Context(surface)
for index in range(count):
    draw(context, index / 60, model.get_width(), model.get_height())
    surface.write_to_png(f"{folder}/story-{index:03}.png")
