#!/usr/bin/env bash
# Expected: ImageMagick takes a WebP apart into the pictures that browsers show.
# Really: version 6 ignores "do not blend": where a frame takes something away, what was there before stays, so a dot that
# moves leaves a trail.
# ImageMagick 6.9.11-60 (Debian 12: imagemagick, webp). Why it matters: `convert in.webp -coalesce out.png` is how many
# build scripts take animations apart.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
convert=$(command -v convert-im6.q16) || { echo "apt-get install imagemagick" >&2; exit 69; }
"$convert" -version | head -1
for frame in 0 1 2; do
    "$convert" -size 30x10 xc:none -fill '#0A6ED1' -draw "rectangle $((frame * 10)),0 $((frame * 10 + 9)),9" "$frame.png"
    cwebp -quiet -lossless "$frame.png" -o "$frame.webp"
done
# Each frame is a whole picture that replaces the one before: no blending, nothing disposed of.
webpmux -frame 0.webp +100+0+0+0-b -frame 1.webp +100+0+0+0-b -frame 2.webp +100+0+0+0-b -o dot.webp >/dev/null 2>&1
webpmux -info dot.webp | tail -4
"$convert" dot.webp -coalesce out-%d.png
seen=()
for frame in 0 1 2; do
    seen+=("$("$convert" "out-$frame.png" -alpha extract -sample '3x1!' -depth 8 gray: | tr -d '\0' | wc -c)")
done
echo "dots seen in each frame: ${seen[*]}; one in each would be right"
[[ ${seen[*]} == "1 2 3" ]]
