"""Decodes every PNG file of a folder with headless Chromium and writes its straight RGBA bytes beside it.

Usage: chromium_pixels.py FOLDER SECONDS      (a.png -> a.pixels)

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

PAGE = """<!doctype html><meta charset="utf-8"><script>
async function pixels(name) {
  const data = await (await fetch("/file/" + encodeURIComponent(name))).arrayBuffer();
  const decoder = new ImageDecoder({
    data, type: "image/png", premultiplyAlpha: "none", colorSpaceConversion: "none"});
  const frame = (await decoder.decode()).image;
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
  frame.close();
  return result;
}
(async () => {
  for (const name of await (await fetch("/names")).json()) {
    try {
      await fetch("/pixels/" + encodeURIComponent(name), {method: "POST", body: await pixels(name)});
    } catch (error) {
      await fetch("/error/" + encodeURIComponent(name), {method: "POST", body: String(error)});
    }
  }
  await fetch("/done", {method: "POST", body: ""});
})();
</script>"""

folder, seconds = pathlib.Path(sys.argv[1]), float(sys.argv[2])
names = sorted(path.name for path in folder.glob("*.png"))
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
            self.reply((folder / self.name()).read_bytes(), "image/png")
        else:
            self.reply(status=404)

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if self.path == "/done":
            done.set()
        elif self.path.startswith("/pixels/") and self.name():
            (folder / self.name()).with_suffix(".pixels").write_bytes(body)
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
    finished = done.wait(seconds)
    # The browser is many processes; they form a group of their own.
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
if errors:
    sys.exit("\n".join(errors))
if not finished:
    sys.exit(f"Chromium did not finish within {seconds:g} seconds")
