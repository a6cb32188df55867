"""Compares PBM and XBM files, as netpbm and Pillow read them, with the frames, and Floyd and Steinberg's dither with Pillow's: FOLDER DITHER."""

import io
import subprocess
import sys
from pathlib import Path

import numpy as np
from PIL import Image

folder, dither = Path(sys.argv[1]), sys.argv[2]
frames = sorted(folder.glob("spin-*.png"))
assert frames
for frame in frames:
    picture = Image.open(frame).convert("RGBA")
    paper = Image.new("RGBA", picture.size, "white")
    paper.alpha_composite(picture)
    luma = np.asarray(paper.convert("L"), dtype=int)
    pbm = frame.with_suffix(".pbm")
    # Pillow takes 1 for white in XBM, X11 and netpbm for black.
    xbm = subprocess.run(["xbmtopbm", str(frame.with_suffix(".xbm"))], capture_output=True, check=True).stdout
    said = subprocess.run(["pamfile", str(pbm)], capture_output=True, check=True, text=True).stdout
    assert f"PBM raw, {luma.shape[1]} by {luma.shape[0]}" in said, said
    read = [np.asarray(Image.open(file).convert("L"), dtype=int) for file in (pbm, io.BytesIO(xbm))]
    assert (read[0] == read[1]).all() and read[0].shape == luma.shape, frame
    white = read[0] // 255
    if dither == "none":
        # Between both, rounding decides.
        assert (np.abs(luma - 127.5) < 2)[white != (luma >= 128)].all(), frame
    else:
        theirs = np.asarray(paper.convert("L").convert("1"), dtype=int) // 1
        for top in range(0, luma.shape[0] - 7, 8):
            for left in range(0, luma.shape[1] - 7, 8):
                window = np.s_[top : top + 8, left : left + 8]
                means = white[window].mean(), theirs[window].mean(), luma[window].mean() / 255
                assert abs(means[0] - means[2]) <= 0.06 and abs(means[0] - means[1]) <= 0.08, (frame, means)
