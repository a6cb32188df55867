"""A server on the loopback interface that has the pages, the module and the fonts."""

import http.server
import json
import pathlib
import threading
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[2]
WEB = ROOT / ".build/web"
FONTS = ROOT / ".build/lib/spindle/fonts"
TYPES = {
    ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".wasm": "application/wasm",
    ".otf": "font/otf", ".ttf": "font/ttf", ".json": "application/json", ".png": "image/png",
}
# Nothing from elsewhere, no inline script, no inline style, and of eval only what compiles WebAssembly.
POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; font-src 'self'"


class Server:
    """Serves the pages given by name, files of .build/web, and fonts below /fonts; /strict/ is below a policy."""

    def __init__(self):
        self.pages, self.folders = {}, [WEB]
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def do_GET(self):
                path = urllib.parse.unquote(urllib.parse.urlparse(self.path).path).lstrip("/")
                is_strict, path = path.startswith("strict/"), path.removeprefix("strict/")
                body = outer.read(path)
                self.send_response(404 if body is None else 200)
                self.send_header("Content-Type", TYPES.get(pathlib.Path(path).suffix, "text/plain"))
                if is_strict:
                    self.send_header("Content-Security-Policy", POLICY)
                self.send_header("Content-Length", str(len(body or b"")))
                self.end_headers()
                self.wfile.write(body or b"")

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def read(self, path):
        if path in self.pages:
            return self.pages[path].encode()
        if path.startswith("fonts/"):
            return (FONTS / pathlib.Path(path).name).read_bytes()
        for folder in self.folders:
            file = folder / path
            if ".." not in path and file.is_file():
                return file.read_bytes()
        return None

    def url(self, path):
        return f"http://127.0.0.1:{self.server.server_port}/{path}"


def font_faces():
    """The fonts that the program sets texts in, under the same names."""
    weights = {"Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700}
    faces = []
    for file in sorted(FONTS.iterdir()):
        name, style = file.stem.split("-")
        family = name if name == "Inter" else "Spindle Noto"
        if family == "Inter" or name in ("NotoSans", "NotoSansArabic", "NotoSansHebrew"):
            family = "Inter" if name == "Inter" else name
            faces.append({"family": family, "file": file.name, "weight": weights[style]})
    return faces


FAMILIES = "Inter, NotoSans, NotoSansHebrew, NotoSansArabic"

# A page that has the module and the program's fonts.
DRAWING = """<!doctype html><meta charset="utf-8"><body><script type="module">
import { load } from '/spindle.js';
for (const face of %s) {
  const font = new FontFace(face.family, `url(/fonts/${face.file})`, { weight: String(face.weight) });
  document.fonts.add(await font.load());
}
globalThis.spindle = await load('/spindle.wasm', { family: %s });
</script>""" % (json.dumps(font_faces()), json.dumps(FAMILIES))
