"""Draws SVG files with programs other than browsers, which show their first moment, and compares them with frames.

Usage: svg_readers.py CASES      CASES is a JSON file: a list of objects with

  name, width, height (points), scale, frames (PNG files, of which the first one counts)
  svg     the file

Prints a JSON object for each reader: how far each case is off.
"""

import io
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import cairosvg
import pymupdf
import resvg_py
import weasyprint
from PIL import Image

from vector_difference import difference

# Pixels of CSS and points of PDF in an inch.
CSS, PDF = 96, 72


def resvg(case):
    data = resvg_py.svg_to_bytes(svg_path=case["svg"], zoom=case["scale"])
    return Image.open(io.BytesIO(bytes(data)))


def librsvg(case):
    data = subprocess.run(
        ["rsvg-convert", "--zoom", str(case["scale"]), case["svg"]], stdout=subprocess.PIPE, check=True).stdout
    return Image.open(io.BytesIO(data))


def cairo(case):
    return Image.open(io.BytesIO(cairosvg.svg2png(url=case["svg"], scale=case["scale"])))


def paint(document, scale):
    pixels = document[0].get_pixmap(matrix=pymupdf.Matrix(scale, scale), alpha=True)
    return Image.open(io.BytesIO(pixels.tobytes("png")))


def mupdf(case):
    with pymupdf.open(case["svg"]) as document:
        # It takes a point for a pixel of CSS.
        return paint(document, case["scale"])


def weasy(case):
    page = (
        f"<style>@page {{ size: {case['width']}px {case['height']}px; margin: 0 }}"
        " body { margin: 0 } img { display: block }</style>"
        f'<img src="{pathlib.Path(case["svg"]).as_uri()}">')
    with pymupdf.open(stream=weasyprint.HTML(string=page).write_pdf(), filetype="pdf") as document:
        return paint(document, case["scale"] * CSS / PDF)


def inkscape(cases):
    """Pictures of all cases, by one process."""
    with tempfile.TemporaryDirectory() as folder:
        commands = []
        for index, case in enumerate(cases):
            commands += [
                f"file-open:{case['svg']}", "export-area-page", f"export-dpi:{CSS * case['scale']}",
                f"export-filename:{folder}/{index}.png", "export-do", "file-close"]
        subprocess.run(
            ["inkscape", "--shell"], input=("; ".join(commands) + "\nquit\n").encode(), check=True,
            env={**os.environ, "HOME": folder}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for index in range(len(cases)):
            with Image.open(f"{folder}/{index}.png") as image:
                image.load()
            yield image


def main():
    cases = json.loads(pathlib.Path(sys.argv[1]).read_text())
    readers = {"resvg": resvg, "librsvg": librsvg, "CairoSVG": cairo, "WeasyPrint": weasy, "MuPDF": mupdf}
    drawn = {name: map(draw, cases) for name, draw in readers.items()} | {"Inkscape": inkscape(cases)}
    report = {}
    for reader, pictures in drawn.items():
        report[reader] = {}
        for case, picture in zip(cases, pictures):
            frame = case["frames"][0]
            with Image.open(frame) as image:
                box = (0, 0, *image.size)
            window, peak = difference(picture.convert("RGBA").crop(box), frame)
            report[reader][case["name"]] = {"window": window, "peak": peak}
    print(json.dumps(report))


main()
