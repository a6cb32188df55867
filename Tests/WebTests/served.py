"""The page of a served spec that names a motion file: what is saved where."""

import concurrent.futures
import json
import signal
import subprocess
import time
import urllib.error
import urllib.request

MOTION = """name: ours  # the brand's
period: 1400
rotation:
  tracks:
    - {amount: 360, easing: ease}  # once around
tail: {offset: 0}
head: {offset: 90}
"""
SPEC = "# of the app\nmotion: %s  # shared\nsize: 40\n"
SAVE = """(async edit => {
  document.querySelector('#said').textContent = '';
  studio.store.change(edit);
  [...document.querySelectorAll('.acts button')].find(button => button.textContent === 'Save').click();
  for (let turn = 0; turn < 100 && document.querySelector('#said').textContent === ''; turn++) await new Promise(done => setTimeout(done, 50));
  return document.querySelector('#said').textContent;
})"""
TURN = "next => { next.motion.rotation.tracks[0].amount = %d; }"


class Served:
    def __init__(self, studio, program):
        self.studio, self.program = studio, program
        self.folder = studio.folder / "app"
        (self.folder / "motions").mkdir(parents=True)

    def run(self):
        self.inside()
        self.outside()
        self.dropped()

    def serve(self, name, test):
        process = subprocess.Popen([self.program, "studio", name, "--serve"], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            url = process.stdout.readline().strip()
            self.studio.open(url)
            test(url)
        finally:
            self.studio.browser.navigate("about:blank")
            process.send_signal(signal.SIGINT)
            process.wait(10)

    def save(self, edit):
        return self.studio.evaluate(f"{SAVE}({edit})")

    def expect(self, file, text, said, wanted):
        self.studio.expect(file.read_text() == text, f"{file.name} has {file.read_text()!r} after {said!r}")
        self.studio.expect(said == wanted, f"saving says {said!r}, not {wanted!r}")

    def dropped(self):
        """A moving SVG that is dropped plays as the program draws it, with its notes; one that cannot be drawn is told."""
        (self.folder / "drop.yaml").write_text("motion: fluent\n")
        drop = """((name, text) => new Promise(async done => {
          document.querySelector('#said').textContent = '';
          // One that was closed goes with its event, later.
          document.querySelector('dialog.moving')?.remove();
          const data = new DataTransfer();
          data.items.add(new File([text], name, { type: 'image/svg+xml' }));
          dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
          for (let turn = 0; turn < 200; turn++) {
            const image = document.querySelector('dialog.moving img');
            if (image?.complete && image.naturalWidth || /:\\d+:\\d+/.test(document.querySelector('#said').textContent)) break;
            await new Promise(next => setTimeout(next, 50));
          }
          const dialog = document.querySelector('dialog.moving');
          done([document.querySelector('#said').textContent, dialog?.innerText ?? '', dialog?.querySelector('img').naturalWidth ?? 0]);
          dialog?.close();
        }))"""

        def test(url):
            moving = '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><circle cx="16" cy="16" r="8"><animate attributeName="r" values="8;4;8" dur="1s" repeatCount="indefinite"/></circle><script/></svg>'
            said, text, width = self.studio.evaluate(f"{drop}('pulse.svg', {json.dumps(moving)})")
            self.studio.expect("60 frames" in said and width == 64, f"a moving SVG says {said!r} and is {width} pixels wide")
            self.studio.expect("spindle import pulse.svg" in text and "scripts are not run" in text, f"its dialog says {text!r}")
            said, text, _ = self.studio.evaluate(f"{drop}('bad.svg', '<svg><image/></svg>')")
            self.studio.expect("bad.svg:1:" in said and text == "", f"a broken one says {said!r} and {text!r}")

        self.serve("drop.yaml", test)

    def inside(self):
        """A motion in the folder keeps its file: what is edited is saved there, with its comments, and followed there."""
        spec, motion, other = self.folder / "up.yaml", self.folder / "motions/ours.yaml", self.folder / "other.yaml"
        named = SPEC % "motions/ours.yaml"
        spec.write_text(named)
        motion.write_text(MOTION)
        other.write_text(MOTION)

        def test(url):
            said = self.save("next => { next.size = 64; }")
            self.expect(spec, named.replace("40", "64"), said, "up.yaml saved")
            said = self.save("next => { next.operation = { policy: 'demo' }; delete next.size; }")
            self.expect(spec, "motion: motions/ours.yaml\noperation: {policy: demo}\n", said, "up.yaml saved; comments of up.yaml could not be kept")
            said = self.save(TURN % 720)
            self.expect(motion, MOTION.replace("360", "720"), said, "motions/ours.yaml saved")
            self.studio.expect("motions/ours.yaml" in spec.read_text(), "the spec names its motion no longer")
            self.expect(motion, MOTION.replace("360", "720"), self.save("next => {}"), "up.yaml is as you see it here")
            # What others do to the motion is seen.
            motion.write_text(MOTION.replace("360", "1080"))
            amount = self.studio.evaluate("""new Promise(async done => {
              for (let turn = 0; turn < 300 && studio.store.request.motion.rotation.tracks[0].amount !== 1080; turn++) await new Promise(next => setTimeout(next, 50));
              done(studio.store.request.motion.rotation.tracks[0].amount);
            })""")
            self.studio.expect(amount == 1080, f"a motion that changes on disk is {amount}")
            self.broken(url, motion)
            self.strangers(url, spec, other)

        self.serve("up.yaml", test)

    def broken(self, url, motion):
        """A motion that cannot be read when the page asks for changes is heard of once it can be."""
        changes = f"{url.replace('/?', '/changes?')}&revision={self.revision(url)}"
        motion.write_text("")
        with concurrent.futures.ThreadPoolExecutor() as pool:
            asked = pool.submit(lambda: urllib.request.urlopen(changes, timeout=40).status)
            time.sleep(1)
            motion.write_text(MOTION)
            self.studio.expect(asked.result() == 200, f"a motion that is mended on disk: {asked.result()}")

    def strangers(self, url, spec, other):
        """No request has the spec name another file, and none writes one."""
        before = spec.read_text()
        ask = lambda request, text, **more: self.ask(url, {"request": request, "text": text, "revision": self.revision(url), **more})
        for name in ("other.yaml", "../x.yaml", "/etc/passwd.yaml"):
            status = ask({"motion": name, "operation": {"policy": "demo"}}, f"motion: {name}\noperation: {{policy: demo}}\n")
            self.studio.expect(status == 422, f"a request names {name}: {status}")
        own = {"name": "mine", "base": "fluent"}
        status = ask({"motion": own, "operation": {"policy": "demo"}}, before, files={"motion": "name: mine\nbase: carbon\n"})
        self.studio.expect(status == 422, f"a motion is not what is asked for: {status}")
        status = ask({"motion": own, "theme": "fiori-light"}, "", files={"theme": "base: fiori-light\n", "../../evil": "x: 1\n"})
        self.studio.expect(status == 422, f"a spec without a text is saved: {status}")
        self.studio.expect(spec.read_text() == before and other.read_text() == MOTION, "a refused request has written something")

    def revision(self, url):
        with urllib.request.urlopen(url.replace("/?", "/spec?"), timeout=20) as answer:
            return json.loads(answer.read())["revision"]

    def ask(self, url, message):
        request = urllib.request.Request(url.replace("/?", "/spec?"), method="PUT", data=json.dumps(message).encode())
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status
        except urllib.error.HTTPError as error:
            return error.code

    def outside(self):
        """A motion outside of the folder is never written: the spec has what is edited, and the page says so."""
        spec, motion = self.folder / "far.yaml", self.studio.folder / "far-motion.yaml"
        motion.write_text(MOTION)
        spec.write_text(SPEC % "../far-motion.yaml")

        def test(_):
            said = self.save("next => { next.size = 64; }")
            self.expect(spec, (SPEC % "../far-motion.yaml").replace("40", "64"), said, "far.yaml saved")
            said = self.save(TURN % 720)
            wanted = "far.yaml saved; its own text has what ../far-motion.yaml had, which lies outside of its folder and stays as it is; comments of far.yaml could not be kept"
            self.expect(motion, MOTION, said, wanted)
            self.studio.expect("amount: 720" in spec.read_text() and "far-motion" not in spec.read_text(), f"the spec has {spec.read_text()!r}")

        self.serve("far.yaml", test)
