#!/usr/bin/env bash
# Expected: setCurrentTime shows what playing to that time shows, as it does in Chromium and Firefox.
# Really: WebKitGTK forgets everything before the new time. Values that were held by fill="freeze" are gone, and of animations that
# begin at the end of others only one step is followed, so a chain shows a state that playing never has.
# WebKitGTK 2.50 (Debian 12: gir1.2-webkit2-4.1, python3-gi, xvfb). Why it matters: whoever records a spinner frame by frame, or
# compares frames with a browser, gets wrong pictures of files that look right when they play.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat > "$work/page.html" <<'HTML'
<!doctype html><svg width="60" height="60"><rect id="r" x="4" y="4" width="14" height="14">
<animate id="a" attributeName="x" begin="0;b.end" values="4;30" dur="0.6s" fill="freeze"/>
<animate id="b" attributeName="y" begin="a.end" values="4;30" dur="0.6s" fill="freeze"/></rect></svg>
<script>
const svg = document.querySelector('svg'), rect = document.getElementById('r');
const place = () => `${Math.round(rect.x.animVal.value)} ${Math.round(rect.y.animVal.value)}`;
setTimeout(() => {
  svg.pauseAnimations();
  const time = svg.getCurrentTime(), played = place();
  svg.setCurrentTime(time);
  document.title = JSON.stringify([time, played, place()]);
}, 900);
</script>
HTML
cat > "$work/watch.py" <<'PY'
import json
import sys
import gi
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

window, view = Gtk.Window(), WebKit2.WebView()
window.set_default_size(200, 200)
window.add(view)
window.show_all()
view.connect("notify::title", lambda *_: view.get_title().startswith("[") and Gtk.main_quit())
view.load_uri("file://" + sys.argv[1])
GLib.timeout_add(20000, Gtk.main_quit)
Gtk.main()
time, played, sought = json.loads(view.get_title())
version = WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
print(f"WebKitGTK {version}, {time:.2f} s: x and y are {played} when played, and {sought} after setCurrentTime to that very time")
sys.exit(0 if played.startswith("30 ") and sought.startswith("4 ") else "it is another one now")
PY
xvfb-run -a /usr/bin/python3 -W ignore "$work/watch.py" "$work/page.html" 2>/dev/null
