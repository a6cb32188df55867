"""The page's canvas beside the program's frames."""

import base64
import json
import subprocess

import numpy
from PIL import Image

from pages import ROOT

# Levels at 8 times the size. Where a cap lies on a track, and where strokes of a sign overlap, a browser blends edges one after the
# other.
LIMIT, OVERLAP_LIMIT = 8, 14
# The greatest mean of a window. Behind the edges of a shape on its track, a browser shows the track, which frames leave out: up to 14.4.
WINDOW, TRACKED_WINDOW = 13, 15
TRACKED = ("shape-fill", "shape-trace", "gauge-two")
# Pictures of shapes that lie edge on edge, or in one place, as figures of collections do: two rings, an arc on its own ring, squares
# that touch, a segment on its track. The program blends those edges once for each shape in its own pixels, so its frames are drawn 8
# times as large as well.
STACKED = ("cut", "cut-motion", "two-cut", "bar-wavy-value", "shape-fill", "shape-trace")

SCALE = 8

# Each frame over white, and over black: first drawn 8 times as large and averaged, then as it is.
DRAW = """(async request => {
  const scene = spindle.scene(request.request);
  const [width, height] = request.size, result = [];
  for (const part of request.parts) {
    const list = { width: scene.width, height: scene.height };
    for (const scale of [8, 1]) {
      for (const back of ['white', 'black']) {
        const canvas = new OffscreenCanvas(width * scale, height * scale);
        const context = canvas.getContext('2d', { willReadFrequently: true });
        context.fillStyle = back;
        context.fillRect(0, 0, canvas.width, canvas.height);
        const room = scale === 1 ? request.size : request.large;
        const inset = (side, index) => (room[index] - list[side] * scale) / 2;
        scene.draw(context, part * scene.duration, { scale, x: inset('width', 0), y: inset('height', 1) });
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        const bytes = new Uint8Array(width * height * 3);
        for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) for (let c = 0; c < 3; c++) {
          let sum = 0;
          for (let v = 0; v < scale; v++) for (let u = 0; u < scale; u++) {
            sum += data[4 * ((y * scale + v) * canvas.width + x * scale + u) + c];
          }
          bytes[3 * (y * width + x) + c] = Math.round(sum / scale / scale);
        }
        result.push(bytes.toBase64 ? bytes.toBase64() : btoa(Array.from(bytes, b => String.fromCharCode(b)).join('')));
      }
    }
  }
  const size = [scene.width, scene.height];
  scene.dispose();
  return { size, frames: result };
})"""


def render(cases, folder, scale=1):
    """Draws the frames of all cases with the program; a manifest has the same words as a request."""
    manifest = {
        "version": 1, "defaults": {"to": "frames", "scale": scale},
        "assets": {name: request for name, request in cases.items()},
    }
    folder.mkdir()
    (folder / "spindle.json").write_text(json.dumps(manifest))
    done = subprocess.run(
        [ROOT / ".build/release/spindle", "build", folder / "spindle.json", "--out", folder / "built"],
        capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stderr)
    frames = {}
    for name in cases:
        # Not those of an asset whose name goes on with digits, as flutter-2024's does.
        files = sorted(file for end in (".png", "@*.png") for file in (folder / "built").glob(f"{name}-[0-9][0-9][0-9][0-9]{end}"))
        frames[name] = [Image.open(file).convert("RGBA") for file in files]
        assert frames[name], name
    return frames


# Changes in which nothing moves but the look.
STILL = ("success:error",)


def is_run(request):
    return ":" in str(request.get("value", "")) or "countdown" in request or request.get("transition") in STILL


def parts(request, count):
    """Where in the whole duration the frames lie: both ends are shown of what does not begin again."""
    is_change = "transition" in request and not is_run(request) or count == 1
    return [index / (max(count - 1, 1) if is_change else count) for index in range(count)]


def over(image, back):
    pixels = numpy.asarray(image, dtype=float)
    alpha = pixels[..., 3:] / 255
    return pixels[..., :3] * alpha + back * (1 - alpha)


def reduced(image, back, width, height):
    """A frame that was drawn larger, in pixels that are the mean of theirs."""
    pixels = numpy.full((height * SCALE, width * SCALE, 3), back, dtype=float)
    pixels[:image.height, :image.width] = over(image, back)[:height * SCALE, :width * SCALE]
    return pixels.reshape(height, SCALE, width, SCALE, 3).mean(axis=(1, 3))


def compare(browser, cases, frames, large):
    """What is too far off, and the worst figures seen. Some frames are there 8 times as large, too."""
    wrong, worst = [], {"peak": 0, "mean": 0, "window": 0}
    for name, request in cases.items():
        own = frames[name]
        # The frames of a run belong to the request; those of anything else are moments of it.
        asked = {k: v for k, v in request.items() if k != "frames" or v == 1 or is_run(request)}
        size = own[0].size
        # A side of 47.6 points has 381 pixels there, not 384.
        room = large[name][0].size if name in large else [side * SCALE for side in size]
        drawn = browser.evaluate(f"{DRAW}({json.dumps({'request': asked, 'size': size, 'large': room, 'parts': parts(request, len(own))})})")
        for index, data in enumerate(drawn["frames"]):
            frame, kind = divmod(index, 4)
            scale, back = (8, 1)[kind // 2], (255, 0)[kind % 2]
            seen = numpy.frombuffer(base64.b64decode(data), dtype=numpy.uint8).astype(float)
            width, height = own[frame].size
            expected = reduced(large[name][frame], back, width, height) if scale == 8 and name in large else over(own[frame], back)
            difference = numpy.abs(seen.reshape(height, width, 3) - expected).max(axis=2)
            where = f"{name}, frame {frame} of {len(own)} over {'black' if kind % 2 else 'white'}"
            if scale == 8:
                peak, mean = difference.max(), difference.mean()
                worst["peak"], worst["mean"] = max(worst["peak"], peak), max(worst["mean"], mean)
                overlaps = "track" in request or "steps" in request or name in large
                # Translucent figures are off by a level each where they cover all of a small picture, as in rs-bar.
                limit, most = OVERLAP_LIMIT if overlaps else LIMIT, 2 if name in large else 1
                if peak > limit or mean > most:
                    y, x = numpy.unravel_index(difference.argmax(), difference.shape)
                    wrong.append(f"{where}: {peak:.1f} levels at 8 times the size in pixel {x}, {y}, {mean:.2f} on average")
            else:
                window = windows(difference)
                worst["window"] = max(worst["window"], window)
                if window > (TRACKED_WINDOW if name in TRACKED or name in large else WINDOW):
                    wrong.append(f"{where}: {window:.1f} levels in a window")
    return wrong, worst


def windows(difference, side=8):
    """The greatest mean of any window."""
    height, width = difference.shape
    sums = numpy.pad(difference, ((1, 0), (1, 0))).cumsum(axis=0).cumsum(axis=1)
    h, w = min(side, height), min(side, width)
    total = sums[h:, w:] - sums[:-h, w:] - sums[h:, :-w] + sums[:-h, :-w]
    return (total / (side * side)).max()
