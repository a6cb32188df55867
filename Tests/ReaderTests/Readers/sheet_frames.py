"""Cuts every frame out of sprite sheets, by the rules of the programs that read them, and compares it with the
frame's own file.

Usage: sheet_frames.py CASES      CASES is a JSON file: a list of objects with

  folder    with the frames NAME-0000.png …, and the sheet with its metadata
  dialect   which rules to read by
  name, suffix, count, fps, loop, alpha, tags, extrude    what was asked for, extrude in pixels
  delays    in milliseconds, where they differ
  turns     whether some frame has to lie on its page turned by 90°

For an atlas there are also

  keys, files, delays    of each frame its name, the file that shows it, and its time in milliseconds
  clips     of each animation and sprite: name, first, count, plays (0 for no end), and where they are known pivot, in shares
            from the top left, and borders, in pixels

and its tags are those animations and parts of them that are played, with plays.

Nothing here knows how the sheets are made. A frame is what the reader would show: a picture of the size that
the reader believes the frame to have, with its part of the page where the reader would put it.
"""

import hashlib
import json
import math
import pathlib
import plistlib
import re
import sys

from PIL import Image


class Wrong(Exception):
    pass


def require(condition, message):
    if not condition:
        raise Wrong(message)


def whole(value, what):
    require(isinstance(value, int) and not isinstance(value, bool) and value >= 0, f"{what} is {value!r}")
    return value


class Case:
    def __init__(self, facts):
        self.__dict__.update(facts)
        self.folder = pathlib.Path(self.folder)
        self.images = {}
        self.turned = 0
        self.is_atlas = hasattr(self, "clips")

    def path(self, extension):
        return self.folder / f"{self.name}{self.suffix}.{extension}"

    def image(self, name):
        require("/" not in name, f"{name} is not beside its metadata")
        if name not in self.images:
            self.images[name] = Image.open(self.folder / name).convert("RGBA")
        return self.images[name]

    def cut(self, image, x, y, width, height, left, top, size, back=None):
        """A picture of a size, with a part of a page at (left, top), which is turned back if it lies turned there."""
        page = self.image(image)
        across, down = (width, height) if back is None else (height, width)
        self.turned += back is not None
        self.check_extrusion(image, x, y, across, down)
        require(width > 0 and height > 0, "a part has no pixels")
        require(x >= 0 and y >= 0 and x + across <= page.width and y + down <= page.height, "outside the page")
        require(left >= 0 and top >= 0 and left + width <= size[0] and top + height <= size[1], "outside the frame")
        picture = Image.new("RGBA", size)
        part = page.crop((x, y, x + across, y + down))
        picture.paste(part if back is None else part.transpose(back), (left, top))
        return picture

    def check_extrusion(self, image, x, y, width, height):
        page = self.image(image).load()
        e = self.extrude
        for row in range(y - e, y + height + e):
            for column in range(x - e, x + width + e):
                inner = page[min(max(column, x), x + width - 1), min(max(row, y), y + height - 1)]
                require(visible(page[column, row]) == visible(inner), f"extrusion at {column}, {row} of {image}")

    def key(self, index):
        return self.keys[index] if self.is_atlas else f"{self.name}-{index:04}.png"

    def time(self, index):
        return self.delays[index] if hasattr(self, "delays") else 1000 / self.fps

    def plays(self, tag):
        return tag.get("plays", 0 if self.loop else 1)

    def clip(self, index):
        return next(c for c in self.clips if c["first"] <= index < c["first"] + c["count"])

    def pivot(self, index):
        return self.clip(index).get("pivot") if self.is_atlas else None

    def borders(self, index):
        return self.clip(index).get("borders") if self.is_atlas else None

    def own(self, index):
        name = self.files[index] if self.is_atlas else f"{self.name}-{index:04}{self.suffix}.png"
        with Image.open(self.folder / name) as image:
            pixels = pixels_of(image)
            if self.alpha == "premultiplied":
                # color × alpha / 255 to the nearest; halves do not occur.
                pixels = [tuple((2 * c * p[3] + 255) // 510 for c in p[:3]) + (p[3],) for p in pixels]
            return image.size, pixels

    def order(self, tag):
        frames = list(range(tag["from"], tag["to"] + 1))
        if tag["direction"] == "reverse":
            frames.reverse()
        if tag["direction"] == "pingpong":
            frames += frames[-2:0:-1]
        return frames


# Pillow turns counterclockwise: this is the way back for what lies on its page turned clockwise.
BACK = Image.Transpose.ROTATE_90


def pixels_of(image):
    data = image.convert("RGBA").tobytes()
    return [tuple(data[i:i + 4]) for i in range(0, len(data), 4)]


def visible(pixel):
    return pixel if pixel[3] else (0, 0, 0, 0)


def check_texture_packer(case, index, item):
    """Of a frame in TexturePacker's JSON: its time, the point that PixiJS and Phaser place it by, and its borders in the words of both."""
    require(abs(item["duration"] - case.time(index)) < 1e-6, f"time of {case.key(index)}")
    pivot, borders = case.pivot(index), case.borders(index)
    require(item.get("anchor") == (pivot and dict(zip("xy", pivot))), f"anchor of {case.key(index)}")
    sides = borders and dict(zip(("left", "top", "right", "bottom"), borders))
    require(item.get("borders") == sides, f"borders of {case.key(index)}")
    width, height = case.own(index)[0]
    middle = borders and [borders[0], borders[1], width - borders[0] - borders[2], height - borders[1] - borders[3]]
    require(not borders or not item["rotated"] and not item["trimmed"], f"{case.key(index)} is stretched, and turned or trimmed")
    require(item.get("scale9Borders") == (middle and dict(zip("xywh", middle))), f"scale9Borders of {case.key(index)}")


def check_playback(case, meta):
    """What an application finds in `meta` of an atlas."""
    found = {t["name"]: meta["animations"].pop(t["name"]) for t in case.tags}
    require(not meta["animations"], "no other animations in meta")
    for tag in case.tags:
        play, clip = found[tag["name"]], case.clip(tag["from"])
        times = [case.time(clip["first"] + i) for i in range(clip["count"])]
        require(abs(play["fps"] * sum(times) / len(times) - 1000) < 1e-6, f"fps of {tag['name']}")
        require(play["loop"] is (case.plays(tag) != 1), f"loop of {tag['name']}")
        require(play.get("plays", 0) == (case.plays(tag) if case.plays(tag) > 1 else 0), f"plays of {tag['name']}")


# PixiJS 8 ---------------------------------------------------------------------------------------------------


def pixi(case):
    """Assets.load(NAME.json): spritesheetAsset and Spritesheet."""
    first = case.path("json")
    require(first.name.endswith(".json"), "PixiJS knows a sheet by .json")
    main = json.loads(first.read_text())
    packs = [first.name] + main["meta"].get("related_multi_packs", [])
    frames, animations = {}, {}
    for pack in packs:
        sheet = json.loads((case.folder / pack).read_text())
        require(sheet.get("frames") and isinstance(sheet["frames"], dict), "frames is an object that is not empty")
        meta = sheet["meta"]
        scale = float(meta["scale"])
        require(sheet is not None and set(meta.get("related_multi_packs", [])) == set(packs) - {pack}, "siblings")
        for key, data in sheet["frames"].items():
            require(key not in frames, f"{key} is on two pages")
            rect = {k: math.floor(data["frame"][k]) for k in "xywh"}
            if data.get("trimmed", None) is not False:
                size = (data["sourceSize"]["w"], data["sourceSize"]["h"])
                left, top = data["spriteSourceSize"]["x"], data["spriteSourceSize"]["y"]
            else:
                size, left, top = (rect["w"], rect["h"]), 0, 0
            frames[key] = case.cut(
                meta["image"], rect["x"], rect["y"], rect["w"], rect["h"], left, top, size, BACK if data["rotated"] else None)
            if case.is_atlas:
                check_texture_packer(case, case.keys.index(key), data)
        if case.is_atlas:
            check_playback(case, meta)
        for name, keys in sheet["animations"].items():
            for key in keys:
                require(key in sheet["frames"], f"{name} has {key}, which is elsewhere")
            animations.setdefault(name, []).append(keys)
        suffix = re.search(r"@([0-9.]+)x", case.suffix)
        require(scale == (float(suffix.group(1)) if suffix else 1), "meta.scale is the resolution")
    if len(packs) == 1:
        expected = {t["name"]: [[case.key(i) for i in case.order(t)]] for t in case.tags}
        require(animations == expected, "animations play the tags")
    require(set(animations) == {t["name"] for t in case.tags}, "there is an animation for each tag")
    require(len(frames) == case.count, "no other frames")
    return {index: frames[case.key(index)] for index in range(case.count)}


# Phaser 3 ---------------------------------------------------------------------------------------------------


def phaser_frame(case, image, item):
    """JSONHash.js and JSONArray.js."""
    f = item["frame"]
    values = [whole(f[k], k) for k in "xywh"]
    if item.get("trimmed"):
        s = item["spriteSourceSize"]
        require((s["w"], s["h"]) == (f["w"], f["h"]), "Phaser draws spriteSourceSize")
        place = (s["x"], s["y"], (item["sourceSize"]["w"], item["sourceSize"]["h"]))
    else:
        place = (0, 0, (f["w"], f["h"]))
    # updateUVsInverted takes the upper left corner of the frame from the upper right one of the area.
    return case.cut(image, *values, *place, BACK if item.get("rotated") else None)


def pages(case):
    first = case.path("json")
    packs = [first.name] + json.loads(first.read_text())["meta"].get("related_multi_packs", [])
    return [json.loads((case.folder / pack).read_text()) for pack in packs]


def phaser_hash(case):
    frames = {}
    for page in pages(case):
        for key, item in page["frames"].items():
            frames[key] = phaser_frame(case, page["meta"]["image"], item)
    return {index: frames[case.key(index)] for index in range(case.count)}


def phaser_array(case):
    frames = {}
    for page in pages(case):
        require(isinstance(page["frames"], list), "frames is an array")
        for item in page["frames"]:
            frames[item["filename"]] = phaser_frame(case, page["meta"]["image"], item)
            if case.is_atlas:
                check_texture_packer(case, case.keys.index(item["filename"]), item)
        if case.is_atlas:
            check_playback(case, page["meta"])
    if case.is_atlas and len(pages(case)) == 1:
        require([item["filename"] for item in page["frames"]] == case.keys, "frames are in the order of time")
        require(page["animations"] == {t["name"]: [case.key(i) for i in case.order(t)] for t in case.tags}, "animations")
    return {index: frames[case.key(index)] for index in range(case.count)}


# How long a frame is shown, from what its animation and itself say, both in milliseconds; itself says 0 by default.
PHASER_TIMES = {"up to 3.70": lambda rate, own: rate + own, "3.80": lambda rate, own: own or rate, "3.88": lambda rate, own: rate}


def merged(frames):
    """Frames and their times, those that follow themselves as one."""
    found = []
    for key, time in frames:
        if found and found[-1][0] == key:
            time += found.pop()[1]
        found.append((key, time))
    return found


def phaser_multi(case):
    """MultiAtlasFile.js, then AnimationManager.fromJSON."""
    sheet = json.loads(case.path("json").read_text())
    frames = {}
    for texture in sheet["textures"]:
        size = case.image(texture["image"]).size
        require((texture["size"]["w"], texture["size"]["h"]) == size, "size")
        for item in texture["frames"]:
            require(item["filename"] not in frames, "a name twice")
            frames[item["filename"]] = phaser_frame(case, texture["image"], item)
            if case.is_atlas:
                check_texture_packer(case, case.keys.index(item["filename"]), item)
    if case.is_atlas:
        check_playback(case, sheet["meta"])
    require(len(sheet["anims"]) == len(case.tags), "an animation for each tag")
    for anim, tag in zip(sheet["anims"], case.tags):
        require(anim["key"] == tag["name"], "key")
        require(all(f["key"] == case.name for f in anim["frames"]), "the key of the texture")
        require(anim["repeat"] == case.plays(tag) - 1, f"repeat of {tag['name']}")
        expected = merged((case.key(i), case.time(i)) for i in case.order(tag))
        for version, time in PHASER_TIMES.items():
            shown = merged((f["frame"], time(1000 / anim["frameRate"], f.get("duration", 0))) for f in anim["frames"])
            require([key for key, _ in shown] == [key for key, _ in expected], "frames of the animation")
            require(all(abs(a - b) < 1e-6 for (_, a), (_, b) in zip(shown, expected)), f"times in Phaser {version}")
    return {index: frames[case.key(index)] for index in range(case.count)}


def aseprite(case):
    """Phaser's createFromAseprite."""
    sheet = json.loads(case.path("json").read_text())
    meta = sheet["meta"]
    require(meta["scale"] == "1" and meta["format"] == "RGBA8888", "meta")
    require(list(sheet["frames"]) == [str(i) for i in range(case.count)], "frames are named by their number")
    total = right = 0
    for key, item in sheet["frames"].items():
        require(all(k in item for k in ("rotated", "trimmed", "spriteSourceSize", "sourceSize")), "members")
        require(isinstance(item["duration"], int) and item["duration"] >= 1, "whole milliseconds")
        if case.is_atlas and case.clip(int(key))["first"] == int(key):
            total = right = 0
        total, right = total + item["duration"], right + case.time(int(key))
        require(abs(total - right) <= 0.5 + 1e-9, "durations keep in step")
    tags = case.tags
    if case.is_atlas:
        check_playback(case, meta)
        check_slices(case, meta.get("slices", []))
        # Sprites are tags of one frame, so that they are found by their names.
        sprites = [{"name": c["name"], "from": c["first"], "to": c["first"], "direction": "forward"} for c in case.clips if c["count"] == 1]
        tags = sorted(tags + sprites, key=lambda t: case.clip(t["from"])["first"])
    for data, tag in zip(meta["frameTags"], tags, strict=True):
        require(not case.is_atlas or data.get("repeat", "0") == str(tag.get("plays", 0)), f"repeat of {tag['name']}")
        require(data["name"] == tag["name"] and data["direction"] in ("forward", "reverse", "pingpong"), "tag")
        frames = [sheet["frames"][str(i)] and i for i in range(data["from"], data["to"] + 1)]
        if data["direction"] == "reverse":
            frames.reverse()
        if data["direction"] == "pingpong":
            frames += frames[-2:0:-1]
        require(frames == case.order(tag), "frames of the tag")
    return {i: phaser_frame(case, meta["image"], sheet["frames"][str(i)]) for i in range(case.count)}


def check_slices(case, slices):
    """A key of a slice holds from its frame on; bounds, middle and pivot are in pixels, and pivots whole ones."""
    marked = [c for c in case.clips if c.get("pivot") or c.get("borders")]
    require([s["name"] for s in slices] == [c["name"] for c in marked], "a slice for each clip with a pivot or borders")
    for slice_, clip in zip(slices, marked):
        for index in range(clip["first"], clip["first"] + clip["count"]):
            key = [k for k in slice_["keys"] if k["frame"] <= index][-1]
            width, height = case.own(index)[0]
            require(key["bounds"] == dict(zip("xywh", (0, 0, width, height))), f"bounds of frame {index}")
            pivot, borders = clip.get("pivot"), clip.get("borders")
            place = pivot and {"x": math.floor(pivot[0] * width + 0.5), "y": math.floor(pivot[1] * height + 0.5)}
            require(key.get("pivot") == place, f"pivot of frame {index}")
            middle = borders and (borders[0], borders[1], width - borders[0] - borders[2], height - borders[1] - borders[3])
            require(key.get("center") == (middle and dict(zip("xywh", middle))), f"center of frame {index}")


# cocos2d-x --------------------------------------------------------------------------------------------------


def numbers(text):
    require(re.fullmatch(r"[{},.0-9-]+", text), text)
    return [float(n) for n in re.findall(r"-?[0-9.]+", text)]


def cocos2d(case):
    """CCSpriteFrameCache.cpp, format 3."""
    frames = {}
    files = sorted(case.folder.glob(f"{case.name}*{case.suffix}.plist"))
    require(files, "no property list")
    for file in files:
        plist = plistlib.loads(file.read_bytes())
        meta = plist["metadata"]
        require(meta["format"] == 3, "format")
        image = meta["textureFileName"]
        require(numbers(meta["size"]) == list(case.image(image).size), "size")
        require(meta["premultiplyAlpha"] == (case.alpha == "premultiplied"), "premultiplyAlpha")
        for name, data in plist["frames"].items():
            width, height = map(int, numbers(data["spriteSize"]))
            x, y = map(int, numbers(data["textureRect"])[:2])
            size = tuple(map(int, numbers(data["spriteSourceSize"])))
            offset = numbers(data["spriteOffset"])
            # Sprite::setTextureCoords takes the upper left corner of the sprite from the upper right one of the area.
            back = BACK if data["textureRotated"] else None
            # The part is in the middle of the whole, moved by the offset, y upward.
            left = (size[0] - width) / 2 + offset[0]
            top = (size[1] - height) / 2 - offset[1]
            require(left == int(left) and top == int(top), "between pixels")
            for key in [name] + data["aliases"]:
                require(key not in frames, f"{key} twice")
                frames[key] = case.cut(image, x, y, width, height, int(left), int(top), size, back)
                # SpriteFrame::setAnchorPoint: in parts of the whole frame, y upward.
                pivot = case.pivot(case.keys.index(key)) if case.is_atlas else None
                require(("anchor" in data) == bool(pivot), f"anchor of {key}")
                if pivot:
                    require(numbers(data["anchor"]) == [pivot[0], 1 - pivot[1]], f"anchor of {key}")
    require(len(frames) == case.count, "no other frames")
    return {index: frames[case.key(index)] for index in range(case.count)}


# Godot 4 ----------------------------------------------------------------------------------------------------


class Variants:
    """VariantParser and ResourceLoaderText, as far as SpriteFrames need them."""

    TOKEN = re.compile(r'\s*(&?"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|[A-Za-z_]\w*|[\[\]{}(),:=])', re.S)

    def __init__(self, text):
        self.text, self.at = text, 0

    def next(self):
        match = self.TOKEN.match(self.text, self.at)
        require(match, f"no token at {self.text[self.at:self.at + 30]!r}")
        self.at = match.end()
        return match.group(1)

    def peek(self):
        match = self.TOKEN.match(self.text, self.at)
        return match and match.group(1)

    def expect(self, token):
        found = self.next()
        require(found == token, f"{found} instead of {token}")

    def list(self, end):
        items = []
        while self.peek() != end:
            items.append(self.value())
            if self.peek() == ",":
                self.next()
        self.expect(end)
        return items

    def value(self):
        token = self.next()
        if token[0] in '"&':
            return json.loads(token.lstrip("&"))
        if token == "[":
            return self.list("]")
        if token == "{":
            entries = {}
            while self.peek() != "}":
                key = self.value()
                self.expect(":")
                require(key not in entries, f"{key} twice")
                entries[key] = self.value()
                if self.peek() == ",":
                    self.next()
            self.expect("}")
            return entries
        if token in ("true", "false"):
            return token == "true"
        if token[0].isdigit() or token[0] == "-":
            return float(token) if any(c in token for c in ".e") else int(token)
        self.expect("(")
        return token, self.list(")")

    def sections(self):
        """Each tag with its fields, and the properties below it."""
        while self.peek():
            self.expect("[")
            name, fields, properties = self.next(), {}, {}
            while self.peek() != "]":
                field = self.next()
                self.expect("=")
                fields[field] = self.value()
            self.expect("]")
            while self.peek() not in ("[", None):
                property = self.next()
                self.expect("=")
                properties[property] = self.value()
            yield name, fields, properties


def godot4(case):
    """resource_format_text.cpp, sprite_frames.cpp, atlas_texture.cpp."""
    text = case.path("tres").read_text()
    sections = list(Variants(text).sections())
    order = {"gd_resource": 0, "ext_resource": 1, "sub_resource": 2, "resource": 3}
    places = [order[name] for name, _, _ in sections]
    require(places == sorted(places) and places.count(0) == places.count(3) == 1, "sections are in order")
    require(sections[0][1] == {"type": "SpriteFrames", "format": 3}, "every Godot 4 reads format 3")
    pages, textures = {}, {}

    def texture_of(name, fields, properties):
        require(fields["type"] == "AtlasTexture" and fields["id"] not in textures, "sub_resource")
        (kind, (page,)), (rect, region) = properties["atlas"], properties["region"]
        require((kind, rect) == ("ExtResource", "Rect2"), "atlas, region")
        left, top, more_width, more_height = properties.get("margin", ("Rect2", [0, 0, 0, 0]))[1]
        require(properties["filter_clip"] is True, "neighbors do not bleed in")
        size = (region[2] + more_width, region[3] + more_height)
        textures[fields["id"]] = case.cut(pages[page], *region, left, top, size)

    for name, fields, properties in sections[1:-1]:
        if name == "ext_resource":
            require(fields["type"] == "Texture2D" and fields["id"] not in pages and "uid" not in fields, "page")
            pages[fields["id"]] = fields["path"]
        else:
            texture_of(name, fields, properties)
    animations = sections[-1][2]["animations"]
    require(text.count('"name": &"') == len(animations), "names are of the type StringName")
    tags = list(case.tags)
    if case.is_atlas:
        # A sprite is an animation of one frame, whatever its time.
        tags += [{"name": c["name"], "from": c["first"], "to": c["first"], "direction": "forward"} for c in case.clips if c["count"] == 1]
        tags.sort(key=lambda t: case.clip(t["from"])["first"])
    require([a["name"] for a in animations] == [t["name"] for t in tags], "an animation for each tag")
    frames = {}
    for animation, tag in zip(animations, tags):
        require(set(animation) == {"frames", "loop", "name", "speed"}, "all four keys")
        require(animation["speed"] > 0, "speed")
        is_played = tag in case.tags
        require(not is_played or animation["loop"] is (case.plays(tag) != 1), f"loop of {tag['name']}")
        for index, frame in zip(case.order(tag), animation["frames"], strict=True):
            require(set(frame) == {"duration", "texture"} and frame["duration"] >= 0.01, "both keys of a frame")
            milliseconds = 1000 * frame["duration"] / animation["speed"]
            require(not is_played or abs(milliseconds / case.time(index) - 1) < 1e-9, "how long a frame is shown")
            kind, (texture,) = frame["texture"]
            require(kind == "SubResource" and frames.setdefault(index, textures[texture]) is textures[texture],
                    "a frame looks the same in all animations")
    # What no tag has is in no animation, and nothing tells what it looks like.
    return frames, sorted({i for t in tags for i in case.order(t)})


# libGDX -----------------------------------------------------------------------------------------------------


def libgdx(case):
    """TextureAtlasData.load as all versions do it."""
    regions, image, lines = {}, None, case.path("atlas").read_text().split("\n")
    position = 0

    def tuple_of(name):
        nonlocal position
        key, _, value = lines[position].strip().partition(":")
        require(key == name, f"{key} instead of {name}")
        position += 1
        return [v.strip() for v in value.split(",")]

    while position < len(lines):
        line = lines[position]
        if not line.strip():
            image = None
            position += 1
        elif image is None:
            image = line
            position += 1
            require([int(v) for v in tuple_of("size")] == list(case.image(image).size), "size")
            require(tuple_of("format") == ["RGBA8888"] and len(tuple_of("filter")) == 2, "format")
            require(tuple_of("repeat") == ["none"], "repeat")
            if lines[position].startswith("pma:"):
                require(tuple_of("pma") == ["true"] and case.alpha == "premultiplied", "pma")
        else:
            name = line.strip()
            position += 1
            # AtlasRegion.rotate: turned counterclockwise on the page; size is that of the part as it is shown.
            back = {"false": None, "true": Image.Transpose.ROTATE_270}[tuple_of("rotate")[0]]
            x, y = map(int, tuple_of("xy"))
            width, height = map(int, tuple_of("size"))
            # Older versions look for it here, and nowhere else.
            split = list(map(int, tuple_of("split"))) if lines[position].strip().startswith("split:") else None
            size = tuple(map(int, tuple_of("orig")))
            left, bottom = map(int, tuple_of("offset"))
            index = int(tuple_of("index")[0])
            if case.is_atlas:
                clip = next(c for c in case.clips if c["name"] == name)
                require((index == -1) == (clip["count"] == 1) and index < clip["count"], f"index of {name}")
                index = clip["first"] + max(index, 0)
                # createPatch: left, right, top, bottom, of the region without what is trimmed.
                borders = clip.get("borders")
                require(split == (borders and [borders[i] for i in (0, 2, 1, 3)]), f"split of {name}")
                require(not borders or size == (width, height) and back is None, f"{name} is stretched, and turned or trimmed")
            else:
                require(name == case.name and split is None, "region")
            require(index not in regions, "a region twice")
            regions[index] = case.cut(image, x, y, width, height, left, size[1] - bottom - height, size, back)
    return regions


# Unity ------------------------------------------------------------------------------------------------------


def unity(case):
    """TexturePacker Importer: y from the bottom, the pivot in parts of the rectangle."""
    frames = {}
    for file in sorted(case.folder.glob(f"{case.name}*{case.suffix}.tpsheet")):
        facts, image = {}, None
        for line in file.read_text().split("\n"):
            if not line or line.startswith("#"):
                continue
            if line.startswith(":"):
                key, _, value = line[1:].partition("=")
                facts[key] = value
                continue
            require(facts["format"] == "40300", "format")
            image = case.image(facts["texture"])
            require(facts["size"] == f"{image.width}x{image.height}", "size")
            name, x, y, width, height, px, py, *borders = line.split(";")
            x, y, width, height = int(x), int(y), int(width), int(height)
            index = case.keys.index(name + ".png") if case.is_atlas else 0
            size, sides = case.own(index)[0], case.borders(index)
            # Left, right, top, bottom, of the rectangle.
            require([int(b) for b in borders] == ([sides[i] for i in (0, 2, 1, 3)] if sides else [0] * 4), f"borders of {name}")
            require(facts["borders"] == ("enabled" if any(c.get("borders") for c in getattr(case, "clips", [])) else "disabled"), "borders")
            require(not sides or size == (width, height), f"{name} is stretched and trimmed")
            # Sprites are put so that their pivots coincide, which are at one place of the whole frame.
            across, down = case.pivot(index) or (0.5, 0.5)
            left = size[0] * across - float(px) * width
            bottom = size[1] * (1 - down) - float(py) * height
            require(abs(left - round(left)) < 1e-9 and abs(bottom - round(bottom)) < 1e-9, "between pixels")
            top = size[1] - round(bottom) - height
            y = image.height - y - height
            require(name not in frames, "a name twice")
            frames[name] = case.cut(facts["texture"], x, y, width, height, round(left), top, size)
    require(len(frames) == case.count, "no other frames")
    return {index: frames[case.key(index)[:-4]] for index in range(case.count)}


# Spindle ----------------------------------------------------------------------------------------------------


def spindle(case):
    """sheet.schema.json says it all."""
    sheet = json.loads(case.path("spindle.json").read_text())
    is_turned = any("rotated" in item for item in sheet["frames"])
    require(sheet["format"] == "spindle-sheet" and sheet["version"] == (3 if is_turned else 2 if case.is_atlas else 1), "format")
    require(sheet["alpha"] == case.alpha, "alpha")
    if case.is_atlas:
        check_animations(case, sheet["animations"])
    else:
        require(abs(sheet["duration"] - case.count * 1000 / case.fps) < 1e-6, "duration")
        require(sheet["loop"] == case.loop, "loop")
        require([{k: t[k] for k in ("name", "from", "to", "direction")} for t in case.tags] == sheet["tags"], "tags")
    for image in sheet["images"]:
        bytes_ = (case.folder / image["file"]).read_bytes()
        require(hashlib.sha256(bytes_).hexdigest() == image["sha256"], "sha256")
        require((image["w"], image["h"]) == case.image(image["file"]).size, "size")
    frames, places = {}, {}
    for index, item in enumerate(sheet["frames"]):
        require(item["name"] == case.key(index), "name")
        size = item["sourceSize"] if case.is_atlas else sheet["frameSize"]
        size = (size["w"], size["h"])
        require(abs(item["duration"] - case.time(index)) < 1e-6, f"time of {case.key(index)}")
        rect = [item["frame"][k] for k in "xywh"]
        image = sheet["images"][item["image"]]["file"]
        original = item.get("duplicateOf", index)
        require((original in places) == (original != index), "duplicateOf is an earlier original")
        place = places.setdefault(original, (image, rect, item["offset"]))
        require(place == (image, rect, item["offset"]), "duplicates share a place")
        frames[index] = case.cut(image, *rect, item["offset"]["x"], item["offset"]["y"], size, BACK if item.get("rotated") else None)
        if case.values:
            require(abs(item["value"] - case.values[index]) < 1e-9, "value")
        else:
            require("value" not in item, "a value out of nothing")
    distinct = {(image, *rect, *offset.values()) for image, rect, offset in places.values()}
    require(len(distinct) == len(places), "what shares a place is a duplicate")
    if not case.is_atlas:
        require(sheet["state"] == ("determinate" if case.values else "indeterminate"), "state")
    return frames


def check_animations(case, animations):
    """Of an atlas: all clips, each with its parts after it."""
    sprites = [{"name": c["name"], "from": c["first"], "to": c["first"], "direction": "forward"} for c in case.clips if c["count"] == 1]
    tags = sorted(case.tags + sprites, key=lambda t: case.clip(t["from"])["first"])
    for item, tag in zip(animations, tags, strict=True):
        name = tag["name"]
        require({k: item[k] for k in ("name", "from", "to", "direction")} == {k: tag[k] for k in ("name", "from", "to", "direction")}, name)
        pivot, borders = case.pivot(tag["from"]), case.borders(tag["from"])
        require(item.get("pivot") == (pivot and dict(zip("xy", pivot))), f"pivot of {name}")
        require(item.get("borders") == (borders and dict(zip(("left", "top", "right", "bottom"), borders))), f"borders of {name}")
        if tag in sprites:
            require("fps" not in item and "plays" not in item, f"{name} is not played")
            continue
        require((item["plays"], item["loop"]) == (case.plays(tag), case.plays(tag) != 1), f"plays of {name}")
        require(abs(item["duration"] - sum(case.time(i) for i in case.order(tag))) < 1e-6, f"duration of {name}")


READERS = {
    "json-hash": [pixi, phaser_hash], "json-array": [phaser_array], "phaser": [phaser_multi],
    "aseprite": [aseprite], "cocos2d": [cocos2d], "godot4": [godot4], "libgdx": [libgdx], "unity": [unity], "spindle": [spindle],
}

wrong = []
for facts in json.loads(pathlib.Path(sys.argv[1]).read_text()):
    for reader in READERS[facts["dialect"]]:
        case = Case(facts)
        try:
            frames, expected = reader(case), list(range(case.count))
            if isinstance(frames, tuple):
                frames, expected = frames
            require(sorted(frames) == expected, "every frame is there once")
            require(bool(case.turned) == getattr(case, "turns", False), f"{case.turned} frames lie turned")
            for index, picture in frames.items():
                size, pixels = case.own(index)
                require(picture.size == size, f"frame {index} is {picture.size}, not {size}")
                cut = [visible(p) for p in pixels_of(picture)]
                require(cut == [visible(p) for p in pixels], f"frame {index} has other pixels")
        except (Wrong, KeyError, ValueError, TypeError, OSError, AssertionError, IndexError, StopIteration) as error:
            wrong.append(f"{reader.__name__} in {case.folder.name}: {type(error).__name__}: {error}")
if wrong:
    sys.exit("\n".join(wrong))
