"""What packages say of the tree that they carry."""

import json
import re
import subprocess


def below(tree, *folders):
    """The files in some folders of a tree, by their paths in it."""
    return [path.relative_to(tree) for folder in folders for path in (tree / folder).rglob("*") if path.is_file()]


def version(tree):
    """The version of the program."""
    return subprocess.check_output([tree / "bin/spindle", "--version"], text=True).strip()


def glibc(tree):
    """The oldest glibc that has all that the programs and libraries ask for."""
    asked = [
        tuple(map(int, match))
        for path in below(tree, "bin", "lib")
        if (data := (tree / path).read_bytes()).startswith(b"\x7fELF")
        for match in re.findall(rb"\x00GLIBC_(\d+)\.(\d+)(?=[.\x00])", data)
    ]
    return max(asked)


def license_of(documents):
    """The license of the whole, with those of all parts that the bill of materials lists."""
    bill = documents / "spindle.spdx.json"
    parts = json.loads(bill.read_text())["packages"] if bill.exists() else []
    others = sorted({part["licenseConcluded"] for part in parts} - {"Apache-2.0"})
    return " AND ".join(["Apache-2.0", *(f"({license})" if " " in license else license for license in others)])
