#!/usr/bin/env bash
# Expected: a square within a track matte shows what the matte covers of it, however large the picture is.
# Happens: rlottie 0.1 draws nothing of it where the picture is larger than the square. In a composition of its own the same square is drawn.
# Versions: Debian 12's librlottie0-1 0.1; rlottie-python 1.3.8 draws both.
# Why it matters: a logo that is filled behind a matte disappears as soon as a text is put beside it; a composition around it brings it back.
# Needs python3 with venv and librlottie0-1.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check rlottie-python==1.3.8 numpy==2.2.6
"$work/venv/bin/python" - <<'END'
import ctypes, json, sys
import numpy, rlottie_python

def still(value): return {"a": 0, "k": value}

rest = {"a": still([0, 0]), "p": still([0, 0]), "s": still([100, 100]), "r": still(0), "o": still(100)}

def layer(number, height, **more):
    corners = {"c": True, "v": [[48, 0], [48, height], [0, height], [0, 0]], "i": [[0, 0]] * 4, "o": [[0, 0]] * 4}
    group = {"ty": "gr", "it": [{"ty": "sh", "ks": still(corners)}, {"ty": "fl", "c": still([1, 0, 0, 1]), "o": still(100), "r": 1}, {"ty": "tr", **rest}]}
    return {"ddd": 0, "ind": number, "ty": 4, **more, "ks": rest, "ip": 0, "op": 60, "st": 0, "shapes": [group]}

def file(width, composed):
    shape = layer(2, 48, **({} if composed else {"tt": 1}))
    inner = {"ddd": 0, "ind": 2, "ty": 0, "refId": "square", "tt": 1, "ks": rest, "w": width, "h": 48, "ip": 0, "op": 60, "st": 0}
    return json.dumps({"v": "5.9.0", "fr": 60, "ip": 0, "op": 60, "w": width, "h": 48, "ddd": 0,
        "assets": [{"id": "square", "layers": [shape]}] if composed else [], "layers": [layer(1, 24, td=1), inner if composed else shape]})

debian = ctypes.CDLL("librlottie.so.0-1")
debian.lottie_animation_from_data.restype = ctypes.c_void_p
debian.lottie_animation_render.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p] + [ctypes.c_size_t] * 3

def old(text, width, key):
    animation = debian.lottie_animation_from_data(text.encode(), key.encode(), b"")
    buffer = ctypes.create_string_buffer(width * 48 * 4)
    debian.lottie_animation_render(animation, 0, buffer, width, 48, width * 4)
    return int((numpy.frombuffer(buffer, numpy.uint8)[3::4] > 0).sum())

def new(text, width, key):
    data = rlottie_python.LottieAnimation.from_data(text).lottie_animation_render(frame_num=0, width=width, height=48)
    return int((numpy.frombuffer(data, numpy.uint8)[3::4] > 0).sum())

seen = []
for width, composed in ((48, False), (100, False), (100, True)):
    for name, player in (("rlottie 0.1", old), ("rlottie-python", new)):
        seen.append(player(file(width, composed), width, f"{width}{composed}"))
        print(f"{name}, {width} wide{', composed' if composed else ''}: {seen[-1]} pixels")
sys.exit(seen != [1152, 1152, 0, 1152, 1152, 1152])
END
