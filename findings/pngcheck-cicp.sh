#!/bin/sh
# One would expect: a PNG with a cICP chunk, which the third edition of the standard (W3C, June 2025) defines and browsers read, is fine by
# pngcheck, the usual checker of PNG files; as every public chunk that a program does not know, it may at most be passed over.
# Really: it is called an illegal, unknown, public chunk, and the exit status is an error, so that builds that check their pictures fail.
# Seen with: pngcheck 3.0.3 (Debian 12), the newest release.
# Why it matters: pictures in Display P3 or for HDR carry cICP; without it, or with another checker, they pass.
set -e
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
apt-get -q download pngcheck=3.0.3-1 > log 2>&1
dpkg -x pngcheck_*.deb .
echo "pngcheck $(dpkg-deb -f pngcheck_*.deb Version)"
cat > try.py <<'PYTHON'
import struct
import subprocess
import sys
import zlib


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png(*extra):
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + b"".join(extra) + chunk(b"IDAT", zlib.compress(b"\0abc")) + chunk(b"IEND", b"")


def check(name, data):
    open(name, "wb").write(data)
    result = subprocess.run(["usr/bin/pngcheck", name], capture_output=True, text=True)
    print((result.stdout + result.stderr).strip(), "- status", result.returncode)
    return result.returncode, result.stdout + result.stderr


plain, _ = check("plain.png", png())
# Display P3: primaries 12, transfer of sRGB 13, no matrix, full range.
wide, said = check("wide.png", png(chunk(b"cICP", bytes([12, 13, 0, 1]))))
print("expected both times 0")
sys.exit(0 if plain == 0 and wide != 0 and "cICP" in said else 1)
PYTHON
python3 try.py
