"""Makes the files of an atlas as other programs write them, and tells what is in them.

Usage: atlas_sources.py FOLDER

Folders of numbered pictures, of one size and of several, a folder with two series, loose pictures, and a GIF that plays three
times. Prints a JSON list of animations and sprites, in the order in which `coin/ boom/ hero/ 'ui/*.png' blink.gif` names them:
name, keys, files (of each frame a picture that shows it), times in milliseconds, plays, and tags with the first frame and the last.
"""

import json
import pathlib
import random
import sys

from PIL import Image

folder = pathlib.Path(sys.argv[1])
rng = random.Random(52)


def noise(width, height, margin):
    """Pixels of any color behind a transparent margin, some of them half transparent."""
    image = Image.new("RGBA", (width, height))
    for y in range(margin, height - margin):
        for x in range(margin, width - margin):
            image.putpixel((x, y), (*(rng.randrange(256) for _ in range(3)), rng.choice([255, 255, 128])))
    return image


def put(name, image):
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    image.save(path)
    return str(path)


def clip(name, pictures, times, plays=0, tags=()):
    """Of pictures by name, which are the keys of their frames."""
    files = [put(key, image) for key, image in pictures.items()]
    return {"name": name, "keys": list(pictures), "files": files, "times": times, "plays": plays, "tags": list(tags)}


usual = 1000 / 60
coins = [noise(20, 14, 2) for _ in range(10)]
# The same picture twice in an animation, and once more as a sprite.
coins.append(coins[0])
clips = [
    # Natural order: 2 before 10.
    clip("coin", {f"coin/coin{i}.png": image for i, image in enumerate(coins)}, [80] * 11),
    clip("boom", {
        f"boom/b-{i}.png": noise(width, height, margin)
        for i, (width, height, margin) in enumerate([(9, 31, 1), (24, 12, 3), (8, 17, 0), (30, 30, 5)])
    }, [50] * 4),
    clip("hero", {f"hero/{part}-{i}.png": noise(16, 22, 1) for part, count in (("run", 2), ("walk", 3)) for i in range(count)},
         [usual] * 5, tags=[["run", 0, 1], ["walk", 2, 4]]),
]
sprites = {"bar": noise(7, 33, 0), "button": noise(24, 12, 2), "gem": noise(16, 16, 4), "twin": coins[0]}
for name, image in sprites.items():
    clips.append({
        "name": name, "keys": [f"{name}.png"], "files": [put(f"ui/{name}.png", image)], "times": [usual], "plays": 0, "tags": []})

frames = [Image.new("RGB", (13, 11), color) for color in ("red", "blue", "lime")]
# A loop count of 2 is two times more than once.
frames[0].save(folder / "blink.gif", save_all=True, append_images=frames[1:], duration=[70, 120, 200], loop=2)
clips.append({
    "name": "blink", "keys": [f"blink-000{i}.png" for i in range(3)],
    "files": [put(f"truth/blink-{i}.png", frame) for i, frame in enumerate(frames)], "times": [70, 120, 200], "plays": 3, "tags": []})
json.dump(clips, sys.stdout)
