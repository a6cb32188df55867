"""Prints for each file whether it is YAML that a schema accepts: a line with its name and yes or no."""

import json
import pathlib
import sys

import jsonschema
import referencing
import yaml


class Loader(yaml.SafeLoader):
    """YAML 1.2 in the words for true and false, and in numbers with an exponent."""


Loader.yaml_implicit_resolvers = {}
for tag, pattern, first in [
    ("bool", r"^(?:true|false)$", "tf"),
    ("null", r"^(?:~|null|)$", ["~", "n", ""]),
    ("int", r"^[-+]?[0-9]+$", "-+0123456789"),
    ("float", r"^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$", "-+0123456789."),
]:
    Loader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", __import__("re").compile(pattern), list(first))

# Schemas refer to each other by their file names.
path = pathlib.Path(sys.argv[1])
registry = referencing.Registry()
for file in sorted(path.parent.glob("*.schema.json")):
    registry = registry.with_resource(file.name, referencing.Resource.from_contents(json.loads(file.read_text())))
schema = json.loads(path.read_text())
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema, registry=registry)
for name in sys.argv[2:]:
    path = pathlib.Path(name)
    value = yaml.load(path.read_text(), Loader)
    print(path.stem, "yes" if validator.is_valid(value) else "no")
