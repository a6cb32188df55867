"""The places of what a page has laid out with its own measures, beside the program's."""

import base64
import json

import numpy

import pixels

SCALE = 8
# Columns or rows without ink between one box and the next, in points.
GAP = 2


def boxes(ink):
    """Where the stretches of columns, and of rows, with ink begin and end, in points."""
    found = []
    for axis in (0, 1):
        used = numpy.flatnonzero(ink.any(axis=axis))
        if not len(used):
            found.append([])
            continue
        breaks = numpy.flatnonzero(numpy.diff(used) > GAP * SCALE)
        starts = used[numpy.concatenate(([0], breaks + 1))]
        ends = used[numpy.concatenate((breaks, [len(used) - 1]))]
        found.append([(start / SCALE, (end + 1) / SCALE) for start, end in zip(starts, ends)])
    return found


DRAW = """(request => {
  const scene = spindle.scene(request.request);
  const list = scene.frame(0), [width, height] = request.size, scale = request.scale;
  const canvas = new OffscreenCanvas(width, height), context = canvas.getContext('2d', { willReadFrequently: true });
  scene.draw(context, scene.duration, { scale, x: (width - list.width * scale) / 2, y: (height - list.height * scale) / 2 });
  const { data } = context.getImageData(0, 0, width, height), bytes = new Uint8Array(width * height * 4);
  bytes.set(data);
  let text = '';
  for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
  const size = [list.width, list.height];
  scene.dispose();
  return { size, data: btoa(text) };
})"""


def ink(pixels):
    """What differs from the ground, be it transparent or not."""
    pixels = pixels.astype(int)
    shown = pixels[..., :3] * pixels[..., 3:] // 255
    ground, alpha = shown[0, 0], pixels[0, 0, 3]
    return (numpy.abs(shown - ground).max(axis=2) > 64) | (numpy.abs(pixels[..., 3] - alpha) > 64)


def compare(browser, cases, frames):
    wrong, worst = [], 0
    for name, request in cases.items():
        own = numpy.asarray(frames[name][0])
        height, width = own.shape[:2]
        drawn = browser.evaluate(f"{DRAW}({json.dumps({'request': request, 'size': [width, height], 'scale': SCALE})})")
        seen = numpy.frombuffer(base64.b64decode(drawn["data"]), dtype=numpy.uint8).reshape(height, width, 4)
        size = [side * SCALE for side in drawn["size"]]
        if abs(size[0] - width) > SCALE / 2 or abs(size[1] - height) > SCALE / 2:
            wrong.append(f"{name} is {drawn['size']} large, and the program's {width / SCALE} × {height / SCALE}")
        for axis, ours, theirs in zip("xy", boxes(ink(own)), boxes(ink(seen))):
            if len(ours) != len(theirs):
                wrong.append(f"{name}: boxes along {axis} are {theirs}, and the program's {ours}")
                continue
            off = max([abs(a - b) for p, q in zip(ours, theirs) for a, b in zip(p, q)], default=0)
            worst = max(worst, off)
            if off > 0.5:
                wrong.append(f"{name}: boxes along {axis} are {theirs}, and the program's {ours}")
    return wrong, worst
