"""Sprite sheets."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from ._rendering import Rendering, Source, describe, files

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._options import Options


class Sheet(Rendering):
    """The files of a sprite sheet: its page, or pages, and its metadata."""

    def _only(self, ending: str, what: str) -> bytes:
        names = [name for name in self if name.endswith(ending)]
        if len(names) != 1:
            raise ValueError(f"there are {len(names)} {what} files; take one by its name")
        return self[names[0]]

    @property
    def png(self) -> bytes:
        """The only page, as a PNG file."""
        return self._only(".png", "PNG")

    @property
    def metadata(self) -> Any:
        """What the only JSON file says: where the frames are on the page, and how long each is shown."""
        return json.loads(self._only(".json", "JSON"))


def sheet(source: Source = None, **options: Unpack[Options]) -> Sheet:
    """Renders an indicator as a sprite sheet with its metadata.

    ``source`` and the options are those of :func:`render`, without ``to``; ``sheet={"columns": 8, "dialect": "phaser"}`` has
    those of the sheet itself.
    """
    given: dict[str, Any] = {**options, "to": "sheet"}
    return Sheet(*files(source, given))


describe(sheet)
