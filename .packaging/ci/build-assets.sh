#!/bin/sh
# Checks and builds the assets of a manifest, in any job on Linux: build-assets.sh PACKAGE [MANIFEST [FOLDER]]
#
# Keep FOLDER from job to job, and only what has changed is drawn. Exits with 1 where a check finds an error.
set -eu

manifest=${2:-spindle.yaml}
assets=${3:-assets}
home=${SPINDLE_HOME:-${XDG_CACHE_HOME:-$HOME/.cache}/spindle}
place=$("$(dirname "$0")/install.sh" "$1" "$home/$(basename "$1")")

"$place/spindle" check "$manifest"
"$place/spindle" build "$manifest" --out "$assets" --prune
