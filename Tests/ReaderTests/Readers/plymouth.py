"""Reads themes of Plymouth by what its modules "two-step" and "script" parse, and compares their pictures with frames.

Usage: plymouth.py FOLDER NAME SCALE BACKGROUND LOOPS      FOLDER has the theme and the frames spin-0000.png …; LOOPS is how
many whole loops are shown in 2 s, and 0 for a run that follows the progress
"""

import configparser
import pathlib
import re
import sys

import numpy
from PIL import Image

folder, name, scale, background, loops = pathlib.Path(sys.argv[1]), *sys.argv[2:6]
theme, loops = folder / name, int(loops)
suffix = "" if scale == "1" else f"@{scale}x"


def pixels(path):
    image = Image.open(path)
    assert image.mode in ("RGBA", "LA", "P", "RGB", "L", "1"), image.mode
    return numpy.asarray(image.convert("RGBA")).astype(int)


def difference(a, b):
    """Of what is seen, over black and white."""
    return max(
        abs(x[..., :3] * x[..., 3:] - y[..., :3] * y[..., 3:]).max() / 255 + abs(x[..., 3] - y[..., 3]).max()
        for x, y in [(a, b)])


settings = configparser.ConfigParser(interpolation=None, strict=True)
settings.optionxform = str
settings.read(theme / f"{name}.plymouth")
head = settings["Plymouth Theme"]
place = f"/usr/share/plymouth/themes/{name}"
assert head["Name"] and head["ModuleName"] == ("two-step" if loops else "script")
own = settings[head["ModuleName"]]
assert own["ImageDir"] == place, "an absolute folder"
frames = [pixels(path) for path in sorted(folder.glob(f"spin-[0-9][0-9][0-9][0-9]{suffix}.png"))]
if loops:
    assert own["BackgroundStartColor"] == own["BackgroundEndColor"] == f"0x{background}"
    for file in ("lock.png", "entry.png", "bullet.png"):
        assert pixels(theme / file)[..., 3].any(), f"without {file} there is no splash"
    # The module takes all files of a beginning, in the order of their numbers.
    throbber = sorted(theme.glob("throbber-*.png"), key=lambda path: int(re.findall(r"\d+", path.stem)[-1]))
    end = sorted(theme.glob("animation-*.png"))
    assert [path.name for path in throbber] == [f"throbber-{n:04}.png" for n in range(60)], "a picture for each tick of 2 s"
    for tick, path in enumerate(throbber):
        time = tick * loops / 60 % 1 * len(frames)
        worst = min(difference(pixels(path), frames[n % len(frames)]) for n in (int(time), int(time) + 1))
        assert worst <= 1, f"{path.name}: {worst}"
    modes = ["boot-up", "shutdown", "reboot", "updates", "system-upgrade", "firmware-upgrade"]
    # An end animation that is missing would be made of the throbber, which would then not be shown.
    assert end and all(settings[mode]["UseEndAnimation"] == "true" for mode in modes)
    shown = [pixels(path)[..., 3].max() for path in end]
    assert shown == sorted(shown, reverse=True) and shown[-1] == 0, shown
else:
    assert own["ScriptFile"] == f"{place}/{name}.script"
    script = (theme / f"{name}.script").read_text()
    assert script.count("{") == script.count("}") and script.count("(") == script.count(")")
    assert f"count = {len(frames)};" in script and '"progress-" + index + ".png"' in script
    assert "SetBootProgressFunction(progress)" in script and "SetDisplayPasswordFunction(password)" in script
    # What is not done is not claimed: Math.Int of Plymouth's script cuts off, like Python's int.
    picture = re.search(r"if \(progress > 1\) progress = 1;\s+sprite\.SetImage\(frames\[Math\.Int\((.+)\)\]\);", script)
    assert picture, "progress"
    last = len(frames) - 1
    for progress in [step / 1000 for step in range(1001)] + [0.999999, 1.5]:
        index = int(eval(picture[1], {"progress": min(progress, 1), "count": len(frames)}))
        assert index <= min(progress, 1) * last < index + 1, f"picture {index} of {last} at {progress}"
    for number, frame in enumerate(frames):
        assert difference(pixels(theme / f"progress-{number}.png"), frame) <= 1, number
    assert len(list(theme.glob("progress-*.png"))) == len(frames)
print(f"{name}: {len(list(theme.iterdir()))} files")
