"""Pages of `spindle preview`, opened as files: what they show is what a render writes (issue 22, point 1)."""

import base64
import os
import signal
import subprocess
import time

from PIL import Image

import pages
import studio

PROGRAM = os.environ.get("SPINDLE_RELEASE", str(pages.ROOT / ".build/release/spindle"))
# What a canvas loses of colors that are nearly transparent, in levels of what is seen.
ROUNDING = 1
# How far Lottie may be from the frames, in levels of alpha: Chromium's edges are not Cairo's.
LOTTIE_PEAK, LOTTIE_MEAN = 72, 2

# 12 frames in 1700 ms: no animation format has such a time exactly.
SPEC = """motion: fluent
name: spinner
duration: 1700
frames: 12
size: 48
scale: [1, 2]
to: [frames, sheet, apng, webp, svg, lottie]
"""

# 10 s at 60 frames a second, of which none is a whole number of milliseconds: what is lost in each would add up.
LONG = """value: 0..1
name: long
size: 16
frames: 600
fps: 60
to: [frames, apng, webp]
"""

MANIFEST = """version: 1
defaults: {size: 24, frames: 6, motion: fluent}
assets:
  spinner: {to: sheet}
  ring: {value: 0:1, motion: determinate, to: apng}
  wave: {to: frames, color: '#cc0000'}
"""

READY = """(async () => {
  await Promise.all(clock.views.map(view => view.load()));
  return [faults, performance.getEntriesByType('resource').map(entry => entry.name).filter(name => !/^(data|blob):/.test(name))];
})()"""

# The pixels of all canvases at a frame, by format and scale.
PIXELS = """(async frame => {
  setZoom(1);
  goTo(frame);
  for (const view of clock.views) view.show();
  return clock.views.filter(view => view.player?.canvas && view.panel.variant === undefined).map(({ panel, player }) => {
    const { width, height } = player.canvas;
    const bytes = player.context.getImageData(0, 0, width, height).data;
    return { format: panel.format, scale: panel.scale, width, height, data: btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join('')) };
  });
})(%d)"""

CONTROLS = """(async () => {
  const wait = ms => new Promise(done => setTimeout(done, ms));
  const press = key => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const click = (group, word) => [...document.querySelectorAll(`#${group} button`)].find(button => button.textContent === word).click();
  const found = {};
  goTo(3);
  const still = clock.time;
  await wait(150);
  found.paused = clock.time === still && !clock.playing;
  press('ArrowRight');
  found.on = document.getElementById('scrub').value === '4';
  press('ArrowLeft'); press('ArrowLeft');
  found.back = document.getElementById('scrub').value === '2';
  goTo(0); press('ArrowLeft');
  found.wraps = document.getElementById('scrub').value === '11';
  const rate = async word => {
    click('speed', word); goTo(0); press(' ');
    const [start, time] = [performance.now(), clock.time];
    await wait(600);
    const result = (clock.time - time) / (performance.now() - start);
    press(' ');
    return result;
  };
  const [slow, fast] = [await rate('¼'), await rate('4')];
  found.slow = slow > 0.2 && slow < 0.3;
  found.fast = fast > 3.2 && fast < 4.8;
  setZoom(1);
  for (let turn = 0; turn < 20; turn++) press('+');
  const canvas = clock.views[0].player.canvas;
  found.zoom = canvas.getBoundingClientRect().width === canvas.width * 16 && getComputedStyle(canvas).imageRendering === 'pixelated';
  press('-');
  found.smaller = canvas.getBoundingClientRect().width === canvas.width * 12;
  const grounds = ['Light', 'Dark', 'Checkered'].map(word => {
    click('ground', word);
    const style = getComputedStyle(document.querySelector('.stage'));
    return style.backgroundColor + style.backgroundImage;
  });
  found.ground = new Set(grounds).size === 3;
  found.kept = location.hash.includes('zoom=12') && location.hash.includes('ground=checkered');
  const svg = clock.views.find(view => view.panel.kind === 'svg');
  goTo(5); svg.show();
  found.svg = Math.abs(svg.player.picture.getCurrentTime() * 1000 - clock.time) < 0.5;
  found.names = [...document.querySelectorAll('button, input')].every(control => control.textContent || control.labels?.length || control.ariaLabel);
  return found;
})()"""

SINCE = """(async () => {
  const cards = () => [...document.querySelectorAll('.card')].filter(card => !card.hidden).map(card => card.querySelector('h2').firstChild.textContent);
  const search = document.getElementById('search');
  const type = text => { search.value = text; search.dispatchEvent(new Event('input')); };
  const found = { all: cards() };
  type('apng'); found.searched = cards();
  type(''); document.getElementById('changed').click(); found.changed = cards();
  setPlaying(false);
  // Frame 2 of the wave, whose 6 frames take 1500 ms.
  clock.time = 2 * 250;
  for (const view of clock.views) view.show();
  for (const one of differences) one.update();
  found.words = differences.map(one => one.words.textContent);
  found.sizes = differences.map(one => [one.canvas.width, one.canvas.height]);
  return found;
})()"""


def distance(shown, frame):
    """The greatest distance and the mean of what is seen, in levels."""
    worst = total = 0
    for a, b in zip(shown.getdata(), frame.getdata()):
        far = max(abs(a[3] - b[3]), *(abs(a[c] * a[3] - b[c] * b[3]) / 255 for c in range(3)))
        worst, total = max(worst, far), total + far
    return worst, total / (frame.width * frame.height)


class Previews:
    def __init__(self, browser, folder):
        self.browser, self.folder, self.wrong = browser, folder, []

    def expect(self, holds, what):
        if not holds:
            self.wrong.append(what)

    def spindle(self, *words):
        subprocess.run([PROGRAM, *words], cwd=self.folder, check=True, stderr=subprocess.DEVNULL)

    def open(self, page):
        self.browser.navigate("about:blank")
        self.browser.navigate((self.folder / page).as_uri())
        faults, requests = self.browser.evaluate(READY)
        self.expect(not faults, f"{page}: {faults}")
        self.expect(not requests, f"{page} asks for {requests}")

    def outputs(self):
        (self.folder / "spinner.yaml").write_text(SPEC)
        self.spindle("render", "spinner.yaml", "-o", "out")
        self.spindle("preview", "spinner.yaml", "-o", "page.html")
        self.expect((self.folder / "page.html").stat().st_size <= 3_000_000, "the page is too large")
        self.open("page.html")
        compared, worst, mean = 0, 0, 0
        for number in range(12):
            for shown in self.browser.evaluate(PIXELS % number):
                suffix = "" if shown["scale"] == 1 else "@2x"
                frame = Image.open(self.folder / f"out/spinner-{number:04d}{suffix}.png").convert("RGBA")
                name = f"frame {number} of {shown['format']}{suffix}"
                if frame.size != (shown["width"], shown["height"]):
                    self.wrong.append(f"{name} is {shown['width']} × {shown['height']}")
                    continue
                picture = Image.frombytes("RGBA", frame.size, base64.b64decode(shown["data"]))
                far, average = distance(picture, frame)
                if shown["format"] == "lottie":
                    worst, mean = max(worst, far), max(mean, average)
                    self.expect(far <= LOTTIE_PEAK and average <= LOTTIE_MEAN, f"{name} is {far:.0f} levels off, {average:.2f} on average")
                else:
                    self.expect(far <= ROUNDING, f"{name} is {far:.1f} levels off")
                compared += 1
        # Four formats of pixels at two scales, and Lottie.
        self.expect(compared == 12 * 9, f"{compared} pictures were compared")
        for name, holds in self.browser.evaluate(CONTROLS).items():
            self.expect(holds, f"controls: {name}")
        return compared, worst, mean

    def long(self):
        """Panels of animations stay in step with those of frames to the end."""
        (self.folder / "long.yaml").write_text(LONG)
        self.spindle("render", "long.yaml", "-o", "long")
        self.spindle("preview", "long.yaml", "-o", "long.html")
        self.open("long.html")
        for number in (0, 1, 200, 431, 598, 599):
            shown = self.browser.evaluate(PIXELS % number)
            self.expect({one["format"] for one in shown} == {"frames", "apng", "webp"}, f"long: {len(shown)} panels")
            frame = Image.open(self.folder / f"long/long-{number:04d}.png").convert("RGBA")
            for one in shown:
                picture = Image.frombytes("RGBA", frame.size, base64.b64decode(one["data"]))
                far, _ = distance(picture, frame)
                self.expect(far <= ROUNDING, f"frame {number} of a long {one['format']} is {far:.1f} levels off")

    def since(self):
        manifest = self.folder / "spindle.yaml"
        manifest.write_text(MANIFEST)
        self.spindle("build", "--out", "old", "--quiet")
        manifest.write_text(MANIFEST.replace("#cc0000", "#00cc00"))
        self.spindle("preview", "--since", "old", "-o", "review.html")
        self.open("review.html")
        found = self.browser.evaluate(SINCE)
        for name, wanted in {"all": ["ring", "spinner", "wave"], "searched": ["ring"], "changed": ["wave"], "sizes": [[24, 24]]}.items():
            self.expect(found[name] == wanted, f"since: {name} is {found[name]}")
        self.spindle("build", "--out", "new", "--quiet")
        old, new = (Image.open(self.folder / f"{place}/wave-0002.png").convert("RGBA") for place in ("old", "new"))
        count = sum(a != b and (a[3] or b[3]) != 0 for a, b in zip(old.getdata(), new.getdata()))
        self.expect(found["words"] and found["words"][0].startswith(f"{count} pixels"), f"since: {found['words']}, and {count} pixels differ")

    def watched(self):
        """A page that is watched shows what its spec becomes, at the frame at which it stood."""
        spec, page = self.folder / "watched.yaml", self.folder / "watched.html"
        spec.write_text("motion: fluent\nframes: 12\nsize: 20\nto: frames\n")
        process = subprocess.Popen([PROGRAM, "preview", spec.name, "--watch", "-o", page.name], cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            self.wait(page.exists)
            self.open(page.name)
            self.browser.evaluate("goTo(7)")
            before = page.read_bytes()
            spec.write_text(spec.read_text().replace("20", "30"))
            self.wait(lambda: page.read_bytes() != before)
            # The page looks once a second.
            time.sleep(4)
            found = self.browser.evaluate("[data.subjects[0].panels[0].width, document.getElementById('scrub').value]")
            self.expect(found == [30, "7"], f"watched: {found}")
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(10)

    def opened(self):
        """--open gives the page to what opens pages here."""
        place, record = self.folder / "bin", self.folder / "opened"
        place.mkdir()
        for name in ("xdg-open", "open"):
            (place / name).write_text(f'#!/bin/sh\necho "$1" >> {record}\n')
            (place / name).chmod(0o755)
        for command in ("preview", "studio"):
            record.unlink(missing_ok=True)
            subprocess.run([PROGRAM, command, "fluent", "--open", "-o", f"{command}-opened.html"], cwd=self.folder, check=True,
                           stderr=subprocess.DEVNULL, env={**os.environ, "PATH": f"{place}:{os.environ['PATH']}"})
            self.wait(lambda: record.exists() and record.read_text().endswith("\n"))
            found = record.read_text().strip() if record.exists() else None
            self.expect(found and (self.folder / found).name == f"{command}-opened.html", f"{command} --open opens {found}")

    def wait(self, holds, seconds=20):
        end = time.monotonic() + seconds
        while not holds() and time.monotonic() < end:
            time.sleep(0.05)

    def access(self):
        """What axe-core finds, in both schemes and on a phone."""
        source = studio.AXE.read_text()
        for page in ("page.html", "review.html"):
            for width, scheme in ((1280, "light"), (1280, "dark"), (360, "light")):
                self.browser.call("Emulation.setDeviceMetricsOverride", width=width, height=800, deviceScaleFactor=1, mobile=False)
                self.browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
                self.open(page)
                self.browser.evaluate(source + ";0")
                found = self.browser.evaluate("""axe.run(document).then(result => result.violations.map(
                  violation => violation.id + ': ' + violation.nodes.map(node => node.target.join(' ')).slice(0, 4).join(', ')))""")
                self.expect(found == [], f"axe, {page}, {scheme}, {width} px: {found}")
        self.browser.call("Emulation.setEmulatedMedia", features=[])
        self.browser.call("Emulation.clearDeviceMetricsOverride")

    def widths(self):
        """Nothing sticks out, from a phone to 4K."""
        for page in ("page.html", "review.html"):
            for width, height in ((360, 640), (1280, 800), (3840, 2160)):
                self.browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
                self.open(page)
                wide = self.browser.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
                self.expect(wide <= 0, f"{page} is {wide} px too wide at {width}")
        self.browser.call("Emulation.clearDeviceMetricsOverride")
