#!/usr/bin/env bash
# Expected: Panda3D loads a picture of 300 × 200 pixels as a texture of that size, as every graphics card can.
# Really: each side shrinks to the next lower power of two, 256 × 128, and is blurred, without a message. The setting
# `textures-power-2 none`, or sides that are powers of two, avoid that.
# Panda3D 1.10.16. Why it matters: sheets lose up to half of their sharpness, and cells no longer begin on whole pixels.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install panda3d==1.10.16 Pillow==13.0.0
cd "$work"
venv/bin/python - <<'PY'
import sys
import panda3d
from panda3d.core import TexturePool, loadPrcFileData
from PIL import Image

print("Panda3D", panda3d.__version__)
sizes = {}
for name, size in (("sheet", (300, 200)), ("again", (300, 200)), ("square", (256, 256))):
    if name == "again":
        loadPrcFileData("", "textures-power-2 none")
    Image.new("RGBA", size, "blue").save(f"{name}.png")
    texture = TexturePool.loadTexture(f"{name}.png")
    sizes[name] = (texture.getXSize(), texture.getYSize())
print("300 × 200 by default, and with textures-power-2 none; 256 × 256:", sizes)
wanted = {"sheet": (256, 128), "again": (300, 200), "square": (256, 256)}
sys.exit(0 if sizes == wanted else "it is another one now")
PY
