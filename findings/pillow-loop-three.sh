#!/bin/sh
# One would expect: save(…, loop=3) of Pillow gives animations that are played equally often, whatever the format.
# Really: the number is stored as it is. In APNG and WebP that is the number of plays, 3. In GIF it is how often the animation begins
# again, so that browsers play it 4 times (ImageDecoder.tracks.selectedTrack.repetitionCount is 3 in Chromium, 2 for the others).
# gifsicle's --loopcount=3 and ffmpeg's -loop 3 are 4 plays as well. Reading back, info["loop"] is 3 in all three.
# Seen with: Pillow 13.0.0.
# Why it matters: who converts GIF to WebP or APNG with info["loop"] loses a play each time, and no GIF of Pillow is played once if a
# loop is given at all: loop=1 is 2 plays, loop=0 is forever.
set -e
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" -q install Pillow==13.0.0
cat > "$place/try.py" <<'PYTHON'
import sys
import PIL
from PIL import Image

print("Pillow", PIL.__version__)
frames = [Image.new("RGB", (8, 8), color) for color in ("red", "blue")]


def save(name):
    path = f"{sys.argv[1]}/{name}"
    frames[0].save(path, save_all=True, append_images=frames[1:], duration=100, loop=3)
    print(name, "is read back as loop", Image.open(path).info["loop"])
    return open(path, "rb").read()


gif, apng, webp = save("a.gif"), save("a.png"), save("a.webp")
begin = gif.index(b"NETSCAPE2.0") + 13
again = int.from_bytes(gif[begin:begin + 2], "little")
begin = apng.index(b"acTL")
plays = int.from_bytes(apng[begin + 8:begin + 12], "big")
begin = webp.index(b"ANIM")
others = int.from_bytes(webp[begin + 12:begin + 14], "little")
print(f"GIF begins again {again} times: {again + 1} plays; APNG stores {plays} plays, WebP {others}")
sys.exit(0 if (again, plays, others) == (3, 3, 3) else 1)
PYTHON
"$place/venv/bin/python3" "$place/try.py" "$place"
