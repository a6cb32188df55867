"""Draws the pictures of the gallery: gallery.py PROGRAM ARTICLE WORK

Runs the commands of the article, and one for each motion, light and dark. WORK/gallery/pictures.json then has, for each block of
commands, what they have drawn; the article in WORK/catalogs shows the same.
"""

import json
import os
import pathlib
import re
import shlex
import struct
import subprocess
import sys
import zlib

BLOCK = re.compile(r"^```sh\n(.*?)^```\n", re.M | re.S)
STILLS = re.compile(r"^(!\[.*\]\(.*\)\n)+\n", re.M)
GOLDEN = re.compile(r"\]\((?:\.\./)+(Goldens/images/([^)]*))\)")
# The pictures of the tests lie in this checkout.
GOLDENS = pathlib.Path(__file__).resolve().parents[2]


def moving(text):
    """The article without its stills, which are for readers in the repository."""
    return STILLS.sub("", text)


def darker(script):
    """The same commands in dark themes."""
    def dark(match):
        command = match[0]
        if "--theme" in command:
            return command.replace("-light", "-dark")
        return command.replace(" -o ", " --theme neutral-dark -o ")
    return re.sub(r"^spindle .*$", dark, script.replace("theme: fiori-light", "theme: fiori-dark"), flags=re.M)


def chunks(png):
    """The chunks of a PNG: type and data."""
    at = 8
    while at < len(png):
        length, kind = struct.unpack_from(">I4s", png, at)
        yield kind, png[at + 8 : at + 8 + length]
        at += 12 + length


def repeated(png):
    """An animation that plays again and again, and rests at its end, where it would stop."""
    parts = list(chunks(png))
    if dict(parts).get(b"acTL", b"\0" * 8)[4:] != struct.pack(">I", 1):
        return png
    last = max(index for index, (kind, _) in enumerate(parts) if kind == b"fcTL")
    result = png[:8]
    for index, (kind, data) in enumerate(parts):
        if kind == b"acTL":
            data = data[:4] + struct.pack(">I", 0)
        elif index == last:
            data = data[:20] + struct.pack(">HH", 1500, 1000) + data[24:]
        result += struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    return result


def size(path, scale):
    """Width and height in points."""
    if path.suffix == ".svg":
        text = path.read_text()
        return [float(re.search(rf'<svg[^>]* {side}="([0-9.]+)"', text)[1]) for side in ("width", "height")]
    return [side / scale for side in struct.unpack_from(">II", path.read_bytes(), 16)]


def run(script, program, folder):
    """Runs commands in a folder of their own."""
    folder.mkdir(parents=True, exist_ok=True)
    script = f'set -euo pipefail\nspindle() {{ "{program}" "$@"; }}\n{script}'
    result = subprocess.run(["bash", "-c", script], cwd=folder, capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"gallery: {script}\n{result.stderr}")


def drawn(script, program, folder):
    """What the commands of a script draw: one entry for each that renders."""
    run(script, program, folder / "light")
    run(darker(script), program, folder / "dark")
    pictures = []
    for line in script.splitlines():
        words = shlex.split(line) if line.startswith("spindle render ") else []
        if "-o" not in words:
            continue
        file = words[words.index("-o") + 1]
        scale = int(words[words.index("--scale") + 1]) if "--scale" in words else 1
        for shade in ("light", "dark"):
            path = folder / shade / file
            if path.suffix in (".apng", ".png"):
                path.write_bytes(repeated(path.read_bytes()))
        pictures.append({"command": line, "file": file, "size": size(folder / "light" / file, scale)})
    return pictures


def motions(program, folder):
    """A picture of each motion, by itself."""
    listed = subprocess.run([program, "list", "motions", "--json"], capture_output=True, text=True, check=True)
    result = []
    for motion in json.loads(listed.stdout)["motions"]:
        name = motion["name"]
        command = f"spindle render {name} -o {name}.css.svg"
        if motion["kind"] in ("wave-bars", "shapes"):
            # Their outlines change, in larger files, which not every browser animates.
            command = f"spindle render {name} --scale 2 --fps 20 -o {name}.apng"
        if name == "determinate":
            command = f"spindle render {name} --value 0.7 -o {name}.css.svg"
        picture = drawn(command + "\n", program, folder)[0]
        result.append(picture | {key: motion[key] for key in ("name", "summary", "kind", "source", "system")})
    return result


def with_pictures(block, pictures, resources, folder):
    """A block of commands in docc's words: each picture above its command, or above all of a script."""
    is_script = not block.startswith("spindle")
    text = ""
    for picture in pictures:
        name = picture["file"].replace(".css.svg", ".svg").replace(".apng", ".png")
        stem, ending = os.path.splitext(name)
        for shade, mark in (("light", ""), ("dark", "~dark")):
            density = "@2x" if "--scale 2" in picture["command"] else ""
            (resources / f"gallery-{stem}{mark}{density}{ending}").write_bytes((folder / shade / picture["file"]).read_bytes())
        if "name" in picture:
            text += f"**{picture['name']}**: {picture['summary']}.\n\n"
        text += f"![{alternative(picture)}](gallery-{name})\n\n"
        if not is_script:
            text += f"```sh\n{picture['command']}\n```\n\n"
    return text + (f"```sh\n{block}```\n" if is_script else "")


def alternative(picture):
    """What is said of a picture to those who do not see it."""
    return picture.get("summary", picture["file"].split(".")[0].replace("-", " ").capitalize())


def main(program, article, work):
    folder = work / "gallery"
    article = pathlib.Path(article)
    text = article.read_text()
    blocks = [drawn(block, program, folder) for block in BLOCK.findall(text)]
    all_motions = motions(program, folder)
    files = [picture["file"] for block in [*blocks, all_motions] for picture in block]
    for file in files:
        if files.count(file) > 1:
            sys.exit(f"gallery: two commands draw {file}")
    (folder / "pictures.json").write_text(json.dumps({"blocks": blocks, "motions": all_motions}))

    catalog = work / "catalogs" / "Spindle.docc"
    resources = catalog / "Resources"
    found = iter(blocks)
    text = BLOCK.sub(
        lambda match: with_pictures(match[1], next(found), resources, folder), moving((catalog / "Gallery.md").read_text()))
    heading = "## Motions\n"
    before, after = text.split(heading)
    introduction, rest = after.split("\n## ", 1)
    text = before + heading + introduction + "\n" + with_pictures("spindle", all_motions, resources, folder) + "## " + rest
    # What is left of the tests' pictures, the contact sheets, goes with the article.
    for path, name in GOLDEN.findall(text):
        (resources / f"sheet-{name}").write_bytes((GOLDENS / path).read_bytes())
    text = GOLDEN.sub(lambda match: f"](sheet-{match[2]})", text)
    (catalog / "Gallery.md").write_text(text)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]))
