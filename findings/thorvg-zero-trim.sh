#!/usr/bin/env bash
# Expected: a stroke with round caps that is trimmed to nothing shows a dot, its caps, as in browsers' SVG.
# Really: ThorVG draws nothing at a length of 0, and the dot from 0.01 % on.
# thorvg-python 1.1.3 (ThorVG 1.0.4). Why it matters: a dot that grows into an arc is missing in the frames in which its two
# ends meet, and blinks.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install thorvg-python==1.1.3 Pillow==13.0.0
cd "$work"
venv/bin/python - <<'PY'
import importlib.metadata
import json
import sys
import thorvg_python as tvg

print("thorvg-python", importlib.metadata.version("thorvg-python"))
still = lambda value: {"a": 0, "k": value}

def covered(length):
    transform = {"ty": "tr", "a": still([0, 0]), "p": still([0, 0]), "s": still([100, 100]), "r": still(0), "o": still(100)}
    parts = [
        {"ty": "el", "p": still([24, 24]), "s": still([36, 36])},
        {"ty": "tm", "s": still(0), "e": still(length), "o": still(0), "m": 1},
        {"ty": "st", "c": still([1, 0, 0, 1]), "o": still(100), "w": still(8), "lc": 2, "lj": 2}, transform]
    layer = {"ddd": 0, "ty": 4, "ip": 0, "op": 60, "st": 0, "ks": {"o": still(100)}, "shapes": [{"ty": "gr", "it": parts}]}
    with open("dot.json", "w") as file:
        json.dump({"v": "5.7.0", "fr": 60, "ip": 0, "op": 60, "w": 48, "h": 48, "layers": [layer]}, file)
    engine = tvg.Engine()
    canvas = tvg.SwCanvas(engine)
    canvas.set_target(48, 48, cs=tvg.Colorspace.ABGR8888S)
    animation = tvg.LottieAnimation(engine)
    picture = animation.get_picture()
    if picture.load("dot.json") != tvg.Result.SUCCESS:
        sys.exit("not loaded")
    picture.set_size(48, 48)
    canvas.add(picture)
    animation.set_frame(1)
    canvas.update()
    canvas.draw(True)
    canvas.sync()
    return sum(alpha > 127 for alpha in bytes(canvas.buffer_arr)[3::4])

found = {length: covered(length) for length in (0, 0.01, 25)}
print("length in percent, pixels covered; a dot has about 50:", found)
sys.exit(0 if found[0] == 0 and 40 < found[0.01] < 60 else "it is another one now")
PY
