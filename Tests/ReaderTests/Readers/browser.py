"""Headless Chromium for other readers."""

import base64
import io
import json
import os
import shutil
import signal
import subprocess
import sys
import threading

from PIL import Image

# A browser that has not finished by then hangs: far more than any of the tests needs on a machine that is busy.
HANGS = 1200


class Browser:
    """Chromium, spoken to through a pair of pipes."""

    def __init__(self, profile, density, *flags):
        browser = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
        if not browser:
            sys.exit("no Chromium found; install it with: apt-get install -y chromium")
        # The browser talks on descriptors 3 and 4; nothing else may have them.
        while os.open(os.devnull, os.O_RDWR) < 4:
            pass
        (their_input, self.output), (self.input, their_output) = os.pipe(), os.pipe()

        def connect():
            os.dup2(their_input, 3)
            os.dup2(their_output, 4)

        self.process = subprocess.Popen(
            [
                browser, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                "--no-first-run", "--disable-extensions", "--disable-background-networking",
                "--force-color-profile=srgb", f"--force-device-scale-factor={density}", f"--user-data-dir={profile}", "--remote-debugging-pipe",
                *flags, "about:blank",
            ],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
            preexec_fn=connect, pass_fds=(3, 4))
        os.close(their_input)
        os.close(their_output)
        # A browser that hangs is ended; reading from it then ends too.
        self.timer = threading.Timer(HANGS, self.close)
        self.timer.start()
        self.number, self.buffer, self.session, self.events = 0, b"", None, []

    def close(self):
        self.timer.cancel()
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass

    def read(self):
        while b"\0" not in self.buffer:
            data = os.read(self.input, 1 << 20)
            if not data:
                sys.exit("Chromium ended, or did not finish in time")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            self.events.append(answer.get("method"))
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']}")
                return answer["result"]

    def attach(self):
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(t for t in targets if t["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        self.call("Page.enable")

    def navigate(self, url):
        self.events.clear()
        self.call("Page.navigate", url=url)
        # The page and everything in it, background images included, is loaded then.
        while "Page.loadEventFired" not in self.events:
            self.events.append(self.read().get("method"))

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            sys.exit(json.dumps(result["exceptionDetails"]))
        return result["result"].get("value")

    def screenshot(self, mode="RGB"):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        return Image.open(io.BytesIO(base64.b64decode(data))).convert(mode)

    def trace_events(self):
        """Ends the record that `Tracing.start` began, whose events come as messages of their own; all events of it."""
        self.number += 1
        message = {"id": self.number, "method": "Tracing.end", "params": {}, "sessionId": self.session}
        os.write(self.output, json.dumps(message).encode() + b"\0")
        events = []
        while True:
            answer = self.read()
            if answer.get("method") == "Tracing.dataCollected":
                events += answer["params"]["value"]
            if answer.get("method") == "Tracing.tracingComplete":
                return events
