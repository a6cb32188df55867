#!/usr/bin/env bash
# Expected: Kivy plays an animated GIF without transparent pixels, as it plays one with them.
# Really: it raises "bad transparency mask", since it pastes each frame over the last with itself as a mask, which an opaque
# one cannot be. It raises for an animated WebP too. APNG and AVIF are read, but whatever delays a file has, a frame is
# shown for 0.25 s unless the app sets anim_delay.
# Kivy 2.3.1, Pillow 13.0.0. Why it matters: a loading picture over a background ends the app where it is loaded.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install Kivy==2.3.1 Pillow==13.0.0
cd "$work"
export KIVY_NO_ARGS=1 KIVY_NO_CONSOLELOG=1 KIVY_NO_FILELOG=1 KIVY_HOME=$work
venv/bin/python - <<'PY'
import sys
import kivy
from kivy.core.image import Image as Shown, ImageLoader
from PIL import Image, ImageDraw

print("Kivy", kivy.__version__)
frames = [Image.new("RGB", (32, 32), "white") for _ in range(4)]
for index, frame in enumerate(frames):
    ImageDraw.Draw(frame).rectangle((index * 8, 8, index * 8 + 7, 23), fill="blue")
clear = [frame.convert("RGBA") for frame in frames]
for frame in clear:
    frame.putpixel((0, 0), (0, 0, 0, 0))
frames[0].save("opaque.gif", save_all=True, append_images=frames[1:], duration=80, loop=0)
for name in ("clear.gif", "clear.webp", "clear.png"):
    clear[0].save(name, save_all=True, append_images=clear[1:], duration=80, loop=0)
found = {}
for name in ("opaque.gif", "clear.gif", "clear.webp", "clear.png"):
    try:
        found[name] = len(ImageLoader.load(name)._data)
    except Exception as error:
        found[name] = str(error)
    print(f"{name}: {found[name]}")
delay = Shown("clear.png").anim_delay
print(f"seconds a frame, of a file that says 0.08: {delay}")
wanted = {"opaque.gif": "bad transparency mask", "clear.gif": 4, "clear.webp": "SDL2: Unable to load image", "clear.png": 4}
sys.exit(0 if found == wanted and delay == 0.25 else "it is another one now")
PY
