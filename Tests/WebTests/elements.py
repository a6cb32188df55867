"""The element, driven in Chromium: what it shows, what it tells, and when it does nothing."""

import re

from browser import Browser

ELEMENTS = """<!doctype html><meta charset="utf-8"><title>Elements</title>
<style>body { margin: 0; color: rgb(10 110 209) } #below { margin-top: 4000px; display: block } .own::part(track) { fill: rgb(1 200 3) }</style>
<spindle-indicator id="spinner" motion="fluent"></spindle-indicator>
<spindle-indicator id="ring" motion="fluent" value="0.4" track="#D5DCE4" label="Uploading photos" tabindex="0"></spindle-indicator>
<spindle-indicator id="bar" indicator="linear" motion="material-disjoint" track="#D5DCE4" value="25%" class="own"></spindle-indicator>
<spindle-indicator id="mirrored" indicator="linear" value="0.25" dir="rtl"></spindle-indicator>
<spindle-indicator id="named" motion="fluent" aria-label="Searching" success-label="Found"></spindle-indicator>
<spindle-indicator id="written" indicator="linear" value="0.6" label="Uploading photos" success-label="Photos uploaded" progress-text="percent"></spindle-indicator>
<spindle-indicator id="early" progress-text="percent" progress-placement="center" motion="fluent"></spindle-indicator>
<spindle-indicator id="server" motion="fluent"><template shadowrootmode="open"><svg width="48" height="48" id="still"><path d="M0 0L9 9"/></svg></template></spindle-indicator>
<spindle-indicator id="rainbow" value="0.6" gradient="#0A6ED1,#7F52FF"></spindle-indicator>
<spindle-indicator id="stripe" indicator="linear" value="0.6" gradient="#0A6ED1,#7F52FF"></spindle-indicator>
<spindle-indicator id="cut" value="1" segments="5"></spindle-indicator>
<spindle-indicator id="two" value="0.3" value2="0.6" track="#D5DCE4"></spindle-indicator>
<spindle-indicator id="part" span="0.2:0.6"></spindle-indicator>
<spindle-indicator id="wavy" motion="material-wavy" value="0.6"></spindle-indicator>
<spindle-indicator id="own" value="0.6" shape="M12 2l3 7h7l-6 5 2 8-6-5-6 5 2-8-6-5h7z" track="#D5DCE4"></spindle-indicator>
<spindle-indicator id="below" motion="fluent"></spindle-indicator>
<script src="SCRIPT"></script>"""

HELPERS = """
globalThis.find = id => document.getElementById(id);
globalThis.paths = id => [...find(id).shadowRoot.querySelectorAll('path')].map(p => p.getAttribute('d'));
globalThis.frames = count => new Promise(done => { const next = () => count-- > 0 ? requestAnimationFrame(next) : done(); next(); });
globalThis.wait = ms => new Promise(done => setTimeout(done, ms));
// Whether it is drawn more than four times in 300 ms; what a busy machine makes late has 1.5 s to start.
globalThis.moves = async id => {
  for (let turn = 0; turn < 5; turn++) if (await changes(id, 300) > 4) return true;
  return false;
};
globalThis.changes = async (id, ms) => {
  let count = 0;
  const watch = new MutationObserver(() => count++);
  watch.observe(find(id).shadowRoot, { subtree: true, attributes: true, childList: true });
  await wait(ms);
  watch.disconnect();
  return count;
};
globalThis.ink = id => {
  const path = find(id).shadowRoot.querySelector('path[part~=indicator]').getBBox();
  return [path.x, path.y, path.width, path.height];
};
globalThis.track = async (id, change, ms) => {
  const widths = [ink(id)[2]], end = performance.now() + ms;
  change();
  while (performance.now() < end) { await frames(1); widths.push(ink(id)[2]); }
  return widths;
};
globalThis.ready = async () => { for (let i = 0; i < 300; i++) { if (find('below').shadowRoot.querySelector('svg path')) return true; await wait(10); } return false; };
"""


# Chromium's own page about accessibility, which shows the tree of another page.
SHOW_TREE = """(async () => {
  const until = async find => {
    for (let i = 0; i < 500; i++) { const found = find(); if (found) return found; await new Promise(done => setTimeout(done, 20)); }
    throw new Error('there is no tree');
  };
  (await until(() => document.querySelector('#filter-allow'))).value = '*';
  (await until(() => document.querySelector('[aria-label="Show accessibility tree for Elements"]'))).click();
  const tree = await until(() => [...document.querySelectorAll('[id$="-tree"]')].find(each => each.textContent.includes('spindle-indicator')));
  return tree.textContent;
})()"""


def value_texts(folder, url):
    """The value in words of each element by its id, from the tree that Chromium has for assistive technology: of what an element says
    by its internals, DevTools tell all but that."""
    browser = Browser(folder, 1, "--force-renderer-accessibility")
    try:
        browser.attach()
        browser.navigate(url)
        browser.evaluate(HELPERS)
        browser.evaluate("ready()")
        browser.evaluate("find('bar').setAttribute('locale', 'fr')")
        # The tree follows the page some time later.
        browser.evaluate("frames(60)")
        browser.session = None
        target = browser.call("Target.createTarget", url="chrome://accessibility")["targetId"]
        browser.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        return dict(re.findall(r"htmlId='([^']*)'(?:(?!htmlId=).)*? ariaValueText='([^']*)'", browser.evaluate(SHOW_TREE), re.DOTALL))
    finally:
        browser.close()
        browser.process.wait()


def tree(browser):
    """Role, name and value of every indicator by the id of its element, as assistive technology sees it."""
    browser.call("DOM.enable")
    browser.call("Accessibility.enable")
    root = browser.call("DOM.getDocument", depth=0)["root"]["nodeId"]
    found = {}
    for node in browser.call("DOM.querySelectorAll", nodeId=root, selector="spindle-indicator")["nodeIds"]:
        attributes = browser.call("DOM.getAttributes", nodeId=node)["attributes"]
        name = dict(zip(attributes[::2], attributes[1::2]))["id"]
        seen = browser.call("Accessibility.getPartialAXTree", nodeId=node, fetchRelatives=False)["nodes"][0]
        properties = {p["name"]: p["value"].get("value") for p in seen.get("properties", [])}
        found[name] = {
            "role": seen["role"]["value"], "name": seen["name"]["value"], "value": seen.get("value", {}).get("value"), "focusable": properties.get("focusable", False),
        }
    return found


# What a page complains of.
LISTEN = """globalThis.faults = [];
const note = (...words) => faults.push(words.map(String).join(' '));
console.error = note;
addEventListener('error', event => note(event.message));
addEventListener('unhandledrejection', event => note(event.reason));
addEventListener('securitypolicyviolation', event => note(event.violatedDirective));"""


class Elements:
    def __init__(self, browser):
        self.browser, self.wrong = browser, []

    def expect(self, is_so, what):
        if not is_so:
            self.wrong.append(what)

    def open(self, url):
        self.browser.navigate(url)
        self.browser.evaluate(HELPERS)
        if not self.browser.evaluate("ready()"):
            raise SystemExit(f"{url}: nothing is drawn; {self.browser.evaluate('faults')}")

    def faults(self):
        self.wrong += self.browser.evaluate("faults")

    def run(self, url):
        browser, see = self.browser, self.browser.evaluate
        self.open(url)
        self.shown(see)
        self.paints(see)
        self.values(see)
        self.states(see)
        self.accessibility(see)
        self.keyboard(see)
        self.visibility(see)
        self.life(see)
        browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
        self.reduced(see)
        browser.call("Emulation.setEmulatedMedia", features=[])
        self.faults()

    def shown(self, see):
        self.expect(see("moves('spinner')"), "a spinner stands still")
        self.expect(see("changes('ring', 300)") == 0, "a value that does not change is drawn again and again")
        fill = see("getComputedStyle(find('spinner').shadowRoot.querySelector('path')).fill")
        self.expect(fill == "rgb(10, 110, 209)", f"the color of the text around is {fill}")
        see("document.body.style.color = 'rgb(200 30 30)'")
        fill = see("frames(2).then(() => getComputedStyle(find('ring').shadowRoot.querySelector('path[part~=indicator]')).fill)")
        self.expect(fill == "rgb(200, 30, 30)", f"the color of the text around has become {fill}")
        fill = see("getComputedStyle(find('bar').shadowRoot.querySelector('path[part~=track]')).fill")
        self.expect(fill == "rgb(1, 200, 3)", f"::part(track) is {fill}")
        (x, _, width, _) = see("ink('bar')")
        self.expect(x == 0 and abs(width - 60) < 0.1, f"a bar of 25% lies at {x}, {width} wide")
        (x, _, width, _) = see("ink('mirrored')")
        self.expect(abs(x - 180) < 0.1 and abs(width - 60) < 0.1, f"from right to left it lies at {x}, {width} wide")
        self.expect(see("!find('server').shadowRoot.querySelector('#still') && paths('server').length > 0"), "the server's picture stays")

    def paints(self, see):
        """What has more than one color or one part, and what is refused."""
        count = lambda name, selector: see(f"find('{name}').shadowRoot.querySelectorAll('{selector}').length")
        self.expect(count("rainbow", "g[clip-path] > path") > 60, "a gradient around a ring is not shown")
        self.expect(count("stripe", "linearGradient > stop") == 2, "a gradient along a bar is not shown")
        self.expect(count("cut", "path[part=indicator]") == 5, "five segments are not five")
        self.expect(count("two", "path[part=indicator]") == 2 and count("two", "path[part=track]") == 1, "a second value is not shown")
        box = see("ink('part')")
        self.expect(abs(box[0] + box[2] - 48) < 0.1 and abs(box[1] + box[3] - 48) < 0.1, f"from 20 to 60% a ring takes {box}")
        wave = see("paths('wavy')")
        see("find('wavy').value = 0.3")
        self.expect(len(wave) > 0 and see("frames(2).then(() => paths('wavy'))") != wave, "a wave does not show another value")
        self.expect(len(see("paths('own')")) == 2, "a shape is not filled in front of its track")
        for name, option, text in [("rainbow", "gradient", "#0A6ED1"), ("own", "shape", "logo.svg"), ("part", "span", "0.2:1.6")]:
            before = see(f"find('{name}').getAttribute('{option}')")
            see(f"find('{name}').setAttribute('{option}', '{text}')")
            faults = see("frames(2).then(() => faults.splice(0))")
            self.expect(len(faults) == 1 and f"{option}:" in faults[0], f"{option}={text} is answered with {faults}")
            see(f"find('{name}').setAttribute('{option}', '{before}')")

    def values(self, see):
        widths = see("track('bar', () => { find('bar').value = 0.75 }, 250)")
        self.expect(sorted(widths) == widths and sum(60 < width < 180 for width in widths) > 0, f"from 60 to 180 a bar is {widths} wide")
        # A change of a change goes on from where it is.
        see("find('bar').value = 0.25")
        widths = see("wait(120).then(() => track('bar', () => { find('bar').value = 0.5 }, 100))")
        self.expect(max(abs(a - b) for a, b in zip(widths, widths[1:])) < 50, f"a value that changes again jumps: {widths}")
        end = see("wait(600).then(() => ink('bar')[2])")
        self.expect(abs(end - 120) < 0.1, f"a bar of 50% is {end} wide")
        self.expect(see("changes('bar', 200)") == 0, "a value that has been reached is drawn again and again")
        # An arc settles, and starts again.
        see("find('spinner').value = 0.25")
        box = see("wait(1300).then(() => ink('spinner'))")
        self.expect(abs(box[2] - 26) < 2.1 and abs(box[3] - 26) < 2.1, f"a ring at 25% takes {box}")
        see("find('spinner').value = null")
        self.expect(see("wait(1200).then(() => moves('spinner'))"), "a spinner does not start again")

    def states(self, see):
        see("find('named').state = 'success'")
        box = see("wait(1600).then(() => ink('named'))")
        self.expect(abs(box[2] - 48) < 0.1 and abs(box[3] - 48) < 0.1, f"a ring closes in success: {box}")
        self.expect(see("changes('named', 200)") == 0, "a success is drawn again and again")
        # Written values have no place where none is shown, be it because all is done or because none is known yet.
        texts = lambda name: see(f"[...find('{name}').shadowRoot.querySelectorAll('text')].map(t => t.textContent).join(' ')")
        self.expect("60%" in texts("written"), f"a bar of 60% says {texts('written')}")
        see("find('written').state = 'success'")
        see("wait(1600)")
        self.expect(texts("written") == "Photos uploaded", f"a bar that has succeeded says {texts('written')}")
        self.expect(see("moves('early')"), "what has no value yet shows nothing where values are written")
        see("find('early').value = 0.3")
        see("wait(1300)")
        self.expect(texts("early") == "30%", f"a ring of 30% says {texts('early')}")
        see("find('server').state = 'paused'")
        self.expect(see("wait(500).then(() => changes('server', 200))") == 0, "a pause moves")
        see("find('server').state = 'active'")
        self.expect(see("wait(300).then(() => moves('server'))"), "what was paused does not go on")
        # Everything at once, faster than any transition: what is asked for last holds.
        see("{ const e = find('ring'); e.value = 0.9; e.state = 'error'; e.state = 'active'; e.value = 0.6; }")
        see("wait(60).then(() => { find('ring').state = 'error' })")
        see("wait(60).then(() => { find('ring').state = 'active'; find('ring').value = 0.2 })")
        end = see("wait(2500).then(() => find('ring').shadowRoot.querySelectorAll('path').length)")
        self.expect(end == 2, f"a ring with a track has {end} parts in the end")

    def accessibility(self, see):
        found = tree(self.browser)

        def tell(element, **facts):
            seen = {key: found[element][key] for key in facts}
            self.expect(seen == facts, f"assistive technology hears of {element}: {seen}, and not {facts}")

        tell("spinner", role="progressbar", name="In progress", value=None)
        tell("ring", role="progressbar", name="Uploading photos", value=20)
        tell("named", role="status", name="Searching")

    def keyboard(self, see):
        see("document.activeElement.blur()")
        key = {"key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9}
        self.browser.call("Input.dispatchKeyEvent", type="keyDown", **key)
        self.browser.call("Input.dispatchKeyEvent", type="keyUp", **key)
        focused = see("document.activeElement.id")
        self.expect(focused == "ring", f"Tab reaches {focused!r}: only what has a tabindex can have the focus")

    def visibility(self, see):
        self.expect(see("changes('below', 300)") == 0, "what lies below the window is drawn")
        see("find('below').scrollIntoView()")
        self.expect(see("wait(200).then(() => moves('below'))"), "what has come into view stands still")
        self.expect(see("changes('spinner', 300)") == 0, "what has left the view is drawn")
        see("scrollTo(0, 0)")
        # A page that is in the background.
        see("Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }); document.dispatchEvent(new Event('visibilitychange'))")
        self.expect(see("changes('spinner', 300)") == 0, "a page in the background is drawn")
        see("delete document.visibilityState; document.dispatchEvent(new Event('visibilitychange'))")
        self.expect(see("wait(200).then(() => moves('spinner'))"), "a page that has come back stands still")

    def life(self, see):
        see("globalThis.gone = find('spinner'); gone.remove()")
        see("document.body.prepend(gone)")
        self.expect(see("wait(300).then(() => moves('spinner'))"), "an element that was moved stands still")
        see("gone.setAttribute('motion', 'cupertino')")
        self.expect(see("frames(3).then(() => paths('spinner').length)") > 5, "another motion is not shown")
        see("gone.setAttribute('motion', 'fluent')")

    def reduced(self, see):
        texts = see("wait(200).then(() => [...find('spinner').shadowRoot.querySelectorAll('text')].map(t => t.textContent))")
        self.expect(texts == ["Loading"], f"with reduced motion there is {texts} instead of a text")
        texts = see("wait(2500).then(() => [...find('spinner').shadowRoot.querySelectorAll('text')].map(t => t.textContent))")
        self.expect(texts == ["Still loading…"], f"after two seconds there is {texts}")
        see("find('bar').value = 0.1")
        width = see("frames(2).then(() => ink('bar')[2])")
        self.expect(abs(width - 24) < 0.1, f"with reduced motion a value moves: {width}")
        see("find('spinner').setAttribute('reduced-motion', 'slow')")
        self.expect(see("wait(100).then(() => moves('spinner'))"), "a slow motion stands still")
