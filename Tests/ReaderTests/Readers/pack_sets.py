"""Makes random sets of frames as other programs write them, and the pixels that they show.

Usage: pack_sets.py FOLDER COUNT SEED

Each set is a folder with input files, and the frames spin-0000.png … that they show. Prints a JSON list of sets: folder, the
names of the input files in their order, and the number of frames. PNG and APNG files are written here, chunk by chunk, in
every kind of pixels, depth and interlacing, with every disposal; GIF files by Pillow.
"""

import json
import pathlib
import random
import struct
import sys
import zlib

from PIL import Image

ADAM7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def packed(samples, depth):
    """A row of samples, most significant bit first."""
    if depth == 16:
        return b"".join(struct.pack(">H", sample) for sample in samples)
    bits = "".join(f"{sample:0{depth}b}" for sample in samples)
    bits += "0" * (-len(bits) % 8)
    return bytes(int(bits[i : i + 8], 2) for i in range(0, len(bits), 8))


def rows(pixels, width, height, depth, interlaced):
    """Filtered rows, all unfiltered: pixels is a function of a place that gives samples."""
    passes = ADAM7 if interlaced else [(0, 0, 1, 1)]
    data = b""
    for left, top, across, down in passes:
        for y in range(top, height, down):
            samples = [sample for x in range(left, width, across) for sample in pixels(x, y)]
            if samples:
                data += b"\0" + packed(samples, depth)
    return zlib.compress(data)


def eight(sample, depth):
    """A sample in 8 bits, rounded to the nearest."""
    return (sample * 255 * 2 + (1 << depth) - 1) // (2 * ((1 << depth) - 1))


class Kind:
    """One kind of pixels: what is stored, and what it shows."""

    def __init__(self, rng):
        self.rng = rng
        self.color, self.depth = rng.choice(
            [(0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8), (4, 8), (4, 16), (6, 8), (6, 16)]
        )
        self.interlaced = rng.random() < 0.4
        top = (1 << self.depth) - 1
        self.palette = [tuple(rng.randrange(256) for _ in range(3)) for _ in range(1 << min(self.depth, 8))]
        self.alphas = [rng.choice([0, 128, 255]) for _ in self.palette] if rng.random() < 0.5 else None
        self.key = None
        if self.color in (0, 2) and rng.random() < 0.5:
            self.key = tuple(rng.randint(0, top) for _ in range(1 if self.color == 0 else 3))
        self.samples = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[self.color]

    def pixel(self):
        if self.key and self.rng.random() < 0.3:
            return self.key
        return tuple(self.rng.randrange(1 << self.depth) for _ in range(self.samples))

    def shown(self, pixel):
        if self.color == 3:
            color = (*self.palette[pixel[0]], self.alphas[pixel[0]] if self.alphas else 255)
        else:
            values = [eight(sample, self.depth) for sample in pixel]
            alpha = values.pop() if self.color in (4, 6) else 0 if pixel == self.key else 255
            color = (*(values * 3 if len(values) == 1 else values), alpha)
        return color if color[3] else (0, 0, 0, 0)

    def head(self, width, height):
        data = b"\x89PNG\r\n\x1a\n"
        data += chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, self.depth, self.color, 0, 0, self.interlaced))
        # What nobody is to heed: colors stay as they are.
        return data + chunk(b"gAMA", struct.pack(">I", 100000))

    def colors(self):
        data = b""
        if self.color == 3:
            data += chunk(b"PLTE", bytes(channel for color in self.palette for channel in color))
            if self.alphas:
                data += chunk(b"tRNS", bytes(self.alphas))
        elif self.key:
            data += chunk(b"tRNS", b"".join(struct.pack(">H", sample) for sample in self.key))
        return data


def picture(rng, kind, width, height, style):
    """Stored pixels by place."""
    if style == "even":
        pixel = kind.pixel()
        return {(x, y): pixel for y in range(height) for x in range(width)}
    return {(x, y): kind.pixel() for y in range(height) for x in range(width)}


def image(kind, pixels, width, height):
    result = Image.new("RGBA", (width, height))
    result.putdata([kind.shown(pixels[x, y]) for y in range(height) for x in range(width)])
    return result


def pngs(rng, folder):
    """PNG files, of which some are equal."""
    width, height, count = rng.randint(1, 24), rng.randint(1, 24), rng.randint(1, 14)
    files, frames = [], []
    for index in range(count):
        name = f"in{index}.png"
        if frames and rng.random() < 0.25:
            twin = rng.randrange(len(files))
            (folder / name).write_bytes((folder / files[twin]).read_bytes())
            frames.append(frames[twin])
            files.append(name)
            continue
        kind = Kind(rng)
        if rng.random() < 0.1:
            kind.color, kind.depth, kind.samples, kind.key = 6, 8, 4, None
            pixels = {(x, y): (9, 9, 9, 0) for y in range(height) for x in range(width)}
        else:
            pixels = picture(rng, kind, width, height, rng.choice(["even", "noise"]))
        data = rows(lambda x, y: pixels[x, y], width, height, kind.depth, kind.interlaced)
        half = rng.randint(0, len(data))
        (folder / name).write_bytes(
            kind.head(width, height) + kind.colors() + chunk(b"IDAT", data[:half]) + chunk(b"IDAT", data[half:]) + chunk(b"IEND", b"")
        )
        files.append(name)
        frames.append(image(kind, pixels, width, height))
    return files, frames


def apng(rng, folder):
    """One APNG with every disposal; what is drawn over something is opaque or transparent there."""
    width, height, count = rng.randint(1, 20), rng.randint(1, 20), rng.randint(1, 9)
    kind = Kind(rng)
    hidden = rng.random() < 0.3
    early, body, sequence, frames = b"", b"", 0, []
    canvas = Image.new("RGBA", (width, height))
    if hidden:
        pixels = picture(rng, kind, width, height, "noise")
        body += chunk(b"IDAT", rows(lambda x, y: pixels[x, y], width, height, kind.depth, kind.interlaced))
    for index in range(count):
        whole = index == 0 and not hidden
        w, h = (width, height) if whole else (rng.randint(1, width), rng.randint(1, height))
        x0, y0 = (0, 0) if whole else (rng.randint(0, width - w), rng.randint(0, height - h))
        pixels = picture(rng, kind, w, h, rng.choice(["even", "noise"]))
        shown = image(kind, pixels, w, h)
        partial = any(shown.getchannel("A").histogram()[1:255])
        blend = 0 if partial else rng.randint(0, 1)
        disposal = rng.randint(0, 2)
        header = chunk(b"fcTL", struct.pack(">IIIIIHHBB", sequence, w, h, x0, y0, 5, 100, disposal, blend))
        # The header of the default picture may come before the number of frames.
        if whole and rng.random() < 0.3:
            early = header
        else:
            body += header
        sequence += 1
        data = rows(lambda x, y: pixels[x, y], w, h, kind.depth, kind.interlaced)
        if whole:
            body += chunk(b"IDAT", data)
        else:
            # A part may be empty.
            half = rng.randint(0, len(data))
            parts = rng.choice([[data], [data[:half], data[half:]], [b"", data], [data, b""]])
            for part in parts:
                body += chunk(b"fdAT", struct.pack(">I", sequence) + part)
                sequence += 1
        before = canvas.copy()
        if blend:
            canvas.paste(shown, (x0, y0), shown.getchannel("A"))
        else:
            canvas.paste(shown, (x0, y0))
        frames.append(canvas.copy())
        if disposal == 2 and index > 0:
            canvas = before
        elif disposal > 0:
            canvas.paste((0, 0, 0, 0), (x0, y0, x0 + w, y0 + h))
    data = kind.head(width, height) + early + chunk(b"acTL", struct.pack(">II", count, 0)) + kind.colors() + body + chunk(b"IEND", b"")
    (folder / "in.png").write_bytes(data)
    return ["in.png"], frames


def gif(rng, folder):
    """One GIF, whose frames Pillow may write as parts."""
    width, height, count = rng.randint(1, 20), rng.randint(1, 20), rng.randint(2, 8)
    frames = []
    for _ in range(count):
        frame = Image.new("RGBA", (width, height))
        colors = [(rng.randrange(256), rng.randrange(256), rng.randrange(256), 255) for _ in range(5)] + [(0, 0, 0, 0)]
        frame.putdata([rng.choice(colors) for _ in range(width * height)])
        frames.append(frame)
    frames[0].save(folder / "in.gif", save_all=True, append_images=frames[1:], duration=70, loop=0, disposal=rng.choice([0, 1, 2]))
    # What Pillow has made of them is what they show.
    shown = Image.open(folder / "in.gif")
    frames = []
    for index in range(shown.n_frames):
        shown.seek(index)
        frames.append(shown.convert("RGBA"))
    return ["in.gif"], frames


def main(folder, count, seed):
    sets = []
    for number in range(count):
        rng = random.Random(seed * 1000 + number)
        place = pathlib.Path(folder) / f"set{number}"
        place.mkdir(parents=True)
        files, frames = rng.choices([pngs, apng, gif], [5, 3, 2])[0](rng, place)
        for index, frame in enumerate(frames):
            frame.save(place / f"spin-{index:04}.png")
        sets.append({"folder": str(place), "files": files, "count": len(frames)})
    json.dump(sets, sys.stdout)


main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
