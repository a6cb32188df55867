#!/usr/bin/env bash
# Expected: -loop 3 means the same in ImageMagick and in GraphicsMagick, which is a fork of it.
# Really: ImageMagick stores 2, as a GIF tells how often it starts over after the first time: three plays. GraphicsMagick stores
# 3: four plays in every browser.
# ImageMagick 6.9.11-60, GraphicsMagick 1.3.40 (Debian 12: imagemagick, graphicsmagick). Why it matters: what is to be shown a
# certain number of times, such as three blinks (WCAG 2.3.1), is shown once more where a build has the other program.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
convert=$(command -v convert-im6.q16) || { echo "apt-get install imagemagick" >&2; exit 69; }
command -v gm >/dev/null || { echo "apt-get install graphicsmagick" >&2; exit 69; }
"$convert" -version | head -1
gm version | head -1
"$convert" -size 8x8 xc:red red.png
"$convert" -size 8x8 xc:blue blue.png
"$convert" -delay 10 -loop 3 red.png blue.png image.gif
gm convert -delay 10 -loop 3 red.png blue.png graphics.gif
stored() { python3 -c 'import sys; d = open(sys.argv[1], "rb").read(); at = d.index(b"NETSCAPE2.0"); print(d[at + 13] + 256 * d[at + 14])' "$1"; }
found="$(stored image.gif) $(stored graphics.gif)"
echo "stored by ImageMagick and GraphicsMagick: $found; 2 is three plays"
[[ $found == "2 3" ]]
