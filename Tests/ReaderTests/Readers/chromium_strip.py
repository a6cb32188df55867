"""Looks in headless Chromium for what strips of frames show of neighbors, at zooms at which pixels are no whole numbers.

Usage: chromium_strip.py FOLDER BLANK RED      FOLDER has spin.css, whose frame at BLANK milliseconds is blank, and at RED is not
"""

import pathlib
import sys
import tempfile

from browser import Browser

folder, times = pathlib.Path(sys.argv[1]), {"blank": float(sys.argv[2]), "red": float(sys.argv[3])}
# Each at another part of a pixel.
elements = "".join(f'<i class="spin" style="left:{7.3 + 31.7 * n}px;top:{5.1 + 29.3 * n}px"></i>' for n in range(4))
(folder / "page.html").write_text(f"""<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="spin.css">
<style>html {{ background: white }} i {{ position: absolute }} i::before {{ animation-play-state: paused !important }}</style>{elements}""")
SHOW = """(async () => {
  for (const animation of document.getAnimations()) animation.currentTime = %s;
  for (let i = 0; i < 6; i++) await new Promise(requestAnimationFrame);
  return document.getAnimations().length;
})()"""

wrong = []
for density in (0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 3):
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(profile, density)
        try:
            browser.attach()
            browser.call("Emulation.setDeviceMetricsOverride", width=200, height=200, deviceScaleFactor=0, mobile=False)
            browser.navigate((folder / "page.html").as_uri())
            for name, time in times.items():
                if browser.evaluate(SHOW % time) != 4:
                    wrong.append("not all of them move")
                lowest = min(low for low, _ in browser.screenshot().getextrema())
                if name == "red" and lowest > 100:
                    wrong.append(f"at {density} the frame at {time:g} ms is blank")
                if name == "blank" and lowest < 255:
                    wrong.append(f"at {density} neighbors show by {255 - lowest} levels")
        finally:
            browser.close()
            browser.process.wait()
if wrong:
    sys.exit("\n".join(wrong))
