"""Headless Firefox for other readers."""

import base64
import io
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time

from PIL import Image

# A browser that has not finished by then hangs.
HANGS = 1200

PREFERENCES = {
    "marionette.port": 0,
    "gfx.color_management.mode": 0,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "browser.startup.homepage_override.mstone": "ignore",
    "app.update.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "extensions.getAddons.cache.enabled": False,
    "services.settings.server": "http://127.0.0.1:1",
    "ui.systemUsesDarkTheme": 0,
    "ui.prefersReducedMotion": 0,
}


class Firefox:
    """Firefox, spoken to through Marionette, its own protocol."""

    def __init__(self, profile, density=1):
        program = next(filter(None, map(shutil.which, ("firefox-esr", "firefox"))), None)
        if not program:
            sys.exit("no Firefox found; install it with: apt-get install -y firefox-esr")
        profile = pathlib.Path(profile)
        profile.mkdir()
        preferences = PREFERENCES | {"layout.css.devPixelsPerPx": str(float(density))}
        (profile / "user.js").write_text(
            "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in preferences.items()))
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--marionette", "--profile", profile],
            env={**os.environ, "HOME": str(profile), "MOZ_HEADLESS_WIDTH": "1100", "MOZ_HEADLESS_HEIGHT": "1100"},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        self.timer = threading.Timer(HANGS, self.close)
        self.timer.start()
        port = profile / "MarionetteActivePort"
        for _ in range(1200):
            if port.exists() and port.read_text():
                break
            if self.process.poll() is not None:
                sys.exit("Firefox ended at once")
            time.sleep(0.05)
        self.socket = socket.create_connection(("127.0.0.1", int(port.read_text())))
        self.stream, self.number = self.socket.makefile("rb"), 0
        self.read()
        self.version = self.call("WebDriver:NewSession")["capabilities"]["browserVersion"]
        self.call("WebDriver:SetTimeouts", script=600_000, pageLoad=600_000)

    def close(self):
        self.timer.cancel()
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass

    def read(self):
        length = b""
        while not length.endswith(b":"):
            byte = self.stream.read(1)
            if not byte:
                sys.exit("Firefox ended, or did not finish in time")
            length += byte
        return json.loads(self.stream.read(int(length[:-1])))

    def call(self, command, **parameters):
        self.number += 1
        message = json.dumps([0, self.number, command, parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        _, _, fault, result = self.read()
        if fault:
            sys.exit(f"{command}: {fault['error']}: {fault['message']}")
        return result

    def open(self, url, width, height):
        # What surrounds the page is counted, too.
        for _ in range(2):
            inner = self.evaluate("[innerWidth, innerHeight]")
            outer = self.call("WebDriver:GetWindowRect")
            self.call(
                "WebDriver:SetWindowRect", width=outer["width"] + width - inner[0], height=outer["height"] + height - inner[1])
        self.call("WebDriver:Navigate", url=url)

    def evaluate(self, expression):
        """The value of an expression, or of what its promise gives."""
        text = f"return window.eval({json.dumps(expression)})"
        return self.call("WebDriver:ExecuteScript", script=text, args=[], sandbox=None)["value"]

    def screenshot(self):
        data = self.call("WebDriver:TakeScreenshot", full=False, hash=False)["value"]
        return Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")
