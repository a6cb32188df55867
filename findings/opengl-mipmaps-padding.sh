#!/usr/bin/env bash
# Expected: sprites of a sheet that are two or more pixels apart keep out of each other when they are drawn smaller.
# Really: with mipmaps, a narrow gap lets the neighbors in, and a wide one the gap itself, so that edges fade: a pixel of level
# n is the mean of 2^n × 2^n pixels. Repeating each sprite's outermost pixels 2^n times around it keeps all else out.
# moderngl 5.13, Mesa's llvmpipe (Debian 12: libegl1, libgl1-mesa-dri), OpenGL 3.3. Why it matters: every engine makes mipmaps.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install moderngl==5.13.0 numpy==2.2.6
cd "$work"
LIBGL_ALWAYS_SOFTWARE=1 venv/bin/python - <<'PY'
import sys
import moderngl
import numpy as np

context = moderngl.create_standalone_context(backend="egl")
print(context.info["GL_RENDERER"])
program = context.program(
    vertex_shader="#version 330\nin vec2 at; out vec2 spot; uniform vec4 part;\n"
    "void main() { spot = part.xy + part.zw * (at * 0.5 + 0.5); gl_Position = vec4(at, 0, 1); }",
    fragment_shader="#version 330\nin vec2 spot; out vec4 color; uniform sampler2D sheet;\n"
    "void main() { color = texture(sheet, spot); }")
quad = context.simple_vertex_array(program, context.buffer(np.array([-1, -1, 1, -1, -1, 1, 1, 1], "f4")), "at")

def error(gap, extrusion, side):
    """How far a red sprite of 64 pixels between white ones is off, drawn with that side; gaps are clear."""
    pitch = 64 + gap + 2 * extrusion
    sheet = np.zeros((256, 256, 4), np.uint8)
    for row in range(2):
        for column in range(2):
            color = (255, 0, 0, 255) if row == column == 1 else (255, 255, 255, 255)
            y, x = row * pitch, column * pitch
            sheet[y:y + 64 + 2 * extrusion, x:x + 64 + 2 * extrusion] = color
    texture = context.texture((256, 256), 4, sheet.tobytes())
    texture.build_mipmaps()
    texture.filter = (moderngl.LINEAR_MIPMAP_LINEAR, moderngl.LINEAR)
    texture.use()
    target = context.simple_framebuffer((side, side), 4)
    target.use()
    program["part"] = tuple(value / 256 for value in (pitch + extrusion, pitch + extrusion, 64, 64))
    quad.render(moderngl.TRIANGLE_STRIP)
    seen = np.frombuffer(target.read(components=4), np.uint8).reshape(side, side, 4).astype(int)
    return int(abs(seen - (255, 0, 0, 255)).max())

found = {level: (error(2, 0, side), error(16, 0, side), error(2, 2 ** level, side)) for level, side in ((1, 48), (2, 24), (3, 12))}
for level, (narrow, wide, extruded) in found.items():
    print(f"down to level {level}: gap 2 off by {narrow}, gap 16 by {wide}, gap 2 and extrusion {2 ** level} by {extruded}")
sys.exit(0 if all(min(errors[:2]) > 25 and errors[2] <= 1 for errors in found.values()) else "it is another one now")
PY
