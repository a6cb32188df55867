"""Shows the components of sheets in Qt Quick, offscreen, frame by frame, and compares them with the frames' own files.

Usage: qml_sprite.py FOLDER SUFFIX SCALE FPS LOOPS      FOLDER has SpinSUFFIX.qml, its sheet, and the frames
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from PIL import Image

folder, suffix, scale = pathlib.Path(sys.argv[1]), sys.argv[2], float(sys.argv[3])
fps, loops = float(sys.argv[4]), sys.argv[5] == "1"
files = sorted(folder.glob(f"Spin-[0-9][0-9][0-9][0-9]{suffix}.png"))
frames = [Image.open(f).convert("RGBA") for f in files]

# Over white: what is grabbed has an alpha of its own.
PAGE = """
import QtQuick 2.15

Rectangle {
    id: page
    width: sprite.width; height: sprite.height; color: "white"
    Loader { id: sprite; source: "SOURCE"; onLoaded: { item.paused = true; later.start() } }
    property int next: 0
    Timer {
        id: later
        interval: 20
        onTriggered: {
            if (page.next === 0)
                console.log("facts " + JSON.stringify([sprite.item.frameCount, sprite.item.frameRate,
                    sprite.item.loops, sprite.item.interpolate, sprite.item.running, sprite.width, sprite.height]))
            if (page.next === sprite.item.frameCount) { Qt.quit(); return }
            sprite.item.currentFrame = page.next
            page.grabToImage(function(result) {
                result.saveToFile("OUT/" + page.next + ".png")
                page.next += 1
                later.restart()
            }, Qt.size(sprite.width * SCALE, sprite.height * SCALE))
        }
    }
}
"""

with tempfile.TemporaryDirectory() as home:
    home = pathlib.Path(home)
    text = PAGE.replace("SOURCE", (folder / f"Spin{suffix}.qml").resolve().as_uri().replace("@", "%40"))
    (home / "page.qml").write_text(text.replace("OUT", str(home)).replace("SCALE", str(scale)))
    scene = shutil.which("qmlscene") or sys.exit("no qmlscene found; install it with: apt-get install -y qmlscene")
    result = subprocess.run(
        [scene, str(home / "page.qml")],
        capture_output=True, text=True, timeout=120,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software", "HOME": str(home)})
    said = result.stdout + result.stderr
    lines = [line.split("facts ", 1)[1] for line in said.splitlines() if "facts " in line]
    if not lines:
        sys.exit(f"qmlscene shows nothing: {said}")
    count, rate, times, blends, runs, width, height = json.loads(lines[0])
    assert (count, rate, blends, runs) == (len(frames), fps, False, True), lines
    assert times == (-1 if loops else 1), lines
    assert (width * scale, height * scale) == frames[0].size, lines
    worst = 0
    for index, frame in enumerate(frames):
        seen = Image.open(home / f"{index}.png").convert("RGB")
        assert seen.size == frame.size, (seen.size, frame.size)
        over = Image.alpha_composite(Image.new("RGBA", frame.size, "white"), frame).convert("RGB")
        worst = max([worst] + [abs(a - b) for a, b in zip(seen.tobytes(), over.tobytes())])
    # Qt multiplies by alpha first, and rounds.
    if worst > 2:
        sys.exit(f"the largest error is {worst}")
    print(f"{count} frames, largest error {worst}")
