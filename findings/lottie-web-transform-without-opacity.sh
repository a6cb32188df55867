#!/usr/bin/env bash
# Expected: a Lottie file that the official schema accepts is drawn. A transform's opacity is optional there; 100 % is what it means.
# Happens: lottie-web draws nothing of the file at all, neither that group nor the one beside it that has its opacity, and no exception
#   reaches the page. With "o" in both groups both versions draw both.
# Versions: lottie-web 5.12.2 (in PyPI's dash-extensions 2.0.6) and 5.7.4 (wagtail-lottie 0.1.19), schema of lottie-specs 0.5.2.
# Why it matters: who writes Lottie by the schema gets blank pictures in the player that most pages use, while rlottie and ThorVG draw them.
# Needs python3 with venv, and chromium.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check --no-deps \
    dash-extensions==2.0.6 wagtail-lottie==0.1.19 lottie-specs==0.5.2
"$work/venv/bin/pip" install --quiet --disable-pip-version-check jsonschema==4.25.1
browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome)
"$work/venv/bin/python" - "$work" "$browser" <<'END'
import glob, json, pathlib, re, subprocess, sys
import jsonschema

work, browser = pathlib.Path(sys.argv[1]), sys.argv[2]
packages = glob.glob(f"{work}/venv/lib/python3*/site-packages")[0]
schema = json.loads(pathlib.Path(packages, "lottie_specs/data/lottie.schema.json").read_text())

def still(value): return {"a": 0, "k": value}

def group(x, opacity):
    return {"ty": "gr", "it": [
        {"ty": "el", "p": still([x, 32]), "s": still([20, 20])},
        {"ty": "fl", "c": still([1, 0, 0, 1]), "o": still(100), "r": 1},
        {"ty": "tr", "a": still([0, 0]), "p": still([0, 0]), "s": still([100, 100]), "r": still(0)} | opacity]}

def file(opacity):
    layer = {"ty": 4, "ind": 1, "ip": 0, "op": 60, "st": 0, "ks": {"o": still(100)}, "shapes": [group(16, {"o": still(100)}), group(48, opacity)]}
    return {"v": "5.9.0", "fr": 60, "ip": 0, "op": 60, "w": 64, "h": 64, "assets": [], "layers": [layer]}

def drawn(player, animation):
    (work / "page.html").write_text("""<script>const modules = []; self.webpackChunkdash_extensions = { push: c => modules.push(...Object.values(c[1])) }</script>
    <script src="%s"></script><div id="box"></div><script>onload = () => { let result; try {
      const found = modules.filter(m => /loadAnimation/.test(m)).map(m => { const t = { exports: {} }; m.call(t.exports, t, t.exports, () => ({})); return t.exports; });
      const player = (self.lottie ?? found.find(f => f.loadAnimation)).loadAnimation({ container: box, autoplay: false, animationData: %s });
      player.goToAndStop(30, true);
      result = [...box.querySelectorAll("path")].filter(p => p.getAttribute("d")?.length > 9).length + " drawn";
    } catch (error) { result = "throws"; } document.body.append("RESULT(" + result + ")"); }</script>""" % (pathlib.Path(player).as_uri(), json.dumps(animation)))
    page = subprocess.run([browser, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={work}/profile", "--dump-dom", (work / "page.html").as_uri()],
        capture_output=True, text=True).stdout
    return re.findall(r"RESULT\((\d+ drawn|throws)\)", page)[-1]

seen = []
for label, opacity in (("with o", {"o": still(100)}), ("without o", {})):
    jsonschema.Draft202012Validator(schema).validate(file(opacity))
    for version, path in (("5.12.2", "dash_extensions/async-Lottie.js"), ("5.7.4", "wagtail_lottie/static/wagtail_lottie/lottie-player.js")):
        seen.append(drawn(f"{packages}/{path}", file(opacity)))
        print(f"lottie-web {version}, a valid file of two discs, the second {label}: {seen[-1]}")
sys.exit(seen[:2] != ["2 drawn", "2 drawn"] or any(result == "2 drawn" for result in seen[2:]))
END
