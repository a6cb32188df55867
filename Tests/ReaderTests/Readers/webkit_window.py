"""A window of WebKitGTK that does what lines of JSON on standard input say, and answers each with a line.

Usage: webkit_window.py PNG      ["open", URL, WIDTH, HEIGHT], ["zoom", LEVEL], ["evaluate", EXPRESSION], ["screenshot"]: to the
                           file PNG
"""

import json
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402


def answer(**fields):
    print(json.dumps(fields), flush=True)


class Window:
    def __init__(self, picture):
        self.picture = picture
        context = WebKit2.WebContext.new_ephemeral()
        self.view = WebKit2.WebView(web_context=context)
        self.window = Gtk.Window()
        self.window.set_decorated(False)
        self.window.add(self.view)
        self.view.connect("load-changed", self.changed)
        self.view.connect("load-failed", lambda *_: answer(fault="the page does not load"))
        GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, self.read)
        answer(value=".".join(str(f()) for f in (
            WebKit2.get_major_version, WebKit2.get_minor_version, WebKit2.get_micro_version)))

    def read(self, *_):
        line = sys.stdin.readline()
        if not line:
            Gtk.main_quit()
            return False
        name, *rest = json.loads(line)
        getattr(self, name)(*rest)
        return True

    def open(self, url, width, height):
        self.window.resize(width, height)
        self.window.set_default_size(width, height)
        self.view.set_size_request(width, height)
        self.window.show_all()
        self.view.load_uri(url)

    def zoom(self, level):
        self.view.set_zoom_level(level)
        answer(value=None)

    def changed(self, _, event):
        if event == WebKit2.LoadEvent.FINISHED:
            answer(value=None)

    def evaluate(self, expression):
        body = f"return JSON.stringify(await eval({json.dumps(expression)}) ?? null)"

        def done(view, result):
            try:
                value = view.call_async_javascript_function_finish(result)
                answer(value=json.loads(value.to_string()))
            except Exception as error:
                answer(fault=str(error))

        self.view.call_async_javascript_function(body, -1, None, None, None, None, done)

    def screenshot(self):
        def done(view, result):
            try:
                view.get_snapshot_finish(result).write_to_png(self.picture)
                answer(value=None)
            except Exception as error:
                answer(fault=str(error))

        self.view.get_snapshot(WebKit2.SnapshotRegion.VISIBLE, WebKit2.SnapshotOptions.NONE, None, done)


Window(sys.argv[1])
Gtk.main()
