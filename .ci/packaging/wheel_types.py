"""What the types of the Python package allow, and what they refuse: an `ignore` that nothing needs is an error, too."""

from pathlib import Path

import numpy
import spindle_indicators as spindle
from PIL.Image import Image

rendering: spindle.Rendering = spindle.render("fluent", to="apng", scale=[1, 2], size="large")
data: bytes = rendering["fluent.apng"]
frames: spindle.Frames = spindle.frames("carbon", size=64, frames=8, theme=Path("brand.yaml"))
pixels: "numpy.typing.NDArray[numpy.uint8]" = frames[0].array()
image: Image = frames[0].image()
first: spindle.Frames = frames[:2]
sheet: spindle.Sheet = spindle.sheet(steps=["Cart", {"name": "Pay", "state": "active"}], sheet={"max-side": 512, "dialect": ["css"]})
spindle.render(label={"active": "Saving"}, operation={"policy": "demo", "events": [{"at": 0, "started": True}]})
findings: list[spindle.Finding] = spindle.check("a.yaml", Path("b.yaml"), off={"too-fast": "as published"})
output: bytes = spindle.run("list", "motions")

spindle.render("fluent", siez=3)  # type: ignore[call-arg]
spindle.render("fluent", cap="rond")  # type: ignore[arg-type]
spindle.sheet(sheet={"colums": 3})  # type: ignore[typeddict-unknown-key]
spindle.render(steps=[{"state": "active"}])  # type: ignore[typeddict-item]
