"""Has ffmpeg decode videos and compares them with the frames' own files.

Usage: videos.py FOLDER FPS REPEATS      FOLDER has spin.y4m, .mp4, .webm, .mov and .raw, and the frames; the matte is white
"""

import fractions
import json
import pathlib
import subprocess
import sys

import numpy
from PIL import Image

folder, fps, repeats = pathlib.Path(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3])
files = sorted(folder.glob("spin-[0-9][0-9][0-9][0-9].png"))
frames = [Image.open(f).convert("RGBA") for f in files]
width, height = frames[0].size
straight = numpy.stack([numpy.asarray(f) for f in frames] * repeats).astype(float)
alpha = straight[..., 3:] / 255
white = straight[..., :3] * alpha + 255 * (1 - alpha)


def run(*arguments):
    result = subprocess.run(arguments, capture_output=True)
    if result.returncode:
        sys.exit(f"{' '.join(arguments)}: {result.stderr.decode()}")
    return result.stdout


def decoded(name, size, *decoder):
    data = run(
        "ffmpeg", "-v", "error", *decoder, "-i", str(folder / name), "-vf", "scale=in_color_matrix=bt709:flags=accurate_rnd",
        "-f", "rawvideo", "-pix_fmt", "rgba", "-")
    made = numpy.frombuffer(data, numpy.uint8).reshape(-1, size[1], size[0], 4).astype(float)
    assert len(made) == len(straight), f"{name}: {len(made)} frames of {len(straight)}"
    return made


def facts(name):
    text = run("ffprobe", "-v", "error", "-count_frames", "-show_streams", "-of", "json", str(folder / name))
    stream, = json.loads(text)["streams"]
    assert int(stream["nb_read_frames"]) == len(straight), f"{name}: {stream['nb_read_frames']} frames"
    rate = fractions.Fraction(stream["r_frame_rate"])
    assert abs(rate / fractions.Fraction(fps).limit_denominator(1000) - 1) < 1e-6, f"{name}: {rate} frames a second"
    return stream


def check(name, error, limit):
    print(f"{name}: {(folder / name).stat().st_size} bytes, mean error {error.mean():.2f}, largest {error.max():.0f}")
    assert error.max() <= limit[1] and error.mean() <= limit[0], f"{name}: mean {error.mean()}, largest {error.max()}"


raw = numpy.frombuffer((folder / "spin.raw").read_bytes(), numpy.uint8).reshape(straight.shape)
assert (raw == straight).all() or (raw[straight[..., 3] > 0] == straight[straight[..., 3] > 0]).all(), "raw"

facts("spin.y4m")
check("spin.y4m", abs(decoded("spin.y4m", (width, height))[..., :3] - white), (0.5, 3))

stream = facts("spin.mp4")
even = (width + 1) // 2 * 2, (height + 1) // 2 * 2
assert (stream["width"], stream["height"], stream["codec_name"]) == (*even, "h264"), stream
assert (stream["color_space"], stream["color_range"], stream["color_primaries"]) == ("bt709", "tv", "bt709"), stream
made = decoded("spin.mp4", even)
# Colors are those of 2×2 pixels; brightness is not.
luma = numpy.array([0.2126, 0.7152, 0.0722])
check("spin.mp4", abs((made[:, :height, :width, :3] - white) @ luma), (3, 40))
border = numpy.concatenate([made[:, height:, :, :3].ravel(), made[:, :, width:, :3].ravel(), [255]])
assert border.min() >= 200, f"the border is the matte: {border.min()}"

stream = facts("spin.webm")
assert stream["codec_name"] == "vp9" and stream["tags"].get("alpha_mode", stream["tags"].get("ALPHA_MODE")) == "1", stream
made = decoded("spin.webm", (width, height), "-c:v", "libvpx-vp9")
check("spin.webm", abs(made[..., 3] - straight[..., 3]), (1.5, 24))
solid = straight[..., 3] == 255
# Colors are those of 2×2 pixels here as well, and beside solid pixels are some that hardly show.
check("spin.webm", abs(made[solid][:, :3] - straight[solid][:, :3]), (8, 48))

stream = facts("spin.mov")
assert (stream["codec_tag_string"], stream["color_space"]) == ("ap4h", "bt709"), stream
made = decoded("spin.mov", (width, height))
check("spin.mov", abs(made[..., 3] - straight[..., 3]), (0.1, 1))
check("spin.mov", abs(made[solid][:, :3] - straight[solid][:, :3]), (1, 8))
