"""The server behind the studio, as its page asks it and as others would."""

import io
import json
import socket
import subprocess
import threading
import time
import urllib.error
import urllib.request
import zipfile


class Attack:
    """The server, as the page asks it and as others would."""

    def __init__(self, studio, url, file, program):
        self.studio, self.url, self.file, self.program, self.exports = studio, url, file, program, 0
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
        """Every format that the command line writes is exported with the same bytes; what it refuses is refused."""
        folder = self.studio.folder / "bytes"
        request = {"motion": "fluent", "size": 40, "frames": 4}
        for entry in json.loads(subprocess.check_output([self.program, "list", "formats", "--json"]))["formats"]:
            format = entry["name"]
            time.sleep(0.3)
            status, body = self.ask("POST", "/render", json.dumps({"request": request, "format": format}).encode())
            done = subprocess.run([self.program, "render", self.file.name, "--to", format, "-o", folder / format], cwd=self.studio.folder, capture_output=True, text=True)
            if done.returncode:
                self.studio.expect(status == 422, f"server: {format}: {status}, and the command line says {done.stderr}")
                continue
            written = {str(file.relative_to(folder / format)): file.read_bytes() for file in sorted((folder / format).rglob("*")) if file.is_file()}
            if status == 200 and len(written) > 1:
                with zipfile.ZipFile(io.BytesIO(body)) as archive:
                    exported = {name: archive.read(name) for name in archive.namelist()}
            else:
                exported = {name: body for name in written}
            self.studio.expect(status == 200 and exported == written, f"server: {format}: {status}, other bytes than the command line's")
            self.exports += 1

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
        expect(status == 200 and json.loads(body)["uncommented"] == [], f"server: saving: {status} {body}")
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
        # Who asked before may have an answer and still its place: one of the crowd is turned away then, and another takes it.
        lines = []
        for _ in range(10):
            time.sleep(0.5)
            lines.append(self.raw(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"))
            if "429" in lines[-1]:
                break
            crowd.append(socket.create_connection(("127.0.0.1", self.port)))
            crowd[-1].sendall(b"GET / HTTP/1.1\r\n")
        self.studio.expect("429" in lines[-1], f"server: one more than fits: {lines}")
        crowd[0].settimeout(14)
        first = crowd[0].recv(100)
        self.studio.expect(b"408" in first, f"server: a slow request: {first}")
        for connection in crowd:
            connection.close()
        time.sleep(1)
        self.studio.expect(self.ask("GET", "/")[0] == 200, "server: nobody is let in after the crowd")
