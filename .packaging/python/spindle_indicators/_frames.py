"""Frames, as bytes, arrays and images."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Iterator, Optional, Sequence, Union, overload

from . import _png
from ._rendering import Source, describe, files, row

if TYPE_CHECKING:
    import numpy
    import numpy.typing
    from PIL.Image import Image
    from typing_extensions import Unpack

    from ._options import Options


class Frame:
    """One frame. ``numpy.asarray(frame)`` is the same as :meth:`array`, but cannot be written to."""

    def __init__(self, name: str, png: bytes, duration: float) -> None:
        #: The name of the file that the program writes.
        self.name = name
        #: The frame as a PNG file.
        self.png = png
        #: How long the frame is shown, in seconds.
        self.duration = duration
        #: The size in pixels.
        self.width, self.height = _png.size(png)

    def __repr__(self) -> str:
        return f"<Frame {self.name}: {self.width} × {self.height}>"

    @cached_property
    def rgba(self) -> bytes:
        """The pixels, row by row: red, green, blue and straight alpha (colors are not multiplied by it), a byte each."""
        return _png.rgba(self.png)

    @property
    def __array_interface__(self) -> dict[str, Any]:
        return {"version": 3, "shape": (self.height, self.width, 4), "typestr": "|u1", "data": self.rgba}

    def array(self) -> numpy.typing.NDArray[numpy.uint8]:
        """An array of numpy's: height × width × 4, bytes, with straight alpha. Needs numpy."""
        import numpy

        return numpy.frombuffer(self.rgba, numpy.uint8).reshape(self.height, self.width, 4).copy()

    def image(self) -> Image:
        """An image of Pillow's in the mode RGBA, whose alpha is straight. Needs Pillow."""
        from PIL import Image

        return Image.frombytes("RGBA", (self.width, self.height), self.rgba)

    def _repr_png_(self) -> bytes:
        return self.png


class Frames(Sequence[Frame]):
    """The frames of an animation, in order. In a notebook, they are shown beside each other."""

    def __init__(self, frames: Sequence[Frame], fps: float, loops: bool) -> None:
        self._frames = list(frames)
        #: Frames per second.
        self.fps = fps
        #: Whether the animation starts again after its end.
        self.loops = loops

    @overload
    def __getitem__(self, index: int) -> Frame: ...
    @overload
    def __getitem__(self, index: slice) -> Frames: ...
    def __getitem__(self, index: Union[int, slice]) -> Union[Frame, Frames]:
        if isinstance(index, slice):
            return Frames(self._frames[index], self.fps, self.loops)
        return self._frames[index]

    def __len__(self) -> int:
        return len(self._frames)

    def __iter__(self) -> Iterator[Frame]:
        return iter(self._frames)

    def __repr__(self) -> str:
        return f"<Frames: {len(self)} at {self.fps:g} per second>"

    def _repr_html_(self) -> Optional[str]:
        return row((frame.name, frame.png) for frame in self)

    def array(self) -> numpy.typing.NDArray[numpy.uint8]:
        """All frames in one array of numpy's: frames × height × width × 4. Needs numpy."""
        import numpy

        return numpy.stack([frame.array() for frame in self])

    def images(self) -> list[Image]:
        """The frames as images of Pillow's. Needs Pillow."""
        return [frame.image() for frame in self]


def frames(source: Source = None, **options: Unpack[Options]) -> Frames:
    """Renders an indicator, and returns its frames, of one scale.

    ``source`` and the options are those of :func:`render`, without ``to``.
    """
    given: dict[str, Any] = {"scale": 1, **options, "to": "frames"}
    if isinstance(given["scale"], (list, tuple)) and len(given["scale"]) != 1:
        raise ValueError("frames have one scale: write scale=2, or call frames() for each")
    report, made = files(source, given)
    pictures = [Frame(name, data, 1 / report["fps"]) for name, data in made.items() if name.endswith(".png")]
    return Frames(pictures, report["fps"], report["loops"])


describe(frames)
