"""WebKitGTK for other readers."""

import json
import os
import pathlib
import signal
import subprocess
import sys
import threading

from PIL import Image

# A browser that has not finished by then hangs.
HANGS = 1200


class WebKit:
    """WebKitGTK in a window of a screen that nobody sees; the system's Python has what speaks to it."""

    def __init__(self, folder):
        folder = pathlib.Path(folder)
        folder.mkdir()
        self.picture = folder / "webkit.png"
        window = pathlib.Path(__file__).with_name("webkit_window.py")
        self.process = subprocess.Popen(
            ["xvfb-run", "-a", "-s", "-screen 0 1200x4000x24", "/usr/bin/python3", "-W", "ignore", window, self.picture],
            env={**os.environ, "GDK_SCALE": "1", "LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1", "GTK_THEME": "Adwaita"},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, start_new_session=True)
        self.timer = threading.Timer(HANGS, self.close)
        self.timer.start()
        self.version = self.read()

    def close(self):
        self.timer.cancel()
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass

    def read(self):
        line = self.process.stdout.readline()
        if not line:
            sys.exit("WebKitGTK did not start or ended; install it with: "
                     "apt-get install -y gir1.2-webkit2-4.1 python3-gi python3-gi-cairo xvfb")
        answer = json.loads(line)
        if "fault" in answer:
            sys.exit(f"WebKitGTK: {answer['fault']}")
        return answer["value"]

    def call(self, *command):
        self.process.stdin.write(json.dumps(command) + "\n")
        self.process.stdin.flush()
        return self.read()

    def open(self, url, width, height):
        self.call("open", url, width, height)

    def zoom(self, level):
        self.call("zoom", level)

    def evaluate(self, expression):
        return self.call("evaluate", expression)

    def screenshot(self):
        self.call("screenshot")
        with Image.open(self.picture) as image:
            return image.convert("RGB")
