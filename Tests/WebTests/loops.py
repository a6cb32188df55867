"""Loops in the studio: cut ones as files hold them, seams with what closes them, easings, and what stands around a seam."""

import json
import subprocess

from PIL import Image, ImageSequence

CUT = {"motion": "fluent", "fps": 60, "frames": 40, "size": 40}
ARC = {"name": "mine", "period": 1400, "tail": {"offset": 0}, "head": {"offset": 90}}
SEAM = "document.querySelector('.seam').textContent"
FIX = "document.querySelector('.seam .cause button')"

# The pictures that the canvas of the stage shows at some times.
SHOWN = """%s.map(time => { studio.show.seek(time); return document.querySelector('.ground canvas').toDataURL(); })"""

# From where what plays begins again, three times, and whether it has stood still at its end; however slow the machine is.
PLAYED = """new Promise(done => {
  const { show, store } = studio, starts = [];
  let last = 0, rested = false;
  store.look({ speed: 4 });
  show.seek(0);
  show.play(true);
  const begin = performance.now(), beat = now => {
    if (show.time < last) starts.push(Math.round(last));
    if (show.time > show.length) rested = true;
    last = show.time;
    if (starts.length < 3 && now - begin < 20000) return requestAnimationFrame(beat);
    show.play(false);
    store.look({ speed: 1 });
    done({ starts, rested });
  };
  requestAnimationFrame(beat);
})"""


class Loops:
    def __init__(self, studio, program):
        self.studio, self.program = studio, program

    def run(self):
        self.studio.look(1280, 800, "light")
        self.studio.open(self.studio.url)
        self.cuts()
        self.repeats()
        self.orders()
        self.seams()
        self.easings()
        self.around()

    def file(self, name, request):
        """How many frames an APNG of a request has, how long they are altogether, and how often it is shown."""
        file, folder = self.studio.folder / f"{name}.json", self.studio.folder / name
        file.write_text(json.dumps({**request, "to": "apng"}))
        subprocess.run([self.program, "render", file, "-o", folder], check=True, capture_output=True)
        with Image.open(next(folder.iterdir())) as picture:
            durations = [frame.info["duration"] for frame in ImageSequence.Iterator(picture)]
            return picture.n_frames, sum(durations), picture.info.get("loop")

    def orders(self):
        """Frames that are shown back as well, or the last one longer, are so on the stage, for as long as in files."""
        back, run = {**CUT, "pingpong": True}, {"value": "0:1", "fps": 20, "frames": 21, "hold": 500, "size": 40}
        turns = [*range(40), *range(38, 0, -1)]
        for name, request, order in (
            ("back", back, turns), ("held", {**CUT, "hold": 500}, [*range(40), *[39] * 30]), ("both", {**back, "hold": 500}, [*range(40), *[39] * 30, *range(38, 0, -1)]),
            ("run", run, [*range(21), *[20] * 10]), ("change", {"motion": "fluent", "theme": "fiori-light", "transition": "active:success", "frames": 21, "pingpong": True, "size": 40}, [*range(21), *range(19, 0, -1)]),
        ):
            count, length, plays = self.file(name, request)
            self.studio.set(request)
            found = self.studio.evaluate("({ length: studio.show.length, step: studio.show.frame, loops: studio.show.loops })")
            self.studio.expect(plays == 0 and found["loops"] and abs(found["length"] - length) < 1, f"{name}: {found}, and in a file {count} frames of {length} ms")
            times = self.studio.evaluate(f"{json.dumps(list(range(len(order))))}.map(index => {{ studio.show.seek(index * studio.show.frame); return studio.show.moment / studio.show.frame; }})")
            # Files have frames that are the same once, which then last longer.
            self.studio.expect(count <= len(order) and all(abs(time - index) < 1e-3 for time, index in zip(times, order)), f"{name}: {times}, not {order}")
        self.studio.set(back)
        self.studio.expect("the loop closes" in self.studio.evaluate(SEAM) and not self.studio.evaluate(FIX), f"back and forth: {self.studio.evaluate(SEAM)}")

    def cuts(self):
        """The stage has the length that files have, jumps at its end as they do, and says so where people look; each button closes it."""
        expect, evaluate = self.studio.expect, self.studio.evaluate
        count, whole, plays = self.file("cut", CUT)
        self.studio.set(CUT)
        length = evaluate("studio.show.length")
        expect(count == 40 and plays == 1 and abs(whole - length) < 1, f"a cut loop lasts {length} ms, and in a file {whole}")
        expect("Cut after 40 frames" in evaluate(SEAM) and evaluate("document.querySelector('.seam').classList.contains('bad')"), f"a cut: {evaluate(SEAM)}")
        expect("667 ms of 1500, cut" in evaluate("document.querySelector('.facts').textContent"), "the stage does not say that it is cut")
        rules = self.studio.rules()
        expect(rules[:1] == ["cut-loop"] and rules.count("cut-loop") == 1, f"a cut among the checks: {rules}")
        card = evaluate("document.querySelector('.findings .finding.error h3')?.textContent")
        expect(card and "cut-loop" in card, f"a cut is not among the errors: {card}")
        # The last moment is before the cut, and the first follows it.
        first, before, last = evaluate(SHOWN % json.dumps([0, length * (1 - 1e-6), length]))
        expect(last != first and last == before, "the end of a cut loop is not what is before the cut")
        for number, wanted in ((0, {**CUT, "frames": 90}), (1, {key: value for key, value in CUT.items() if key != "fps"})):
            self.studio.set(CUT)
            evaluate(f"document.querySelectorAll('.seam .cause button')[{number}].click()")
            expect(evaluate("studio.store.request") == wanted and evaluate(SEAM).startswith("The loop closes"), f"a cut is mended to {evaluate('studio.store.request')}")
        self.studio.set({**CUT, "frames": 180})
        expect(evaluate("studio.show.length") == 3000 and evaluate(SEAM).startswith("The loop closes"), "two loops are cut")

    def repeats(self):
        """What is cut is shown as often as files say; frames by themselves are repeated without an end."""
        played = lambda request: (self.studio.set(request), self.studio.evaluate(PLAYED))[1]
        endless = played(CUT)
        self.studio.expect(len(endless["starts"]) == 3 and not endless["rested"], f"frames of a cut loop: {endless}")
        once = played({**CUT, "to": "gif"})
        self.studio.expect(once["rested"] and all(time > 680 for time in once["starts"]), f"a cut GIF is shown once: {once}")
        twice = played({**CUT, "to": "gif", "repeat": 2})
        self.studio.expect(twice["rested"] and twice["starts"] and twice["starts"][0] < 668 and all(time > 680 for time in twice["starts"][1:2]), f"a cut GIF is shown twice: {twice}")
        self.studio.expect("2 times" in self.studio.evaluate(SEAM), "nothing is said of how often it is shown")

    def seams(self):
        """A loop that jumps says so and why, and its buttons close it; it can be looked at then as well."""
        jumping = {
            "turns": {**ARC, "rotation": {"tracks": [{"amount": 300}]}},
            "sweep": {**ARC, "rotation": {"tracks": [{"amount": 360}]}, "head": {"offset": 30, "tracks": [{"amount": 200, "duration": 700}]}, "tail": {"tracks": [{"amount": 120, "delay": 700, "duration": 700}]}},
            "period": {**ARC, "rotation": {"tracks": [{"amount": 360, "period": 900}]}},
            "easing": {**ARC, "rotation": {"tracks": [{"amount": 360, "easing": "linear(0, 0.3 20%, 0.8)"}]}},
            "both ends": {**ARC, "rotation": {"tracks": [{"amount": 360, "easing": "linear(0.1, 0.8)"}]}},
            "return": {**ARC, "rotation": {"tracks": [{"amount": 100, "accumulates": False}]}},
        }
        for name, motion in jumping.items():
            self.studio.set({"motion": motion})
            fixes = []
            while self.studio.evaluate(f"Boolean({FIX})") and len(fixes) < 4:
                fixes.append(self.studio.evaluate(f"{FIX}.textContent"))
                self.studio.evaluate(f"{FIX}.click()")
            self.studio.expect(fixes, f"seam: {name}: no fix is offered: {self.studio.evaluate(SEAM)}")
            self.studio.expect("closes" in self.studio.evaluate(SEAM), f"seam: {name} is not closed by {fixes}")
            self.studio.expect("Watch the seam" in self.studio.evaluate(SEAM), f"seam: {name} cannot be looked at once it closes")
        self.studio.set({"motion": jumping["easing"]})
        said = self.studio.evaluate(SEAM)
        self.studio.expect("ends at 0.8, not at 1" in said and "linear(0, 0.3 20%, 1)" in said, f"an easing that ends at 0.8: {said}")

    def easings(self):
        """The curve of an easing is its own, and only cubic ones have handles."""
        known = {"linear(0, 0.25 50%, 1)": (0.25, 0.625), "steps(4)": (0.5, 0.75), "ease-in-out": (0.5, None)}
        for easing, (middle, later) in known.items():
            heights = self.studio.evaluate(f"studio.show.easings.heights({json.dumps(easing)})")
            self.studio.expect(abs(heights[80] - middle) < 1e-6 and (later is None or abs(heights[120] - later) < 1e-6), f"{easing} goes through {heights[80]} and {heights[120]}")
        self.studio.evaluate("studio.store.look({ panel: 'motion' })")
        for easing, count in (("linear(0, 0.25 50%, 1)", 0), ("spring(50, 1)", 0), ("cubic-bezier(0.4, 0, 0.2, 1)", 2)):
            self.studio.set({"motion": {**ARC, "rotation": {"tracks": [{"amount": 360, "easing": easing}]}}})
            opened = self.studio.evaluate("""(() => {
              const open = text => [...document.querySelectorAll('.move button')].find(button => button.textContent === text);
              open('Curve')?.click();
              const lane = document.querySelector('.lane .name');
              if (lane.getAttribute('aria-pressed') === 'false') lane.click();
              return { grips: document.querySelectorAll('.curve .grip').length, knobs: [...document.querySelectorAll('.lane .knob')].filter(knob => !knob.hidden).length,
                lines: (document.querySelector('.curve .easing').getAttribute('d').match(/L/g) ?? []).length };
            })()""")
            self.studio.expect(opened["grips"] == opened["knobs"] == count and (opened["lines"] > 100) == (count == 0), f"the curve of {easing}: {opened}")

    def around(self):
        """Onion skin goes around the seam, and the numbers reach the end."""
        evaluate, expect = self.studio.evaluate, self.studio.expect
        evaluate("studio.store.look({ panel: 'options', onion: true }); studio.show.play(false)")
        # Before the first frame, the last one shows, be the loop cut or not.
        for request, time in (({"motion": "winui", "size": 60}, 1967), ({**CUT, "size": 60}, 650)):
            self.studio.set(request)
            seen = evaluate("""(time => {
              studio.show.seek(0);
              const canvas = document.querySelector('.ground canvas'), { width, height } = canvas, other = new OffscreenCanvas(width, height).getContext('2d');
              const pixels = context => [...context.getImageData(0, 0, width, height).data].filter((_, index) => index % 4 === 3);
              studio.show.scene.draw(other, time, { scale: width / studio.show.scene.width });
              const shown = pixels(canvas.getContext('2d')), last = pixels(other), inside = last.flatMap((alpha, index) => alpha === 255 ? [shown[index]] : []);
              return inside.filter(alpha => alpha > 60).length / inside.length;
            })""" + f"({time})")
            expect(seen > 0.98, f"onion skin of {request}: {seen:.2f} of the last frame shows around the first")
        evaluate("studio.store.look({ onion: false })")
        evaluate("document.querySelector('.numbers').open = true; new Promise(done => setTimeout(done, 100))")
        rows = evaluate("[...document.querySelectorAll('.numbers tbody tr')].map(row => Number(row.cells[0].textContent))")
        expect(rows and rows[0] == 0 and abs(rows[-1] - evaluate("studio.show.length")) < 0.1, f"the numbers end at {rows[-1:]} ms")
        evaluate("document.querySelector('.numbers').open = false")
