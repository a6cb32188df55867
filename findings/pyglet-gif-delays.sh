#!/usr/bin/env bash
# Expected: pyglet plays a GIF at the delays that it has, and one of delay 0 as fast as can be, or as browsers do, at 0.1 s.
# Really: a delay of 0 becomes None, "forever": the first frame stays; 10 ms become 0.1 s as in browsers.
# pyglet 2.1.19. Why it matters: many encoders write 0 for "as fast as possible", and the spinner stands still.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install pyglet==2.1.19 Pillow==13.0.0
cd "$work"
venv/bin/python - <<'PY'
import sys
import pyglet
from PIL import Image

pyglet.options["headless"] = True
print("pyglet", pyglet.version)
frames = [Image.new("RGB", (32, 32), color) for color in ("red", "green", "blue")]
found = {}
for delay in (0, 10, 20, 50):
    frames[0].save(f"{delay}.gif", save_all=True, append_images=frames[1:], duration=delay, loop=0)
    found[delay] = [frame.duration for frame in pyglet.image.load_animation(f"{delay}.gif").frames]
print("milliseconds in the file, seconds that it reads:", found)
wanted = {0: [None] * 3, 10: [0.1] * 3, 20: [0.02] * 3, 50: [0.05] * 3}
sys.exit(0 if found == wanted else "it is another one now")
PY
