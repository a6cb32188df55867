"""Types of other languages, made from what the program says of its options: declarations.py PROGRAM python|stub|typescript

`python` prints the flags of all options, `stub` the typed keywords of Python's functions, and `typescript` the declarations of
the npm package. The program's option table is the only source: nothing about an option is written here.
"""

import json
import subprocess
import sys

# Options whose value may be a path, which Python has a type for.
PATHS = ("theme", "motion", "font", "log")


def ask(program, *words):
    """What the program prints, read as JSON."""
    return json.loads(subprocess.run([program, *words], check=True, capture_output=True).stdout)


class Python:
    """Types as a stub has them."""

    names = {"number": "float", "integer": "int", "string": "str", "boolean": "bool", "null": "None"}
    any_map = "Mapping[str, Any]"

    def union(self, parts):
        return parts[0] if len(parts) == 1 else f"Union[{', '.join(parts)}]"

    def literal(self, values):
        return f"Literal[{', '.join(repr(value) for value in values)}]"

    def sequence(self, item):
        return f"Sequence[{item}]"

    def map_of(self, item):
        return f"Mapping[str, {item}]"

    def alias(self, name, text):
        return f"{name} = {text}\n"

    def record(self, name, members):
        keys = "".join(
            f"        {key!r}: {f'Required[{text}]' if required else text},\n" for key, text, _, required in members)
        return f'{name} = TypedDict(\n    "{name}",\n    {{\n{keys}    }},\n    total=False,\n)\n'


class TypeScript:
    """Types as a declaration has them."""

    names = {"number": "number", "integer": "number", "string": "string", "boolean": "boolean", "null": "null"}
    any_map = "{ readonly [key: string]: unknown }"

    def union(self, parts):
        return " | ".join(parts)

    def literal(self, values):
        return " | ".join(json.dumps(value) for value in values)

    def sequence(self, item):
        return f"ReadonlyArray<{item}>"

    def map_of(self, item):
        return f"{{ readonly [key: string]: {item} }}"

    def alias(self, name, text):
        return f"export type {name} = {text};\n"

    def record(self, name, members):
        lines = []
        for key, text, description, required in members:
            if description:
                lines.append(f"  /** {description.replace('*/', '* /')} */")
            lines.append(f"  {json.dumps(key)}{'' if required else '?'}: {text};")
        return f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


class Declarations:
    """What a schema describes, in the words of a language."""

    def __init__(self, schema, language):
        self.schema, self.language = schema, language
        self.made = {}

    def name(self, key):
        return "".join(part.capitalize() for part in key.split("-"))

    def members(self, schema):
        required = schema.get("required", [])
        return [
            (key, self.text(value, self.name(key)), value.get("description", ""), key in required)
            for key, value in schema["properties"].items()
        ]

    def declare(self, name, schema):
        """A name for what deserves one."""
        if name not in self.made:
            self.made[name] = ""
            if "properties" in schema:
                self.made[name] = self.language.record(name, self.members(schema))
            else:
                self.made[name] = self.language.alias(name, self.text(schema, name))
        return name

    def text(self, schema, name):
        """The type of a value, called `name` where it has members of its own."""
        language = self.language
        if "$ref" in schema:
            place, _, definition = schema["$ref"].partition("#/$defs/")
            if place or not definition:
                return language.any_map  # a theme or a motion, as in files of their own
            return self.declare(self.name(definition), self.schema["$defs"][definition])
        for key in ("anyOf", "oneOf"):
            if key in schema:
                return language.union(list(dict.fromkeys(self.text(part, name) for part in schema[key])))
        if "const" in schema:
            return language.literal([schema["const"]])
        if "enum" in schema:
            return language.literal(schema["enum"])
        kinds = schema.get("type", [])
        parts = []
        for kind in [kinds] if isinstance(kinds, str) else kinds:
            if kind == "array":
                parts.append(language.sequence(self.text(schema["items"], name)))
            elif kind == "object" and "properties" in schema:
                parts.append(self.declare(name, schema))
            elif kind == "object":
                extra = schema.get("additionalProperties")
                parts.append(language.map_of(self.text(extra, name)) if extra else language.any_map)
            else:
                parts.append(language.names[kind])
        if not parts:
            raise SystemExit(f"types: nothing is known about the type of \"{name}\"")
        return language.union(parts)

    def options(self):
        """The members of a spec, all of which may be left out."""
        properties = {**self.schema["$defs"]["options"]["properties"], **self.schema["properties"]}
        return self.members({"properties": properties})


def stub(program):
    declarations = Declarations(ask(program, "schema", "spec"), Python())
    lines = []
    for key, text, description, _ in declarations.options():
        if key in PATHS:
            text = f"Union[{text}, os.PathLike[str]]"
        lines.append(f"    {key.replace('-', '_')}: {text}\n    {json.dumps(description, ensure_ascii=False)}\n")
    return (
        "import os\nfrom typing import Any, Literal, Mapping, Optional, Sequence, Tuple, TypedDict, Union\n\n"
        "from typing_extensions import Required\n\n"
        "FLAGS: Mapping[str, Tuple[Optional[str], bool]]\n\n"
        + "\n".join(declarations.made.values())
        + '\nclass Options(TypedDict, total=False):\n    """The options of a render, as in spec files."""\n\n'
        + "\n".join(lines)
    )


def python(program):
    options = ask(program, "list", "options", "--json")["options"]
    rows = "".join(f"    {o['key']!r}: ({o['flag']!r}, {o['kind'] == 'yes-no'}),\n" for o in options)
    return (
        '"""The options of a render: each key with its flag, and whether that has a form that says no."""\n\n'
        f"FLAGS = {{\n{rows}}}\n"
    )


def typescript(program):
    language = TypeScript()
    declarations = Declarations(ask(program, "schema", "spec"), language)
    options = language.record("Options", declarations.options())
    return "\n".join(declarations.made.values()) + "\n/** The options of a render, as in spec files. */\n" + options


if __name__ == "__main__":
    print({"python": python, "stub": stub, "typescript": typescript}[sys.argv[2]](sys.argv[1]), end="")
