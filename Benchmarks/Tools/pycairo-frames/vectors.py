"""Assets of a design system as SVG and Lottie files."""

import json
import math

import cairo

from assets import FRAMES, LABEL, arcs, points_of, spans


def outline():
    """The label as parts of paths, from its baseline's start: M, L and C with their coordinates, and Z."""
    context = cairo.Context(cairo.ImageSurface(cairo.FORMAT_A8, 1, 1))
    context.select_font_face("Inter")
    context.set_font_size(16)
    context.text_path(LABEL)
    return [("MLCZ"[kind], points) for kind, points in context.copy_path()]


def hexadecimal(rgb):
    return "#" + "".join(f"{channel:02X}" for channel in rgb)


def parts_of(kind, theme):
    """Track and value with their colors: their starts and ends in each frame, as shares of what is stroked."""
    width, height = points_of(kind)
    result = []
    for layer, rgb in enumerate((theme.track, theme.ink)):
        keys = []
        for index in range(FRAMES):
            if kind == "bar":
                span, whole = spans(index, (width, height), theme.gap)[layer], width
            else:
                span, whole = arcs(kind, index, height, theme.gap)[layer], 360
            keys.append((span[0] / whole, span[1] / whole) if span else None)
        if any(keys):
            result.append((rgb, keys))
    return result


def animate(name, values, seconds):
    return f'<animate attributeName="{name}" dur="{seconds}s" repeatCount="indefinite" values="{";".join(values)}"/>'


def write_svg(kind, theme, mirrored, path):
    width, height = points_of(kind)
    seconds, radius = FRAMES / 12, height * 11 / 24
    text = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">',
        f'<rect width="{width}" height="{height}" fill="{hexadecimal(theme.ground)}"/>',
        f'<g transform="translate({width} 0) scale(-1 1)">' if mirrored else "<g>",
    ]
    for rgb, keys in parts_of(kind, theme):
        stroke = f'fill="none" stroke="{hexadecimal(rgb)}" stroke-linecap="round"'
        shown = animate("opacity", [str(int(key is not None)) for key in keys], seconds)
        keys = [key or (0, 0) for key in keys]
        if kind == "bar":
            starts, ends = ([f"{width * key[side]:.3f}" for key in keys] for side in (0, 1))
            text.append(f'<line y1="{height / 2}" y2="{height / 2}" stroke-width="{height}" {stroke}>')
            text.append(f'{shown}{animate("x1", starts, seconds)}{animate("x2", ends, seconds)}</line>')
            continue
        length = 2 * math.pi * radius
        dashes = [f"{length * (end - start):.3f} {length:.3f}" for start, end in keys]
        offsets = [f"{-length * start:.3f}" for start, _ in keys]
        middle = height / 2
        text.append(f'<circle cx="{middle}" cy="{middle}" r="{radius:.3f}" transform="rotate(-90 {middle} {middle})" ')
        text.append(f'stroke-width="{height / 12:.3f}" {stroke}>')
        text.append(f'{shown}{animate("stroke-dasharray", dashes, seconds)}{animate("stroke-dashoffset", offsets, seconds)}</circle>')
    if kind == "bar" and theme.gap:
        text.append(f'<circle cx="{width - height / 2}" cy="{height / 2}" r="{height / 3:.3f}" fill="{hexadecimal(theme.ink)}"/>')
    text.append("</g>")
    if kind == "label":
        steps = "".join(letter + ",".join(f"{number:.3f}" for number in points) for letter, points in outline())
        place = f"translate({8 if mirrored else height + 8} {height / 2 + 6})"
        text.append(f'<path transform="{place}" fill="{hexadecimal(theme.text)}" d="{steps}"/>')
    with open(f"{path}.svg", "w") as file:
        file.write("\n".join([*text, "</svg>\n"]))


def still(value):
    return {"a": 0, "k": value}


def moving(values):
    return {"a": 1, "k": [{"t": index, "s": [round(value, 5)], "h": 1} for index, value in enumerate(values)]}


def paint(rgb):
    return still([round(channel / 255, 5) for channel in rgb] + [1])


def contours():
    """The outlines of the label, as Lottie has them: points with the handles before and after, relative to them."""
    found = []
    for letter, numbers in outline():
        points = list(zip(numbers[::2], numbers[1::2]))
        if letter == "M":
            found.append({"c": True, "v": [points[0]], "i": [(0, 0)], "o": [(0, 0)]})
        elif letter in "LC":
            shape, end = found[-1], points[-1]
            start = shape["v"][-1]
            before, after = (points[1], points[0]) if letter == "C" else (end, start)
            shape["o"][-1] = (after[0] - start[0], after[1] - start[1])
            shape["v"].append(end)
            shape["i"].append((before[0] - end[0], before[1] - end[1]))
            shape["o"].append((0, 0))
    return [{"ty": "sh", "ks": still({key: rounded(value) for key, value in shape.items()})} for shape in found]


def rounded(value):
    return value if value is True else [[round(number, 3) for number in point] for point in value]


def place(x=0, y=0, scale=(100, 100), rotation=0):
    return {"ty": "tr", "a": still([0, 0]), "p": still([x, y]), "s": still(scale), "r": still(rotation), "o": still(100)}


def write_lottie(kind, theme, mirrored, path):
    width, height = points_of(kind)
    flip = place(width, 0, (-100, 100)) if mirrored else place()
    groups = []
    if kind == "label":
        fill = {"ty": "fl", "c": paint(theme.text), "o": still(100)}
        groups.append([*contours(), fill, place(8 if mirrored else height + 8, height / 2 + 6)])
    if kind == "bar" and theme.gap:
        dot = {"ty": "el", "p": still([width - height / 2, height / 2]), "s": still([height * 2 / 3] * 2)}
        groups.append([dot, {"ty": "fl", "c": paint(theme.ink), "o": still(100)}, flip])
    for rgb, keys in reversed(parts_of(kind, theme)):
        if kind == "bar":
            ends = [(0, height / 2), (width, height / 2)]
            shape = {"ty": "sh", "ks": still({"c": False, "v": ends, "i": [(0, 0)] * 2, "o": [(0, 0)] * 2})}
        else:
            shape = {"ty": "el", "p": still([height / 2, height / 2]), "s": still([height * 11 / 12] * 2)}
        shown = [key or (0, 0) for key in keys]
        trim = {
            "ty": "tm", "s": moving(0 for _ in shown), "e": moving(100 * (end - start) for start, end in shown),
            "o": moving(360 * start for start, _ in shown),
        }
        stroke = {
            "ty": "st", "c": paint(rgb), "o": moving(100 * (key is not None) for key in keys),
            "w": still(height if kind == "bar" else height / 12), "lc": 2,
        }
        groups.append([shape, trim, stroke, flip])
    ground = {"ty": "rc", "p": still([width / 2, height / 2]), "s": still([width, height]), "r": still(0)}
    groups.append([ground, {"ty": "fl", "c": paint(theme.ground), "o": still(100)}, place()])
    layer = {
        "ty": 4, "ind": 1, "ip": 0, "op": FRAMES, "st": 0, "ks": {"o": still(100)},
        "shapes": [{"ty": "gr", "it": group} for group in groups],
    }
    picture = {"v": "5.7.0", "fr": 12, "ip": 0, "op": FRAMES, "w": width, "h": height, "layers": [layer]}
    with open(f"{path}.lottie.json", "w") as file:
        json.dump(picture, file)
