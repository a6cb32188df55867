"""Plays Lottie files in rlottie and ThorVG, and compares both with frames; checks them against the schema, and what other players need.

Usage: lottie_players.py CASES      CASES is a JSON file: a list of objects with

  name, width, height (points), scale, pixels, times (milliseconds), frames (a PNG file for each time)
  numbers (of the frames in the file), last (the frame after the last one)
  lottie  the file

Prints a JSON object for each player: the worst differences of each case. Where the animation loops, the frame after
the last one has to look like the first one.
"""

import json
import pathlib
import sys

import jsonschema_rs
import lottie_specs
import numpy
import rlottie_python
import thorvg_python
from PIL import Image

from vector_difference import Report, premultiplied


class RLottie:
    def __init__(self, case):
        self.animation = rlottie_python.LottieAnimation.from_file(case["lottie"])
        self.size = case["canvas"]

    def frame(self, number):
        width, height = self.size
        data = self.animation.lottie_animation_render(frame_num=number, width=width, height=height)
        pixels = numpy.frombuffer(data, dtype=numpy.uint8).reshape(height, width, 4)[..., [2, 1, 0, 3]]
        return straight(pixels)


class ThorVG:
    engine = None

    def __init__(self, case):
        ThorVG.engine = ThorVG.engine or thorvg_python.Engine()
        self.canvas = thorvg_python.SwCanvas(ThorVG.engine)
        width, height = self.size = case["canvas"]
        self.canvas.set_target(width, height, cs=thorvg_python.Colorspace.ABGR8888S)
        self.buffer = self.canvas.buffer_arr
        self.animation = thorvg_python.LottieAnimation(ThorVG.engine)
        picture = self.animation.get_picture()
        result = picture.load(case["lottie"])
        if result != thorvg_python.Result.SUCCESS:
            sys.exit(f"{case['name']}: ThorVG cannot load it: {result}")
        picture.set_size(width, height)
        self.canvas.add(picture)

    def frame(self, number):
        width, height = self.size
        self.animation.set_frame(number)
        self.canvas.update()
        self.canvas.draw(True)
        self.canvas.sync()
        pixels = numpy.frombuffer(self.buffer, dtype=numpy.uint8).reshape(height, width, 4)
        return Image.fromarray(pixels.copy())


def straight(pixels):
    """Straight colors from premultiplied ones."""
    alpha = pixels[..., 3:].astype(numpy.float64)
    colors = numpy.divide(pixels[..., :3] * 255.0, alpha, out=numpy.zeros(pixels[..., :3].shape), where=alpha > 0)
    return Image.fromarray(numpy.concatenate(
        [numpy.clip(numpy.rint(colors), 0, 255), alpha], axis=2).astype(numpy.uint8))


def grounded(name, text, layer):
    """Whether an invisible area as large as the picture is behind the shapes: Flutter cuts off what is beyond them."""
    path, fill, _ = layer["shapes"][-1]["it"]
    xs, ys = zip(*path["ks"]["k"]["v"])
    bounds = min(xs) <= 0, min(ys) <= 0, max(xs) > text["w"] - 1, max(ys) > text["h"] - 1
    if fill["ty"] != "fl" or fill["o"] != {"a": 0, "k": 0} or not all(bounds):
        sys.exit(f"{name}: {layer['nm']} has nothing behind its shapes")


def main():
    cases = json.loads(pathlib.Path(sys.argv[1]).read_text())
    schema = json.loads(pathlib.Path(lottie_specs.__file__).with_name("data").joinpath("lottie.schema.json").read_text())
    validator = jsonschema_rs.Draft202012Validator(schema)
    reports = {}
    for case in cases:
        text = json.loads(pathlib.Path(case["lottie"]).read_text())
        for error in validator.iter_errors(text):
            sys.exit(f"{case['name']}: {error.instance_path}: {error.message[:300]}")
        for layer in text["layers"] + [layer for asset in text["assets"] for layer in asset["layers"]]:
            # A composition is as large as the picture anyway.
            if "shapes" in layer and ("tt" in layer or layer.get("hasMask")):
                grounded(case["name"], text, layer)
    for player in (RLottie, ThorVG):
        report = reports[player.__name__] = Report()
        for case in cases:
            movie = player(case)
            width, height = case["pixels"]
            for index, number in enumerate(case["numbers"]):
                picture = movie.frame(number)
                report.add(case, index, picture.crop((0, 0, width, height)))
            # ThorVG shows no frame after the last one.
            if case["loops"] and player is RLottie:
                first, last = (premultiplied(movie.frame(number)) for number in (0, case["last"]))
                report.worst[case["name"]]["seam"] = float(numpy.abs(last - first).max())
    print(json.dumps({name: report.worst for name, report in reports.items()}))


main()
