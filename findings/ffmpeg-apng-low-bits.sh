#!/bin/sh
# Expected: an APNG of 1, 2 or 4 bits a sample whose later frames are smaller than the picture, which the PNG specification (third
#   edition) allows, is decoded like one of 8 bits.
# Really: what the smaller frame changes is garbage or missing, as here, with status 0. With 8 bits the same pixels are right.
# Seen with: FFmpeg 7.0.2 (and 5.1.9 of Debian 12, and PyAV and OpenCV's VideoCapture, which use it).
# Why it matters: flat art of few colors is what optimizers store so; thumbnails and videos made of it are garbage without an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check imageio-ffmpeg==0.6.0
python/bin/python - << 'END'
import subprocess, sys, zlib
import imageio_ffmpeg

ffmpeg = imageio_ffmpeg.get_ffmpeg_exe()
print(subprocess.run([ffmpeg, "-version"], capture_output=True, text=True).stdout.splitlines()[0])
WIDTH, HEIGHT, AREA = 16, 8, (8, 2, 8, 4)  # x, y, width and height of what changes: from black to white


def chunk(kind, data):
    return len(data).to_bytes(4) + kind + data + zlib.crc32(kind + data).to_bytes(4)


def apng(bits):
    def rows(width, height, sample):
        row = bytes([0]) + bytes([sample * 0xFF if bits < 8 else sample]) * (width * bits // 8)
        return zlib.compress(row * height)

    def control(number, width, height, x, y):
        return chunk(b"fcTL", b"".join(n.to_bytes(4) for n in (number, width, height, x, y)) + bytes([0, 1, 0, 10, 0, 0]))

    x, y, width, height = AREA
    head = WIDTH.to_bytes(4) + HEIGHT.to_bytes(4) + bytes([bits, 3, 0, 0, 0])
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"acTL", (2).to_bytes(4) + bytes(4))
            + chunk(b"PLTE", bytes([0, 0, 0] + [255] * 3 * (2 ** min(bits, 1) - 1) * (2 ** bits - 1)))
            + control(0, WIDTH, HEIGHT, 0, 0) + chunk(b"IDAT", rows(WIDTH, HEIGHT, 0))
            + control(1, width, height, x, y) + chunk(b"fdAT", (2).to_bytes(4) + rows(width, height, 1)) + chunk(b"IEND", b""))


x, y, width, height = AREA
right = [255 * (x <= n % WIDTH < x + width and y <= n // WIDTH < y + height) for n in range(WIDTH * HEIGHT)]
wrong = {}
for bits in (1, 2, 4, 8):
    open("a.png", "wb").write(apng(bits))
    command = [ffmpeg, "-v", "error", "-f", "apng", "-i", "a.png", "-fps_mode", "passthrough", "-f", "rawvideo", "-pix_fmt", "gray", "-"]
    shown = subprocess.run(command, capture_output=True, check=True).stdout[WIDTH * HEIGHT:]
    wrong[bits] = sum(a != b for a, b in zip(shown, right, strict=True))
    print(f"{bits} bits: {wrong[bits]} of {WIDTH * HEIGHT} pixels of the second frame are wrong")
sys.exit(not (wrong[1] and wrong[2] and wrong[4] and not wrong[8]))
END
