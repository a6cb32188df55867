"""What people use now: pycairo and write_to_png. The same pictures as cairo-frames draws.

usage: frames.py frames|sheet FRAMES SIZE FOLDER
       frames.py scene|scene-sheet FRAMES SIZE FOLDER BACKDROP    where BACKDROP is a folder with one PNG file
"""

import glob
import math
import sys

import cairo


def eased(x):
    """cubic-bezier(0.4, 0, 0.2, 1) at x, by Newton's method."""
    if x <= 0:
        return 0.0
    if x >= 1:
        return 1.0
    t = x
    for _ in range(8):
        error = ((1.6 * t - 1.8) * t + 1.2) * t - x
        if abs(error) < 1e-7:
            break
        t -= error / ((4.8 * t - 3.6) * t + 1.2)
    return (3 - 2 * t) * t * t


def arc(milliseconds):
    """Start and end of the arc, in degrees clockwise from 12 o'clock."""
    head = 1520 * milliseconds / 5400
    tail = head - 20
    for cycle in range(4):
        head += 250 * eased((milliseconds - 1350 * cycle) / 667)
        tail += 250 * eased((milliseconds - 1350 * cycle - 667) / 667)
    return tail, head


def stroke(context, index, count, size):
    tail, head = arc(5400 * index / count)
    width = size / 12
    context.set_source_rgb(0x0A / 255, 0x6E / 255, 0xD1 / 255)
    context.set_line_width(width)
    context.set_line_cap(cairo.LINE_CAP_ROUND)
    context.arc(size / 2, size / 2, (size - width) / 2, math.radians(tail - 90), math.radians(head - 90))
    context.stroke()


def write_frames(count, size, folder):
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, size, size)
    context = cairo.Context(surface)
    for index in range(count):
        context.set_operator(cairo.OPERATOR_CLEAR)
        context.paint()
        context.set_operator(cairo.OPERATOR_OVER)
        stroke(context, index, count, size)
        surface.write_to_png(f"{folder}/spinner-{index:03}.png")


def columns_of(count):
    """Those of a sheet that is about square."""
    return math.isqrt(count - 1) + 1


def write_sheet(count, size, folder):
    columns = columns_of(count)
    rows = -(-count // columns)
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, columns * size, rows * size)
    context = cairo.Context(surface)
    for index in range(count):
        context.save()
        context.translate(index % columns * size, index // columns * size)
        stroke(context, index, count, size)
        context.restore()
    surface.write_to_png(f"{folder}/spinner.png")


def draw_scene(context, backdrop, index, count, size):
    """A ring in the middle of a picture that stands still."""
    context.set_source_surface(backdrop)
    context.paint()
    context.save()
    context.translate((backdrop.get_width() - size) / 2, (backdrop.get_height() - size) / 2)
    stroke(context, index, count, size)
    context.restore()


def read_backdrop(folder):
    return cairo.ImageSurface.create_from_png(glob.glob(f"{folder}/*.png")[0])


def write_scene(count, size, folder):
    backdrop = read_backdrop(sys.argv[5])
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, backdrop.get_width(), backdrop.get_height())
    context = cairo.Context(surface)
    for index in range(count):
        draw_scene(context, backdrop, index, count, size)
        surface.write_to_png(f"{folder}/scene-{index:03}.png")


def write_scene_sheet(count, size, folder):
    backdrop = read_backdrop(sys.argv[5])
    width, height = backdrop.get_width(), backdrop.get_height()
    # As wide as Spindle's pages can be.
    columns = min(count, 16384 // width)
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, columns * width, -(-count // columns) * height)
    context = cairo.Context(surface)
    for index in range(count):
        context.save()
        context.translate(index % columns * width, index // columns * height)
        context.rectangle(0, 0, width, height)
        context.clip()
        draw_scene(context, backdrop, index, count, size)
        context.restore()
    surface.write_to_png(f"{folder}/scene.png")


if __name__ == "__main__":
    work, count, size, folder = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
    {
        "frames": write_frames,
        "sheet": write_sheet,
        "scene": write_scene,
        "scene-sheet": write_scene_sheet,
    }[work](count, size, folder)
