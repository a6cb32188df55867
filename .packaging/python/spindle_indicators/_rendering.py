"""Renders, and what comes of them."""

from __future__ import annotations

import base64
import html
import inspect
import json
import os
import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Iterable, Iterator, Mapping, Optional, Union

from ._options import FLAGS
from ._program import run

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._options import Options

Source = Union[str, "os.PathLike[str]", None]

_IMAGES = {"png": "image/png", "apng": "image/png", "gif": "image/gif", "webp": "image/webp", "svg": "image/svg+xml"}
# A notebook that shows all frames of a second would be slow to open.
_MOST_SHOWN = 24


class Rendering(Mapping[str, bytes]):
    """The files of a render: their bytes by their names. In a notebook, its pictures are shown."""

    def __init__(self, report: Mapping[str, Any], files: Mapping[str, bytes]) -> None:
        self._files = dict(files)
        #: The asset's name, which begins every file name.
        self.name: str = report["name"]
        #: The number of frames.
        self.frame_count: int = report["frames"]
        #: Frames per second.
        self.fps: float = report["fps"]
        #: Whether the animation starts again after its end.
        self.loops: bool = report["loops"]
        #: What differs from what one might expect.
        self.notes: tuple[str, ...] = tuple(report.get("notes", ()))

    def __getitem__(self, name: str) -> bytes:
        return self._files[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._files)

    def __len__(self) -> int:
        return len(self._files)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}: {len(self)} files, {sum(map(len, self.values()))} bytes>"

    @property
    def data(self) -> bytes:
        """The bytes of the only file."""
        if len(self) != 1:
            raise ValueError(f"there are {len(self)} files; take one by its name, such as result[{next(iter(self))!r}]")
        return next(iter(self.values()))

    def save(self, folder: Union[str, os.PathLike[str]]) -> list[Path]:
        """Writes the files to a folder, which is created if it is missing."""
        paths = []
        for name, data in self.items():
            path = Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            paths.append(path)
        return paths

    def _pictures(self) -> list[str]:
        return [name for name in self if name.rpartition(".")[2] in _IMAGES]

    def _repr_html_(self) -> Optional[str]:
        return row((name, self[name]) for name in self._pictures())

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        bundle: dict[str, Any] = {"text/plain": repr(self)}
        pictures = self._pictures()
        shown = self._repr_html_()
        if shown:
            bundle["text/html"] = shown
        if len(pictures) == 1:
            kind = _IMAGES[pictures[0].rpartition(".")[2]]
            # Notebooks want SVG as text, and know no WebP but in HTML.
            if kind == "image/svg+xml":
                bundle[kind] = self[pictures[0]].decode()
            elif kind != "image/webp":
                bundle[kind] = base64.b64encode(self[pictures[0]]).decode()
        return bundle


def row(pictures: Iterable[tuple[str, bytes]]) -> Optional[str]:
    """Pictures in HTML, beside each other; nothing where there is none."""
    pictures = list(pictures)
    shown = "".join(_element(name, data) for name, data in pictures[:_MOST_SHOWN])
    rest = len(pictures) - _MOST_SHOWN
    return shown + (f"<p>and {rest} more</p>" if rest > 0 else "") or None


def _element(name: str, data: bytes) -> str:
    """A picture in HTML, in points: one of two pixels per point is shown as large as the others."""
    stem, _, ending = name.rpartition(".")
    address = f"data:{_IMAGES[ending]};base64,{base64.b64encode(data).decode()}"
    scale = re.search(r"@([0-9.]+x)$", stem)
    source = f'srcset="{address} {scale[1]}"' if scale else f'src="{address}"'
    label = html.escape(name)
    return f'<img alt="{label}" title="{label}" style="margin: 4px; vertical-align: top" {source}>'


def value(given: Any) -> Any:
    """A value as files have it. Paths are those of this process."""
    if isinstance(given, os.PathLike):
        return os.path.abspath(os.fspath(given))
    if isinstance(given, Mapping):
        return {key: value(member) for key, member in given.items()}
    if isinstance(given, (list, tuple)):
        return [value(member) for member in given]
    return given


def is_spec(source: Source) -> bool:
    """Whether a text is the path of a spec file, as opposed to the name of a motion."""
    return isinstance(source, os.PathLike) or (
        isinstance(source, str) and source.lower().endswith((".yaml", ".yml", ".json"))
    )


def flags(options: Mapping[str, Any], group: str = "") -> list[str]:
    """The flags that say the same as options, to be said over those of a file."""
    words: list[str] = []
    for key, given in options.items():
        key = group + key
        if isinstance(given, Mapping):
            words += flags(given, key + ".")
            continue
        flag, has_no, joins = FLAGS.get(key, (None, False, False))
        if flag is None:
            raise TypeError(f'"{key}" cannot be given in addition to a spec file; write it into the file')
        items = list(given) if isinstance(given, (list, tuple)) else [given]
        for item in [",".join(map(str, items))] if joins else items:
            if isinstance(item, bool):
                if item or has_no:
                    words.append(flag if item else f"--no-{flag[2:]}")
            else:
                words.append(f"{flag}={item}")
    return words


def files(source: Source, options: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, bytes]]:
    """What the program tells of a render, and the files that it writes."""
    given = {name.replace("_", "-"): value(member) for name, member in options.items() if member is not None}
    with tempfile.TemporaryDirectory(prefix="spindle-") as folder:
        output = ["--json", "--output", folder + os.sep]
        if is_spec(source):
            report = run("render", os.fspath(source or ""), *flags(given), *output)
        else:
            if source is not None:
                if "motion" in given:
                    raise TypeError("the motion is given twice; leave out one")
                given["motion"] = source
            report = run("render", "-", *output, input=json.dumps(given).encode())
        members = json.loads(report)
        return members, {
            file["name"]: Path(folder, file["name"]).read_bytes() for file in members["files"]
        }


def render(source: Source = None, **options: Unpack[Options]) -> Rendering:
    """Renders an indicator, and returns its files.

    ``source`` is the name of a motion, such as ``"fluent"``, or the path of a spec file. The options are those of spec files,
    with underscores for dashes: ``render("fluent", to="webp", scale=[1, 2], theme_color="error=#AA0808")``. Options whose value
    is a map, such as ``sheet`` and ``operation``, take a ``dict`` with the keys of spec files. Paths are relative to the
    working directory, but for those in a spec file, which are relative to it. Options given in addition to a spec file
    override it.

    Raises :class:`SpindleError` with what is wrong and how to fix it.
    """
    return Rendering(*files(source, options))


def describe(function: Any) -> None:
    """Tells notebooks, which complete names as they run, the keywords that type checkers read from the stub."""
    own = inspect.signature(function)
    keys = dict.fromkeys(key.partition(".")[0].replace("-", "_") for key in FLAGS)
    first = [p for p in own.parameters.values() if p.kind is not inspect.Parameter.VAR_KEYWORD]
    rest = [inspect.Parameter(key, inspect.Parameter.KEYWORD_ONLY, default=None) for key in keys]
    function.__signature__ = own.replace(parameters=[*first, *rest])


describe(render)
