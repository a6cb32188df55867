"""Draws the frames of sheets with OpenGL, on Mesa's software renderer or on the GPU that EGL finds, larger and smaller, with mipmaps.

Usage: gl_sheets.py apart CASES      CASES is a JSON file: a list of objects with

  folder    with spin.png, spin.json in the dialect json-hash; each frame has one opaque color, red or green
  levels    the mipmap levels that are sampled, 0 for none
  scales    the sizes at which frames are drawn

  gl_sheets.py fringe PAGE SCALES      PAGE is one of yellow arcs with straight alpha, which are drawn over white

Prints, for each case and scale, by how many of 255 levels a pixel of a frame differs most from its color.
"""

import json
import pathlib
import sys

import moderngl
import numpy
from PIL import Image

SIDE = 512
context = moderngl.create_context(standalone=True, backend="egl", libgl="libGL.so.1", libegl="libEGL.so.1")
program = context.program(
    vertex_shader="""
        #version 330
        in vec4 corner; out vec2 at;
        void main() { at = corner.zw; gl_Position = vec4(corner.xy, 0, 1); }
    """,
    fragment_shader="""
        #version 330
        uniform sampler2D page; in vec2 at; out vec4 color;
        void main() { color = texture(page, at); }
    """,
)
target = context.texture((SIDE, SIDE), 4)
canvas = context.framebuffer([target])


def load(path, levels):
    image = Image.open(path).convert("RGBA")
    texture = context.texture(image.size, 4, image.tobytes())
    texture.repeat_x = texture.repeat_y = False
    if levels:
        texture.build_mipmaps(0, levels)
    texture.filter = (moderngl.LINEAR_MIPMAP_LINEAR if levels else moderngl.LINEAR, moderngl.LINEAR)
    return texture


def draw(texture, area, size, scale, shift, ground):
    """The pixels of an area of a page, drawn as large as `size` at a scale, not quite at a pixel, over a ground of a color."""
    (x, y, width, height), (wide, high) = area, texture.size
    left, top, right, bottom = x / wide, y / high, (x + width) / wide, (y + height) / high
    # Framebuffers have their first row at the bottom; here it is the first of the page as well.
    x0, y0 = 2 * shift / SIDE - 1, 2 * shift / SIDE - 1
    x1, y1 = x0 + 2 * size[0] * scale / SIDE, y0 + 2 * size[1] * scale / SIDE
    corners = [x0, y0, left, top, x1, y0, right, top, x0, y1, left, bottom, x1, y1, right, bottom]
    buffer = context.buffer(numpy.array(corners, dtype="f4").tobytes())
    vertices = context.vertex_array(program, [(buffer, "4f", "corner")])
    canvas.use()
    context.clear(*ground)
    texture.use()
    vertices.render(moderngl.TRIANGLE_STRIP)
    pixels = numpy.frombuffer(canvas.read(components=4), dtype=numpy.uint8).reshape(SIDE * SIDE, 4)
    vertices.release()
    buffer.release()
    return pixels.astype(int)


def worst_of_frame(texture, area, scale, color):
    worst = 0
    for shift in (2, 2.25, 2.5, 2.875):
        # No frame has any blue, so whatever has is outside.
        pixels = draw(texture, area, area[2:], scale, shift, (0, 0, 1, 1))
        inside = pixels[pixels[:, 2] < 255]
        if len(inside):
            worst = max(worst, int(abs(inside - color).max()))
    return worst


def apart(cases):
    for case in cases:
        folder = pathlib.Path(case["folder"])
        sheet = json.loads((folder / "spin.json").read_text())
        assert "related_multi_packs" not in sheet["meta"]
        page = Image.open(folder / "spin.png").convert("RGBA")
        texture = load(folder / "spin.png", case["levels"])
        areas = {}
        for frame in sheet["frames"].values():
            rect = frame["frame"]
            size = (rect["h"], rect["w"]) if frame["rotated"] else (rect["w"], rect["h"])
            areas[rect["x"], rect["y"], *size] = page.getpixel((rect["x"], rect["y"]))
        assert {(255, 0, 0, 255), (0, 255, 0, 255)} == set(areas.values()) and len(areas) > 5
        yield [max(worst_of_frame(texture, area, scale, numpy.array(color)) for area, color in areas.items()) for scale in case["scales"]]


def fringe(page, scales):
    """Over white, yellow of any alpha has all of red and of green."""
    context.enable(moderngl.BLEND)
    context.blend_func = moderngl.SRC_ALPHA, moderngl.ONE_MINUS_SRC_ALPHA, moderngl.ONE, moderngl.ONE
    texture = load(page, 0)
    for scale in scales:
        worst = 0
        for shift in (2, 2.25, 2.5, 2.875):
            area = (0, 0, *texture.size)
            pixels = draw(texture, area, texture.size, scale, shift, (1, 1, 1, 1))
            assert (pixels[:, 2] < 128).any(), "nothing was drawn"
            worst = max(worst, int((255 - pixels[:, :2]).max()))
        yield worst


print(context.info["GL_RENDERER"], file=sys.stderr)
if sys.argv[1] == "apart":
    print(json.dumps(list(apart(json.loads(pathlib.Path(sys.argv[2]).read_text())))))
else:
    print(json.dumps(list(fringe(sys.argv[2], json.loads(sys.argv[3])))))
