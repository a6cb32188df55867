#!/bin/sh
# One would expect: in TexturePacker's JSON, spriteSourceSize is where the trimmed part lies in the frame, as x, y, w and h, and a member
# called "trimmed" says that it is one.
# Really: PyTexturePacker writes the right and the bottom edge as w and h, and calls the member "trimed". In its property lists it cuts
# half pixels off the offset, so that a frame with odd margins moves.
# Seen with: PyTexturePacker 1.2.1.
# Why it matters: Phaser puts a trimmed frame by spriteSourceSize only where "trimmed" is true: these frames lose their margins and jump,
# and where that is mended by hand they are drawn with a wrong size. Cut by "frame", and take x and y alone.
set -e
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" -q install Pillow==13.0.0 PyTexturePacker==1.2.1
cat > "$place/try.py" <<'PYTHON'
import importlib.metadata
import json
import os
import plistlib
import sys
from PIL import Image
from PyTexturePacker import Packer

print("PyTexturePacker", importlib.metadata.version("PyTexturePacker"))
folder = sys.argv[1]
os.mkdir(f"{folder}/in")
# 7 × 5 opaque pixels at (3, 2) in a frame of 13 × 12.
frame = Image.new("RGBA", (13, 12))
frame.paste((255, 0, 0, 255), (3, 2, 10, 7))
frame.save(f"{folder}/in/a.png")
for form in ("json", "plist"):
    packer = Packer.create(max_width=64, max_height=64, bg_color=0, enable_rotated=False, trim_mode=1, atlas_format=form)
    packer.pack(f"{folder}/in", "sheet", output_path=folder)
found = json.load(open(f"{folder}/sheet.json"))["frames"]["a.png"]
print(found)
offset = plistlib.load(open(f"{folder}/sheet.plist", "rb"))["frames"]["a.png"]["offset"]
print("the offset is", offset, "and should be {0,1.5}")
box = found["spriteSourceSize"]
sys.exit(0 if (box["w"], box["h"]) == (10, 7) and "trimmed" not in found and offset != "{0,1.5}" else 1)
PYTHON
"$place/venv/bin/python3" "$place/try.py" "$place"
