#!/usr/bin/env bash
# Expected: Qt's QMovie, which lists SVG among its formats, plays an animated SVG as browsers do.
# Really: it plays once, whatever repeatCount says, at 30 frames a second; rotations run, but evenly, without their splines,
# and animated dashes, opacities and CSS keyframes stand still. It reports no error.
# PySide6 6.12.0. Why it matters: a spinner in a desktop app turns once and stops, or does not turn at all.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install PySide6_Essentials==6.12.0
cd "$work"
QT_QPA_PLATFORM=offscreen venv/bin/python - <<'PY'
import sys
from PySide6 import __version__
from PySide6.QtGui import QGuiApplication, QMovie

print("Qt", __version__)
app = QGuiApplication([])
ARC = '<path d="M24 4a20 20 0 0 1 20 20" fill="none" stroke="#0a6ed1" stroke-width="6">%s</path>'
TIMES = 'dur="1s" repeatCount="indefinite"/>'
TURN = '<g>' + ARC % "" + '<animateTransform attributeName="transform" type="rotate" values="0 24 24;360 24 24" %s' + TIMES + "</g>"
cases = {
    "turn": TURN % "",
    "splines": TURN % 'calcMode="spline" keyTimes="0;1" keySplines="0.9 0 0.1 1" ',
    "dashes": ARC % ('<animate attributeName="stroke-dasharray" values="0 40;40 40" ' + TIMES),
    "opacity": ARC % ('<animate attributeName="opacity" values="0;1" ' + TIMES),
    "css": "<style>@keyframes r{to{transform:rotate(360deg)}} g{animation:r 1s linear infinite}</style><g>" + ARC % "" + "</g>",
}

def picture(name, frame):
    movie = QMovie(f"{name}.svg")
    movie.jumpToFrame(min(frame, movie.frameCount() - 1))
    return movie.currentImage()

for name, body in cases.items():
    with open(f"{name}.svg", "w") as file:
        file.write(f'<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">{body}</svg>')
movie = QMovie("turn.svg")
facts = (movie.isValid(), movie.frameCount(), movie.loopCount())
print("of an endless turn in 1 s: valid, frames, loops after the first (-1 is endless):", facts)
moves = {name: picture(name, 0) != picture(name, 8) for name in cases}
print("moves:", moves)
ignored = picture("splines", 4) == picture("turn", 4)
print("after 4 of 30 frames, with splines as without:", ignored)
wanted = {"turn": True, "splines": True, "dashes": False, "opacity": False, "css": False}
sys.exit(0 if facts == (True, 30, 0) and moves == wanted and ignored else "it is another one now")
PY
