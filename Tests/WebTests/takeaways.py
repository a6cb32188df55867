"""What the studio gives away: texts that make the same files as each other and the same pictures as its stage, and job keys."""

import base64
import json
import os
import pathlib
import subprocess

from PIL import Image

import layouts
import pages
import pixels

TRACK = "#D5DCE4"
BLUES = "#0A6ED1,#7F52FF,#00A5E0"
STEPS = [{"name": "Cart", "state": "complete"}, {"name": "Pay: now", "state": "active"}, {"name": "Done", "state": "default"}]

# Requests whose command line and spec file have to make the same files, and whose frames have to be those of the stage.
FRAMES = {
    "plain": {"motion": "fluent", "size": 40, "frames": 3},
    "quoted-name": {"motion": "carbon", "color": "#AA0808", "track": TRACK, "frames": 2, "name": "it's"},
    "bars": {"indicator": "linear", "value": "0:1", "theme": "material-light", "width": 120, "frames": 3},
    "dark-error": {"motion": "fluent", "theme": "fiori-dark", "transition": "active:error", "frames": 3},
    "paused": {"motion": "fluent", "theme": "fiori-light", "transition": "active:paused", "t0": 333, "frames": 3},
    "settled": {"indicator": "linear", "motion": "material-disjoint", "theme": "fiori-light", "transition": "indeterminate:determinate=0.4", "t0": 333, "frames": 3},
    "steps": {"indicator": "steps", "theme": "fiori-light", "steps": STEPS, "content": "glyph", "names": False, "frames": 1},
    "step-change": {"indicator": "steps", "theme": "fiori-dark", "steps": ["Cart", "Pay\\: now", "Done"], "names": False, "content": "glyph", "transition": "step:1:2", "frames": 3},
    "segments": {"motion": "fluent", "segments": 12, "track": TRACK, "frames": 3},
    "segment-gap": {"value": "0:1", "segments": 8, "segment-gap": 3, "track": TRACK, "frames": 3},
    "span": {"span": "0.2:0.7", "track": TRACK, "frames": 1},
    "two-values": {"value": 0.3, "value2": 0.7, "track": TRACK, "color": ["#0A6ED1", "#AA0808"], "frames": 1},
    "wave": {"motion": "material-wavy", "wave-amplitude": 2, "frames": 3},
    "shape": {"motion": "fluent", "shape": "M0 8L8 0L16 8L8 16z", "shape-by": "turn", "frames": 3},
    "arc": {"motion": "fluent", "arc": "20:280", "turns": 2, "duration": 3000, "frames": 3},
    # Loops that the frames cut: the stage shows what is before the cut, be it less than a loop or more.
    "cut": {"motion": "fluent", "fps": 20, "frames": 11},
    "cut-later": {"motion": "carbon", "fps": 20, "frames": 17},
    "own": {"motion": {"name": "mine", "period": 1000, "rotation": {"tracks": [{"amount": 360, "easing": "cubic-bezier(0.3, 0, 0.2, 1)"}]}, "tail": {"offset": 0}, "head": {"offset": 90}}, "frames": 3},
}
GRADIENTS = {
    "gradient": {"motion": "fluent", "gradient": BLUES, "size": 64, "frames": 3},
    "gradient-ring": {"value": "0:1", "gradient": BLUES, "gradient-along": "ring", "size": 64, "frames": 3},
    "gradient-bar": {"indicator": "linear", "value": "0.2:1", "gradient": BLUES, "height": 8, "frames": 3},
}
# A segment lies on its track, edge on edge: as in the tests of pixels, the program draws it 8 times as large, too.
STACKED = ("segments", "segment-gap")
# The same with texts, of which only the places are the same in a browser.
LABELS = {
    "label": {"value": 0.4, "label": "Uploading: 50% \"done\"", "theme": "fiori-light", "progress-text": "percent", "scale": layouts.SCALE, "frames": 1},
    "label-of-state": {"theme": "fiori-dark", "label": {"active": "yes", "success": "Photos uploaded"}, "state": "success", "scale": layouts.SCALE, "frames": 1},
    "inline": {"value": 0.5, "label": "Saving", "present": {"name": "inline", "screen": "240x200"}, "scale": layouts.SCALE, "frames": 1},
}
# What the stage shows in its own time.
FILES = {
    "story": {"motion": "fluent", "operation": {"policy": "demo", "events": [{"at": 0, "started": True}, {"at": 900, "succeeded": "Done"}]}, "fps": 2},
    "sheet": {"motion": "fluent", "size": 20, "to": "sheet", "sheet": {"columns": 2}, "frames": 4},
    "gif": {"motion": "fluent", "size": 20, "to": ["gif", "svg"], "max-bytes": "20k", "fps": 10},
}

# The stage in the place of the engine that the comparisons ask.
STAGE = """globalThis.spindle = { scene: () => {
  const { scene } = studio.show;
  return { width: scene.width, height: scene.height, duration: scene.duration, frame: time => scene.frame(time), draw: (...words) => scene.draw(...words), dispose() {} };
} }; 0"""

# The program's fonts, in which a page that has them sets its texts.
FONTS = """Promise.all(%s.map(async ({ family, weight, data }) => {
  document.fonts.add(await new FontFace(family, Uint8Array.from(atob(data), letter => letter.charCodeAt(0)).buffer, { weight: String(weight) }).load());
})).then(() => 0)"""


class Takeaways:
    def __init__(self, studio, program):
        self.studio, self.program, self.count, self.worst = studio, program, 0, {}

    def run(self):
        self.studio.evaluate("studio.store.look({ panel: 'take' })")
        self.studio.evaluate(STAGE)
        self.fonts()
        for name, request in {**FRAMES, **GRADIENTS}.items():
            folder = self.texts(name, request)
            if folder:
                large = pixels.render({name: request}, self.studio.folder / f"large-{name}", scale=8) if name in STACKED else {}
                self.stage(name, request, folder, lambda *sides: pixels.compare(*sides, large))
        for name, request in LABELS.items():
            folder = self.texts(name, request)
            if folder:
                self.stage(name, request, folder, layouts.compare)
        for name, request in FILES.items():
            self.texts(name, request)
        self.presets()
        self.keys()

    def fonts(self):
        faces = [{**face, "data": base64.b64encode((pages.FONTS / face["file"]).read_bytes()).decode()} for face in pages.font_faces() if face["family"] == "Inter"]
        self.studio.evaluate(FONTS % json.dumps(faces))

    def copied(self, *names):
        return [self.studio.evaluate(f"document.querySelector('[data-text={name}] code').textContent") for name in names]

    def files(self, folder):
        return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}

    def texts(self, name, request):
        """What is copied makes the same files, whether as a command or as a file. The folder of these; None where there is none."""
        expect = self.studio.expect
        self.studio.set(request)
        command, spec, swift, html, css = self.copied("command", "spec", "swift", "html", "css")
        problems = self.studio.evaluate("studio.show.problems")
        expect(not problems, f"{name}: {problems}")
        one, other = self.studio.folder / f"command-{name}", self.studio.folder / f"spec-{name}"
        one.mkdir()
        other.mkdir()
        (other / "spec.yaml").write_text(spec)
        environment = {**os.environ, "PATH": f"{pathlib.Path(self.program).parent}:{os.environ['PATH']}"}
        first = subprocess.run(["sh", "-c", command], cwd=one, env=environment, capture_output=True, text=True)
        second = subprocess.run([self.program, "render", "spec.yaml", "-o", "out"], cwd=other, capture_output=True, text=True)
        expect(first.returncode == 0 and second.returncode == 0, f"{command}: {first.stderr}{second.stderr}")
        folders = [path for path in one.iterdir() if path.is_dir()]
        if not folders:
            return None
        expect(self.files(folders[0]) == self.files(other / "out"), f"{command}: other files than of {spec}")
        expect("RenderFile.parse" in swift and "<spindle-indicator" in html, f"{name}: no Swift or HTML")
        expect(css.startswith((".", "/*")), f"{name}: no CSS")
        self.count += 1
        return folders[0]

    def stage(self, name, request, folder, compare):
        """The frames of the copied command are what the stage shows."""
        frames = [Image.open(file).convert("RGBA") for file in sorted(folder.glob("*.png"))]
        wrong, worst = compare(self.studio.browser, {name: request}, {name: frames})
        for fault in wrong:
            self.studio.wrong.append(f"stage: {fault}")
        for key, value in (worst if isinstance(worst, dict) else {"boxes": worst}).items():
            self.worst[key] = max(self.worst.get(key, 0), value)

    def presets(self):
        """All presets work, on the stage and in the program."""
        select = "document.querySelector('[aria-label=Presets]')"
        values = self.studio.evaluate(f"[...{select}.querySelectorAll('optgroup option')].map(option => option.value)")
        manifest = {"version": 1, "defaults": {"frames": 1}, "assets": {}}
        for number, value in enumerate(values):
            self.studio.evaluate(f"{select}.value = {json.dumps(value)}; {select}.dispatchEvent(new Event('change')); 0")
            problems = self.studio.evaluate("studio.show.problems")
            self.studio.expect(not problems, f"preset {value!r}: {problems}")
            errors = self.studio.evaluate("studio.show.scene.findings.filter(finding => finding.severity === 'error')")
            self.studio.expect(not errors, f"preset {value!r}: {errors}")
            manifest["assets"][f"preset-{number}"] = self.studio.evaluate("studio.store.request")
        file = self.studio.folder / "presets.json"
        file.write_text(json.dumps(manifest))
        done = subprocess.run([self.program, "build", file, "--out", self.studio.folder / "presets"], capture_output=True, text=True)
        self.studio.expect(done.returncode == 0, f"presets: {done.stderr}")

    def keys(self):
        """A spec that is opened, and the one that is copied from the page, are one job to a build."""
        written = (
            "# as people write\nvalue: 0:1\ncolor: '#AA0808'\nsize: 40\nlabel: {active: Uploading photos, error: Failed. Try again}\n"
            "theme: \"fiori-light\"\nscale: [1, 2]\nto: [sheet, svg]\nframes: 3\nsheet: {columns: 2, trim: sheet}\n")
        file, page = self.studio.folder / "own.yaml", self.studio.folder / "own.html"
        file.write_text(written)
        subprocess.run([self.program, "studio", file, "-o", page], check=True, stderr=subprocess.DEVNULL)
        self.studio.open(page.as_uri())
        self.studio.evaluate("studio.store.look({ panel: 'take' })")
        (copied,) = self.copied("spec")
        found = []
        for name, text in (("written", written), ("copied", copied)):
            folder = self.studio.folder / f"keys-{name}"
            folder.mkdir()
            asset = "\n".join("    " + line for line in text.splitlines() if not line.startswith("#"))
            (folder / "spindle.yaml").write_text(f"version: 1\nassets:\n  own:\n{asset}\n")
            done = subprocess.run([self.program, "build", "--out", "built"], cwd=folder, capture_output=True, text=True)
            self.studio.expect(done.returncode == 0, f"keys: {done.stderr}")
            states = [file for file in folder.rglob("*") if file.is_file() and b"# job " in file.read_bytes()]
            found.append([line.split()[2] for file in states for line in file.read_text().splitlines() if line.startswith("# job ")])
        self.studio.expect(found[0] == found[1] and len(found[0]) == 1, f"keys: {found} of {copied}")
        self.studio.open(self.studio.url)
