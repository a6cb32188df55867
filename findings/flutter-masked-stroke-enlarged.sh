#!/usr/bin/env bash
# Expected: a layer with a mask that covers the whole picture looks as it does without one, at every size.
# Happens: drawn four times as large as in the file, Flutter's player cuts the stroke of the masked layer off: it draws such a layer within
#   its shapes' bounds, and adds half the stroke's width in pixels of the file, not of the screen. At the file's own size all is there.
#   An invisible rectangle in the layer (a fill of opacity 0) makes the bounds large enough, and the stroke whole.
# Versions: flet-lottie 1.0.5, which has Flutter's lottie package, in flet-web 1.0.5.
# Why it matters: bars clipped to their tracks lose caps and edges on every phone of a higher density than the file.
# Needs python3 with venv, chromium, and about 30 MB of packages.
set -euo pipefail
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill $server; sleep 1; rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check flet==1.0.5 flet-web==1.0.5 flet-lottie==1.0.5 pillow==13.0.0
cat >"$work/app.py" <<'END'
import json, sys, flet
from flet_lottie import Lottie

def still(value): return {"a": 0, "k": value}
def path(closed, *points): return still({"c": closed, "v": points, "i": [[0, 0]] * len(points), "o": [[0, 0]] * len(points)})
def group(*items): return {"ty": "gr", "it": [*items, {"ty": "tr", "a": still([0, 0]), "p": still([0, 0]), "s": still([100, 100]), "r": still(0), "o": still(100)}]}

whole = path(True, [0, 0], [64, 0], [64, 32], [0, 32])
line = group({"ty": "sh", "ks": path(False, [12, 16], [52, 16])}, {"ty": "st", "c": still([0, 0, 0, 1]), "o": still(100), "w": still(16), "lc": 2, "lj": 2})
ground = group({"ty": "sh", "ks": whole}, {"ty": "fl", "c": still([0, 0, 0, 1]), "o": still(0), "r": 1})
mask = {"hasMask": True, "masksProperties": [{"inv": False, "mode": "a", "pt": whole, "o": still(100), "x": still(0)}]}

def file(shapes, more):
    layer = {"ddd": 0, "ty": 4, "ind": 1, "ip": 0, "op": 60, "st": 0, "ks": {"o": still(100)}, "shapes": shapes, **more}
    return json.dumps({"v": "5.9.0", "fr": 60, "ip": 0, "op": 60, "w": 64, "h": 32, "ddd": 0, "assets": [], "layers": [layer]}).encode()
def main(page):
    page.padding, page.bgcolor = 0, "#ffffff"
    files = [(file([line], {}), 4), (file([line], mask), 4), (file([line], mask), 1), (file([line, ground], mask), 4)]
    page.add(flet.Stack([Lottie(src=data, animate=False, fit=flet.BoxFit.FILL, width=64 * scale, height=32 * scale, left=0, top=140 * row)
        for row, (data, scale) in enumerate(files)], width=400, height=600))
flet.run(main, view=None, port=int(sys.argv[1]), no_cdn=True, web_renderer=flet.WebRenderer.CANVAS_KIT, assets_dir=None)
END
port=$((20000 + RANDOM % 20000))
FLET_FORCE_WEB_SERVER=1 "$work/venv/bin/python" "$work/app.py" $port >"$work/log" 2>&1 &
server=$!
"$(command -v chromium || command -v google-chrome)" --headless --no-sandbox --disable-gpu --user-data-dir="$work/profile" --window-size=800,700 --remote-debugging-port=$((port + 1)) \
    about:blank >>"$work/log" 2>&1 &
server="$server $!"
sleep 8
"$work/venv/bin/python" - $port <<'END'
import base64, io, json, sys, time, urllib.request
from PIL import Image
from websockets.sync.client import connect
port = int(sys.argv[1])
page = json.load(urllib.request.urlopen(urllib.request.Request(f"http://127.0.0.1:{port + 1}/json/new?http://127.0.0.1:{port}/", method="PUT")))
time.sleep(20)
with connect(page["webSocketDebuggerUrl"], max_size=None) as browser:
    browser.send(json.dumps({"id": 1, "method": "Page.captureScreenshot"}))
    picture = Image.open(io.BytesIO(base64.b64decode(json.loads(browser.recv())["result"]["data"]))).convert("L")
seen = [sum(picture.crop((0, 140 * row, 256, 140 * row + 128)).histogram()[:128]) for row in range(4)]
for label, count in zip(("4 x, no mask", "4 x, a mask around everything", "1 x, the same", "4 x, the same with an invisible rectangle"), seen):
    print(f"flet-lottie 1.0.5, {label}: {count} pixels")
sys.exit(not (seen[0] == seen[3] > 12000 and 700 < seen[2] < 900 and seen[1] < seen[0] - 1000))
END
