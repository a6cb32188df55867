#!/usr/bin/env python3
"""Writes a module and all that it imports as one file without imports.

Usage: bundle.py ENTRY OUTPUT [--script] [--bytes NAME=FILE]…

  --script   a classic script instead of a module: pages that are opened as files may load no modules
  --bytes    replaces the text "NAME" in quotes by what FILE holds, compressed and in base64
  --page     writes the page FILE with the script in the place of STUDIO_SCRIPT, and of STUDIO_STYLE its stylesheet
  --engine   puts what FILE holds into the page in the place of STUDIO_ENGINE, likewise
"""

import argparse
import base64
import gzip
import pathlib
import re
import sys

IMPORT = re.compile(r"^import \{ ([^}]*) \} from '(\.[^']*)';\n", re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async )?(?:function\*?|class|const) ([A-Za-z_$][\w$]*))", re.MULTILINE)
REEXPORT = re.compile(r"^export \{ ([^}]*) \} from '(\.[^']*)';\n", re.MULTILINE)


def scope(path):
    return "$" + re.sub(r"\W", "_", path.stem)


def packed(file):
    """What inflate.js makes bytes of."""
    return base64.b64encode(gzip.compress(pathlib.Path(file).read_bytes(), 9, mtime=0)).decode()


def read(path, modules):
    """Adds a module, after those that it imports, as the value of a function that is called at once."""
    if path in modules:
        return
    text = path.read_text()
    for _, name in IMPORT.findall(text) + REEXPORT.findall(text):
        read((path.parent / name).resolve(), modules)
    names = EXPORT.findall(text)
    for inner, _ in REEXPORT.findall(text):
        names += [name.strip() for name in inner.split(",")]
    bind = lambda match: f"const {{ {match[1]} }} = {scope(path.parent / match[2])};\n"
    text = REEXPORT.sub(bind, IMPORT.sub(bind, text))
    text = EXPORT.sub("", text)
    if re.search(r"^(import|export)\b", text, re.MULTILINE):
        sys.exit(f"{path}: an import or export that is not understood")
    if any(scope(other) == scope(path) for other in modules):
        sys.exit(f"{path}: another module has that name")
    modules[path] = (names, f"const {scope(path)} = (() => {{\n{text}return {{ {', '.join(names)} }};\n}})();\n")


arguments = argparse.ArgumentParser()
arguments.add_argument("entry", type=pathlib.Path)
arguments.add_argument("output", type=pathlib.Path)
arguments.add_argument("--script", action="store_true")
arguments.add_argument("--bytes", action="append", default=[])
arguments.add_argument("--page", type=pathlib.Path)
arguments.add_argument("--engine", type=pathlib.Path)
arguments = arguments.parse_args()

entry, modules = arguments.entry.resolve(), {}
read(entry, modules)
text = "".join(body for _, body in modules.values())
if arguments.script:
    # Only a module knows its own address.
    text = text.replace("import.meta.url", "document.baseURI")
    text = f"(() => {{\n'use strict';\n{text}}})();\n"
else:
    text += f"export const {{ {', '.join(modules[entry][0])} }} = {scope(entry)};\n"
for pair in arguments.bytes:
    name, file = pair.split("=", 1)
    if f"'{name}'" not in text:
        sys.exit(f"nothing stands for {name}")
    text = text.replace(f"'{name}'", f"'{packed(file)}'")
if arguments.page:
    # Only the end of the element may look like one.
    script = re.sub(r"</(?=script)", r"<\\/", text)
    parts = {
        "STUDIO_STYLE": arguments.page.with_suffix(".css").read_text(), "STUDIO_ENGINE": packed(arguments.engine),
        "STUDIO_SCRIPT": script,
    }
    text = re.sub("|".join(parts), lambda match: parts[match[0]], arguments.page.read_text())
arguments.output.write_text(text)
