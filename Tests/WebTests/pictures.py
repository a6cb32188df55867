"""Pictures of the studio and of previews for the articles: all panels, in three widths and two schemes."""

import subprocess
import time

from PIL import Image

import studio

RESOURCES = studio.pages.ROOT / "Sources/Spindle/Spindle.docc/Resources"
SCHEMES = ("light", "dark")
EVENTS = [{"at": 0, "started": True}, {"at": 2500, "progress": 0.1}, {"at": 6000, "progress": 0.7}, {"at": 8000, "succeeded": "Photos uploaded"}]

# What each panel is shown with, and what is done to it then.
SHOWN = {
    "options": ({"motion": "fluent", "size": 64, "track": "theme"}, ""),
    "states": ({"motion": "fluent", "theme": "fiori-light", "size": "large"}, "document.querySelector('.states .success').click(); studio.show.seek(640); studio.show.play(false)"),
    "story": ({"theme": "fiori-light", "label": "Uploading photos", "progress-text": "percent", "operation": {"policy": "fiori", "expected": 12000, "events": EVENTS}}, "studio.show.seek(6400)"),
    "motion": ({"motion": "material-advance", "size": 64}, "document.querySelector('.editor .primary').click(); document.querySelectorAll('.lane .name')[1].click()"),
    "checks": ({"motion": "fluent", "theme": "fiori-light", "state": "error"}, "studio.show.seek(900)"),
    "take": ({"value": "0:1", "theme": "material-light", "size": 64, "progress-text": "percent", "label": "Saving", "to": "gif", "max-bytes": "128k"}, "studio.show.seek(700)"),
}
DARK = {None: "neutral-dark", "fiori-light": "fiori-dark", "material-light": "material-dark"}


class Pictures:
    def __init__(self, browser, folder):
        self.studio = studio.Studio(browser, folder)
        self.browser, self.folder = browser, folder

    def run(self):
        page = self.folder / "studio.html"
        subprocess.run([studio.PROGRAM, "studio", "-o", page], check=True, stderr=subprocess.DEVNULL)
        self.studio.url = page.as_uri()
        for scheme in SCHEMES:
            shots = [self.shot(panel, 1280, 800, scheme) for panel in SHOWN]
            self.sheet(f"studio-panels-{scheme}", shots, 3, 0.5)
            if scheme == "light":
                self.keep("studio", shots[0])
        narrow = [self.shot(panel, 360, 1500, scheme) for scheme in SCHEMES for panel in SHOWN]
        self.sheet("studio-phone", narrow, 6, 0.5)
        wide = [self.shot(panel, 3840, 2160, scheme) for scheme in SCHEMES for panel in ("options", "motion")]
        self.sheet("studio-wide", wide, 2, 0.25)

    def shot(self, panel, width, height, scheme):
        request, act = SHOWN[panel]
        if scheme == "dark":
            request = {**request, "theme": DARK[request.get("theme")]}
        self.studio.look(width, height, scheme)
        self.studio.open(self.studio.url)
        self.studio.set(request)
        self.studio.evaluate(f"studio.store.look({{ panel: '{panel}', scale: 'fit' }}); studio.show.play(false); studio.show.seek(600); 0")
        if act:
            self.studio.evaluate(f"{act}; 0")
        time.sleep(0.8)
        picture = self.browser.screenshot()
        picture.save(self.folder / f"{panel}-{width}-{scheme}.png")
        return picture

    def sheet(self, name, shots, columns, scale):
        """Shots beside each other, from left to right and then down."""
        width, height = (round(side * scale) for side in shots[0].size)
        gap, rows = 12, -(-len(shots) // columns)
        sheet = Image.new("RGB", (columns * (width + gap) + gap, rows * (height + gap) + gap), "#8a8f98")
        for number, shot in enumerate(shots):
            row, column = divmod(number, columns)
            sheet.paste(shot.resize((width, height), Image.LANCZOS), (gap + column * (width + gap), gap + row * (height + gap)))
        self.keep(name, sheet)

    def keep(self, name, picture):
        picture.quantize(128, Image.Quantize.MAXCOVERAGE, kmeans=4, dither=Image.Dither.NONE).save(RESOURCES / f"{name}.png", optimize=True)
