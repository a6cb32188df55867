"""The controls of the studio: each takes each of its kinds of value, and each either works on the stage or says why not."""

import json

# Requests in one of which every option has an effect, from the plainest on.
EVENTS = [{"at": 0, "started": True}, {"at": 900, "progress": 0.5}, {"at": 1800, "failed": "Upload failed. Try again"}]
DIALOG = {"name": "dialog", "message": "Uploading", "cancel": "Cancel", "pause": "Pause"}
STEPS = {"indicator": "steps", "theme": "fiori-light", "steps": ["Cart", "Address", "Payment"], "current": 2}
BASES = [
    {"motion": "fluent"}, {"motion": "fluent", "size": 16}, {"motion": "material-disjoint"}, {"value": "0:1", "label": "Uploading", "progress-text": "fraction"}, {"value": "0:1", "theme": "material-light"},
    {"indicator": "linear", "value": "0:0.6", "track": "theme"}, {"motion": "fluent", "track": "theme", "segments": 8},
    {"motion": "fluent", "gradient": "#0A6ED1,#7F52FF"}, {"motion": "fluent", "shape": "M0 8L8 0L16 8L8 16z"}, {"motion": "material-wavy"},
    STEPS, {**STEPS, "header": True}, {**STEPS, "view": "all"},
    {"motion": "fluent", "present": DIALOG}, {"present": {"name": "swipe-refresh"}}, {"motion": "fluent", "transition": "active:success"},
    {"motion": "fluent", "label": "Uploading", "operation": {"events": EVENTS}}, {"motion": "fluent", "label": "Uploading", "present": DIALOG, "operation": {"events": EVENTS}},
    {"value": "0:1", "size": 96, "progress-text": "percent"}, {"motion": "fluent", "to": "lvgl", "matte": "white"}, {"motion": "fluent", "size": 16, "to": "sheet"}, {"motion": "fluent", "size": 16, "to": "sheet", "sheet": {"trim": "frame"}},
    {"motion": "fluent", "present": DIALOG, "operation": {"events": [{"at": 0, "started": True}, {"at": 500, "paused": True}, {"at": 1500, "resumed": True}, {"at": 2400, "succeeded": "Done"}]}},
    {"skeleton": "line 60%"}, {"motion": "fluent", "present": "button"}, {"value": 0.4, "color": "oklch(0.7 0.3 150)"},
    {"motion": "fluent", "sidecar": ["json"]}, {"motion": "fluent", "reduced-motion": "message"},
    *({"motion": "fluent", "to": name} for name in ("sheet", "gif", "apng", "svg", "lvgl", "raw", "xcursor", "terminal", "webm")),
]
# What only a program reads: a page has no files. Its control says so.
FILES = {"log", "log-unit", "log-total"}
# Whose example says nothing by itself: one step is too few.
ALONE = {"operation.events", "check.off", "steps"}
NUMBERS = {"ms": ("1500", 1500, "1.5s", 1500), "times": ("2", 2, "50%", 0.5), "points": ("3", 3, "3pt", 3), "degrees": ("45", 45, "25%", 90)}

# What people type, and what it comes to. Null: the control says what is wrong.
SET = """(({ key, base, texts }) => {
  const control = document.querySelector(`.panel.options [data-key="${key}"]`), field = control.querySelector('.fields input:not([type=range], [type=color]), .fields select, .fields textarea');
  return texts.map(text => {
    studio.store.replace(base);
    if (field.type === 'checkbox') field.checked = text === 'true'; else field.value = text;
    field.dispatchEvent(new Event(field.tagName === 'SELECT' || field.type === 'checkbox' ? 'change' : 'input', { bubbles: true }));
    const [group, name] = key.split('.'), { request } = studio.store;
    const value = name ? (request[group]?.[name] ?? null) : key === 'present' ? (request.present?.name ?? request.present ?? null) : (request[group] ?? null);
    const told = studio.show.problems.map(({ option }) => {
      let place = option;
      while (place && !document.querySelector(`.panel.options [data-key="${place}"]`)) place = place.replace(/[.[][^.[]*$|^[^.[]*$/, '');
      return (place ? document.querySelector(`.panel.options [data-key="${place}"] .error`) : document.querySelector('.panel.options > .problem')).textContent;
    });
    return { text, value, problems: studio.show.problems, told, error: control.querySelector('.error').textContent, isMarked: Boolean(control.querySelector('[aria-invalid=true]')) };
  });
})(%s)"""

# The first of the bases with which an option has its effect.
FIND = """(({ key, value, bases }) => bases.find(base => {
  const request = structuredClone(base), [group, name] = key.split('.');
  if (name) request[group] = { ...(typeof request[group] === 'string' ? { name: request[group] } : request[group]), [name]: value };
  else if (key === 'present') request.present = value;
  else request[key] = value;
  const { scene, problems } = studio.show.make(request);
  scene?.dispose();
  return problems.length === 0;
}) ?? null)(%s)"""


def plain(option, text):
    """The value that a text is in a request."""
    kind = option["kind"]
    if kind in ("number", "integer"):
        try:
            return json.loads(text)
        except ValueError:
            return text
    if kind in ("flag", "yes-no"):
        return text in ("true", "yes")
    try:
        return json.loads(text) if text[:1] in "[{" else text
    except ValueError:
        return text


def texts(option):
    """Texts of each kind that a control takes, with the value that each comes to where that is known."""
    kind, example, words = option["kind"], option["example"], option["values"] or []
    if kind == "flag":
        return {"true": True}
    if kind == "yes-no":
        return {"yes": True, "no": False}
    found = {example: None, **{word: word for word in words}}
    if kind in ("number", "integer"):
        low, high = option["minimum"], option["maximum"]
        found |= {str(value): value for value in (low, min(high, 2**31 - 1)) if value == int(value) and value < 1e5}
        if kind == "number" and option["unit"] in NUMBERS and not option["repeats"]:
            first, one, second, other = NUMBERS[option["unit"]]
            found |= {first: one, second: other}
        if option["repeats"]:
            found["1, 2"] = [1, 2]
    elif option["repeats"] and len(words) > 1 and kind == "word":
        found[f"{words[0]}, {words[1]}"] = words[:2]
    if example.startswith("#") and option["key"] != "gradient":
        colors = ("#0a6", "steelblue", "rgb(10 110 209)", "oklch(54% 0.17 255)", "rgb(10, 110, 209)")
        found |= {color: color for color in colors}
        if option["repeats"]:
            found["#B3261E, rgb(10, 110, 209)"] = ["#B3261E", "rgb(10, 110, 209)"]
    return found


class Controls:
    def __init__(self, studio, options):
        self.studio, self.options, self.count = studio, options, 0

    def ask(self, code, question):
        return self.studio.evaluate(code % json.dumps(question))

    def run(self):
        expect = self.studio.expect
        shown = self.studio.evaluate("[...document.querySelectorAll('.panel.options .control')].map(control => control.dataset.key)")
        expect(sorted(shown) == sorted(option["key"] for option in self.options), "not every option has a control")
        for option in self.options:
            self.option(option)

    def option(self, option):
        key, expect = option["key"], self.studio.expect
        wanted = texts(option)
        base = self.ask(FIND, {"key": key, "value": plain(option, option["example"]), "bases": BASES})
        expect(base is not None or key in FILES | ALONE, f"{key}: {option['example']} works with none of the bases")
        for row in self.ask(SET, {"key": key, "base": base or BASES[0], "texts": list(wanted)}):
            self.count += 1
            value = wanted[row["text"]]
            expect(row["value"] is not None, f"{key}: {row['text']} sets nothing")
            expect(value is None or row["value"] == value, f"{key}: {row['text']} sets {row['value']}")
            expect(all(row["told"]), f"{key}: {row['text']}: {row['problems']} is said nowhere")
            if row["text"] == option["example"] and key not in FILES:
                expect(not row["problems"] or base is None, f"{key}: {row['problems']}")
        self.refusals(option, base or BASES[0])

    def refusals(self, option, base):
        """What is no value at all is said at the control itself."""
        key, kind = option["key"], option["kind"]
        wrong = {"number": ["?!", "12 parsecs"], "integer": ["?!", "1.5"]}.get(kind, []) if option["key"] not in FILES else []
        if wrong and option["maximum"] < 1e300:
            wrong.append(str(int(option["maximum"]) * 10 + 1))
        if option["example"].startswith("#"):
            wrong.append("no-such-color")
        for row in self.ask(SET, {"key": key, "base": base, "texts": wrong}):
            self.count += 1
            self.studio.expect(row["error"] and row["isMarked"], f"{key}: {row['text']} is not refused at its control: {row}")
        self.studio.evaluate(f"document.querySelector('.panel.options [data-key=\"{key}\"] .reset').click()")
        left = self.ask(SET, {"key": key, "base": base, "texts": []})
        self.studio.expect(left == [], f"{key}: {left}")
