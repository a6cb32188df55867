"""Counts how often Chromium paints while stylesheets play, and fails where one paints that should not.

Usage: chromium_paints.py STYLESHEET=LIMIT…      the class is the name of the file; at most LIMIT paints in a second
"""

import pathlib
import sys
import tempfile
import time

from browser import Browser


def paints(browser, stylesheet):
    page = stylesheet.with_suffix(".html")
    page.write_text(f"""<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="{stylesheet.name}">
    <i class="{stylesheet.stem}"></i>""")
    browser.navigate(page.as_uri())
    time.sleep(1)
    browser.call("Tracing.start", transferMode="ReportEvents", traceConfig={
        "includedCategories": ["devtools.timeline", "disabled-by-default-devtools.timeline"]})
    time.sleep(1)
    browser.call("Tracing.end")
    count = 0
    while True:
        message = browser.read()
        if message.get("method") == "Tracing.dataCollected":
            count += sum(event.get("name") == "Paint" for event in message["params"]["value"])
        if message.get("method") == "Tracing.tracingComplete":
            return count


wrong = []
with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
    browser = Browser(profile, 1)
    try:
        browser.attach()
        for argument in sys.argv[1:]:
            path, limit = argument.rsplit("=", 1)
            count = paints(browser, pathlib.Path(path))
            print(f"{pathlib.Path(path).name}: {count} paints in a second")
            if count > int(limit):
                wrong.append(f"{path}: {count} paints, more than {limit}")
    finally:
        browser.close()
        browser.process.wait()
if wrong:
    sys.exit("\n".join(wrong))
