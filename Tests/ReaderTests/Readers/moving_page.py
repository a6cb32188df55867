"""A page on which many SVG files stand beside each other, each a document of its own, to be shown all at chosen times.

Each case is an object with

  name, svg (the file), width, height (pixels), times (seconds)
  media   of Chromium alone: what surrounds the page, such as {"prefers-color-scheme": "dark"}; otherwise it is light, and things may move
"""

import contextlib
import http.server
import json
import pathlib
import tempfile
import threading

from browser import Browser
from firefox import Firefox
from webkit import WebKit

WIDTH = 1000

# SMIL and CSS at the same time. What stands still by itself, as its play state is paused, is left alone; so is what has been removed.
# Times are never gone over in one leap: engines look at what begins and ends between two looks by their own rules.
SCRIPT = """
const held = [], last = [];
// One file after the other: what is begun is held before it can end.
async function show(files) {
  for (const [index, [address, x, y, width, height]] of files.entries()) {
    const frame = document.createElement('iframe');
    frame.style = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
    frame.src = address;
    const loaded = new Promise(done => frame.onload = done);
    document.body.append(frame);
    await loaded;
    const inner = frame.contentDocument, root = inner.documentElement;
    root.pauseAnimations();
    const animations = inner.getAnimations().filter(animation => animation.playState !== 'paused');
    for (const animation of animations) animation.pause();
    root.setAttribute('width', width);
    root.setAttribute('height', height);
    held[index] = { root, animations };
    last[index] = 0;
  }
}
// The next number in single precision that is not before the time: what begins or ends at that very moment has begun or ended.
function single(time) {
  const number = Math.fround(time);
  return number < time ? Math.fround(number * (1 + 2 ** -23)) : number;
}
async function seek(times, steps) {
  times.forEach((time, index) => {
    const { root, animations } = held[index];
    for (let step = 1; step < steps; step++) root.setCurrentTime(last[index] + (time - last[index]) * step / steps);
    root.setCurrentTime(single(time));
    for (const animation of animations) animation.currentTime = 1000 * time;
    last[index] = time;
  });
  for (let count = 0; count < 3; count++) await new Promise(requestAnimationFrame);
}
"""

PAGE = (
    '<!doctype html><title>Moving</title><style>html { background: white } iframe { position: absolute; border: 0 }</style>'
    f'<body><script>{SCRIPT}</script>')


class Chromium(Browser):
    def __init__(self, folder):
        super().__init__(folder, 1, "--hide-scrollbars")
        self.attach()
        self.version = self.call("Browser.getVersion")["product"].split("/")[1]

    def open(self, url, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.navigate(url)

    def surround(self, media):
        self.call("Emulation.setEmulatedMedia", features=[{"name": name, "value": value} for name, value in media.items()])


ENGINES = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}


def places(cases):
    """Boxes in rows, left to right, as (x, y), and the height of all."""
    result, x, y, row = [], 0, 0, 0
    for case in cases:
        width, height = case["width"] + 4, case["height"] + 4
        if x + width > WIDTH:
            x, y, row = 0, y + row, 0
        result.append((x, y))
        x, row = x + width, max(row, height)
    return result, y + row


@contextlib.contextmanager
def served(pages):
    """The address of a server that has the pages, by path: a type and bytes."""
    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *_):
            pass

        def do_GET(self):
            kind, body = pages.get(self.path, ("text/plain", None))
            self.send_response(404 if body is None else 200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body or b"")))
            self.end_headers()
            self.wfile.write(body or b"")

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()


def frames(engine, cases, steps=8):
    """Shows the files; gives (case, index of the time, picture on white) as they come."""
    pages = {f"/{index}.svg": ("image/svg+xml", pathlib.Path(case["svg"]).read_bytes()) for index, case in enumerate(cases)}
    pages["/"] = "text/html; charset=utf-8", PAGE.encode()
    groups = {}
    for index, case in enumerate(cases):
        groups.setdefault(json.dumps(case.get("media", {})), []).append((f"/{index}.svg", case))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, served(pages) as address:
        browser = ENGINES[engine](folder + "/profile")
        try:
            for media, group in groups.items():
                if hasattr(browser, "surround"):
                    browser.surround(json.loads(media))
                yield from shown(browser, address + "/", group, steps)
        finally:
            browser.close()


def shown(browser, address, group, steps):
    cases = [case for _, case in group]
    boxes, height = places(cases)
    browser.open(address, WIDTH, height)
    files = [(path, *box, case["width"], case["height"]) for (path, case), box in zip(group, boxes)]
    browser.evaluate(f"show({json.dumps(files)})")
    for index in range(max(len(case["times"]) for case in cases)):
        times = [case["times"][min(index, len(case["times"]) - 1)] for case in cases]
        browser.evaluate(f"seek({json.dumps(times)}, {steps})")
        picture = browser.screenshot()
        for case, (x, y) in zip(cases, boxes):
            if index < len(case["times"]):
                yield case, index, picture.crop((x, y, x + case["width"], y + case["height"]))
