#!/usr/bin/env bash
# Expected: FFmpeg, and PyAV and OpenCV's VideoCapture above it, reads an animated WebP as it reads a GIF or an APNG.
# Really: up to 8.1 it looks for a still picture in it, finds none, and fails: "image data not found".
# PyAV 18.1.0 (FFmpeg 8.1). Why it matters: a converter from animations to videos takes two of the three formats alone.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install av==18.1.0 Pillow==13.0.0
cd "$work"
venv/bin/python - 2>/dev/null <<'PY'
import sys
import av
from PIL import Image

print("PyAV", av.__version__, "FFmpeg", av.ffmpeg_version_info)
frames = [Image.new("RGB", (32, 32), color) for color in ("red", "green", "blue")]
found = {}
for name in ("moving.png", "moving.gif", "moving.webp"):
    frames[0].save(name, save_all=True, append_images=frames[1:], duration=100, loop=0)
    try:
        with av.open(name) as file:
            found[name] = len(list(file.decode(video=0)))
    except av.FFmpegError as error:
        found[name] = type(error).__name__
print("frames:", found)
wanted = {"moving.png": 3, "moving.gif": 3, "moving.webp": "InvalidDataError"}
sys.exit(0 if found == wanted else "it is another one now")
PY
