"""Writes the pages that open without a server: pages.py WORK SITE BASE MODULE…

One page for each article, from the same Markdown as docc's, and one for each module with all that is public in it. cmark-gfm
reads the Markdown, as docc and GitHub do. A link that leads nowhere is an error.
"""

import html
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import gallery
import symbols

ARTICLES = "Sources/Spindle/Spindle.docc"
# Where things are in the menu; an article that is missing here is an error.
MENU = {
    "Start": {"README.md": "index.html", f"{ARTICLES}/Gallery.md": "gallery.html"},
    "Use": [f"{ARTICLES}/{name}.md" for name in ("Installing", "CommandLine", "Options", "Motions", "MotionCatalog", "MotionFiles", "Gauges", "Bars", "Center", "Displays", "Colors", "Shapes", "States", "Operations", "Steps", "Presentations", "Studio", "WebElement", "Browser", "Languages")],
    "Formats": [f"{ARTICLES}/{name}.md" for name in ("Animations", "Sheets", "Atlases", "Vectors", "CSS", "Catalogs", "Outlets", "Readers", "Pack", "MovingSVG")],
    "Build": [f"{ARTICLES}/{name}.md" for name in ("Builds", "Preview", "Checks", "Packages")],
    "Swift": {
        f"{ARTICLES}/Spindle.md": "library.html",
        "MODULES": "modules.html",
        "Sources/MotionCore/MotionCore.docc/Transitions.md": "transitions.html",
    },
    "Project": {
        f"{ARTICLES}/Performance.md": "performance.html",
        f"{ARTICLES}/Safety.md": "safety.html",
        f"{ARTICLES}/Requirements.md": "requirements.html",
        ".github/CONTRIBUTING.md": "contributing.html",
        "Benchmarks/README.md": "benchmarks.html",
        "Benchmarks/Log.md": "benchmarks-log.html",
        "Goldens/README.md": "goldens.html",
        "findings/README.md": "findings.html",
        "LICENSE": "license.html",
    },
}
TITLES = {"README.md": "Overview", f"{ARTICLES}/Spindle.md": "The library", "MODULES": "Modules", "LICENSE": "License"}
# What motions are grouped by; spinners of figures stand together by their system.
KINDS = {
    "Arcs": ["arc"],
    "Bars": ["bars"],
    "Spokes, dots, values": ["spokes", "dots", "determinate"],
    "Waves and shapes": ["wave", "wave-bars", "shapes"],
}
# The motions on the first page: arcs, spokes and dots of many systems.
SHOWN = ["material-advance", "flutter", "material-web", "winui", "fluent", "carbon", "cupertino", "ionic-lines", "ui5-dots"]
SPLIT = "spindle-next-text"


def groups(motions):
    """Motions that stand together, each group with its title."""
    kinds = {kind: title for title, kinds in KINDS.items() for kind in kinds}
    found = {title: [] for title in KINDS}
    for motion in motions:
        found.setdefault(kinds.get(motion["kind"]) or motion["system"], []).append(motion)
    return found.items()


def markdown(text):
    """HTML of Markdown."""
    result = subprocess.run(["cmark-gfm", "-e", "table"], input=text, capture_output=True, text=True, check=True)
    return result.stdout


def outside_code(text, change):
    """A text, changed wherever it is not in a block of code."""
    parts = re.split(r"(^```.*?^```$)", text, flags=re.M | re.S)
    return "".join(part if index % 2 else change(part) for index, part in enumerate(parts))


def plain(fragment):
    """HTML without its tags."""
    return html.unescape(re.sub(r"<[^>]*>", "", fragment))


def anchor(title, used):
    """What GitHub calls a heading in an address."""
    name = re.sub(r"[^\w\- ]", "", title.strip().lower()).replace(" ", "-")
    number = used.get(name, 0)
    used[name] = number + 1
    return f"{name}-{number}" if number else name


class Site:
    """All pages, and how they refer to each other."""

    def __init__(self, work, modules):
        self.work, self.modules = work, modules
        self.graphs, self.symbols = symbols.load(work / "graphs", modules)
        self.pages, self.groups = {}, {}
        self.drawn = json.loads((work / "gallery/pictures.json").read_text())
        # The pictures of the tests that pages show.
        self.goldens = set()
        for group, entries in MENU.items():
            if isinstance(entries, list):
                entries = {path: pathlib.Path(path).stem.lower() + ".html" for path in entries}
            self.groups[group] = list(entries)
            self.pages.update(entries)
        for module in modules:
            if module != "Spindle":
                self.pages[f"Sources/{module}/{module}.docc/{module}.md"] = f"modules/{module}.html"
        for path in sorted(str(path) for path in pathlib.Path("Sources").glob("*/*.docc/*.md")):
            if path not in self.pages:
                sys.exit(f"{path} is not in the menu: add it to MENU in .ci/site/pages.py")
        self.anchors = {}
        for module, found in self.symbols.items():
            for extended, symbol in found:
                path = "/".join(symbol["pathComponents"])
                self.anchors.setdefault(path, f"modules/{module}.html#{path}")

    def title(self, source):
        """The title of a page."""
        if source in TITLES:
            return TITLES[source]
        return re.match(r"# (.*)", pathlib.Path(source).read_text())[1].replace("`", "")

    def body(self, text, source, page):
        """HTML of Markdown that stands in a file, with links as the site has them."""
        def linked(part):
            # A link to a symbol is shown as its last name.
            return symbols.LINK.sub(lambda m: f"[`{m[1].split('/')[-1]}`](<symbol:{m[1]}>)", part)
        result = markdown(outside_code(text, linked))
        result = re.sub(r'(href|src)="([^"#:]+)(#[^"]*)?"', lambda m: self.file(m, source, page), result)
        # docc wants this heading, which says nothing.
        result = result.replace("<h2>Overview</h2>\n", "")
        result = re.sub(r'<a href="doc:([^"]*)">(.*?)</a>', lambda m: self.article(m, source, page), result)
        result = re.sub(r'<a href="symbol:([^"]*)">(.*?)</a>', lambda m: self.symbol(m, page), result)
        return result.replace("<table>", '<div class="scroll"><table>').replace("</table>", "</table></div>")

    def article(self, match, source, page):
        name, text = match[1], match[2]
        for path in (f"{os.path.dirname(source)}/{name}.md", f"{ARTICLES}/{name}.md"):
            if path in self.pages:
                shown = self.title(path) if text.startswith("doc:") else text
                return f'<a href="{relative(self.pages[path], page)}">{shown}</a>'
        sys.exit(f"{source}: there is no article {name}")

    def symbol(self, match, page):
        path = html.unescape(match[1]).replace("%3C", "<").replace("%3E", ">")
        module, _, rest = path.partition("/")
        target = self.anchors.get(path) or self.anchors.get(rest)
        if path in self.modules:
            target = f"modules/{path}.html" if path != "Spindle" else "library.html"
        return f'<a href="{html.escape(relative(target, page))}">{match[2]}</a>' if target else match[2]

    def file(self, match, source, page):
        path = os.path.normpath(os.path.join(os.path.dirname(source), match[2]))
        if path in self.pages:
            return f'{match[1]}="{relative(self.pages[path], page)}{match[3] or ""}"'
        if path.startswith(f"{ARTICLES}/Resources/"):
            return f'{match[1]}="{relative("pictures/" + os.path.basename(path), page)}"'
        if path.startswith("Goldens/images/"):
            self.goldens.add(path)
            return f'{match[1]}="{relative("pictures/" + os.path.basename(path), page)}"'
        sys.exit(f"{source}: {match[2]} is not on the site: add it to MENU in .ci/site/pages.py")

    def wrapped(self, page, title, body):
        """A whole page."""
        used, contents = {}, []

        def heading(match):
            name = anchor(plain(match[2]), used)
            if match[1] == "2":
                contents.append(f'<li><a href="#{name}">{match[2]}</a></li>')
            return (f'<h{match[1]} id="{name}">{match[2]}<a class="here" href="#{name}" '
                    f'aria-label="Link to this section">#</a></h{match[1]}>')
        body = re.sub(r"<h([23])>(.*?)</h\1>", heading, body)
        if len(contents) > 2:
            list_of = '<ul class="contents">' + "".join(contents) + "</ul>"
            body = re.sub(r"(</h1>.*?<p>(?!<img).*?</p>)", lambda m: m[1] + list_of, body, count=1, flags=re.S)
        menu = ""
        for group, sources in self.groups.items():
            menu += f"<b>{group}</b>"
            for source in sources:
                is_here = self.pages[source] == page or (source == "MODULES" and page.startswith("modules/"))
                here = ' aria-current="page"' if is_here else ""
                menu += f'<a href="{relative(self.pages[source], page)}"{here}>{html.escape(self.title(source))}</a>'
        logo = picture("fluent.css.svg", (22, 22), "", page, lazy=False)
        shown = title if title == "Spindle" else f"{title} · Spindle"
        return (
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{html.escape(shown)}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<div class=\"frame\">\n"
            f'<nav aria-label="Pages"><a class="brand" href="{relative("index.html", page)}">{logo}Spindle</a>'
            f"<details><summary>All pages</summary>{menu}</details></nav>\n<main>\n{body}\n"
            f"</main>\n</div>\n</body>\n</html>\n")

    # What pages consist of.

    def gallery(self, page, source):
        """The article of the gallery, with each picture above its command."""
        text = gallery.moving(pathlib.Path(source).read_text())
        blocks = gallery.BLOCK.findall(text)
        text = gallery.BLOCK.sub(f"{SPLIT}\n", text)
        parts = self.body(text, source, page).split(f"<p>{SPLIT}</p>")
        result = parts[0]
        for block, pictures, part in zip(blocks, self.drawn["blocks"], parts[1:]):
            figures = "".join(figure(p, command(p), page) for p in pictures)
            wide = " wide" if max(p["size"][0] for p in pictures) > 320 else ""
            script = f"<pre><code>{html.escape(block)}</code></pre>" if block.startswith("cat") else ""
            result += f'<div class="pictures{wide}">{figures}</div>{script}{part}'
        before, after = result.split("<h2>Motions</h2>")
        text, rest = after.split("<h2>", 1)
        text = f"{before}<h2>Motions</h2>{text}"
        for title, inside in groups(self.drawn["motions"]):
            figures = "".join(
                figure(p, f"<strong>{p['name']}</strong><br>{html.escape(p['summary'])}"
                       f"<small>{html.escape(p['source'])}</small>{command(p)}", page)
                for p in inside)
            text += f'<h3>{title}</h3><div class="pictures">{figures}</div>'
        return f"{text}<h2>{rest}"

    def catalog(self, page, source):
        """The catalog of motions, with a picture in each row."""
        pictures = {p["name"]: picture(p["file"], p["size"], p["summary"], page) for p in self.drawn["motions"]}
        body = self.body(pathlib.Path(source).read_text(), source, page).replace("<th>motion", "<th></th><th>motion")
        return re.sub("<td><code>([^<]*)", lambda row: f'<td class="small">{pictures[row[1]]}</td>{row[0]}', body)

    def module(self, module, page, source):
        """The article of a module, and all that is public in it."""
        article = pathlib.Path(source).read_text().replace(f"# ``{module}``", f"# {module}")
        result = self.body(article, source, page)
        graph = self.symbols[module]
        if not graph:
            return result
        tops = {}
        for extended, symbol in graph:
            tops.setdefault((extended, symbol["pathComponents"][0]), []).append(symbol)
        order = sorted(tops, key=lambda key: (key[0], key[1].lower(), key[1]))
        texts = iter(self.texts([s for key in order for s in ordered(tops[key])], source, page))
        seen = set()
        names = dict.fromkeys(html.escape(name) for _, name in order)
        links = "".join(f'<li><a href="#{name}"><code>{name}</code></a></li>' for name in names)
        result += f'<h2>Public symbols</h2><ul class="contents">{links}</ul><div class="symbols">'
        for extended, name in order:
            declared = ordered(tops[extended, name])
            # A type from elsewhere has no declaration of its own that could be linked to.
            place = f' id="{html.escape(name)}"' if len(declared[0]["pathComponents"]) > 1 else ""
            result += f'<section class="symbol"{place}><h3>{html.escape(name)}</h3>'
            if extended and len(declared[0]["pathComponents"]) > 1:
                result += f"<p>What this module adds to the type in {extended}.</p>"
            for symbol in declared:
                path = "/".join(symbol["pathComponents"])
                identity = "" if path in seen else f' id="{html.escape(path)}"'
                seen.add(path)
                code = html.escape("".join(part["spelling"] for part in symbol["declarationFragments"]))
                level = "top" if len(symbol["pathComponents"]) == 1 else "inner" if is_type(symbol) else "member"
                heading = f"<h4>{'.'.join(symbol['pathComponents'])}</h4>" if level == "inner" else ""
                declaration = f'<pre class="declaration"><code>{code}</code></pre>'
                result += f'<div class="{level}"{identity}>{heading}{declaration}{next(texts)}</div>'
            result += "</section>"
        return result + "</div>"

    def texts(self, declared, source, page):
        """HTML of the comments of symbols; one run of cmark for all of them."""
        joined = f"\n\n{SPLIT}\n\n".join(symbols.doc_of(symbol) for symbol in declared)
        parts = self.body(joined, source, page).split(f"<p>{SPLIT}</p>")
        # A long comment's own headings are no headings of the page.
        return [re.sub(r"<(/?)h\d>", r"<\1p>", part) for part in parts]

    def index(self, page):
        """The README, with what else is here."""
        result = self.body(pathlib.Path("README.md").read_text(), "README.md", page)
        result = result.replace("<p><img ", '<p class="hero"><img width="288" ', 1)
        shown = [picture(p["file"], p["size"], p["name"], page, lazy=False)
                 for p in self.drawn["motions"] if p["name"] in SHOWN]
        strip = f'<a class="strip" href="gallery.html" aria-label="Gallery">{"".join(shown)}</a>'
        return result.replace("<h2>", strip + "<h2>", 1)

    def list_of_modules(self, page, base):
        """The modules with their first sentences, and the way to docc's pages."""
        rows = ""
        for module in sorted(self.modules, key=lambda module: module != "Spindle"):
            source = f"Sources/{module}/{module}.docc/{module}.md"
            sentence = pathlib.Path(source).read_text().split("\n\n")[1].replace("\n", " ")
            text = self.body(sentence, source, page).removeprefix("<p>").removesuffix("</p>\n")
            place = f"reference/documentation/{module.lower()}/index.html"
            rows += (f'<tr><td><a href="{relative(self.pages[source], page)}">{module}</a></td><td>{text}</td>'
                     f'<td><a href="{place}">docc</a></td></tr>')
        where = f"http://localhost:8000{base}/reference/documentation/"
        return (
            "<h1>Modules</h1><p>Each module has a page with its article and everything public in it.</p>"
            f'<div class="scroll"><table><tr><th>module</th><th>what it is for</th><th></th></tr>{rows}</table></div>'
            "<h2>Two forms</h2><p>These pages are plain HTML: they open from a folder, without a server or scripts, and can be "
            "searched with the browser. The same articles and symbols are in <a href=\"reference/documentation/index.html\">docc's "
            "form</a>, with a navigator and cross-references between all symbols. docc's pages load their text with a script, "
            "which browsers allow only from a server. To read them on your own machine:</p>"
            f"<pre><code>python3 -m http.server -d docs    # then open {where}</code></pre>"
            "<p>To host the site, copy the folder to any static host. For a host that serves it below a path, build it with "
            "<code>make docs BASE=/path</code>.</p>")


def is_type(symbol):
    """Whether it can have members."""
    return symbol["kind"]["identifier"] in ("swift.struct", "swift.enum", "swift.class", "swift.protocol")


def holder(symbol):
    """The type that it is, or is a member of."""
    return symbol["pathComponents"] if is_type(symbol) else symbol["pathComponents"][:-1]


def ordered(declared):
    """A type before its members, these as they stand in the sources, and types within it at the end."""
    def place(symbol):
        file, position = symbol["location"]["uri"], symbol["location"]["position"]
        return holder(symbol), not is_type(symbol), file, position["line"], position["character"]
    return sorted(declared, key=place)


def relative(target, page):
    """A link from a page to what is elsewhere on the site."""
    path, mark, fragment = target.partition("#")
    return os.path.relpath(path, os.path.dirname(page) or ".") + mark + fragment


def picture(file, size, text, page, lazy=True):
    """An image that is drawn for light and for dark pages."""
    width, height = (f"{side:g}" for side in size)
    light, dark = (relative(f"gallery/{shade}/{file}", page) for shade in ("light", "dark"))
    loading = ' loading="lazy"' if lazy else ""
    return (f'<picture><source media="(prefers-color-scheme: dark)" srcset="{dark}">'
            f'<img src="{light}" width="{width}" height="{height}" alt="{html.escape(text)}"{loading}></picture>')


def command(drawn):
    """The command of a picture, which breaks between its words alone."""
    return "<code>" + " ".join(f"<span>{html.escape(word)}</span>" for word in drawn["command"].split(" ")) + "</code>"


def figure(drawn, caption, page):
    """A picture with what is said about it."""
    shown = picture(drawn["file"], drawn["size"], gallery.alternative(drawn), page)
    return f'<figure><div class="stage">{shown}</div><figcaption>{caption}</figcaption></figure>'


def check_links(site):
    """Every relative link on the plain pages leads to a file, and to a place in it."""
    problems = []
    pages = {path: path.read_text() for path in site.rglob("*.html") if "reference" not in path.relative_to(site).parts}
    places = {path: set(map(html.unescape, re.findall(r' id="([^"]*)"', text))) for path, text in pages.items()}
    for page, text in pages.items():
        for link in re.findall(r' (?:href|src|srcset)="([^"]*)"', text):
            link = html.unescape(link)
            if re.match(r"[a-z]+:", link):
                if not link.startswith("https://"):
                    problems.append(f"{page}: {link}")
                continue
            path, _, place = link.partition("#")
            target = pathlib.Path(os.path.normpath(page.parent / path)) if path else page
            if not target.is_file() or (place and place not in places.get(target, set())):
                problems.append(f"{page}: {link} leads nowhere")
    if problems:
        sys.exit("\n".join(sorted(problems)))
    print(f"{len(pages)} pages, all links lead somewhere")


def main(work, folder, base, modules):
    site = Site(work, modules)
    for shade in ("light", "dark"):
        shutil.copytree(work / "gallery" / shade, folder / "gallery" / shade, ignore=shutil.ignore_patterns("*.yaml"))
    (folder / "pictures").mkdir()
    for path in pathlib.Path(ARTICLES, "Resources").iterdir():
        (folder / "pictures" / path.name).write_bytes(gallery.repeated(path.read_bytes()))
    for source, page in site.pages.items():
        if source == "README.md":
            body = site.index(page)
        elif source == "MODULES":
            body = site.list_of_modules(page, base)
        elif source == "LICENSE":
            body = f"<h1>License</h1><pre>{html.escape(pathlib.Path(source).read_text())}</pre>"
        elif page == "gallery.html":
            body = site.gallery(page, source)
        elif source.endswith("MotionCatalog.md"):
            body = site.catalog(page, source)
        elif page.startswith("modules/"):
            body = site.module(page.removeprefix("modules/").removesuffix(".html"), page, source)
        else:
            text = pathlib.Path(source).read_text().replace("# ``Spindle``", "# The library")
            body = site.body(text, source, page)
        (folder / page).parent.mkdir(exist_ok=True)
        (folder / page).write_text(site.wrapped(page, plain(re.search(r"<h1>(.*?)</h1>", body)[1]), body))
    for path in sorted(site.goldens):
        shutil.copy(path, folder / "pictures")
    check_links(folder)


STYLE = pathlib.Path(__file__).with_name("style.css").read_text()

if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3], sys.argv[4:])
