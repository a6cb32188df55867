"""The page of the studio in a browser: its controls, its texts, its addresses, its looks, and the server behind it."""

import json
import os
import pathlib
import signal
import socket
import subprocess
import threading
import time
import urllib.error
import urllib.request

import axe_core_python
import pages

PROGRAM = os.environ.get("SPINDLE_PROGRAM", str(pages.ROOT / ".build/release/spindle"))
AXE = pathlib.Path(axe_core_python.__file__).parent / "axe.min.js"
MOST_BYTES = 3_000_000

# Requests whose command line and spec file have to make the same files.
REQUESTS = [
    {"motion": "fluent", "size": 40, "frames": 2},
    {"motion": "carbon", "color": "#AA0808", "track": "#D5DCE4", "scale": [1, 2], "frames": 2, "name": "it's"},
    {"indicator": "linear", "value": "0:1", "theme": "material-light", "width": 120, "frames": 2},
    {"value": 0.4, "label": "Uploading: 50% \"done\"", "theme": "fiori-light", "progress-text": "percent", "frames": 1},
    {"motion": "fluent", "theme": "fiori-dark", "label": {"active": "yes", "error": "Upload failed. Try again"}, "state": "error", "frames": 2},
    {"indicator": "steps", "theme": "fiori-light", "steps": ["Cart", "Pay\\: now", "Done"], "current": 2, "names": False, "frames": 1},
    {"motion": "fluent", "present": {"name": "toast", "message": "Uploading"}, "frames": 1},
    {"motion": "fluent", "operation": {"policy": "demo", "events": [{"at": 0, "started": True}, {"at": 900, "succeeded": "Done"}]}, "fps": 2},
    {"motion": "fluent", "size": 20, "to": "sheet", "sheet": {"columns": 2}, "frames": 4},
]


class Studio:
    def __init__(self, browser, folder):
        self.browser, self.folder, self.wrong = browser, folder, []
        folder.mkdir(exist_ok=True)

    def expect(self, is_so, text):
        if not is_so:
            self.wrong.append(text)

    def evaluate(self, expression):
        return self.browser.evaluate(expression)

    def look(self, width, height, scheme):
        self.browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def open(self, url):
        self.browser.navigate("about:blank")
        self.browser.navigate(url)
        for _ in range(200):
            if self.evaluate("document.documentElement.dataset.ready === 'yes'"):
                return
            time.sleep(0.05)
        self.wrong.append(f"{url} does not start")

    def set(self, request):
        self.evaluate(f"studio.store.replace({json.dumps(request)})")

    def run(self):
        page = self.folder / "studio.html"
        subprocess.run([PROGRAM, "studio", "-o", page], check=True, stderr=subprocess.DEVNULL)
        self.expect(page.stat().st_size <= MOST_BYTES, f"the page has {page.stat().st_size} bytes")
        self.url = page.as_uri()
        self.look(1280, 800, "light")
        self.open(self.url)
        self.controls()
        self.texts()
        self.links()
        self.motions()
        self.sizes()
        self.access()
        others = self.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
        self.expect(others == [], f"the page asks for {others}")
        faults = self.evaluate("globalThis.faults ?? []")
        self.expect(faults == [], f"faults: {faults}")
        self.server()

    def controls(self):
        """Every control takes its example, and shows there what is wrong."""
        self.set({"motion": "fluent"})
        rows = self.evaluate("""[...document.querySelectorAll('.control')].map(control => {
          const key = control.dataset.key, option = JSON.parse(document.getElementById('data').textContent).options.find(option => option.key === key);
          const read = () => key.includes('.') ? studio.store.request[key.split('.')[0]]?.[key.split('.')[1]] : studio.store.request[key];
          const fields = [...control.querySelectorAll('.fields input:not([type=range], [type=color]), .fields select, .fields textarea')], field = fields[0];
          const put = value => {
            if (field.type === 'checkbox') field.checked = value !== '';
            else if (option.kind === 'yes-no') field.value = value === '' ? '' : value === 'true' ? 'yes' : 'no';
            else field.value = value;
            field.dispatchEvent(new Event(field.tagName === 'SELECT' || field.type === 'checkbox' ? 'change' : 'input', { bubbles: true }));
          };
          put(option.example);
          const value = read(), isNamed = Boolean(control.querySelector('label')?.htmlFor === field.id && field.id);
          const hasHelp = control.querySelector('.help').textContent.startsWith(option.summary);
          let error = null;
          if (['number', 'integer'].includes(option.kind) && !key.includes('.')) {
            put('?!');
            error = control.querySelector('.error').textContent;
          }
          control.querySelector('.reset').click();
          const left = read();
          studio.store.replace({ motion: 'fluent' });
          return { key, value: value ?? null, isNamed, hasHelp, error, left: left ?? null };
        })""")
        known = json.loads(subprocess.check_output([PROGRAM, "list", "options", "--json"]))["options"]
        self.expect({row["key"] for row in rows} == {option["key"] for option in known}, "not every option has a control")
        for row in rows:
            base = "fluent" if row["key"] == "motion" else None
            self.expect(row["value"] is not None, f"{row['key']}: its control sets nothing")
            self.expect(row["isNamed"] and row["hasHelp"], f"{row['key']}: no label or no help")
            self.expect(row["error"] != "", f"{row['key']}: no error at its control")
            self.expect(row["left"] in (None, base), f"{row['key']}: reset leaves {row['left']}")

    def files(self, folder):
        return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}

    def texts(self):
        """What is copied makes the same files, whether as a command or as a file."""
        place = pathlib.Path(PROGRAM).parent
        for number, request in enumerate(REQUESTS):
            self.set(request)
            command, spec, swift, html, css = (
                self.evaluate(f"document.querySelector('[data-text={name}] code').textContent") for name in ("command", "spec", "swift", "html", "css"))
            self.expect(self.evaluate("studio.show.problems.length") == 0, f"{request}: {self.evaluate('studio.show.problems')}")
            one, other = self.folder / f"command-{number}", self.folder / f"spec-{number}"
            one.mkdir()
            other.mkdir()
            (other / "spec.yaml").write_text(spec)
            environment = {**os.environ, "PATH": f"{place}:{os.environ['PATH']}"}
            first = subprocess.run(["sh", "-c", command], cwd=one, env=environment, capture_output=True, text=True)
            second = subprocess.run([PROGRAM, "render", "spec.yaml", "-o", "out"], cwd=other, capture_output=True, text=True)
            self.expect(first.returncode == 0 and second.returncode == 0, f"{command}: {first.stderr}{second.stderr}")
            folders = [path for path in one.iterdir() if path.is_dir()]
            if not folders:
                continue
            self.expect(self.files(folders[0]) == self.files(other / "out"), f"{command}: other files than of {spec}")
            self.expect("RenderFile.parse" in swift and "<spindle-indicator" in html, f"{request}: no Swift or HTML")
            self.expect(css.startswith((".", "/*")), f"{request}: no CSS")

    def links(self):
        self.set({"motion": "winui", "label": "Größe & <b>"})
        self.evaluate("studio.store.look({ scale: '3', panel: 'take' })")
        link = self.evaluate("studio.store.link()")
        self.open(self.url + "#" + link)
        state = self.evaluate("({ request: studio.store.request, scale: studio.store.view.scale, panel: document.querySelector('[role=tab][aria-selected=true]').dataset.tab })")
        self.expect(state == {"request": {"motion": "winui", "label": "Größe & <b>"}, "scale": "3", "panel": "take"}, f"the link reproduces {state}")
        self.evaluate("studio.store.change(request => { request.size = 20; })")
        self.evaluate("studio.store.undo()")
        self.expect(self.evaluate("studio.store.request.size ?? null") is None, "undo changes nothing")
        self.evaluate("studio.store.redo()")
        self.expect(self.evaluate("studio.store.request.size") == 20, "redo changes nothing")

    def motions(self):
        """A motion made one's own draws the same, as far as the file says all of it."""
        for name in ("fluent", "material-advance", "carbon", "cupertino", "material-disjoint", "ui5-dots"):
            self.set({"motion": name})
            before = self.evaluate("JSON.stringify(studio.show.scene.frame(321))")
            self.evaluate("document.querySelector('.editor .primary').click()")
            self.expect(self.evaluate("studio.store.request.motion.name") == f"my-{name}", f"{name} does not become one's own")
            worst = self.evaluate("""(before => {
              const numbers = text => text.match(/-?\\d+(\\.\\d+)?(e[-+]?\\d+)?/g).map(Number);
              const [a, b] = [numbers(before), numbers(JSON.stringify(studio.show.scene.frame(321)))];
              return a.length === b.length ? Math.max(...a.map((value, index) => Math.abs(value - b[index]))) : 1e9;
            })(%s)""" % json.dumps(before))
            self.expect(worst < 1e-3, f"{name}: its file draws something else, by {worst}")

    def sizes(self):
        grounds = set()
        for width, height in ((360, 740), (1280, 800), (3840, 2160)):
            for scheme in ("light", "dark"):
                self.look(width, height, scheme)
                self.open(self.url)
                over = self.evaluate("document.documentElement.scrollWidth - innerWidth")
                self.expect(over <= 0, f"{width} px: {over} px too wide")
                grounds.add((scheme, self.evaluate("getComputedStyle(document.body).backgroundColor")))
        self.expect(len(grounds) == 2, f"grounds: {grounds}")

    def access(self):
        """What axe-core finds in every panel, in both schemes."""
        source = AXE.read_text()
        for width, scheme in ((1280, "light"), (1280, "dark"), (360, "light")):
            self.look(width, 800, scheme)
            self.open(self.url)
            self.set({"motion": "fluent", "theme": "fiori-light", "state": "error", "size": "tiny"})
            self.evaluate(source + ";0")
            for tab in ("options", "states", "story", "motion", "checks", "take"):
                self.evaluate(f"document.querySelector('[data-tab={tab}]').click()")
                found = self.evaluate("""axe.run(document).then(result => result.violations.map(
                  violation => violation.id + ': ' + violation.nodes.map(node => node.target.join(' ')).slice(0, 4).join(', ')))""")
                self.expect(found == [], f"axe, {scheme}, {width} px, {tab}: {found}")

    def server(self):
        file = self.folder / "served.yaml"
        file.write_text("# ours\nmotion: fluent  # kept\nsize: 40\nframes: 4\n")
        process = subprocess.Popen([PROGRAM, "studio", file.name, "--serve"], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            Attack(self, process.stdout.readline().strip(), file).run()
        finally:
            process.send_signal(signal.SIGINT)
            self.expect(process.wait(10) == 130, "the server does not end as interrupted")


class Attack:
    """The server, as the page asks it and as others would."""

    def __init__(self, studio, url, file):
        self.studio, self.url, self.file = studio, url, file
        self.port, self.token = int(url.split(":")[2].split("/")[0]), url.split("token=")[1]

    def ask(self, method, path, body=None, token=None, **headers):
        url = f"http://127.0.0.1:{self.port}{path}{'&' if '?' in path else '?'}token={self.token if token is None else token}"
        request = urllib.request.Request(url, method=method, data=body, headers={key.replace("_", "-"): value for key, value in headers.items()})
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as error:
            return error.code, error.read()

    def raw(self, data, seconds=5):
        with socket.create_connection(("127.0.0.1", self.port), timeout=seconds) as connection:
            try:
                connection.sendall(data)
                return connection.recv(200).split(b"\r\n")[0].decode()
            except (TimeoutError, ConnectionError) as error:
                return type(error).__name__

    def run(self):
        expect = self.studio.expect
        expect(self.ask("GET", "/")[0] == 200, "the page is not served")
        strange = {
            "no token": (self.ask("GET", "/", token=""), 403), "another token": (self.ask("GET", "/spec", token="0" * 32), 403),
            "another host": (self.ask("GET", "/", Host="evil.example"), 403),
            "a rebound host": (self.ask("GET", "/spec", Host=f"evil.example:{self.port}"), 403),
            "another origin": (self.ask("POST", "/render", b"{}", Origin="http://evil.example"), 403),
            "another path": (self.ask("GET", "/../../etc/passwd"), 404), "an encoded path": (self.ask("GET", "/%2e%2e/%2e%2e/etc/passwd"), 404),
            "a method": (self.ask("DELETE", "/spec"), 405), "a large body": (self.ask("PUT", "/spec", b"x" * (1 << 20) + b"x"), 413),
            "no JSON": (self.ask("POST", "/render", b"{"), 422), "no request": (self.ask("POST", "/render", b"[]"), 422),
        }
        for name, ((status, _), wanted) in strange.items():
            expect(status == wanted, f"server: {name}: {status}, not {wanted}")
        time.sleep(1.1)
        for key, value in (("motion", "/etc/passwd.yaml"), ("theme", "../x.yaml"), ("log", "/etc/passwd"), ("font", "/etc/passwd")):
            time.sleep(0.3)
            status, body = self.ask("POST", "/render", json.dumps({"request": {"motion": "fluent", key: value}, "format": "gif"}).encode())
            expect(status == 422 and b"names no files" in body, f"server: {key} from a file: {status} {body}")
        for name, data in {"garbage": b"\x16\x03\x01\r\n\r\n", "a long line": b"GET /" + b"a" * 9000, "two hosts": b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"}.items():
            line = self.raw(data)
            expect("400" in line, f"server: {name}: {line}")
        time.sleep(1.1)
        self.bytes()
        self.rate()
        self.saves()
        self.slow()

    def bytes(self):
        folder = self.studio.folder / "bytes"
        for format in ("gif", "apng", "svg", "lottie"):
            time.sleep(0.3)
            status, body = self.ask("POST", "/render", json.dumps({"request": {"motion": "fluent", "size": 40, "frames": 4}, "format": format}).encode())
            subprocess.run([PROGRAM, "render", self.file.name, "--to", format, "-o", folder / format], cwd=self.studio.folder, check=True, stderr=subprocess.DEVNULL)
            same = [file.read_bytes() for file in (folder / format).iterdir()]
            self.studio.expect(status == 200 and [body] == same, f"server: {format}: {status}, other bytes than the command line's")

    def rate(self):
        time.sleep(1.1)
        request = json.dumps({"request": {"motion": "fluent", "frames": 1}, "format": "svg"}).encode()
        found = [self.ask("POST", "/render", request)[0] for _ in range(8)]
        self.studio.expect(429 in found, f"server: eight renders at once: {found}")

    def saves(self):
        expect = self.studio.expect
        revision = json.loads(self.ask("GET", "/spec")[1])["revision"]
        changes = []
        watcher = threading.Thread(target=lambda: changes.append(self.ask("GET", f"/changes?revision={revision}")))
        watcher.start()
        save = {"request": {"motion": "carbon", "size": 40, "frames": 4}, "text": "", "revision": revision}
        status, body = self.ask("PUT", "/spec", json.dumps(save).encode())
        expect(status == 200 and json.loads(body)["comments"], f"server: saving: {status} {body}")
        expect(self.file.read_text() == "# ours\nmotion: carbon  # kept\nsize: 40\nframes: 4\n", f"server: saved {self.file.read_text()!r}")
        watcher.join(10)
        expect(changes and changes[0][0] == 200 and b"carbon" in changes[0][1], f"server: changes: {changes}")
        expect(self.ask("PUT", "/spec", json.dumps(save).encode())[0] == 409, "server: an old revision is saved over a new one")
        save["revision"] = json.loads(self.ask("GET", "/spec")[1])["revision"]
        save["request"] = {"motion": "none-such"}
        expect(self.ask("PUT", "/spec", json.dumps(save).encode())[0] == 422, "server: what is no spec is saved")

    def slow(self):
        """A crowd that sends nothing is turned away, and keeps nobody out for long."""
        crowd = [socket.create_connection(("127.0.0.1", self.port)) for _ in range(16)]
        for connection in crowd:
            connection.sendall(b"GET / HTTP/1.1\r\n")
        # Until all are in, on a machine that has other things to do as well.
        time.sleep(3)
        line = self.raw(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        self.studio.expect("429" in line, f"server: one more than fits: {line}")
        crowd[0].settimeout(14)
        first = crowd[0].recv(100)
        self.studio.expect(b"408" in first, f"server: a slow request: {first}")
        for connection in crowd:
            connection.close()
        time.sleep(1)
        self.studio.expect(self.ask("GET", "/")[0] == 200, "server: nobody is let in after the crowd")
