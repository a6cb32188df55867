#!/usr/bin/env bash
# Expected: keyframes within @media (prefers-color-scheme: dark) are taken where an image is dark, as rules there are, and as in Chromium.
# Really: where color-scheme makes an image dark on a light system, Firefox takes the rules, and keeps the keyframes for light screens.
# Firefox ESR (Debian 12: firefox-esr). Why it matters: a spinner whose color changes has colors for light pages among others for dark ones.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install Pillow==13.0.0
cat > "$work/a.svg" <<'SVG'
<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><style>
@keyframes k { from, to { fill: red } } .key { animation: k 1s infinite }
.rule { fill: red } .variable { --color: red; animation: v 1s infinite } @keyframes v { from, to { fill: var(--color) } }
@media (prefers-color-scheme: dark) { @keyframes k { from, to { fill: lime } } .rule { fill: lime } .variable { --color: lime } }
</style><path class="rule" d="M0,0H40V40H0Z"/><path class="key" d="M40,0H80V40H40Z"/><path class="variable" d="M80,0H120V40H80Z"/></svg>
SVG
echo '<!doctype html><body style="margin:0;background:white"><img src="a.svg" style="color-scheme:dark;display:block">' > "$work/page.html"
mkdir "$work/profile"
echo 'user_pref("ui.systemUsesDarkTheme", 0);' > "$work/profile/user.js"
HOME=$work firefox-esr --headless --no-remote --profile "$work/profile" --window-size=200,100 --screenshot "$work/shot.png" "file://$work/page.html" >/dev/null 2>&1
"$work/venv/bin/python" - "$work/shot.png" "$(firefox-esr --version)" <<'PY'
import sys
from PIL import Image

shot = Image.open(sys.argv[1]).convert("RGB")
shown = ["dark" if shot.getpixel((x, 20))[1] > 128 else "light" for x in (20, 60, 100)]
print(f"{sys.argv[2]}: rules are {shown[0]}, keyframes {shown[1]}, variables in keyframes {shown[2]}")
sys.exit(0 if shown == ["dark", "light", "dark"] else "it is another one now")
PY
