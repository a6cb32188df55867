"""Decodes every picture of a folder with headless Chromium and writes what it found beside it: the straight
RGBA bytes of all frames, and how long each is shown and how often all are.

Usage: chromium_pixels.py FOLDER      (a.png -> a.png.pixels, a.png.json)

One browser decodes all files. It runs a page from a server on the loopback interface, since ImageDecoder
exists in secure contexts only, and posts the pixels back. A canvas would not do: it holds premultiplied
pixels, which lose color where alpha is low.
"""

import http.server
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import urllib.parse

from browser import HANGS

PAGE = """<!doctype html><meta charset="utf-8"><script>
async function post(kind, name, body) {
  await fetch("/" + kind + "/" + encodeURIComponent(name), {method: "POST", body});
}
async function read(name) {
  const response = await fetch("/file/" + encodeURIComponent(name));
  const decoder = new ImageDecoder({
    data: await response.arrayBuffer(), type: response.headers.get("Content-Type"), premultiplyAlpha: "none",
    colorSpaceConversion: "none"});
  await Promise.all([decoder.completed, decoder.tracks.ready]);
  const track = decoder.tracks.selectedTrack, frames = [], durations = [];
  for (let frameIndex = 0; frameIndex < track.frameCount; frameIndex++) {
    const frame = (await decoder.decode({frameIndex})).image;
    durations.push(frame.duration / 1000);
    frames.push(await pixels(frame));
    frame.close();
  }
  const plays = Number.isFinite(track.repetitionCount) ? track.repetitionCount + 1 : 0;
  await post("pixels", name, new Blob(frames));
  await post("json", name, JSON.stringify({plays, durations}));
}
async function pixels(frame) {
  const [width, height] = [frame.codedWidth, frame.codedHeight];
  const source = new Uint8Array(frame.allocationSize());
  const [plane] = await frame.copyTo(source);
  const format = frame.format;
  if (!["RGBA", "RGBX", "BGRA", "BGRX"].includes(format)) throw "pixel format " + format;
  const result = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
    const from = plane.offset + y * plane.stride + 4 * x, to = 4 * (y * width + x);
    const swap = format.startsWith("B");
    result[to] = source[from + (swap ? 2 : 0)];
    result[to + 1] = source[from + 1];
    result[to + 2] = source[from + (swap ? 0 : 2)];
    result[to + 3] = format.endsWith("X") ? 255 : source[from + 3];
  }
  return result;
}
(async () => {
  for (const name of await (await fetch("/names")).json()) {
    try {
      await read(name);
    } catch (error) {
      await post("error", name, String(error));
    }
  }
  await fetch("/done", {method: "POST", body: ""});
})();
</script>"""

folder = pathlib.Path(sys.argv[1])
TYPES = {".png": "image/png", ".apng": "image/png", ".gif": "image/gif", ".webp": "image/webp"}
names = sorted(path.name for path in folder.iterdir() if path.suffix in TYPES)
done = threading.Event()
errors = []


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def reply(self, body=b"", kind="text/html", status=200):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def name(self):
        name = urllib.parse.unquote(self.path.split("/", 2)[2])
        return name if name in names else None

    def do_GET(self):
        if self.path == "/":
            self.reply(PAGE.encode())
        elif self.path == "/names":
            self.reply(json.dumps(names).encode(), "application/json")
        elif self.path.startswith("/file/") and self.name():
            self.reply((folder / self.name()).read_bytes(), TYPES[pathlib.Path(self.name()).suffix])
        else:
            self.reply(status=404)

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if self.path == "/done":
            done.set()
        elif self.path.startswith(("/pixels/", "/json/")) and self.name():
            (folder / f"{self.name()}.{self.path.split('/')[1]}").write_bytes(body)
        else:
            errors.append(f"{self.path}: {body.decode(errors='replace')}")
        self.reply()


browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
if not browser:
    sys.exit("no Chromium found; install it with: apt-get install -y chromium")
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
    process = subprocess.Popen(
        [
            browser, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--no-first-run", "--disable-extensions", "--disable-background-networking",
            f"--user-data-dir={profile}", f"http://127.0.0.1:{server.server_port}/",
        ],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
    )
    finished = done.wait(HANGS)
    # The browser is many processes; they form a group of their own.
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
if errors:
    sys.exit("\n".join(errors))
if not finished:
    sys.exit(f"Chromium did not finish within {HANGS} seconds")
