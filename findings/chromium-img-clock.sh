#!/usr/bin/env bash
# Expected: each img element plays its animation from the beginning.
# Really: all img elements with one address share a clock. In Chromium one that is added later sends those that are there
# back to the beginning; with an address of its own (bar.svg?2) each has its own clock.
# Chromium 156 (Debian 12), websocket-client 1.8.0. Why it matters: a bar that a page shows for each of several uploads
# jumps back whenever another upload begins.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install websocket-client==1.8.0 Pillow==13.0.0
cd "$work"
echo '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="20" viewBox="0 0 200 20"><rect height="20" fill="red">
<animate attributeName="width" from="0" to="200" dur="10s" fill="freeze"/></rect></svg>' > bar.svg
echo '<body style="margin:0">' > page.html
venv/bin/python - <<'PY'
import base64, io, json, os, subprocess, sys, time, urllib.request
import websocket
from PIL import Image

flags = ["--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0", "--remote-allow-origins=*"]
browser = subprocess.Popen(
    ["chromium", *flags, f"--user-data-dir={os.getcwd()}/profile", f"file://{os.getcwd()}/page.html"], stderr=subprocess.DEVNULL)
try:
    while not os.path.exists("profile/DevToolsActivePort"):
        time.sleep(0.1)
    time.sleep(1)
    address = f"http://127.0.0.1:{open('profile/DevToolsActivePort').read().split()[0]}/json"
    print(json.load(urllib.request.urlopen(address + "/version"))["Browser"])
    pages = [page for page in json.load(urllib.request.urlopen(address)) if page["type"] == "page"]
    page = websocket.create_connection(pages[0]["webSocketDebuggerUrl"])

    def ask(method, **parameters):
        page.send(json.dumps({"id": 1, "method": method, "params": parameters}))
        while (reply := json.loads(page.recv())).get("id") != 1:
            pass
        return reply["result"]

    def add(name):
        ask("Runtime.evaluate", expression=f"i = new Image; i.src = '{name}'; i.style.display = 'block'; document.body.append(i)")

    def lengths(count):
        shot = Image.open(io.BytesIO(base64.b64decode(ask("Page.captureScreenshot")["data"]))).convert("RGB")
        return [sum(shot.getpixel((x, 20 * row + 10))[1] < 128 for x in range(200)) for row in range(count)]

    add("bar.svg")
    time.sleep(5)
    before = lengths(1)
    add("bar.svg?2")
    own = lengths(1)
    add("bar.svg")
    time.sleep(1)
    after = lengths(3)
finally:
    browser.terminate()
    browser.wait()
print(f"pixels of the first after 5 s: {before}; with another address added: {own}; 1 s after the same address again: {after}")
sys.exit(0 if before[0] > 80 and own[0] >= before[0] and after[0] < 60 and abs(after[0] - after[2]) < 6 else "it is another one now")
PY
