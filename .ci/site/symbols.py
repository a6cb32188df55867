"""Checks that every public symbol is documented, and prepares symbol graphs and articles for docc: symbols.py WORK MODULE…

A link such as ``SpecError`` is written in all modules as in the one that has it, so that moving a type breaks no comment. docc
wants the whole path where it is in another module, so graphs and articles are given to it with these.
"""

import json
import pathlib
import re
import shutil
import sys

LINK = re.compile(r"``([^`\s]+)``")


def doc_of(symbol):
    """The comment of a symbol, without what it inherits from Swift's own protocols."""
    comment = symbol.get("docComment", {})
    return "\n".join(line["text"] for line in comment.get("lines", []))


def throws(symbol):
    """Whether calling it can throw, as opposed to being given a closure that does."""
    text = "".join(part["spelling"] for part in symbol["declarationFragments"])
    if symbol["kind"]["identifier"].endswith("property"):
        return "throws" in text.partition("{")[2]
    while (shorter := re.sub(r"\([^()]*\)", "", text)) != text:
        text = shorter
    return re.search(r"\bthrows\b", text) is not None


def load(folder, modules):
    """The symbols that each module declares, and the graphs that they stand in by name of their file."""
    graphs, symbols = {}, {module: [] for module in modules}
    for path in sorted(folder.glob("*.symbols.json")):
        module, _, extended = path.name.removesuffix(".symbols.json").partition("@")
        graph = json.loads(path.read_text())
        # What is re-exported is documented where it is declared.
        if module == "Spindle":
            if extended:
                continue
            graph["symbols"], graph["relationships"] = [], []
        graphs[path.name] = (module, graph)
        for symbol in graph["symbols"]:
            if "location" in symbol and symbol["kind"]["identifier"] != "swift.extension":
                symbols[module].append((extended, symbol))
    return graphs, symbols


def check(symbols):
    """The places that lack documentation, and how much was looked at."""
    problems, documented, throwing = [], 0, 0
    for found in symbols.values():
        for _, symbol in found:
            file = symbol["location"]["uri"].removeprefix("file://")
            place = f"{file}:{symbol['location']['position']['line'] + 1}"
            name = ".".join(symbol["pathComponents"])
            documented += 1
            if not doc_of(symbol).strip():
                problems.append(f"{place}: {name} is public: document it")
            elif doc_of(symbol).startswith("- "):
                problems.append(f"{place}: {name} has no summary: begin with a sentence")
            if throws(symbol):
                throwing += 1
                if "- Throws:" not in doc_of(symbol):
                    problems.append(f"{place}: {name} throws: say what, after \"- Throws:\"")
    return problems, documented, throwing


class Qualifier:
    """Completes links to what other modules declare."""

    def __init__(self, symbols):
        self.modules = set(symbols)
        self.own = {m: {s["pathComponents"][0] for e, s in found if not e} for m, found in symbols.items()}
        self.places = {}
        for module, found in symbols.items():
            for extended, symbol in found:
                path = "/".join(symbol["pathComponents"])
                place = f"/{module}/{extended}/{path}" if extended else f"/{module}/{path}"
                self.places.setdefault(path, set()).add(place)

    def qualified(self, link, module):
        if link in self.modules and link != module:
            return "/" + link
        first = link.split("/")[0]
        places = self.places.get(link, set())
        if first in self.own[module] or first in self.modules or len(places) != 1:
            return link
        return next(iter(places))

    def text(self, text, module):
        return LINK.sub(lambda match: f"``{self.qualified(match[1], module)}``", text)


def main(work, modules):
    graphs, symbols = load(work / "graphs", modules)
    problems, documented, throwing = check(symbols)
    print(f"{documented} public symbols, of which {throwing} throw; {len(problems)} lack documentation")
    if problems:
        sys.exit("\n".join(sorted(problems)))

    qualifier = Qualifier(symbols)
    for name, (module, graph) in graphs.items():
        for symbol in graph["symbols"]:
            for line in symbol.get("docComment", {}).get("lines", []):
                line["text"] = qualifier.text(line["text"], module)
        file = work / "qualified" / module / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(graph))
    for module in modules:
        catalog = work / "catalogs" / f"{module}.docc"
        shutil.copytree(f"Sources/{module}/{module}.docc", catalog)
        for article in catalog.glob("*.md"):
            article.write_text(qualifier.text(article.read_text(), module))


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), sys.argv[2:])
