"""What the assets of a design system look like: themes, kinds, and where their parts are in each frame."""

import math
from typing import NamedTuple

from frames import arc


class Theme(NamedTuple):
    ink: tuple
    track: tuple
    ground: tuple
    text: tuple
    # Between a value and its track, in points; a dot stands at the end of such a track.
    gap: float


THEMES = [
    Theme((0x00, 0x70, 0xF2), (0xC5, 0xCD, 0xD5), (0xF5, 0xF6, 0xF7), (0x22, 0x35, 0x48), 0),
    Theme((0x4D, 0xB1, 0xFF), (0x29, 0x2F, 0x35), (0x00, 0x00, 0x00), (0xF5, 0xF6, 0xF7), 0),
    Theme((0x67, 0x50, 0xA4), (0xE8, 0xDE, 0xF8), (0xFE, 0xF7, 0xFF), (0x1D, 0x1B, 0x20), 4),
    Theme((0xD0, 0xBC, 0xFF), (0x4A, 0x44, 0x58), (0x14, 0x12, 0x18), (0xE6, 0xE0, 0xE9), 4),
]
KINDS = ["ring", "value", "bar", "label"]
FRAMES = 24
SIZES = {"bar": (240, 4), "label": (184, 40)}
LABEL = "Uploading photos"


def points_of(kind):
    """The width and the height."""
    return SIZES.get(kind, (40, 40))


def arcs(kind, index, side, gap):
    """The parts of a ring in one frame, track and value: start and end of each in degrees clockwise from 12 o'clock."""
    if kind != "value":
        return None, arc(5400 * index / FRAMES)
    # A round end is as long as half of the stroke.
    end, space = 360 * index / FRAMES, math.degrees((gap + side / 12) / (side * 11 / 24)) if gap else 0
    track = (end + space, 360 - space) if index > 0 else (0, 360)
    return track if track[1] > track[0] else None, (0, end) if index > 0 else None


def spans(index, points, gap):
    """The same of a bar: where the middles of its round ends are."""
    (width, height), share = points, index / FRAMES
    start, end = height / 2, width - height / 2
    value = (start, start + (end - start) * share) if index > 0 else None
    track = (value[1] + gap + height, end) if index > 0 and gap else (start, end)
    return track if track[1] > track[0] else None, value
