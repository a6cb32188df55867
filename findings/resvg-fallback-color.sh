#!/bin/sh
# One would expect: a renderer that does not know color(display-p3 ...) keeps the color before it, as CSS has it: a declaration whose value
# is not understood is passed over. Figma and others write `fill:#0A6ED1;fill:color(display-p3 ...)` for just that.
# Really: resvg and CairoSVG paint black: the declaration that they do not understand takes the place of the one that they do.
# Seen with: resvg-py 0.5.0, CairoSVG 2.9.1.
# Why it matters: pictures with wide colors and a fallback in `style` turn black in thumbnails, documents and tests. As an attribute
# beside a rule within `@supports (color: color(display-p3 1 1 1))`, the fallback holds.
set -e
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" -q install resvg-py==0.5.0 CairoSVG==2.9.1 Pillow==13.0.0
cat > "$place/try.py" <<'PYTHON'
import importlib.metadata
import io
import sys

import cairosvg
import resvg_py
from PIL import Image

for name in ("resvg-py", "CairoSVG"):
    print(name, importlib.metadata.version(name))


def color(png):
    return Image.open(io.BytesIO(bytes(png))).convert("RGB").getpixel((4, 4))


def colors(attributes, rule=""):
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><style>{rule}</style><rect width="8" height="8" {attributes}/></svg>'
    return color(resvg_py.svg_to_bytes(svg_string=svg)), color(cairosvg.svg2png(bytestring=svg.encode()))


WIDE = "color(display-p3 0.2 0.43 0.8)"
blue = (10, 110, 209)
plain = colors('style="fill:#0A6ED1"')
both = colors(f'style="fill:#0A6ED1;fill:{WIDE}"')
held = colors('fill="#0A6ED1" class="a"', f"@supports (color: color(display-p3 1 1 1)) {{ .a {{ fill: {WIDE} }} }}")
print("one color:                ", plain)
print("and a wide one after it:  ", both, "expected the same")
print("in @supports:             ", held)
sys.exit(0 if plain == held == (blue, blue) and both == ((0, 0, 0), (0, 0, 0)) else 1)
PYTHON
"$place/venv/bin/python3" "$place/try.py"
