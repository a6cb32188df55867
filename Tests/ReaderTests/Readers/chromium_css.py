"""Shows the animations of stylesheets in headless Chromium at given times, and compares them with frames.

Usage: chromium_css.py CASES      CASES is a JSON file: a list of objects with

  folder, stylesheet, density (device pixels a CSS pixel)
  elements    each with classes, time in milliseconds, and the file of the frame that is to be seen then; last, the frame where less
              motion is asked for; optional: rests, whether nothing moves, or "calm" where nothing does if less motion is asked for
  calm        optional: the text that is to be seen instead where less motion is asked for, or a frame's file

Each element is a copy of its own, so that one picture shows all times; over white and over black. tinycss2 reads
each stylesheet first and must find no error in it.
"""

import json
import pathlib
import sys
import tempfile

import tinycss2
from PIL import Image

from browser import Browser


def check_syntax(path):
    def check(nodes):
        for node in nodes:
            if node.type == "error":
                sys.exit(f"{path.name}:{node.source_line}: {node.message}")
            if node.type == "at-rule" and node.content is not None:
                check(tinycss2.parse_rule_list(node.content, skip_comments=True, skip_whitespace=True))
            if node.type == "qualified-rule":
                check(tinycss2.parse_declaration_list(node.content, skip_comments=True, skip_whitespace=True))

    rules, encoding = tinycss2.parse_stylesheet_bytes(path.read_bytes(), skip_comments=True, skip_whitespace=True)
    if encoding.name != "utf-8" or not rules:
        sys.exit(f"{path.name}: encoding {encoding.name}, {len(rules)} rules")
    check(rules)


SHOW = """(async () => {
  const times = %s;
  const elements = [...document.querySelectorAll("#all > *")];
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = times[elements.indexOf(animation.effect.target)];
  }
  await Promise.all(%s.map(async name => { const i = new Image(); i.src = name; await i.decode(); }));
  for (let i = 0; i < 6; i++) await new Promise(requestAnimationFrame);
  return elements.map(e => {
    const box = e.getBoundingClientRect();
    const text = ["::before", "::after"].map(part => getComputedStyle(e, part).content);
    return [box.x, box.y, box.width, box.height, e.getAnimations({subtree: true}).length,
      text.find(content => content !== "none")];
  });
})()"""


def page(case):
    elements = "".join(f'<i class="{e["classes"]}"></i>' for e in case["elements"])
    return f"""<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="{case['url']}">
    <style>html {{ background: var(--back) }} body {{ margin: 0 }}
    /* From the start: what has ended before it is paused stays on the compositor's layer as it was. */
    #all *, #all *::before, #all *::after {{ animation-play-state: paused !important }}
    #all {{ display: grid; grid-template-columns: repeat(6, {case["cell"]}px); grid-auto-rows: {case["cell"]}px }}
    </style><div id="all">{elements}</div>"""


def split(image, size):
    data = image.tobytes()
    return [tuple(data[i:i + size]) for i in range(0, len(data), size)]


def over(pixel, back):
    return tuple((2 * c * pixel[3] + 2 * back * (255 - pixel[3]) + 255) // 510 for c in pixel[:3])


def check(browser, case, calm):
    folder, density = pathlib.Path(case["folder"]), case["density"]
    label = f"{folder.name} at {density}" + (" calm" if calm else "")
    file = folder / "page.html"
    file.write_text(page(case))
    browser.call(
        "Emulation.setDeviceMetricsOverride", width=6 * case["cell"], height=(len(case["elements"]) + 5) // 6 * case["cell"],
        deviceScaleFactor=0, mobile=False)
    browser.call("Emulation.setEmulatedMedia", features=[
        {"name": "prefers-reduced-motion", "value": "reduce" if calm else "no-preference"}])
    browser.navigate(file.as_uri())
    # Where there is less motion, time makes no difference.
    times = [1 if calm else e["time"] for e in case["elements"]]
    wrong = []
    for back, name in ((255, "white"), (0, "black")):
        browser.evaluate(f'document.documentElement.style.setProperty("--back", "{name}")')
        boxes = browser.evaluate(SHOW % (json.dumps(times), json.dumps(case["images"])))
        if calm and "text" in case["calm"]:
            text = json.dumps(case["calm"]["text"], ensure_ascii=False)
            return [f"{label}: {box}" for box in boxes if box[4] or box[5] != text]
        picture = browser.screenshot()
        for element, (x, y, width, height, animations, _) in zip(case["elements"], boxes, strict=True):
            own = Image.open(folder / (element["last"] if calm else element["frame"])).convert("RGBA")
            where = f"{label}: {element['classes']} at {element['time']:g} over {name}"
            # Layout rounds down to 64ths of a CSS pixel.
            if abs(width * density - own.width) > 0.05 or abs(height * density - own.height) > 0.05:
                wrong.append(f"{where}: {width} × {height} for {own.size}")
                continue
            rests = element.get("rests", False)
            if (animations == 0) != (calm if rests == "calm" else rests):
                wrong.append(f"{where}: {animations} animations")
            left, top = round(x * density), round(y * density)
            seen = picture.crop((left, top, left + own.width, top + own.height))
            differences = [
                max(abs(a - b) for a, b in zip(p, over(q, back)))
                for p, q in zip(split(seen, 3), split(own, 4))]
            # The browser rounds in eighths of a byte on the way.
            if max(differences) > 2:
                wrong.append(f"{where}: pixels differ by {max(differences)} ({sum(d > 2 for d in differences)})")
    return wrong


cases = json.loads(pathlib.Path(sys.argv[1]).read_text())
for case in cases:
    check_syntax(pathlib.Path(case["folder"]) / case["stylesheet"])
wrong = []
for density in sorted({case["density"] for case in cases}):
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(profile, density)
        try:
            browser.attach()
            for case in cases:
                if case["density"] == density:
                    wrong += check(browser, case, calm=False) + check(browser, case, calm=True)
        finally:
            browser.close()
            browser.process.wait()
if wrong:
    sys.exit("\n".join(wrong))
