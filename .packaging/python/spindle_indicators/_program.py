"""The program that this package carries."""

from __future__ import annotations

import json
import os
import subprocess
from typing import Any, Mapping, Optional, Union

from spindle_indicators_command import PROGRAM


class SpindleError(Exception):
    """What the program says of an error.

    ``status`` is its exit status, ``option`` the key of the option that is wrong, if it is about one, ``file``, ``line`` and
    ``column`` its place in a file, and ``others`` are the other errors of the same run.
    """

    def __init__(
        self,
        message: str,
        status: int,
        option: Optional[str] = None,
        file: Optional[str] = None,
        line: Optional[int] = None,
        column: Optional[int] = None,
        others: tuple[SpindleError, ...] = (),
    ) -> None:
        super().__init__(message, status, option, file, line, column, others)
        self.message, self.status, self.option = message, status, option
        self.file, self.line, self.column, self.others = file, line, column, others

    def __str__(self) -> str:
        place = self.option
        if self.file:
            place = ":".join(str(part) for part in (self.file, self.line, self.column) if part is not None)
            place += f": {self.option}" if self.option else ""
        text = f"{place}: {self.message}" if place else self.message
        return "\n".join([text, *map(str, self.others)])


def _error(members: Mapping[str, Any], status: int) -> SpindleError:
    others = tuple(_error(other, status) for other in members.get("others", []))
    # A request from Python has no file: its place is said by the option.
    place = ["file", "line", "column"] if members.get("file") != "standard input" else []
    return SpindleError(
        members["message"],
        members.get("status", status),
        members.get("option"),
        others=others,
        **{key: members.get(key) for key in place},
    )


def failure(status: int, output: bytes, errors: bytes) -> SpindleError:
    """The error of a run that has failed: what it told in JSON, or else on standard error."""
    lines = output.splitlines()
    for text in (output, lines[-1] if lines else b""):
        try:
            members = json.loads(text)
        except ValueError:
            continue
        if isinstance(members, dict) and "error" in members:
            return _error(members["error"], status)
    if status < 0:
        return SpindleError(f"the program was ended by signal {-status}", status)
    message = errors.decode("utf-8", "replace").strip()
    return SpindleError(message.removeprefix("Error: ") or f"the program ended with status {status}", status)


def start(
    *arguments: Union[str, os.PathLike[str]], input: Optional[bytes] = None
) -> subprocess.CompletedProcess[bytes]:
    """Runs the program, whatever its status."""
    command = [PROGRAM, *map(os.fspath, arguments)]
    if input is None:
        return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True)
    return subprocess.run(command, input=input, capture_output=True)


def run(*arguments: Union[str, os.PathLike[str]], input: Optional[bytes] = None) -> bytes:
    """Runs any command of the program, such as ``run("build", "spindle.yaml", "--out", "assets")``.

    Returns what it prints on standard output. Raises :class:`SpindleError` unless it exits with 0.
    """
    result = start(*arguments, input=input)
    if result.returncode != 0:
        raise failure(result.returncode, result.stdout, result.stderr)
    return result.stdout
