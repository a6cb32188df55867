#!/usr/bin/env bash
# Expected: win2xcur keeps the time of a Windows cursor: 60 frames of 1/60 s take a second, some 16 ms and some 17.
# Really: each delay is cut to whole milliseconds by itself: 60 × 16 = 960 ms, 4 % fast; at 2/60 s, 33 ms, it is 1 %.
# win2xcur 0.2.1 (Debian 12: libmagickwand-6.q16-6). Why it matters: a cursor that is made once for Windows and converted
# runs at another rate on Linux.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install win2xcur==0.2.1 numpy==2.2.6
cd "$work"
cat > cursors.py <<'PY'
import struct
import sys

def chunk(name, data):
    return name + struct.pack("<I", len(data)) + data + bytes(len(data) % 2)

def cursor(blue):
    pixels = struct.pack("BBBB", blue, 110, 10, 255) * 1024
    bitmap = struct.pack("<IiiHHIIiiII", 40, 32, 64, 1, 32, 0, len(pixels), 0, 0, 0, 0) + pixels + bytes(128)
    return struct.pack("<HHHBBBBHHII", 0, 2, 1, 32, 32, 0, 0, 16, 16, len(bitmap), 22) + bitmap

if sys.argv[1] == "make":
    header = chunk(b"anih", struct.pack("<9I", 36, 60, 60, 0, 0, 0, 0, 1, 1))
    icons = b"".join(chunk(b"icon", cursor(4 * frame)) for frame in range(60))
    body = b"ACON" + header + chunk(b"LIST", b"fram" + icons)
    open("busy.ani", "wb").write(chunk(b"RIFF", body))
else:
    data = open("out/busy", "rb").read()
    entries = [struct.unpack_from("<III", data, 16 + 12 * index) for index in range(struct.unpack_from("<I", data, 12)[0])]
    delays = [struct.unpack_from("<I", data, at + 32)[0] for kind, _, at in entries if kind == 0xFFFD0002]
    print(f"{len(delays)} frames, delays {sorted(set(delays))} ms, together {sum(delays)} ms; 1000 would be right")
    sys.exit(0 if (len(delays), sum(delays)) == (60, 960) else "it is another one now")
PY
venv/bin/pip list 2>/dev/null | grep win2xcur
venv/bin/python cursors.py make
mkdir out
venv/bin/win2xcur busy.ani -o out
venv/bin/python cursors.py read
