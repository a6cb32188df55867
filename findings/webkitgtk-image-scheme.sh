#!/usr/bin/env bash
# Expected: prefers-color-scheme in an SVG file is that of the system, or of the element that shows the file, as in Chromium and Firefox.
# Really: in WebKitGTK it is so for inline pictures alone. Images are light, in a dark system and with color-scheme: dark as well.
# WebKitGTK 2.50 (Debian 12: gir1.2-webkit2-4.1, python3-gi, xvfb). Why it matters: one file for both schemes is too dark on dark pages.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat > "$work/a.svg" <<'SVG'
<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><style>:root { color-scheme: light dark }
path { fill: red } @media (prefers-color-scheme: dark) { path { fill: lime } }</style><path d="M0,0H40V40H0Z"/></svg>
SVG
cat > "$work/watch.py" <<'PY'
import os
import sys
import gi
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2

folder = sys.argv[1]
window, view = Gtk.Window(), WebKit2.WebView()
window.set_default_size(200, 100)
window.add(view)
window.show_all()
svg = open(folder + "/a.svg").read()
view.load_html(
    f'<body style="margin:0;display:flex;background:white">{svg}<img src="a.svg"><img src="a.svg?2" style="color-scheme:dark">', f"file://{folder}/")
GLib.timeout_add(3000, Gtk.main_quit)
Gtk.main()
colors = [tuple(Gdk.pixbuf_get_from_window(window.get_window(), x, 20, 1, 1).get_pixels()[:3]) for x in (20, 60, 100)]
shown = ["dark" if green > red else "light" for red, green, _ in colors]
version = WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
print(f"WebKitGTK {version} in a dark system: inline {shown[0]}, as an image {shown[1]}, as one with color-scheme: dark {shown[2]}")
sys.exit(0 if shown == ["dark", "light", "light"] else "it is another one now")
PY
GTK_THEME=Adwaita:dark xvfb-run -a /usr/bin/python3 -W ignore "$work/watch.py" "$work" 2>/dev/null
