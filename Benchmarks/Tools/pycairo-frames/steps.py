"""A row of steps that moves on by one, as one sheet with its metadata, with pycairo and write_to_png.

usage: steps.py FRAMES FOLDER EXAMPLE    where EXAMPLE is a folder with a PNG file of the size to draw
"""

import glob
import json
import math
import sys

import cairo

from frames import columns_of, eased

INK, TODO, GROUND, TEXT = (0x00, 0x64, 0xD9), (0x75, 0x85, 0x96), (0xFF, 0xFF, 0xFF), (0x22, 0x35, 0x48)
NAMES = ["Cart", "Address", "Shipping", "Payment", "Review"]
SCALE = 3


def color(context, rgb, alpha=1):
    context.set_source_rgba(*(channel / 255 for channel in rgb), alpha)


def text(context, words, x, y, size, rgb):
    color(context, rgb)
    context.set_font_size(size * SCALE)
    extents = context.text_extents(words)
    context.move_to(x - extents.width / 2 - extents.x_bearing, y)
    context.show_text(words)


def draw(context, share, width, height):
    """Steps 1 and 2 are done, and the current one goes from 2 to 3."""
    color(context, GROUND)
    context.rectangle(0, 0, width, height)
    context.fill()
    context.select_font_face("Inter")
    radius, y, pitch = 14 * SCALE, 24 * SCALE, width / len(NAMES)
    done = 1 + share
    for step, name in enumerate(NAMES):
        x = (step + 0.3) * pitch
        if step + 1 < len(NAMES):
            for rgb, part in [(TODO, 1), (INK, max(0, min(1, done - step)))]:
                color(context, rgb)
                context.set_line_width(2 * SCALE)
                context.move_to(x + radius, y)
                context.line_to(x + radius + (pitch - 2 * radius) * part, y)
                context.stroke()
        filled = max(0, min(1, done - step))
        context.arc(x, y, radius, 0, 2 * math.pi)
        color(context, INK, filled)
        context.fill()
        context.arc(x, y, radius, 0, 2 * math.pi)
        context.set_line_width((1 + (2 if 0 < done - step + 1 < 1.5 else 0)) * SCALE)
        color(context, INK if step <= done else TODO)
        context.stroke()
        text(context, str(step + 1), x, y + 5 * SCALE, 14, GROUND if filled > 0.5 else INK)
        text(context, name, x, y + radius + 20 * SCALE, 14, TEXT)


count, folder, example = int(sys.argv[1]), sys.argv[2], sys.argv[3]
model = cairo.ImageSurface.create_from_png(sorted(glob.glob(f"{example}/*.png"))[0])
width, height = model.get_width(), model.get_height()
columns = min(columns_of(count), 16384 // width)
surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, columns * width, -(-count // columns) * height)
context = cairo.Context(surface)
frames = {}
for index in range(count):
    x, y = index % columns * width, index // columns * height
    context.save()
    context.translate(x, y)
    context.rectangle(0, 0, width, height)
    context.clip()
    draw(context, eased(index / (count - 1)), width, height)
    context.restore()
    frames[f"steps-{index:04}"] = {"frame": {"x": x, "y": y, "w": width, "h": height}, "duration": 17}
surface.write_to_png(f"{folder}/steps.png")
with open(f"{folder}/steps.json", "w") as file:
    json.dump({"frames": frames, "meta": {"image": "steps.png"}}, file, indent=1)
