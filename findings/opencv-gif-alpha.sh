#!/usr/bin/env bash
# Expected: OpenCV reads each frame of an animated GIF with its transparency.
# Really: the last frame decides for all. If it has no transparent number, as one that is opaque everywhere need not, every
# frame of the file is opaque, and what was clear has the color of the background's number. With one that it does not use,
# all is right.
# OpenCV 5.0.0 (opencv-python-headless 5.0.0.93). Why it matters: a bar that fills up, and so ends opaque, has a box behind it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install opencv-python-headless==5.0.0.93 Pillow==13.0.0 numpy==2.2.6
cd "$work"
venv/bin/python - <<'PY'
import sys
import cv2
from PIL import Image

print("OpenCV", cv2.__version__)
frames = []
for step in range(3):
    frame = Image.new("P", (8, 8), 0)
    frame.putpalette([0, 0, 0, 10, 110, 209, 255, 255, 255])
    frame.paste(1, (0, 0, 4, 8) if step < 2 else (0, 0, 8, 8))
    if step == 1:
        frame.putpixel((0, 0), 2)
    frames.append(frame)
frames[0].save("bar.gif", save_all=True, append_images=frames[1:], duration=100, transparency=0, disposal=1, optimize=False)
data = bytearray(open("bar.gif", "rb").read())
controls = [at for at in range(len(data)) if data[at:at + 3] == b"\x21\xf9\x04"]
channels = {}
for name, flag in (("with a transparent number", 1), ("without one", 0)):
    # The last frame is drawn over what is there, and has no transparent pixel.
    data[controls[-1] + 3] = data[controls[-1] + 3] & 0xFE | flag
    data[controls[-1] + 6] = 3
    open("bar.gif", "wb").write(data)
    with Image.open("bar.gif") as image:
        right = image.convert("RGBA").getpixel((7, 4))[3]
    found, animation = cv2.imreadanimation("bar.gif")
    channels[name] = animation.frames[0].shape[2]
    print(f"channels of the first of {len(controls)} frames, the last {name}: {channels[name]}; alpha in Pillow: {right}")
sys.exit(0 if list(channels.values()) == [4, 3] and right == 0 else "it is another one now")
PY
