"""Loads SpriteFrames resources in Godot 3, headless, and compares every frame with its own file.

Usage: godot_frames.py CASES      CASES is a JSON file: a list of objects with

  folder    with the resource NAME.tres, its images, and a file for every frame
  resource, fps, loop, alpha
  animations    by name, the files of the frames in the order in which they are shown
  rates, loops  optional: by name, of those animations that have their own, instead of fps and loop
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from PIL import Image


# Godot would give nearly transparent pixels another color on import.
IMPORT = """[remap]
importer="texture"
type="StreamTexture"
[params]
process/fix_alpha_border=false
"""


def run(*arguments, home):
    godot = shutil.which("godot3-server")
    if not godot:
        sys.exit("no Godot found; install it with: apt-get install -y godot3-server")
    result = subprocess.run(
        [godot, "--path", ".", *arguments], cwd=home, timeout=120, capture_output=True, text=True,
        env={**os.environ, "HOME": str(home), "XDG_CACHE_HOME": str(home), "LC_ALL": "C.UTF-8"})
    return result.stdout + result.stderr


def split(data):
    return [tuple(data[i:i + 4]) for i in range(0, len(data), 4)]


def own(path, alpha):
    with Image.open(path) as image:
        pixels = split(image.convert("RGBA").tobytes())
    if alpha == "premultiplied":
        pixels = [tuple((2 * c * p[3] + 255) // 510 for c in p[:3]) + (p[3],) for p in pixels]
    return [p if p[3] else (0, 0, 0, 0) for p in pixels]


cases = json.loads(pathlib.Path(sys.argv[1]).read_text())
wrong = []
with tempfile.TemporaryDirectory() as folder:
    home = pathlib.Path(folder)
    (home / "project.godot").write_text('config_version=4\n[application]\nconfig/name="sheets"\n')
    shutil.copy(pathlib.Path(__file__).with_name("godot_frames.gd"), home)
    for number, case in enumerate(cases):
        # Only what the resource needs, or every frame would be imported too.
        (home / str(number)).mkdir()
        source = pathlib.Path(case["folder"])
        for file in [case["resource"], *case["images"]]:
            shutil.copy(source / file, home / str(number))
        for file in case["images"]:
            (home / str(number) / f"{file}.import").write_text(IMPORT)
    (home / "list.txt").write_text("".join(f"{i}/{c['resource']}\n" for i, c in enumerate(cases)))
    # On a busy machine the editor may quit before all is imported, or have imported with its defaults.
    for _ in range(3):
        run("--editor", "--quit", home=home)
        texts = {file: file.read_text() for file in home.rglob("*.import") if file.is_file()}
        undone = [f for f, text in texts.items() if "dest_files" not in text or "fix_alpha_border=false" not in text]
        if not undone:
            break
        for file in undone:
            file.write_text(IMPORT)
    output = run("-s", "godot_frames.gd", home=home)
    found = {}
    for line in output.splitlines():
        if line.startswith("found "):
            path, name, *facts = json.loads(line[6:])
            found[path, name] = facts
    for number, case in enumerate(cases):
        path = f"{number}/{case['resource']}"
        label = pathlib.Path(case["folder"]).name
        names = {name for p, name in found if p == path}
        if names != set(case["animations"]):
            wrong.append(f"{label}: animations {names}\n{output}")
            continue
        for name, files in case["animations"].items():
            count, speed, loop = found[path, name]
            fps, loops = case.get("rates", {}).get(name, case["fps"]), case.get("loops", {}).get(name, case["loop"])
            # The rate of one frame is of no account.
            is_same = count == 1 or loop == loops and abs(speed - fps) <= 1e-4 * fps
            if count != len(files) or not is_same:
                wrong.append(f"{label} {name}: {count} frames, {speed} a second, loop {loop}")
                continue
            raw = (home / f"{path}.{name.replace('/', '-')}.pixels").read_bytes()
            pixels = [p if p[3] else (0, 0, 0, 0) for p in split(raw)]
            expected = [p for f in files for p in own(pathlib.Path(case["folder"]) / f, case["alpha"])]
            if pixels != expected:
                place = next(i for i, (a, b) in enumerate(zip(pixels, expected)) if a != b)
                wrong.append(
                    f"{label} {name}: pixel {place} of {len(expected)} is {pixels[place]}, not {expected[place]}")
if wrong:
    sys.exit("\n".join(wrong))
