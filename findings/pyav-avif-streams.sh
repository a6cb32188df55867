#!/usr/bin/env bash
# Expected: PyAV, and FFmpeg below it, find the animation of an AVIF: it is the only one in it.
# Really: there are four streams. The first is the still picture that stands for the whole; the "best" of a picture in one
# color is its mask, in gray; the animation is a third one, without its alpha.
# PyAV 18.1.0 (FFmpeg 8.1). Why it matters: what is taken from the file is one frame, or shapes in black and white.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install av==18.1.0 Pillow==13.0.0 numpy==2.2.6
cd "$work"
venv/bin/python - <<'PY'
import sys
import av
from PIL import Image, ImageDraw

print("PyAV", av.__version__, "FFmpeg", av.ffmpeg_version_info)
frames = [Image.new("RGBA", (64, 64), (10, 110, 209, 0)) for _ in range(8)]
for turn, frame in enumerate(frames):
    ImageDraw.Draw(frame).arc((6, 6, 58, 58), 45 * turn, 45 * turn + 120, fill=(10, 110, 209, 255), width=10)
frames[0].save("moving.avif", save_all=True, append_images=frames[1:], duration=100)

def seen(choose):
    with av.open("moving.avif") as file:
        stream = choose(file.streams)
        decoded = list(file.decode(stream))
        return stream.index, len(decoded), "gray" if decoded[0].format.name.startswith("gray") else "color"

with av.open("moving.avif") as file:
    count = len(file.streams.video)
found = [seen(lambda streams: streams.video[0]), seen(lambda streams: streams.best("video"))]
print(f"{count} streams; the first, and the best: number, frames, kind:", found)
sys.exit(0 if (count, found) == (4, [(0, 1, "color"), (3, 8, "gray")]) else "it is another one now")
PY
