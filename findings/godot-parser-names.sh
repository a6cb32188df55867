#!/usr/bin/env bash
# Expected: godot-parser reads the resources of Godot 4.
# Really: it does not know &"…", which is how Godot 4 writes the names of animations, and raises a ParseException for every
# SpriteFrames that Godot 4 has saved; with "…", as Godot 3 writes them, it reads the same resource.
# godot-parser 0.1.7. Why it matters: scripts that check or change resources of a game stop at the first animated sprite.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install godot-parser==0.1.7
cd "$work"
venv/bin/python - <<'PY'
import importlib.metadata
import sys
from godot_parser import parse

print("godot-parser", importlib.metadata.version("godot-parser"))
RESOURCE = '[gd_resource type="SpriteFrames" format=3]\n\n[resource]\nanimations = [{\n"frames": [],\n"loop": true,\n"name": %s"turn",\n"speed": 5.0\n}]\n'
found = []
for mark in ("", "&"):
    try:
        parse(RESOURCE % mark)
        found.append("read")
    except Exception as error:
        found.append(type(error).__name__)
    print(f'"name": {mark}"turn": {found[-1]}')
sys.exit(0 if found == ["read", "ParseException"] else "it is another one now")
PY
