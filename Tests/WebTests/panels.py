"""Panels of the studio that say what can be done, and why the rest cannot: stories, downloads, search, colors, and what stands still."""

import json
import os
import pathlib
import subprocess

STORY = {"theme": "fiori-light", "label": "Uploading photos"}
START, PAUSE, FAIL = {"at": 0, "started": True}, {"at": 500, "paused": True}, {"at": 900, "failed": "No network"}
ADD = "[...document.querySelectorAll('.panel.story button')].find(button => button.textContent === 'Add event')"
EVENTS = "studio.store.request.operation.events"
WORDS = {
    "slower": "speed", "faster": "speed", "longer": "arc", "brand": "color", "thicker": "stroke", "bigger": "size", "smaller": "max-bytes", "rounded": "cap",
}


class Panels:
    def __init__(self, studio, program):
        self.studio, self.program = studio, program
        self.evaluate, self.expect = studio.evaluate, studio.expect

    def run(self):
        self.studio.look(1280, 800, "light")
        self.studio.open(self.studio.url)
        self.events()
        self.menus()
        self.downloads()
        self.drawn()
        self.commands()
        self.search()
        self.swatches()
        self.still()
        self.findings()
        self.studio.open(self.studio.url)

    def tell(self, *events):
        self.studio.set({**STORY, "operation": {"events": list(events)}})

    def events(self):
        """Whatever is added can happen there; where nothing can, the button says why."""
        self.evaluate("studio.store.look({ panel: 'story' })")
        stories = [(START,), (START, PAUSE), (START, PAUSE, FAIL), (START, FAIL), (START, {"at": 900, "stalled": True}), (START, {"at": 5, "progress": 1})]
        for story in stories:
            self.tell(*story)
            for _ in range(3):
                count = self.evaluate(f"{EVENTS}.length")
                self.evaluate(f"{ADD}.click()")
                self.expect(self.evaluate(f"{EVENTS}.length") == count + 1, f"nothing is added to {story}")
                self.expect(self.evaluate("studio.show.problems") == [], f"what is added to {story} cannot happen: {self.evaluate(EVENTS)}")
        # Also where the track is clicked twice: during a pause, it goes on; after the end, nothing happens.
        self.tell(START, PAUSE, {"at": 8000, "failed": "No network"})
        click = """(part => { const track = document.querySelector('.track'), box = track.getBoundingClientRect();
          track.dispatchEvent(new MouseEvent('dblclick', { clientX: box.left + part * box.width, clientY: box.top + 8, bubbles: true })); })(%s)"""
        self.evaluate(click % 0.5)
        self.expect(self.evaluate(f"{EVENTS}.map(event => Object.keys(event)[1])") == ["started", "paused", "resumed", "failed"], f"twice on a pause: {self.evaluate(EVENTS)}")
        self.evaluate(click % 0.99)
        self.expect(self.evaluate(f"{EVENTS}.length") == 4 and "Nothing can be added there" in self.evaluate("document.querySelector('#said').textContent"), "something happens after the end")
        self.tell(START, FAIL, {"at": 1200, "finished": True})
        problem = self.evaluate("document.querySelector('.panel.story .problem').textContent")
        self.expect(self.evaluate(f"{ADD}.disabled") and "Event 3: finished after failed" in problem, f"a story with two ends: {problem!r}")

    def menus(self):
        """The menu of an event tells what ends the story, and lets only that be chosen which can happen there."""
        self.tell(START, {"at": 500, "progress": 0.4}, FAIL)
        self.studio.browser.call("Emulation.setFocusEmulationEnabled", enabled=True)
        self.evaluate("document.querySelectorAll('.events select')[1].focus()")
        found = self.evaluate("[...document.querySelectorAll('.events select')[1].options].map(option => [option.value, option.disabled, option.parentElement.label, option.textContent])")
        self.studio.browser.call("Emulation.setFocusEmulationEnabled", enabled=False)
        self.evaluate("document.activeElement.blur()")
        self.expect({name for name, _, group, _ in found if group == "Ends the story"} == {"stalled", "failed", "succeeded", "finished", "cancelled"}, f"ends: {found}")
        self.expect({name for name, is_off, *_ in found if not is_off} == {"progress", "determinate", "paused"}, f"what can happen in between: {found}")
        self.expect(all(": " in text for _, is_off, _, text in found if is_off), f"nothing says why: {found}")

    def downloads(self):
        """What cannot be downloaded says why beside it, and the command that is offered makes it."""
        self.evaluate("studio.store.look({ panel: 'take' })")
        off = "[...document.querySelectorAll('.files button')].filter(button => button.disabled).map(button => button.textContent)"
        why = "document.querySelector('.reasons').innerText"
        self.studio.set({"motion": "fluent", "frames": 4})
        self.expect(self.evaluate(off) == [] and self.evaluate(why) == "", f"without texts: {self.evaluate(off)} {self.evaluate(why)}")
        self.studio.set({"value": "0:1", "label": "Saving", "frames": 2})
        said = self.evaluate(why)
        self.expect(self.evaluate(off) == ["Motion", "SVG", "SVG with CSS", "Lottie"], f"with texts: {self.evaluate(off)}")
        self.expect("Motion: no motion runs here" in said and "SVG, SVG with CSS, Lottie: the page has no outlines" in said, f"with texts: {said}")
        self.make("reasons", self.evaluate("document.querySelector('.reasons code').textContent"), {".svg", ".json"})
        self.tell(START, FAIL)
        said = self.evaluate(why)
        self.expect("the page has no outlines" in said, f"a story: {said}")
        self.studio.set({"motion": "fluent", "fps": 1000, "duration": 4000})
        self.expect("PNG frames: 4000 are too many" in self.evaluate(why), "too many frames")

    def drawn(self):
        """The page draws as many frames as the program writes."""
        for name, request in {"cut": {"motion": "fluent", "fps": 20, "frames": 11}, "back": {"motion": "fluent", "frames": 6, "pingpong": True}, "change": {"motion": "fluent", "theme": "fiori-light", "transition": "active:success", "fps": 20}}.items():
            file, folder = self.studio.folder / f"drawn-{name}.json", self.studio.folder / f"drawn-{name}"
            file.write_text(json.dumps(request))
            subprocess.run([self.program, "render", file, "-o", folder], check=True, capture_output=True)
            self.studio.set(request)
            count = self.evaluate("""new Promise(done => {
              const create = URL.createObjectURL;
              URL.createObjectURL = blob => {
                URL.createObjectURL = create;
                blob.arrayBuffer().then(buffer => {
                  const bytes = new DataView(buffer);
                  let count = 0;
                  for (let place = 0; place + 4 <= buffer.byteLength; place++) if (bytes.getUint32(place, true) === 0x04034b50) count++;
                  done(count);
                });
                return create(blob);
              };
              [...document.querySelectorAll('.files button')].find(button => button.textContent === 'PNG frames').click();
            })""")
            written = len(list(folder.glob("*.png")))
            self.expect(count == written, f"{name}: {count} frames are drawn, and {written} written")

    def commands(self):
        """For each format that the page does not make there is a command, which leaves out what has no effect on it."""
        self.studio.set({"motion": "fluent", "frames": 3, "to": "gif", "repeat": 2, "matte": "#FFFFFF"})
        select = "document.querySelector('[aria-label=\"Format for the program\"]')"
        listed = self.evaluate(f"[...{select}.options].map(option => option.value)")
        self.expect(listed[:4] == ["gif", "webp", "apng", "mp4"] and not {"svg", "lottie"} & set(listed), f"formats: {listed}")
        for name, ending in (("gif", ".gif"), ("webp", ".webp"), ("apng", ".apng"), ("frames", ".png"), ("sheet", ".json")):
            self.evaluate(f"{select}.value = '{name}'; {select}.dispatchEvent(new Event('change')); 0")
            self.make(name, self.evaluate("document.querySelector('[data-text=format] code').textContent"), {ending})

    def make(self, name, command, endings):
        folder = self.studio.folder / f"made-{name}"
        folder.mkdir()
        environment = {**os.environ, "PATH": f"{pathlib.Path(self.program).parent}:{os.environ['PATH']}"}
        done = subprocess.run(["sh", "-c", command], cwd=folder, env=environment, capture_output=True, text=True)
        made = {file.suffix for file in folder.rglob("*") if file.is_file()}
        self.expect(done.returncode == 0 and endings <= made, f"{command}: {done.stderr} {made}")

    def search(self):
        """Options are found by what people say who know no names."""
        self.studio.set({"motion": "fluent"})
        self.evaluate("studio.store.look({ panel: 'options' })")
        seek = """(text => { const field = document.querySelector('.panel.options input[type=search]'); field.value = text; field.dispatchEvent(new Event('input'));
          return [...document.querySelectorAll('.panel.options .control')].filter(control => control.offsetParent).map(control => control.dataset.key); })"""
        for word, key in WORDS.items():
            found = self.evaluate(f"{seek}('{word}')")
            self.expect(key in found, f"{word!r} finds {found}")
        self.expect(self.evaluate(f"{seek}('xyzzy')") == [], "nonsense finds options")
        self.evaluate(f"{seek}('')")

    def swatches(self):
        """A color that is not set looks like none."""
        state = "(swatch => [swatch.classList.contains('unset'), swatch.value])(document.querySelector('[data-key=color] input[type=color]'))"
        for color, wanted in ((None, [True]), ("red", [False, "#ff0000"]), ("#0A6ED1", [False, "#0a6ed1"]), ("#0A6ED180", [True])):
            self.studio.set({"motion": "fluent", **({"color": color} if color else {})})
            found = self.evaluate(state)
            self.expect(found[: len(wanted)] == wanted, f"the swatch of {color}: {found}")

    def still(self):
        """Where less motion is asked for, what is presented begins with something to see."""
        self.studio.set({**STORY, "operation": {"policy": "fiori", "events": [START, {"at": 9000, "succeeded": "Done"}]}})
        self.evaluate("studio.store.look({ presents: true }); new Promise(done => setTimeout(done, 200))")
        alpha = self.evaluate("""(canvas => Math.max(...canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.filter((_, index) => index % 4 === 3)))(document.querySelector('.ground canvas'))""")
        self.evaluate("studio.store.look({ presents: false })")
        self.expect(alpha == 255 and not self.evaluate("studio.show.isPlaying"), f"a story that stands begins with {alpha} levels")

    def findings(self):
        """Whatever the engine finds has a card, with its fix as a button; what it says of the seam stands with what closes this."""
        fast = {"rule": "too-fast", "severity": "warning", "message": "it turns in 200 ms", "remedy": "slow the motion down", "options": ["speed"]}
        still = {"rule": "reduced-motion-missing", "severity": "advice", "message": "it has no variant", "remedy": "add with-reduced-motion: message (or slow)", "options": []}
        seam = {"rule": "cut-loop", "severity": "warning", "message": "the motion jumps", "remedy": "use as many frames as the loop has", "options": ["frames"]}
        found = [{"source": "ours", "requirement": "G", **each} for each in (fast, still, seam)]
        self.evaluate(f"""(found => {{
          const {{ spindle }} = studio, make = spindle.scene.bind(spindle);
          spindle.scene = request => Object.defineProperty(make(request), 'findings', {{ value: found }});
        }})({json.dumps(found)})""")
        self.studio.set({"motion": "fluent", "fps": 60, "frames": 40})
        rules = self.studio.rules()
        self.expect(rules == ["cut-loop", "too-fast", "reduced-motion-missing"], f"cards: {rules}")
        self.expect(self.evaluate("document.querySelector('.badge').textContent") == "3", "the badge counts something else")
        for rule, wanted in (("too-fast", ["speed", 0.5]), ("reduced-motion-missing", ["with-reduced-motion", "message"])):
            self.evaluate(f"[...document.querySelectorAll('.finding')].find(card => card.querySelector('h3').textContent.endsWith('{rule}')).querySelector('button.primary').click()")
            self.expect(self.evaluate(f"studio.store.request['{wanted[0]}']") == wanted[1], f"{rule} is not mended by its button")
        self.studio.set({"motion": "fluent"})
        rules = self.studio.rules()
        self.expect("cut-loop" in rules, f"what the page sees nothing of has no card: {rules}")
