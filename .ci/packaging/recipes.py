"""Runs the recipes for GitHub and GitLab in a bare root, as their runners would: recipes.py ROOT ARCHIVE WHEEL

What runs is read out of the recipes themselves. Actions of GitHub's own, which keep and upload files, are played here.
"""

import filecmp
import os
import pathlib
import re
import shutil
import subprocess
import sys

import yaml

HERE = pathlib.Path(__file__).resolve().parents[2]
EXPECTED = pathlib.Path(os.environ["EXPECTED"], "assets")
ERROR = "theme: fiori-light\nstate: error\n"


class Failure(Exception):
    """A step that has ended with another status than 0."""


class Machine:
    """A job in a bare root, with a workspace of its own."""

    def __init__(self, root, name):
        self.root, self.name = pathlib.Path(root), f"/jobs/{name}"
        shutil.copytree(os.environ["PROJECT"], self.path(self.name))
        for folder in (".github", ".packaging/ci"):
            shutil.copytree(HERE / folder, self.path(f"/actions{'/' + folder}"), dirs_exist_ok=True)

    def path(self, inside):
        return self.root / inside.lstrip("/")

    def run(self, script, shell, environment):
        """Runs a script in the workspace, and returns what it prints."""
        self.path("/jobs/script").write_text(script)
        variables = [f"{name}={value}" for name, value in {"PATH": "/usr/bin:/bin", "HOME": "/root", **environment}.items()]
        result = subprocess.run(
            ["chroot", self.root, "env", "-i", "-C", self.name, *variables, *shell, "/jobs/script"], capture_output=True, text=True)
        if result.returncode != 0:
            raise Failure(result.stdout + result.stderr)
        return result.stdout + result.stderr


class Action:
    """A composite action, run as GitHub does."""

    def __init__(self, machine, kept, inputs):
        self.machine, self.kept = machine, kept
        self.action = yaml.safe_load((HERE / ".github/actions/spindle/action.yml").read_text())
        unknown = set(inputs) - set(self.action["inputs"])
        assert not unknown, unknown
        self.inputs = {name: inputs.get(name, rules.get("default")) for name, rules in self.action["inputs"].items()}
        assert None not in self.inputs.values(), "an input that is required is missing"
        self.steps, self.uploaded, self.path = {}, [], "/usr/bin:/bin"

    def value(self, expression):
        """The value of what stands in an expression."""
        words = {"inputs": self.inputs, "steps": self.steps, "runner": {"os": "Linux"}}

        def look(match):
            place = words
            for part in match[0].split("."):
                place = place.get(part, "")
                if place == "":
                    break
            return repr(place)

        text = re.sub(r"(?<![\w'(/.-])(?:inputs|steps|runner)(?:\.[\w-]+)+|(?<=[( ])(?:inputs|steps|runner)(?:\.[\w-]+)+", look, expression)
        text = text.replace("&&", " and ").replace("||", " or ").replace("!endsWith", "not endsWith")
        functions = {"endsWith": lambda text, end: text.endswith(end), "hashFiles": lambda name: self.hash(name)}
        return eval(text, {"__builtins__": {}}, functions)  # the recipe is ours

    def hash(self, name):
        return "some" if self.machine.path(f"{self.machine.name}/{name}").is_file() else ""

    def filled(self, text):
        return re.sub(r"\$\{\{ (.*?) \}\}", lambda match: str(self.value(match[1])), text)

    def run(self):
        """All steps in order; returns what they print."""
        printed = ""
        for step in self.action["runs"]["steps"]:
            if "if" in step and not self.value(step["if"]):
                continue
            outputs = self.steps.setdefault(step.get("id", step["name"]), {"outputs": {}})["outputs"]
            if "run" in step:
                printed += self.run_step(step, outputs)
            else:
                self.play(step["uses"], {name: self.filled(text) for name, text in step["with"].items()}, outputs)
        return printed

    def run_step(self, step, outputs):
        files = {name: f"/jobs/{name}" for name in ("GITHUB_OUTPUT", "GITHUB_PATH")}
        for file in files.values():
            self.machine.path(file).write_text("")
        environment = {
            "CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": self.machine.name, "RUNNER_OS": "Linux",
            "RUNNER_TEMP": f"{self.machine.name}-temporary", "GITHUB_ACTION_PATH": "/actions/.github/actions/spindle",
            **files, "PATH": self.path, **{name: self.filled(text) for name, text in step.get("env", {}).items()}}
        assert step["shell"] == "bash" and "${{" not in step["run"], "values reach scripts by their environment alone"
        printed = self.machine.run(step["run"], ["bash", "--noprofile", "--norc", "-eo", "pipefail"], environment)
        outputs.update(line.split("=", 1) for line in self.machine.path(files["GITHUB_OUTPUT"]).read_text().splitlines())
        for folder in self.machine.path(files["GITHUB_PATH"]).read_text().splitlines():
            self.path = f"{folder}:{self.path}"
        return printed

    def play(self, action, given, outputs):
        """What GitHub's own actions do, as far as these recipes ask for it."""
        place = self.machine.path(f"{self.machine.name}/{given['path']}")
        name, _, revision = action.partition("@")
        assert re.fullmatch("[0-9a-f]{40}", revision), f"{action} is whatever others make of it"
        if name == "actions/cache/restore":
            found = [key for key in reversed(self.kept) if key.startswith(given["restore-keys"])]
            outputs["cache-matched-key"] = found[0] if found else ""
            if found:
                shutil.copytree(self.kept[found[0]], place, dirs_exist_ok=True)
        elif name == "actions/cache/save":
            assert given["key"] not in self.kept, "what is kept is never written over"
            self.kept[given["key"]] = self.machine.path(f"{self.machine.name}-kept")
            shutil.copytree(place, self.kept[given["key"]])
        elif name == "actions/upload-artifact":
            self.uploaded.append(given["path"])
        else:
            raise AssertionError(f"nothing is known about {action}")


def require_same(folder):
    """The folder has the expected files, and no others."""
    def names(root):
        return sorted(str(path.relative_to(root)) for path in root.rglob("*") if path.is_file())

    assert names(folder) == names(EXPECTED), (names(folder), names(EXPECTED))
    _, differing, missing = filecmp.cmpfiles(folder, EXPECTED, names(EXPECTED), shallow=False)
    assert not differing and not missing, (differing, missing)


def github(root, package):
    kept = {}
    name = "github" + pathlib.PurePath(package).suffix
    machine = Machine(root, name)
    action = Action(machine, kept, {"package": package, "preview": "preview.html"})
    printed = action.run()
    assert "::error" not in printed and ": 5 rendered" in printed, printed
    require_same(machine.path(f"{machine.name}/assets"))
    assert len(kept) == 1 and not action.uploaded

    # The next run begins with what was kept, and draws nothing.
    machine = Machine(root, f"{name}-again")
    machine.path(f"{machine.name}/preview.html").write_text("<p>")
    action = Action(machine, kept, {"package": package, "preview": "preview.html"})
    printed = action.run()
    assert ": 0 rendered" in printed, printed
    require_same(machine.path(f"{machine.name}/assets"))
    assert len(kept) == 1 and action.uploaded == ["preview.html"]

    # With another manifest only what it changes is drawn, and kept beside the other.
    manifest = machine.path(f"{machine.name}/spindle.yaml")
    manifest.write_text(manifest.read_text().replace("frames: 24", "frames: 30"))
    printed = Action(machine, kept, {"package": package}).run()
    assert len(kept) == 2 and ": 1 rendered" in printed, printed

    # What is out of date fails, and so does an error, at its place in the file.
    manifest.write_text(manifest.read_text().replace("frames: 30", "frames: 40"))
    refused(Action(machine, kept, {"package": package, "up-to-date": "true"}), "spinner")
    machine.path(f"{machine.name}/wrong.yaml").write_text(ERROR)
    wrong = {"package": package, "manifest": "wrong.yaml", "sarif": "check.sarif"}
    refused(Action(machine, kept, wrong), "::error file=wrong.yaml,line=2,col=8,title=error-without-label::")
    assert '"error-without-label"' in machine.path(f"{machine.name}/check.sarif").read_text()
    refused(Action(Machine(root, f"{name}-other"), kept, {"package": package, "sha256": "0" * 64}), "digest")


def refused(action, reason):
    try:
        action.run()
    except Failure as failure:
        assert reason in str(failure), failure
    else:
        raise AssertionError(f"the action should fail: {reason}")


def gitlab(root, wheel):
    recipe = yaml.safe_load((HERE / ".packaging/ci/gitlab.yml").read_text())
    ((_, job),) = recipe.items()
    environment = {**job["variables"], "CI": "true", "GITLAB_CI": "true", "SPINDLE_PACKAGE": wheel, "PIP_NO_INDEX": "1"}
    machine = Machine(root, "gitlab")
    for round in range(2):
        printed = machine.run("\n".join(job["before_script"] + job["script"]), ["sh", "-eu"], environment)
        require_same(machine.path(f"{machine.name}/{job['variables']['SPINDLE_ASSETS']}"))
    assert ": 0 rendered" in printed, printed
    for paths in (job["cache"]["paths"], job["artifacts"]["paths"]):
        assert paths == ["$SPINDLE_ASSETS"]


if __name__ == "__main__":
    root, archive, wheel = sys.argv[1:]
    github(root, archive)
    github(root, wheel)
    gitlab(root, wheel)
