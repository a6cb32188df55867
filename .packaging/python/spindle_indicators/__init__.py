"""Progress indicators with the exact motion of the published design systems: as frames, sprite sheets, animations and vectors.

    import spindle_indicators as spindle

    spindle.render("fluent", to="apng").data          # bytes
    spindle.render("upload.yaml").save("assets")      # what a spec file describes
    spindle.frames("carbon", size=64)[0].image()      # Pillow; .array() for numpy
    spindle.sheet("material-web", scale=2).metadata   # a sprite sheet, and where its frames are
    spindle.check("spindle.yaml")                     # findings against the design guidelines
"""

from ._check import Finding, check
from ._frames import Frame, Frames, frames
from ._program import PROGRAM, SpindleError, run
from ._rendering import Rendering, render
from ._sheet import Sheet, sheet
from ._version import __version__

__all__ = [
    "PROGRAM",
    "Finding",
    "Frame",
    "Frames",
    "Rendering",
    "Sheet",
    "SpindleError",
    "__version__",
    "check",
    "frames",
    "render",
    "run",
    "sheet",
]
