#!/bin/sh
# One would expect: a clip of two figures shows the union of both, each filled by its own clip-rule (CSS Masking 1, 6.4).
# Really: where the first of two overlapping figures has a hole and clip-rule="evenodd", Chromium fills both by the even-odd rule as if
# they were one path: what both cover is cut out. resvg shows it, and so does Chromium where the other figure comes first.
# Seen with: Chromium 156 (Debian 12), resvg-py 0.5.0.
# Why it matters: drawing programs write clip-rule="evenodd" on every figure that they export, so a logo whose clip has overlapping
# figures has a hole in browsers; united into one path before, it has none.
set -e
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" -q install resvg-py==0.5.0 Pillow==13.0.0
cat > "$place/try.py" <<'PYTHON'
import importlib.metadata
import io
import subprocess
import sys

import resvg_py
from PIL import Image

folder = sys.argv[1]
print(subprocess.run(["chromium", "--version"], capture_output=True, text=True).stdout.strip())
print("resvg-py", importlib.metadata.version("resvg-py"))


def greens(rule):
    """The levels of red where the first figure, both and the second are: 0 where the clip shows green, 255 where it cuts."""
    svg = f"""<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><rect width="60" height="60" fill="#fff"/>
<clipPath id="c"><path d="M0 0h40v40h-40z M5 5h5v5h-5z" {rule}/><rect x="20" y="20" width="40" height="40"/></clipPath>
<rect width="60" height="60" fill="#008000" clip-path="url(#c)"/></svg>"""
    with open(f"{folder}/a.svg", "w") as file:
        file.write(svg)
    flags = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--user-data-dir={folder}/profile"]
    subprocess.run(
        ["chromium", *flags, "--window-size=200,200", f"--screenshot={folder}/a.png", f"file://{folder}/a.svg"], check=True,
        capture_output=True)
    pictures = [Image.open(f"{folder}/a.png"), Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg))))]
    return [[picture.convert("RGB").getpixel((at, at))[0] for at in (15, 30, 50)] for picture in pictures]


plain, mixed = greens(""), greens('clip-rule="evenodd"')
print("levels of red in the first figure, in both, in the second (0 is drawn, 255 is cut):")
print("nonzero:              Chromium", plain[0], "resvg", plain[1])
print("one by even-odd rule: Chromium", mixed[0], "resvg", mixed[1], "expected the same")
sys.exit(0 if plain[0] == plain[1] == mixed[1] == [0, 0, 0] and mixed[0] == [0, 255, 0] else 1)
PYTHON
"$place/venv/bin/python3" "$place/try.py" "$place"
