#!/usr/bin/env bash
# Expected: the members of a JSON object have no order, so a Lottie file with sorted keys shows what it did before.
# Happens: rlottie draws nothing of it and reports no error: it reads a shape's members once, and skips all that come before "ty", which
#   is the last one once they are sorted.
# Versions: rlottie-python 1.3.8, as well as Debian 12's librlottie0-1 0.1; ThorVG 1.0.4 (thorvg-python 1.1.3) does not mind.
# Why it matters: tools that sort keys (jq -S, json.dumps(sort_keys=True), formatters, hashing, databases) turn a working animation into
#   blank frames in every player that is made with rlottie, Telegram's among them, though every validator calls it unchanged.
# Needs python3 with venv.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check rlottie-python==1.3.8 thorvg-python==1.1.3 numpy==2.2.6
"$work/venv/bin/python" - "$work" <<'END'
import json, pathlib, sys
import numpy, rlottie_python, thorvg_python

work = pathlib.Path(sys.argv[1])

def still(value): return {"a": 0, "k": value}

rest = {"a": still([0, 0]), "s": still([100, 100]), "r": still(0), "o": still(100)}
group = {"ty": "gr", "it": [
    {"ty": "rc", "d": 1, "p": still([20, 20]), "s": still([30, 30]), "r": still(0)},
    {"ty": "fl", "c": still([1, 0, 0, 1]), "o": still(100), "r": 1},
    {"ty": "tr", "p": still([0, 0]), **rest}]}
layer = {"ddd": 0, "ty": 4, "ind": 1, "ip": 0, "op": 60, "st": 0, "ks": {"p": still([10, 10]), **rest}, "shapes": [group]}
file = {"v": "5.9.0", "fr": 60, "ip": 0, "op": 60, "w": 64, "h": 64, "ddd": 0, "assets": [], "layers": [layer]}

def rlottie(text):
    animation = rlottie_python.LottieAnimation.from_data(text)
    return numpy.frombuffer(animation.lottie_animation_render(frame_num=30, width=64, height=64), numpy.uint8)[3::4]

engine = thorvg_python.Engine()

def thorvg(text):
    (work / "file.json").write_text(text)
    canvas = thorvg_python.SwCanvas(engine)
    canvas.set_target(64, 64)
    player = thorvg_python.LottieAnimation(engine)
    player.get_picture().load(str(work / "file.json"))
    canvas.add(player.get_picture())
    player.set_frame(30)
    canvas.update(), canvas.draw(True), canvas.sync()
    return numpy.frombuffer(bytes(canvas.buffer_arr), numpy.uint8)[3::4]

seen = {}
for label, text in (("as written", json.dumps(file)), ("keys sorted", json.dumps(file, sort_keys=True))):
    for player in (rlottie, thorvg):
        seen[player.__name__, label] = int((player(text) > 0).sum())
        print(f"{player.__name__}, {label}: {seen[player.__name__, label]} pixels")
sys.exit(list(seen.values()) != [900, 900, 0, 900])
END
