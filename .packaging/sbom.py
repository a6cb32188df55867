"""Writes the bill of materials of a tree, as SPDX 2.3: sbom.py TREE VERSION ARCHITECTURE

The parts are the files in share/doc/spindle/licenses, called NAME_VERSION, and the table licenses.tsv says what their licenses are.
"""

import hashlib
import json
import os
import pathlib
import re
import sys
import time

PACKAGING = pathlib.Path(__file__).parent


def licenses():
    """License and home page by the name of a source package; of one with its version in its name, such as gcc-12, without it."""
    lines = (PACKAGING / "licenses.tsv").read_text().splitlines()
    return {name: (license, page) for name, license, page in (line.split("\t") for line in lines if not line.startswith("#"))}


def part(path, known):
    name, version = path.name.split("_", 1)
    license, page = known.get(name) or known[re.sub(r"-\d+$", "", name)]
    entry = {
        "SPDXID": f"SPDXRef-{re.sub('[^A-Za-z0-9.-]', '-', name)}",
        "name": name,
        "versionInfo": version,
        "supplier": "Organization: Debian",
        "downloadLocation": page,
        "homepage": page,
        "filesAnalyzed": False,
        "licenseConcluded": license,
        "licenseDeclared": license,
        "copyrightText": "NOASSERTION",
        "comment": f"Copyrights and licenses: licenses/{path.name}",
    }
    if name == "swift":
        entry["supplier"] = "Organization: Swift project"
        return named(entry, f"pkg:github/swiftlang/swift@swift-{version}-RELEASE")
    entry["downloadLocation"] = f"https://sources.debian.org/src/{name}/{version}/"
    return named(entry, f"pkg:deb/debian/{name}@{version.replace('+', '%2B').replace('~', '%7E')}?arch=source")


def named(entry, purl):
    """A part under the name by which databases of vulnerabilities know it."""
    reference = {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": purl}
    return {**entry, "externalRefs": [reference]}


def digest(tree):
    """Of all files but the one that is written."""
    total = hashlib.sha256()
    for path in sorted(tree.rglob("*")):
        if path.is_file() and path.name != "spindle.spdx.json":
            total.update(f"{path.relative_to(tree)}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def main(tree, version, architecture):
    tree = pathlib.Path(tree)
    known = licenses()
    documents = tree / "share/doc/spindle"
    parts = [part(path, known) for path in sorted((documents / "licenses").iterdir()) if "_" in path.name]
    program = named({
        "SPDXID": "SPDXRef-spindle",
        "name": "spindle",
        "versionInfo": version,
        "supplier": "Organization: The Spindle authors",
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": "Apache-2.0",
        "licenseDeclared": "Apache-2.0",
        "copyrightText": "NOASSERTION",
        "primaryPackagePurpose": "APPLICATION",
    }, f"pkg:generic/spindle@{version}")
    relations = [("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-spindle")]
    relations += [("SPDXRef-spindle", "CONTAINS", entry["SPDXID"]) for entry in parts]
    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"spindle-{version}-linux-{architecture}",
        "documentNamespace": f"https://spdx.org/spdxdocs/spindle-{version}-linux-{architecture}-{digest(tree)}",
        "creationInfo": {
            "created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))),
            "creators": [f"Tool: spindle-packaging-{version}"],
        },
        "packages": [program, *parts],
        "relationships": [
            {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other} for one, kind, other in relations
        ],
    }
    (documents / "spindle.spdx.json").write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n")


main(*sys.argv[1:])
