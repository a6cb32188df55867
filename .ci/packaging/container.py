"""Takes the steps of a container file in a bare root, where no container can be made: container.py FILE ROOT CONTEXT NAME=VALUE…"""

import filecmp
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys


def build(file, root, context, arguments):
    """Takes all steps, and returns the folder and the words that a container begins with."""
    folder, entry = "/", []
    for line in file.read_text().replace("\\\n", "").splitlines():
        word, _, rest = line.partition(" ")
        if not line or word in ("#", "FROM"):
            continue
        if word == "ARG":
            assert rest in arguments, f"the argument {rest} is missing"
            continue
        rest = re.sub(r"\$\{(\w+)\}", lambda match: arguments[match[1]], rest)
        if word == "ADD":
            archive, place = rest.split()
            subprocess.run(["tar", "-xf", context / archive, "-C", root / place.lstrip("/"), "--no-same-owner"], check=True)
        elif word == "RUN":
            subprocess.run(["chroot", root, "/bin/sh", "-c", rest], check=True)
        elif word == "WORKDIR":
            folder = rest
            (root / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
        elif word == "ENTRYPOINT":
            entry = json.loads(rest)
        else:
            raise SystemExit(f"container: nothing is known about {word}")
    return folder, entry


def main(file, root, context, *arguments):
    root = pathlib.Path(root)
    folder, entry = build(pathlib.Path(file), root, pathlib.Path(context), dict(a.split("=", 1) for a in arguments))
    inside = root / folder.lstrip("/")
    shutil.copy(os.environ["PROJECT"] + "/spindle.yaml", inside)
    command = [*entry, "build", "spindle.yaml", "--out", "assets", "--quiet"]
    path = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
    # As somebody whom the image does not know, as with `--user`.
    os.chown(inside, 1234, 1234)
    subprocess.run(["chroot", "--userspec=1234:1234", root, "env", "-i", "-C", folder, path, *command], check=True)
    expected = pathlib.Path(os.environ["EXPECTED"], "assets")
    names = [str(path.relative_to(expected)) for path in expected.rglob("*") if path.is_file()]
    _, differing, missing = filecmp.cmpfiles(inside / "assets", expected, names, shallow=False)
    assert not differing and not missing, (differing, missing)


if __name__ == "__main__":
    main(*sys.argv[1:])
