"""The page of the studio in a browser: its controls, its texts, its addresses, its looks, its pace, and the server behind it."""

import json
import os
import pathlib
import signal
import subprocess
import time

import attacks
import axe_core_python
import controls
import loops
import pages
import panels
import served
import takeaways

PROGRAM = os.environ.get("SPINDLE_PROGRAM", str(pages.ROOT / ".build/release/spindle"))
AXE = pathlib.Path(axe_core_python.__file__).parent / "axe.min.js"
# It was 3 MB until Display P3, clips of any shape, logos as vectors, skeletons and packed atlases.
# 359 motions of collections, and what is read of them, take 0.25 MB; stylesheets, two looks and colors of figures 0.15 MB.
MOST_BYTES = 3_800_000
PANELS = ("options", "states", "story", "motion", "checks", "take")

# The times between frames for three seconds, all cells of the gallery in sight.
PACE = """new Promise(done => {
  const times = [];
  const beat = now => { times.push(now); if (now - times[0] < 3000) requestAnimationFrame(beat); else done(times.slice(1).map((time, index) => time - times[index])); };
  requestAnimationFrame(beat);
})"""

# What each motion becomes as a file of one's own, and by how much any number of what it draws is another then.
OWN = """%s.map(name => {
  const frame = () => JSON.stringify(studio.show.scene.frame(321)), numbers = text => text.match(/-?\\d+(\\.\\d+)?(e[-+]?\\d+)?/g).map(Number);
  studio.store.replace({ motion: name });
  const before = numbers(frame());
  document.querySelector('.editor .primary').click();
  const after = numbers(frame());
  const worst = before.length === after.length ? Math.max(...before.map((value, index) => Math.abs(value - after[index]))) : 1e9;
  return [name, studio.store.request.motion.name, studio.show.problems, worst];
})"""
SEAMS = """%s.map(name => {
  studio.store.replace({ motion: name });
  return [name, document.querySelector('.seam').textContent];
})"""

# The canvases of the gallery: their pixels, those that are stretched by more than the 64th of a point that layouts count in, and how many
# pixels they hold.
CELLS = """globalThis.canvases = () => [...document.querySelectorAll('#gallery canvas')].filter(canvas => canvas.width > 0);
globalThis.cells = () => canvases().map(canvas => canvas.toDataURL()).join();
globalThis.blurred = () => canvases().filter(canvas => ['width', 'height'].some(side => Math.abs(canvas.getBoundingClientRect()[side] * devicePixelRatio - canvas[side]) > 0.02 + devicePixelRatio / 64)).length > 0 ? ['stretched'] : [];
globalThis.pixels = () => canvases().reduce((sum, { width, height }) => sum + width * height, 0)"""
MOST_PIXELS = 12_000_000

# How far the edges of each motion are from what they are at 8 times the size, in levels of alpha on average: as the gallery draws it,
# and as the stage does.
EDGES = """studio.spindle.motions.map(({ name, kind }) => {
  const { scene } = studio.show.make(kind === 'determinate' ? { value: '0:1' } : { motion: name, ...(kind === 'bars' ? { width: 48 } : {}) }, true), side = 48;
  const drawn = (time, scale, isSmall) => {
    const context = new OffscreenCanvas(side * scale, side * scale).getContext('2d', { willReadFrequently: true });
    scene.draw(context, time, { scale, isSmall });
    return context.getImageData(0, 0, side * scale, side * scale).data;
  };
  const sums = [0, 0];
  let count = 0;
  for (const part of [0.21, 0.77]) {
    const large = drawn(part * scene.duration, 8, false), own = [true, false].map(isSmall => drawn(part * scene.duration, 1, isSmall));
    for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) {
      let sum = 0;
      for (let v = 0; v < 8; v++) for (let u = 0; u < 8; u++) sum += large[4 * ((y * 8 + v) * side * 8 + x * 8 + u) + 3];
      if (sum / 64 < 3 || sum / 64 > 252) continue;
      count++;
      own.forEach((data, index) => { sums[index] += Math.abs(data[4 * (y * side + x) + 3] - sum / 64); });
    }
  }
  scene.dispose();
  return [name, ...sums.map(sum => sum / Math.max(count, 1))];
})"""
# Browsers draw no edge to less than this.
# The notched arc of rls-tail-spin, whose ends are thinner than a pixel, 3.4.
NOISE = 4


class Studio:
    def __init__(self, browser, folder):
        self.browser, self.folder, self.wrong, self.figures = browser, folder, [], []
        folder.mkdir(exist_ok=True)

    def expect(self, is_so, text):
        if not is_so:
            self.wrong.append(text)

    def evaluate(self, expression):
        return self.browser.evaluate(expression)

    def look(self, width, height, scheme, moves=False, density=1):
        """What a page that is opened then has. Where it moves, it works all the time, and everything else waits for that."""
        self.browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=density, mobile=False)
        features = {"prefers-color-scheme": scheme, "prefers-reduced-motion": "no-preference" if moves else "reduce"}
        self.browser.call("Emulation.setEmulatedMedia", features=[{"name": name, "value": value} for name, value in features.items()])

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

    def rules(self):
        """What the panel has found, once it has looked again."""
        return self.evaluate("new Promise(done => setTimeout(() => done([...document.querySelectorAll('.finding h3')].map(title => title.lastChild.textContent)), 700))")

    def run(self):
        page = self.folder / "studio.html"
        subprocess.run([PROGRAM, "studio", "-o", page], check=True, stderr=subprocess.DEVNULL)
        self.expect(page.stat().st_size <= MOST_BYTES, f"the page has {page.stat().st_size} bytes")
        self.url = page.as_uri()
        self.figures.append(f"{page.stat().st_size} bytes")
        self.look(1280, 800, "light")
        self.open(self.url)
        for part in (self.controls, self.texts, self.links, self.motions, self.loops, self.plot, self.story, self.panels, self.saved, self.sizes, self.access, self.gallery, self.pace):
            start = time.monotonic()
            part()
            print(f"  {part.__name__}: {time.monotonic() - start:.1f} s", flush=True)
        others = self.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
        self.expect(others == [], f"the page asks for {others}")
        faults = self.evaluate("globalThis.faults ?? []")
        self.expect(faults == [], f"faults: {faults}")
        self.server()

    def controls(self):
        """Every control takes each of its kinds of value, and shows there what is wrong."""
        listed = json.loads(subprocess.check_output([PROGRAM, "list", "options", "--json"]))["options"]
        tests = controls.Controls(self, listed)
        tests.run()
        self.figures.append(f"{tests.count} values of {len(listed)} options")

    def texts(self):
        """What is copied makes the same files, the pictures of the stage, and the same job."""
        tests = takeaways.Takeaways(self, PROGRAM)
        tests.run()
        worst = ", ".join(f"{key} {value:.1f}" for key, value in tests.worst.items())
        self.figures.append(f"{tests.count} commands and specs, their frames beside the stage: {worst}")

    def links(self):
        """A link reproduces the request, the view and the moment."""
        wanted = {"request": {"motion": "winui", "label": "Größe & <b>"}, "scale": "3", "panel": "take", "onion": True, "time": 321.5, "isPlaying": False}
        state = """({ request: studio.store.request, scale: studio.store.view.scale, onion: studio.store.view.onion, time: studio.show.time, isPlaying: studio.show.isPlaying,
          panel: document.querySelector('[role=tab][aria-selected=true]').dataset.tab })"""
        self.set(wanted["request"])
        self.evaluate("studio.store.look({ scale: '3', panel: 'take', onion: true }); studio.show.play(false); studio.show.seek(321.5)")
        link = self.evaluate("studio.store.link()")
        self.open(self.url + "#" + link)
        self.expect(self.evaluate(state) == wanted, f"the link reproduces {self.evaluate(state)}")
        # Also where the page is open already.
        self.set({"motion": "carbon"})
        self.evaluate("new Promise(done => setTimeout(done, 400))")
        self.evaluate(f"location.hash = {json.dumps(link)}; new Promise(done => setTimeout(done, 100))")
        self.expect(self.evaluate("studio.store.request") == wanted["request"], "a link in an open page changes nothing")
        self.evaluate("studio.store.change(request => { request.size = 20; })")
        self.evaluate("studio.store.undo()")
        self.expect(self.evaluate("studio.store.request.size ?? null") is None, "undo changes nothing")
        self.evaluate("studio.store.redo()")
        self.expect(self.evaluate("studio.store.request.size") == 20, "redo changes nothing")

    def motions(self):
        """Every running motion can be made one's own, and draws the same, as far as the file says all of it."""
        self.open(self.url)
        listed = self.evaluate("studio.spindle.motions.filter(motion => motion.kind !== 'determinate').map(motion => motion.name)")
        self.evaluate("studio.store.look({ panel: 'motion' })")
        for name, own, problems, worst in self.evaluate(OWN % json.dumps(listed)):
            self.expect(own == f"my-{name}", f"{name} does not become one's own")
            self.expect(problems == [], f"my-{name}: {problems}")
            self.expect(worst < 1e-3, f"{name}: its file draws something else, by {worst}")
        # Each can be seen in the gallery, and has curves and a seam to look at.
        shown = self.evaluate("[...document.querySelectorAll('#gallery .cell .picture + span')].map(cell => cell.textContent)")
        self.expect(set(listed) <= set(shown), f"the gallery lacks {set(listed) - set(shown)}")
        for name, said in self.evaluate(SEAMS % json.dumps(listed)):
            jumps = said.startswith("The loop jumps at its seam")
            self.expect(jumps or said.startswith("The loop closes"), f"{name}: {said!r}")
            self.expect(jumps == ("It is published so" in said), f"{name}: {said!r}")
        self.lanes()

    def loops(self):
        """What begins again is shown as files hold it, and what is wrong with it is mended."""
        loops.Loops(self, PROGRAM).run()

    def panels(self):
        """Panels say what can be done, and why the rest cannot."""
        panels.Panels(self, PROGRAM).run()

    def lanes(self):
        """The lanes below the plot change times and easings by keys and by dragging."""
        self.set({"motion": "material-advance"})
        self.evaluate("document.querySelector('.editor .primary').click()")
        before = self.evaluate("studio.store.request.motion")
        press = "(element => { element.focus(); element.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true })); })"
        self.evaluate(f"{press}(document.querySelectorAll('.lane')[1].querySelectorAll('.grip')[1])")
        after = self.evaluate("studio.store.request.motion")
        self.expect(before != after and not self.evaluate("studio.show.problems.length"), "a lane's end does not move")
        self.evaluate("document.querySelectorAll('.lane .name')[1].click()")
        box = self.evaluate("(box => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))(document.querySelector('.lane .knob').getBoundingClientRect())")
        self.drag(box, 40, -10)
        self.expect(self.evaluate("studio.store.request.motion") != after, "a handle on the plot is not dragged")

    def drag(self, place, right, down):
        at = {"button": "left", "buttons": 1, "clickCount": 1}
        self.browser.call("Input.dispatchMouseEvent", type="mousePressed", **place, **at)
        for part in (0.5, 1):
            self.browser.call("Input.dispatchMouseEvent", type="mouseMoved", x=place["x"] + right * part, y=place["y"] + down * part, **at)
        self.browser.call("Input.dispatchMouseEvent", type="mouseReleased", x=place["x"] + right, y=place["y"] + down, **at)

    def plot(self):
        """A press on the plot shows that moment at once, arrow keys go on by frames and around the loop, and what is compared is as published."""
        self.set({"motion": "fluent", "speed": 0.5, "color": "#0A6ED1"})
        self.evaluate("studio.show.play(true); document.querySelector('.play').focus(); document.querySelector('.plot').scrollIntoView({ block: 'center' })")
        box = self.evaluate("(box => ({ x: box.x, y: box.y, width: box.width, height: box.height }))(document.querySelector('.plot').getBoundingClientRect())")
        for part in (0.01, 0.5, 0.99):
            self.evaluate("document.activeElement.blur()")
            self.drag({"x": box["x"] + part * box["width"], "y": box["y"] + box["height"] / 2}, 0, 0)
            time, isPlaying = self.evaluate("[studio.show.time, studio.show.isPlaying]")
            self.expect(abs(time - 3000 * part) < 3000 * 2 / box["width"] and not isPlaying, f"a press at {part} of the plot shows {time} ms")
        self.evaluate("studio.show.seek(0); document.querySelector('.scrub').focus()")
        press = "document.querySelector('.scrub').dispatchEvent(new KeyboardEvent('keydown', { key: '%s', bubbles: true, cancelable: true })); studio.show.time"
        times = [self.evaluate(f"(() => {{ {(press % key).replace('; ', '; return ', 1)} }})()") for key in ("ArrowRight", "ArrowLeft", "ArrowLeft")]
        self.expect([round(time * 60 / 1000) for time in times] == [1, 0, 179], f"arrow keys show {times} ms")
        slider = "document.querySelector('[aria-label=\"speed: slider\"]')"
        self.expect(abs(self.evaluate(f"Number({slider}.value)") + 1) < 1e-9, "half the speed is not halfway to the left")
        self.evaluate("studio.store.look({ compare: 'fluent' })")
        self.expect(self.evaluate("studio.show.other.duration") == 1500, "what is compared is not as published")
        self.evaluate("studio.store.look({ compare: '' })")

    def story(self):
        """Events are dragged on their track, logs are read in their unit, and what is announced is told as text."""
        self.open(self.url)
        self.evaluate("studio.store.look({ panel: 'story' }); document.querySelector('.panel.story .primary').click()")
        before = self.evaluate("studio.store.request.operation.events[1].at")
        box = self.evaluate("(box => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))(document.querySelectorAll('.track .event')[1].getBoundingClientRect())")
        self.drag(box, 20, 0)
        self.expect(self.evaluate("studio.store.request.operation.events[1].at") > before, "an event is not dragged")
        self.evaluate("studio.show.seek(studio.show.length)")
        last = self.evaluate("studio.show.scene.access.announcements.at(-1)?.text")
        self.expect(last and self.evaluate("document.querySelector('.caption').textContent") == last, f"{last!r} is not told")
        log = self.folder / "job.csv"
        log.write_text("time,value,state,message\n0,0,running,\n2.5,10,running,\n6,30,succeeded,Done\n")
        (self.folder / "job.yaml").write_text("motion: fluent\nlog: job.csv\nlog-unit: s\nlog-total: 40\nlabel: Uploading\n")
        page = self.folder / "job.html"
        subprocess.run([PROGRAM, "studio", self.folder / "job.yaml", "-o", page], check=True, stderr=subprocess.DEVNULL)
        self.open(page.as_uri())
        wanted = [{"at": 0, "started": True}, {"at": 2500, "progress": 0.25}, {"at": 6000, "progress": 0.75}, {"at": 6000, "succeeded": "Done"}]
        self.expect(self.evaluate("studio.store.request.operation.events") == wanted, f"a log: {self.evaluate('studio.store.request.operation')}")
        self.open(self.url)

    def saved(self):
        """The page that is saved begins with what is seen, and is the same page otherwise."""
        self.set({"motion": "winui", "label": "</script><b>"})
        self.evaluate("studio.store.look({ presents: true })")
        self.evaluate("""new Promise(done => {
          const create = URL.createObjectURL;
          URL.createObjectURL = blob => { blob.text().then(text => { globalThis.saved = text; done(); }); return create(blob); };
          [...document.querySelectorAll('.acts button')].find(button => button.textContent === 'Save page').click();
        })""")
        page = self.folder / "saved.html"
        page.write_text(self.evaluate("saved"))
        self.open(page.as_uri())
        state = self.evaluate("({ ...studio.store.request, presents: studio.store.view.presents, shown: getComputedStyle(document.getElementById('side')).display })")
        self.expect(state == {"motion": "winui", "label": "</script><b>", "presents": True, "shown": "none"}, f"the saved page begins with {state}")
        self.expect(page.stat().st_size <= MOST_BYTES, f"the saved page has {page.stat().st_size} bytes")
        self.open(self.url)

    def sizes(self):
        grounds = set()
        for width, height in ((360, 740), (1280, 800), (3840, 2160)):
            for scheme in ("light", "dark"):
                self.look(width, height, scheme)
                self.open(self.url)
                over = self.evaluate("document.documentElement.scrollWidth - innerWidth")
                self.expect(over <= 0, f"{width} px: {over} px too wide")
                for area in (".acts", ".tools"):
                    out = self.evaluate(f"[...document.querySelectorAll('{area} button, {area} select')].filter(each => each.getBoundingClientRect().right > innerWidth || each.getBoundingClientRect().left < 0).map(each => each.textContent.slice(0, 20))")
                    self.expect(out == [], f"{width} px: out of sight in {area}: {out}")
                clipped = self.evaluate("[...document.querySelectorAll('.control .help, .control label')].filter(each => each.offsetParent && (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)).map(each => each.textContent.slice(0, 30))")
                self.expect(clipped == [], f"{width} px: clipped: {clipped}")
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
            for tab in PANELS:
                self.evaluate(f"document.querySelector('[data-tab={tab}]').click()")
                if tab == "motion":
                    self.set({"motion": "fluent"})
                    self.evaluate("document.querySelector('.editor .primary').click(); document.querySelector('.lane .name').click()")
                if tab == "story":
                    self.evaluate("document.querySelector('.panel.story .primary').click()")
                # What is around the panels is the same for all of them.
                place = "document" if tab == PANELS[0] else "{ include: [['#center'], ['#side'], ['#said']] }"
                found = self.evaluate(f"axe.run({place})" + """.then(result => result.violations.map(
                  violation => violation.id + ': ' + violation.nodes.map(node => node.target.join(' ')).slice(0, 4).join(', ')))""")
                self.expect(found == [], f"axe, {scheme}, {width} px, {tab}: {found}")

    def gallery(self):
        """The gallery moves unless less motion is asked for, is as sharp as the screen, and holds no more pixels than are in sight."""
        for moves in (True, False):
            self.look(1280, 800, "light", moves)
            self.open(self.url)
            before, after = self.evaluate(f"{CELLS}; new Promise(done => setTimeout(() => {{ const before = cells(); setTimeout(() => done([before, cells()]), 300); }}, 1000))")
            self.expect((before != after) == moves, f"the gallery {'stands' if moves else 'moves'}")
            self.expect(self.evaluate("studio.show.isPlaying") == moves, "the stage does not begin as is asked for")
        for width, density in ((1280, 1), (1280, 2), (1280, 1.5), (360, 3)):
            self.look(width, 800, "light", density=density)
            self.open(self.url)
            found = self.evaluate(f"{CELLS}; new Promise(done => setTimeout(() => done([blurred(), pixels()]), 600))")
            self.expect(found[0] == [] and 0 < found[1] < MOST_PIXELS, f"the gallery at density {density}: {found}")
        edges = self.evaluate(EDGES)
        for name, small, exact in edges:
            self.expect(small <= exact + NOISE, f"the edges of {name} are {small:.1f} levels off in the gallery, and {exact:.1f} on the stage")
        small, exact = (sum(column) / len(edges) for column in list(zip(*edges))[1:])
        self.figures.append(f"edges {small:.1f} levels off in the gallery, {exact:.1f} on the stage")

    def pace(self):
        """The first picture comes at once, and all that moves keeps up with the screen."""
        self.look(1280, 800, "light", moves=True)
        firsts = []
        for _ in range(5):
            self.open(self.url)
            firsts.append(self.evaluate("performance.getEntriesByName('picture')[0].startTime"))
        # As high as the gallery is.
        height = self.evaluate("document.querySelector('.cells').scrollHeight") + 300
        self.look(1280, height, "light", moves=True)
        self.open(self.url)
        seen = self.evaluate("(list => list.every(cell => cell.getBoundingClientRect().bottom <= innerHeight))([...document.querySelectorAll('#gallery .cell')])")
        self.expect(seen, "not all of the gallery is in sight")
        self.evaluate("new Promise(done => setTimeout(done, 1500))")
        # Figures only: what others do on the machine must decide nothing.
        self.browser.call("Performance.setTimeDomain", timeDomain="threadTicks")
        self.browser.call("Performance.enable")
        before = self.work()
        times = self.evaluate(PACE)
        work, rate = (self.work() - before) * 1000 / len(times), 1000 * len(times) / sum(times)
        self.browser.call("Performance.disable")
        cells = self.evaluate("document.querySelectorAll('#gallery .cell').length")
        self.figures.append(f"first picture after {min(firsts):.0f} to {max(firsts):.0f} ms; {cells} cells in sight: {work:.1f} ms of work a frame, {rate:.1f} frames a second")

    def work(self):
        """How long the page has worked so far, in seconds."""
        return next(metric["value"] for metric in self.browser.call("Performance.getMetrics")["metrics"] if metric["name"] == "TaskDuration")

    def server(self):
        served.Served(self, PROGRAM).run()
        file = self.folder / "served.yaml"
        file.write_text("# ours\nmotion: fluent  # kept\nsize: 40\nframes: 4\n")
        process = subprocess.Popen([PROGRAM, "studio", file.name, "--serve"], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            tests = attacks.Attack(self, process.stdout.readline().strip(), file, PROGRAM)
            tests.run()
            self.figures.append(f"{tests.exports} formats exported")
        finally:
            process.send_signal(signal.SIGINT)
            self.expect(process.wait(10) == 130, "the server does not end as interrupted")
