"""Reads a dotLottie archive by the rules of its version 2, and has ThorVG draw the animation in each theme.

Usage: dotlottie.py FILE THEMES STATES      THEMES and STATES are names, with commas between them
"""

import json
import pathlib
import sys
import tempfile
import zipfile

import jsonschema
import thorvg_python

archive = zipfile.ZipFile(sys.argv[1])
themes, states = (text.split(",") for text in sys.argv[2:4])
assert archive.testzip() is None
assert archive.namelist()[0] == "manifest.json", "the manifest is first"
assert all(entry.date_time == (1980, 1, 1, 0, 0, 0) for entry in archive.infolist()), "no time of day"
parts = {name: json.loads(archive.read(name)) for name in archive.namelist()}


def record(required, **properties):
    return {"type": "object", "required": required.split(), "properties": properties, "additionalProperties": False}


def every(item):
    return {"type": "array", "items": item}


# What the player by LottieFiles reads; of a wrong type it would reject all.
text, number, boolean = {"type": "string", "minLength": 1}, {"type": "number"}, {"type": "boolean"}
manifest = record(
    "version animations", version={"const": "2"}, generator=text,
    initial=record("", animation=text, stateMachine=text),
    animations=every(record("id", id=text, name=text, initialTheme=text, background=text, themes=every(text))),
    themes=every(record("id", id=text, name=text)), stateMachines=every(record("id", id=text, name=text)))
theme = record("rules", rules=every(record(
    "type id value", type={"const": "Color"}, id=text,
    value={"type": "array", "minItems": 3, "maxItems": 4, "items": {"type": "number", "minimum": 0, "maximum": 1}})))
guard = {"anyOf": [
    record("type inputName", type={"const": "Event"}, inputName=text),
    record("type inputName conditionType compareTo", type={"const": "Boolean"}, inputName=text,
           conditionType={"enum": ["Equal", "NotEqual"]}, compareTo=boolean)]}
action = {"anyOf": [
    record("type value", type={"const": "SetProgress"}, value=text),
    record("type inputName", type={"const": "Fire"}, inputName=text)]}
machine = record(
    "initial states interactions inputs", initial=text,
    states=every(record(
        "type name animation transitions", type={"const": "PlaybackState"}, name=text, animation=text, autoplay=boolean,
        loop=boolean, segment=text, entryActions=every(action),
        transitions=every(record(
            "type toState guards", type={"const": "Transition"}, toState=text, guards={**every(guard), "minItems": 1})))),
    interactions=every(record(
        "type stateName actions", type={"const": "OnComplete"}, stateName=text, actions=every(action))),
    inputs=every({"anyOf": [
        record("type name", type={"const": "Event"}, name=text),
        record("type name value", type={"const": "Boolean"}, name=text, value=boolean),
        record("type name value", type={"const": "Numeric"}, name=text, value=number)]}))

facts = parts.pop("manifest.json")
jsonschema.validate(facts, manifest)
(own,) = facts["animations"]
assert facts["initial"] == {"animation": own["id"]}
assert [t["id"] for t in facts.get("themes", [])] == own.get("themes", []) == themes, facts
assert own["initialTheme"] == themes[0]
assert list(parts) == [f"a/{own['id']}.json", *(f"t/{name}.json" for name in themes), "s/states.json"], list(parts)
animation, plan = parts[f"a/{own['id']}.json"], parts["s/states.json"]
for name in themes:
    jsonschema.validate(parts[f"t/{name}.json"], theme)
    assert {rule["id"] for rule in parts[f"t/{name}.json"]["rules"]} <= set(animation["slots"])

jsonschema.validate(plan, machine)
names = [state["name"] for state in plan["states"]]
inputs = {item["name"]: item["type"] for item in plan["inputs"]}
assert names == states and len(set(names)) == len(names) and plan["initial"] in names, names
for state in plan["states"]:
    assert state["animation"] == own["id"]
    assert state.get("segment") in (None, *(marker["cm"] for marker in animation["markers"]))
    for change in state["transitions"]:
        assert change["toState"] in names
        assert all(inputs[item["inputName"]] == item["type"] for item in change["guards"])
    for item in state.get("entryActions", []):
        assert inputs[item["value"].removeprefix("$")] == "Numeric"
for item in plan["interactions"]:
    assert item["stateName"] in names and all(inputs[act["inputName"]] == "Event" for act in item["actions"])

engine = thorvg_python.Engine()
looks = []
with tempfile.TemporaryDirectory() as folder:
    for name in themes:
        # What a player does with a theme: its values take the place of those of the slots.
        for rule in parts[f"t/{name}.json"]["rules"]:
            animation["slots"][rule["id"]]["p"]["k"] = rule["value"]

        def apply(item):
            if isinstance(item, dict):
                if "sid" in item:
                    item["k"] = animation["slots"][item["sid"]]["p"]["k"]
                item = list(item.values())
            if isinstance(item, list):
                for part in item:
                    apply(part)

        apply(animation["layers"])
        path = pathlib.Path(folder) / f"{name}.json"
        path.write_text(json.dumps(animation))
        canvas = thorvg_python.SwCanvas(engine)
        canvas.set_target(64, 64, cs=thorvg_python.Colorspace.ABGR8888S)
        player = thorvg_python.LottieAnimation(engine)
        picture = player.get_picture()
        assert picture.load(str(path)) == thorvg_python.Result.SUCCESS
        picture.set_size(64, 64)
        canvas.add(picture)
        player.set_frame(animation["op"] / 2)
        canvas.update()
        canvas.draw(True)
        canvas.sync()
        looks.append(bytes(canvas.buffer_arr))
assert all(any(look) for look in looks) and len(set(looks)) == len(looks), "each theme looks different"
print(f"{len(themes)} themes, {len(names)} states, {pathlib.Path(sys.argv[1]).stat().st_size} bytes")
