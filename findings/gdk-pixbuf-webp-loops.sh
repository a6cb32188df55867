#!/usr/bin/env bash
# Expected: gdk-pixbuf, and GTK's Image above it, play an animation as often as the file says.
# Really: of a GIF they do; a WebP that is to be played once runs forever.
# gdk-pixbuf 2.42.10, webp-pixbuf-loader 0.2.1 (Debian 12: gir1.2-gdkpixbuf-2.0, webp-pixbuf-loader, python3-gi).
# Why it matters: a bar that fills once, or a check that is drawn once, starts over again and again.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install Pillow==13.0.0
cd "$work"
venv/bin/python - <<'PY'
from PIL import Image

frames = [Image.new("RGB", (32, 32), color) for color in ("red", "green", "blue")]
frames[0].save("once.gif", save_all=True, append_images=frames[1:], duration=100)
frames[0].save("once.webp", save_all=True, append_images=frames[1:], duration=100, loop=1, lossless=True)
PY
/usr/bin/python3 -W ignore - <<'PY'
import sys
import gi
gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf, GLib

print("gdk-pixbuf", GdkPixbuf.PIXBUF_VERSION)
seen = {}
for name in ("once.gif", "once.webp"):
    clock = GLib.TimeVal()
    clock.tv_sec = 1000
    frames = GdkPixbuf.PixbufAnimation.new_from_file(name).get_iter(clock)
    seen[name] = 0
    for _ in range(30):
        clock.add(50_000)
        seen[name] += frames.advance(clock)
print("changes in 1.5 s, of which 0.3 s are one pass:", seen)
sys.exit(0 if seen["once.gif"] <= 3 and seen["once.webp"] >= 12 else "it is another one now")
PY
