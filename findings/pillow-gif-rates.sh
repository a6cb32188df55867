#!/bin/sh
# One would expect: 60 frames a second, saved as a GIF by Pillow with duration=1000/60 (16.7 ms), play at about 60 a second.
# Really: the delay is cut, not rounded, to hundredths of a second, so that 10 ms is stored (and 0 for less than 10 ms). Browsers
# take 10 ms and less for 100 ms: what should take a second takes six. 19.9 ms is stored as 10 ms as well.
# Seen with: Pillow 13.0.0.
# Why it matters: everybody who saves a spinner at 51 to 100 frames a second this way gets a GIF that crawls in every browser; write 20 ms
# or more, or APNG or WebP.
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
frames = [Image.new("RGB", (8, 8), (20 * index, 0, 0)) for index in range(6)]
wrong = False
for asked, wanted in ((1000 / 60, 10), (19.9, 10), (9.9, 0), (20, 20)):
    frames[0].save(sys.argv[1], save_all=True, append_images=frames[1:], duration=asked, loop=0)
    data = open(sys.argv[1], "rb").read()
    place = data.index(b"\x21\xf9\x04")
    stored = 10 * int.from_bytes(data[place + 4:place + 6], "little")
    shown = stored if stored > 10 else 100
    print(f"duration={asked:.1f} is stored as {stored} ms and shown by browsers for {shown} ms")
    wrong = wrong or stored != wanted
sys.exit(1 if wrong else 0)
PYTHON
"$place/venv/bin/python3" "$place/try.py" "$place/a.gif"
