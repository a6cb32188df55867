#!/usr/bin/env bash
# Expected: raylib opens an APNG by any of its names: it begins as every PNG does.
# Really: LoadImage looks at the end of the name alone: "loading.apng" is "not supported", the same file as "loading.png" is
# its first frame. LoadImageAnim plays GIF alone.
# raylib 6.2.0.0 (PyPI). Why it matters: an animation that comes as .apng is an empty texture.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install raylib==6.2.0.0 Pillow==13.0.0
cd "$work"
venv/bin/python - <<'PY'
import importlib.metadata
import sys
import pyray
from PIL import Image

pyray.set_trace_log_level(pyray.TraceLogLevel.LOG_WARNING)
print("raylib", importlib.metadata.version("raylib"))
frames = [Image.new("RGBA", (32, 32), color) for color in ("red", "green", "blue")]
for name in ("loading.png", "loading.gif"):
    frames[0].save(name, save_all=True, append_images=frames[1:], duration=100, loop=0)
with open("loading.png", "rb") as whole, open("loading.apng", "wb") as copy:
    copy.write(whole.read())
found = {}
for name in ("loading.apng", "loading.png", "loading.gif"):
    count = pyray.ffi.new("int *")
    found[name] = (pyray.load_image(name).width, pyray.load_image_anim(name, count).width and count[0])
print("width, and number of frames:", found)
sys.exit(0 if found == {"loading.apng": (0, 0), "loading.png": (32, 1), "loading.gif": (32, 3)} else "it is another one now")
PY
