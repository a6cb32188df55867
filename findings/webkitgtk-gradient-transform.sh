#!/usr/bin/env bash
# Expected: animateTransform moves the gradientTransform of a gradient, whether the attribute is written or not; without it, it is the
# identity (SVG 2).
# Really: in WebKitGTK a gradient without the attribute stands still. Written as gradientTransform="translate(0)", it moves.
# WebKitGTK 2.50 (Debian 12: gir1.2-webkit2-4.1, python3-gi, python3-gi-cairo, xvfb). Why it matters: the shimmer of skeletons is such a
# gradient; one attribute that does nothing makes it move.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat > "$work/page.py" <<'PY'
import sys

def gradient(name, attribute):
    return f"""<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" x2="100" {attribute}>
<stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/>
<animateTransform attributeName="gradientTransform" type="translate" from="0" to="100" dur="0.2s" fill="freeze"/></linearGradient>"""

print(f"""<!doctype html><body style="margin: 0"><svg width="100" height="100">{gradient('without', '')}
{gradient('with', 'gradientTransform="translate(0)"')}<rect width="100" height="50" fill="url(#without)"/>
<rect y="50" width="100" height="50" fill="url(#with)"/></svg>""")
PY
python3 "$work/page.py" > "$work/page.html"
cat > "$work/watch.py" <<'PY'
import sys
import gi
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

window, view, seen = Gtk.Window(), WebKit2.WebView(), []
window.set_default_size(200, 200)
window.add(view)
window.show_all()
view.load_uri("file://" + sys.argv[1])

def taken(view, result):
    picture = view.get_snapshot_finish(result)
    seen.extend(picture.get_data()[y * picture.get_stride() + 4 * 50 + 2] for y in (25, 75))
    Gtk.main_quit()

GLib.timeout_add(2000, lambda: view.get_snapshot(
    WebKit2.SnapshotRegion.VISIBLE, WebKit2.SnapshotOptions.NONE, None, taken))
Gtk.main()
version = WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
print(f"WebKitGTK {version}: red in the middle after the motion is {seen[0]} without the attribute, and {seen[1]} with it; 255 is right")
sys.exit(0 if seen[0] < 150 and seen[1] == 255 else "it is another one now")
PY
xvfb-run -a /usr/bin/python3 -W ignore "$work/watch.py" "$work/page.html" 2>/dev/null
