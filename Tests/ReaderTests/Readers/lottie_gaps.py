"""Lottie files with one thing each that rlottie may not draw, and what ThorVG draws of them.

Usage: lottie_gaps.py write FOLDER        writes the files; prints a JSON object: for each name a part of the note, or null
       lottie_gaps.py compare FOLDER      compares FOLDER/NAME/NAME-0004.png with ThorVG, in windows of 8 by 8 pixels; prints a JSON object
"""

import base64
import functools
import io
import json
import pathlib
import random
import sys

import numpy
import thorvg_python
from PIL import Image

from vector_difference import difference

SIDE, FRAMES = 64, 10


def still(value):
    return {"a": 0, "k": value}


def moving(start, end):
    ease = {"i": {"x": [0.7], "y": [0.7]}, "o": {"x": [0.3], "y": [0.3]}}
    return {"a": 1, "k": [{"t": 0, "s": [start], **ease}, {"t": FRAMES, "s": [end]}]}


def handled(start, end):
    """As some exporters write it, with an easing after the last key."""
    curve = moving(start, end)
    curve["k"][1] |= {handle: curve["k"][0][handle] for handle in "io"}
    return curve


def transform(**changes):
    return {"a": still([0, 0]), "p": still([0, 0]), "s": still([100, 100]), "r": still(0), "o": still(100), **changes}


def rect(x=32, y=32, w=40, h=30):
    return {"ty": "rc", "d": 1, "p": still([x, y]), "s": still([w, h]), "r": still(0)}


def fill(red=1, green=0, blue=0, **changes):
    return {"ty": "fl", "c": still([red, green, blue, 1]), "o": still(100), "r": 1, **changes}


def group(*items, **changes):
    return {"ty": "gr", "it": [*items, {"ty": "tr", **transform(**changes)}]}


def layer(*shapes, ind=1, ks={}, **changes):
    return {"ddd": 0, "ind": ind, "ty": 4, "nm": f"L{ind}", "ks": transform(**ks), "ip": 0, "op": FRAMES, "st": 0,
            "shapes": list(shapes), **changes}


def file(*layers, **changes):
    return {"v": "5.9.0", "fr": 10, "ip": 0, "op": FRAMES, "w": SIDE, "h": SIDE, "ddd": 0, "assets": [],
            "layers": list(layers), **changes}


def polygon(*points):
    return still({"c": True, "v": points, "i": [[0, 0]] * len(points), "o": [[0, 0]] * len(points)})


def mask(mode="a", inv=False, o=still(100), x=still(0), a=20, b=44):
    return {"inv": inv, "mode": mode, "pt": polygon([a, a], [b, a], [b, b], [a, b]), "o": o, "x": x}


def red(**changes):
    return layer(group(rect(), fill()), **changes)


def blue(**changes):
    return layer(group({"ty": "el", "p": still([40, 36]), "s": still([30, 30])}, fill(0, 0, 1)), **changes)


def masked(*masks):
    return file(red(hasMask=True, masksProperties=masks))


def shaped(*items):
    return file(layer(group(*items)))


def inner(**changes):
    """A layer that is a composition, of a rectangle that turns."""
    turning = layer(group(rect(), fill(), a=still([32, 32]), p=still([32, 32]), r=moving(0, 90)))
    whole = {"ddd": 0, "ind": 1, "ty": 0, "nm": "L1", "refId": "p", "w": SIDE, "h": SIDE, "ks": transform(), "ip": 0, "op": FRAMES, "st": 0}
    return file(whole | changes, assets=[{"id": "p", "layers": [turning]}])


def image(side, data=None):
    if data is None:
        stream = io.BytesIO()
        # Of nearly one color, as players scale otherwise; it compresses badly all the same.
        noise = bytes(200 + byte % 4 for byte in random.Random(48).randbytes(3 * side * side))
        Image.frombytes("RGB", (side, side), noise).save(stream, "PNG")
        data = "data:image/png;base64," + base64.b64encode(stream.getvalue()).decode()
    scale = still([100 * 40 / side] * 2)
    picture = {"ddd": 0, "ind": 1, "ty": 2, "nm": "L1", "refId": "i", "ks": transform(p=still([10, 10]), s=scale), "ip": 0, "op": FRAMES, "st": 0}
    return file(picture, assets=[{"id": "i", "w": side, "h": side, "u": "", "p": data, "e": 1}])


def in_order(node, order):
    if isinstance(node, dict):
        return {key: in_order(node[key], order) for key in order(node)}
    return [in_order(item, order) for item in node] if isinstance(node, list) else node


def mixed(node):
    keys = list(node)
    random.Random(len(keys)).shuffle(keys)
    return keys


triangle = {"ty": "sh", "ks": polygon([32, 10], [54, 50], [10, 50])}
star = {"ty": "sr", "sy": 1, "p": still([32, 32]), "r": still(0), "pt": still(5), "or": still(26), "ir": still(12), "os": still(0), "is": still(0)}
stroke = {"ty": "st", "c": still([1, 0, 0, 1]), "o": still(100), "w": still(4), "lc": 2, "lj": 2}
much = file(red(ks={"p": {"s": True, "x": still(6), "y": still(-4)}}), layer(group(triangle, stroke), ind=2))

# What ThorVG does not draw either, or draws as a browser does not.
UNJUDGED = ("zigzag", "merge", "twist", "blend-shape", "text", "expression", "outside-image")
CASES = {
    "plain": (file(red()), None),
    "sorted": (in_order(much, sorted), None),
    "reversed": (in_order(much, lambda node: sorted(node, reverse=True)), None),
    "mixed": (in_order(much, mixed), None),
    "masks": (masked(mask(), mask("s", a=30, b=50)), None),
    "mask-intersect": (masked(mask("i")), None),
    "mask-still": (masked(mask(o=still(100), x=still(0))), None),
    "precomposition": (inner(), None),
    "hidden-shape": (shaped(rect(), fill(hd=True), rect(12, 12, 8, 8), fill(0, 1, 0)), None),
    "no-effect": (file(layer(group(rect(), {"ty": "rd", "r": still(0)}, {"ty": "pb", "a": still(0)}, fill(), sk=still(0)), bm=0)), None),
    "star": (shaped(star, fill()), None),
    "image": (image(8), None),
    "large-image": (image(400), None),
    "last-key-with-handles": (file(red(ks={"o": handled(0, 100), "r": handled(0, 40)})), None),
    "single-key": (file(red(ks={"p": {"a": 1, "k": [{"t": 0, "s": [9, -7, 0]}]}, "o": {"a": 1, "k": [{"t": 0, "s": [70]}]}})), None),
    "single-key-of-a-path": (file(layer(group({"ty": "sh", "ks": {"a": 1, "k": [{"t": 0, "s": [triangle["ks"]["k"]]}]}}, fill()))), None),
    "no-depth": (file({key: value for key, value in red(ks={"r": moving(0, 60)}).items() if key != "ddd"}), None),
    "slot-as-written": (file(layer(group(rect(), fill(c={"sid": "c", **still([0, 1, 0, 1])}))), slots={"c": {"p": still([0, 1, 0, 1])}}), None),
    "deep": (file(layer(functools.reduce(lambda inside, _: group(inside), range(40), group(rect(), fill())))), None),
    "matte": (file(blue(td=1), red(ind=2, tt=1)), '1 track matte is drawn wrongly: in "L2"'),
    "inverted-matte": (file(blue(td=1), red(ind=2, tt=2)), "1 track matte"),
    "luma-matte": (file(blue(td=1), red(ind=2, tt=4)), "1 track matte"),
    "mask-none": (masked(mask("n")), "1 mask that"),
    "mask-lighten": (masked(mask(), mask("l", a=30, b=50)), "1 mask that"),
    "mask-darken": (masked(mask(), mask("d", a=30, b=50)), "1 mask that"),
    "inverted-mask": (masked(mask(inv=True)), "1 inverted mask is drawn wrongly"),
    "mask-opacity": (masked(mask(o=still(40))), "1 translucent mask"),
    "mask-fading": (masked(mask(o=moving(0, 100))), "1 translucent mask"),
    "mask-expansion": (masked(mask(x=still(4))), "1 mask expansion"),
    "blend": (file(blue(bm=1), red(ind=2, bm=2)), "2 blend modes are not drawn"),
    "blend-shape": (file(layer(group(rect(20, 20, 30, 30), fill(0, 0, 1, bm=1)), group(rect(), fill()))), "1 blend mode"),
    "hidden-group": (file(layer({**group(rect(), fill()), "hd": True}, group(rect(12, 12, 8, 8), fill(0, 1, 0)))), "1 hidden group is drawn all the same"),
    "skew": (file(layer(group(rect(), fill(), sk=still(30), sa=still(0)))), "1 skew"),
    "skewed-layer": (file(red(ks={"sk": still(30), "sa": still(0)})), "1 skew"),
    "pucker": (shaped(rect(), {"ty": "pb", "a": still(60)}, fill()), "1 pucker"),
    "offset": (shaped(rect(), {"ty": "op", "a": still(8), "lj": 1, "ml": still(4)}, fill()), "1 offset path"),
    "corners": (shaped(triangle, {"ty": "rd", "r": still(12)}, fill()), "1 rounding of corners"),
    "zigzag": (shaped(rect(), {"ty": "zz", "s": still(6), "r": still(4), "pt": still(1)}, fill()), "1 zigzag"),
    "twist": (shaped(rect(), {"ty": "tw", "a": still(60), "c": still([32, 32])}, fill()), "1 twist"),
    "merge": (shaped(rect(), rect(32, 32, 12, 12), {"ty": "mm", "mm": 3}, fill()), "1 merging of paths"),
    "turned-star": (shaped({**star, "r": still(20)}, fill()), "1 rotation of a star"),
    "remapped": (inner(tm=still(0.8)), "1 time remapping"),
    "slot": (file(layer(group(rect(), fill(c={"sid": "c", **still([1, 0, 0, 1])}))), slots={"c": {"p": still([0, 1, 0, 1])}}), "1 value of a slot"),
    "outside-image": (image(8, "pictures/a.png"), "1 image outside the file is not drawn"),
    "text": (file({"ty": 5, "nm": "Words", "ip": 0, "op": FRAMES, "st": 0, "ks": transform()}), "1 text layer is not drawn"),
    "expression": (file(red(ks={"o": {**still(100), "x": "var $bm_rt = 1;"}})), "1 expression is not drawn"),
}


def thorvg(engine, path):
    canvas = thorvg_python.SwCanvas(engine)
    canvas.set_target(SIDE, SIDE, cs=thorvg_python.Colorspace.ABGR8888S)
    player = thorvg_python.LottieAnimation(engine)
    picture = player.get_picture()
    assert picture.load(str(path)) == thorvg_python.Result.SUCCESS, path
    picture.set_size(SIDE, SIDE)
    canvas.add(picture)
    player.set_frame(4)
    canvas.update()
    canvas.draw(True)
    canvas.sync()
    return Image.fromarray(numpy.frombuffer(canvas.buffer_arr, dtype=numpy.uint8).reshape(SIDE, SIDE, 4).copy())


folder = pathlib.Path(sys.argv[2])
if sys.argv[1] == "write":
    for name, (content, _) in CASES.items():
        # As some editors write it, with a byte order mark.
        (folder / f"{name}.json").write_text(json.dumps(content), "utf-8-sig" if name == "plain" else "utf-8")
    print(json.dumps({name: part for name, (_, part) in CASES.items()}))
else:
    engine, found = thorvg_python.Engine(), {}
    for name, (content, _) in CASES.items():
        if name not in UNJUDGED:
            (folder / "bare.json").write_text(json.dumps(content))
            found[name] = difference(thorvg(engine, folder / "bare.json"), folder / name / f"{name}-0004.png")[0]
    print(json.dumps(found))
