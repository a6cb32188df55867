"""Checks against the design guidelines."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, fields
from typing import Mapping, Optional, Union

from ._program import failure, start


@dataclass(frozen=True)
class Finding:
    """Something in a file that a guideline says otherwise."""

    #: The id of the rule; ``spindle list rules`` lists them all.
    rule: str
    #: ``"error"``, ``"warning"`` or ``"advice"``.
    severity: str
    file: str
    line: int
    column: int
    #: The keys that lead to the value.
    path: str
    #: What is wrong.
    message: str
    #: What the guideline says.
    why: str
    #: What to do about it.
    fix: Optional[str]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.severity}: {self.message} [{self.rule}]"


def check(
    *paths: Union[str, os.PathLike[str]], off: Optional[Mapping[str, str]] = None, include_outside: bool = False
) -> list[Finding]:
    """Checks spec files, manifests and motion files, by default ``spindle.yaml``, and returns what it finds.

    ``off`` switches rules off, each for a reason. ``include_outside`` lets a manifest include files outside its own folder.
    Raises :class:`SpindleError` for a file that is wrong or missing.
    """
    words = [f"--off={rule}={reason}" for rule, reason in (off or {}).items()]
    if include_outside:
        words.append("--include-outside")
    # After the dashes nothing is an option, whatever a file is called.
    result = start("check", "--json", *words, "--", *map(os.fspath, paths))
    if result.returncode not in (0, 1):
        raise failure(result.returncode, result.stdout, result.stderr)
    members = [field.name for field in fields(Finding)]
    return [
        Finding(**{name: finding[name] for name in members})
        for finding in json.loads(result.stdout)["findings"]
        if finding["suppressed"] is None
    ]
