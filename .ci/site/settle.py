"""Makes what docc has written the same each time: settle.py FOLDER

docc writes the members of objects in another order each time. What it writes for other archives to link to, in an order that differs
as well, no page reads.
"""

import json
import pathlib
import sys


def main(folder):
    for name in ("link-hierarchy.json", "linkable-entities.json"):
        (folder / name).unlink()
    for path in folder.rglob("*.json"):
        path.write_text(json.dumps(json.loads(path.read_text()), ensure_ascii=False, sort_keys=True, separators=(",", ":")))


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
