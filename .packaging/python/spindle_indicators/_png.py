"""Pixels of the PNG files that the program writes, without a library: eight bits or fewer for a sample, not interlaced."""

from __future__ import annotations

import struct
import zlib
from typing import Iterator

_SAMPLES = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}


def size(data: bytes) -> tuple[int, int]:
    """The width and the height in pixels."""
    width, height = struct.unpack_from(">II", data, 16)
    return width, height


def rgba(data: bytes) -> bytes:
    """The pixels, row by row: red, green, blue and straight alpha, a byte each."""
    chunks = list(_chunks(data))
    header = next(body for kind, body in chunks if kind == b"IHDR")
    width, height, depth, color = struct.unpack_from(">IIBB", header)
    if depth > 8 or header[12] != 0:
        raise ValueError("a PNG of another program: of sixteen bits, or interlaced")
    palette = next((body for kind, body in chunks if kind == b"PLTE"), b"")
    clear = next((body for kind, body in chunks if kind == b"tRNS"), b"")
    pixels = zlib.decompress(b"".join(body for kind, body in chunks if kind == b"IDAT"))
    bits = depth * _SAMPLES[color]
    stride, step = (width * bits + 7) // 8, max(1, bits // 8)
    result = bytearray()
    above = bytearray(stride)
    for row in range(height):
        start = row * (stride + 1)
        above = _unfiltered(pixels[start], bytearray(pixels[start + 1 : start + 1 + stride]), above, step)
        result += _expanded(bytes(above), width, depth, color, palette, clear)
    return bytes(result)


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    place = 8
    while place < len(data):
        length, kind = struct.unpack_from(">I4s", data, place)
        yield kind, data[place + 8 : place + 8 + length]
        place += length + 12


def _unfiltered(kind: int, line: bytearray, above: bytearray, step: int) -> bytearray:
    if kind == 2:
        for i, up in enumerate(above):
            line[i] = (line[i] + up) & 255
    elif kind == 1:
        for i in range(step, len(line)):
            line[i] = (line[i] + line[i - step]) & 255
    elif kind == 3:
        for i, up in enumerate(above):
            left = line[i - step] if i >= step else 0
            line[i] = (line[i] + (left + up) // 2) & 255
    elif kind == 4:
        for i, up in enumerate(above):
            left, corner = (line[i - step], above[i - step]) if i >= step else (0, 0)
            by_left, by_up, by_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
            if by_left <= by_up and by_left <= by_corner:
                guess = left
            else:
                guess = up if by_up <= by_corner else corner
            line[i] = (line[i] + guess) & 255
    return line


def _expanded(line: bytes, width: int, depth: int, color: int, palette: bytes, clear: bytes) -> bytes:
    """A row in four bytes a pixel."""
    if depth < 8:
        samples = bytes((byte >> shift) & ((1 << depth) - 1) for byte in line for shift in range(8 - depth, -1, -depth))
        line = samples[:width]
    if color == 6:
        return line
    result = bytearray(b"\xff" * (4 * width))
    if color == 3:
        alphas = (clear + b"\xff" * 256)[:256]
        for channel in range(3):
            result[channel::4] = line.translate((palette[channel::3] + bytes(256))[:256])
        result[3::4] = line.translate(alphas)
    elif color in (0, 4):
        gray = line if color == 0 else line[::2]
        scaled = gray.translate(bytes(min(value * 255 // ((1 << depth) - 1), 255) for value in range(256)))
        result[0::4] = result[1::4] = result[2::4] = scaled
        if color == 4:
            result[3::4] = line[1::2]
        elif clear:
            result[3::4] = gray.translate(bytes(0 if value == clear[1] else 255 for value in range(256)))
    else:
        for channel in range(3):
            result[channel::4] = line[channel::3]
        if clear:
            key = clear[1::2]
            for pixel in range(width):
                if line[3 * pixel : 3 * pixel + 3] == key:
                    result[4 * pixel + 3] = 0
    return bytes(result)
