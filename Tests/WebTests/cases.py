"""What is drawn by the page and by the program: requests in the words of spec files, and the times of their frames."""

MOTION_FRAMES = 5
TRANSITION_FRAMES = 5
TRACK = "#D5DCE4"


def motions(listed):
    """Every motion, on a track where there is one, and once as it is."""
    cases = {}
    for motion in listed:
        request = {"motion": motion["name"], "frames": MOTION_FRAMES}
        if motion["kind"] == "determinate":
            request["value"] = "0:1"
        if motion["kind"] in ("determinate", "arc"):
            cases[motion["name"] + "-track"] = {**request, "track": TRACK}
        if motion["kind"] == "bars":
            request |= {"indicator": "linear", "track": TRACK}
        cases[motion["name"]] = request
    return cases


def looks():
    """Shapes that no motion has by itself."""
    return {
        "butt": {"motion": "fluent", "cap": "butt", "track": TRACK, "frames": 3},
        "square": {"motion": "flutter", "cap": "square", "track": TRACK, "frames": 3},
        "translucent": {"motion": "fluent", "color": "#0A6ED180", "track": "#D5DCE480", "frames": 3},
        "translucent-closing": {"value": "0.9:1", "color": "#0A6ED180", "track": "#D5DCE480", "frames": 5},
        "gap": {"value": "0.05:0.98", "track": TRACK, "gap": 3, "frames": 5},
        "inset": {"motion": "nv-circle", "inset-caps": True, "frames": 3},
        "bar-stop": {"indicator": "linear", "value": "0:1", "theme": "material-light", "height": 8, "frames": 7},
        "bar-buffer": {"indicator": "linear", "value": "0:0.7", "track": TRACK, "buffer": 0.8, "frames": 4},
        "bar-butt": {"indicator": "linear", "motion": "material-disjoint", "cap": "butt", "track": TRACK, "height": 7, "frames": 4},
        "bar-rtl": {"indicator": "linear", "motion": "compose-m3-linear", "direction": "rtl", "track": TRACK, "frames": 4},
        "card": {"motion": "fluent", "theme": "fiori-dark", "background": "card", "frames": 2},
        "colors": {"motion": "material-web", "color": ["#B3261E", "#386A20", "#0A6ED1"], "frames": 5},
    }


COLORS = "#0A6ED1,#7F52FF,#E9730C"
SHEER = "#0A6ED160,#7F52FFC0"
STAR = "M12 2l3 7h7l-6 5 2 8-6-5-6 5 2-8-6-5h7z"


def paints():
    """Gradients, second values, spans, segments, shapes of one's own, waves on what has none: on rings and on bars. No frame has two
    values that are the same, of which rounding decides which lies behind."""
    ring = {"size": 64, "stroke": 8, "track": TRACK}
    bar = {"indicator": "linear", "height": 12, "width": 160, "track": TRACK}
    up = {"indicator": "linear", "direction": "btt", "height": 160, "width": 12, "track": TRACK}
    two = {"color": ["#0A6ED1", "#E9730C"]}
    cases = {
        "gradient-run": {**ring, "value": "0:1", "gradient": COLORS, "frames": 11},
        "gradient-run-butt": {**ring, "value": "0:1", "gradient": COLORS, "cap": "butt", "frames": 6},
        "gradient-run-square": {"track": TRACK, "value": "0:1", "gradient": COLORS, "cap": "square", "frames": 6},
        "gradient-closing": {**ring, "value": "0.9:1", "gradient": COLORS, "frames": 6},
        "gradient-inset": {**ring, "value": "0:1", "gradient": COLORS, "inset-caps": True, "frames": 6},
        "gradient-gap": {**ring, "value": "0:1", "gradient": COLORS, "gap": 4, "frames": 6},
        "gradient-ring": {**ring, "value": "0:1", "gradient": COLORS, "gradient-along": "ring", "frames": 6},
        "gradient-ring-motion": {**ring, "motion": "fluent", "gradient": COLORS, "gradient-along": "ring", "frames": 5},
        "gradient-motion": {**ring, "motion": "fluent", "gradient": COLORS, "frames": 5},
        "gradient-sheer": {"size": 64, "stroke": 8, "value": "0:1", "gradient": SHEER, "frames": 6},
        "gradient-cut": {**ring, "value": "0:1", "gradient": COLORS, "segments": 12, "segment-gap": 4, "frames": 5},
        "bar-gradient": {**bar, "value": "0:1", "gradient": COLORS, "frames": 5},
        "bar-gradient-ring": {**bar, "value": "0:1", "gradient": COLORS, "gradient-along": "ring", "direction": "rtl", "frames": 5},
        "bar-gradient-motion": {**bar, "motion": "mui-linear", "gradient": COLORS, "frames": 5},
        "bar-gradient-sheer": {**bar, "value": "0:1", "gradient": SHEER, "gap": 4, "frames": 5},
        "two": {**ring, **two, "value": "0:1", "value2": 0.63, "frames": 11},
        "two-butt": {**ring, **two, "value": "0:1", "value2": 0.63, "cap": "butt", "frames": 6},
        "two-square": {"track": TRACK, **two, "value": "0:1", "value2": 0.63, "cap": "square", "frames": 6},
        "two-paler": {**ring, "value": "0:1", "value2": 0.63, "frames": 6},
        "two-near": {**ring, **two, "value": "0.55:0.65", "value2": 0.63, "frames": 6},
        "two-full": {**ring, **two, "value": "0:1", "value2": 1, "frames": 5},
        "two-gap": {**ring, **two, "value": "0:1", "value2": 0.63, "gap": 4, "frames": 6},
        "two-cut": {**ring, **two, "value": "0:1", "value2": 0.63, "segments": 8, "frames": 6},
        "bar-two": {**bar, **two, "value": "0:1", "value2": 0.63, "frames": 6},
        "bar-two-gap": {**bar, **two, "value": "0:1", "value2": 0.63, "gap": 4, "frames": 6},
        "span": {**ring, "span": "0.2:0.6", "frames": 1},
        "bar-span": {**bar, "span": "0.2:0.6", "frames": 1},
        "gauge": {**ring, "value": "0:1", "opening": 90, "frames": 6},
        "gauge-butt": {**ring, "value": "0:1", "opening": 90, "cap": "butt", "frames": 6},
        "gauge-gap": {**ring, "value": "0:1", "opening": 90, "gap": 4, "frames": 6},
        "gauge-cut": {**ring, "value": "0:1", "opening": 90, "segments": 8, "frames": 6},
        "gauge-two": {**ring, **two, "value": "0:1", "value2": 0.63, "opening": 90, "frames": 6},
        "gauge-gradient": {**ring, "value": "0:1", "opening": 90, "gradient": COLORS, "frames": 6},
        "gauge-gradient-ring": {**ring, "value": "0:1", "opening": 90, "gradient": COLORS, "gradient-along": "ring", "frames": 6},
        "gauge-motion": {**ring, "motion": "fluent", "opening": 90, "frames": 5},
        "counterclockwise": {**ring, "value": "0:1", "start-angle": 90, "counterclockwise": True, "gradient": COLORS, "frames": 6},
        "bar-up": {**up, "value": "0:1", "frames": 6},
        "bar-down-gap": {**up, "direction": "ttb", "value": "0:1", "gap": 4, "stop": 4, "cap": "butt", "frames": 6},
        "bar-up-cut": {**up, "value": "0:1", "segments": 5, "frames": 6},
        "bar-up-gradient": {**up, "value": "0:1", "gradient": COLORS, "frames": 5},
        "bar-up-motion": {**up, "motion": "mui-linear", "frames": 4},
        "bar-corners": {**bar, "value": "0:1", "radius": 2, "frames": 6},
        "bar-corners-butt": {**bar, "value": "0:1", "radius": 3, "cap": "butt", "frames": 6},
        "bar-corners-cut": {**bar, "value": "0:1", "radius": 2, "segments": 5, "frames": 6},
        "bar-middle": {**bar, "value": "0:1", "origin": "center", "frames": 6},
        "pie": {"size": 64, "track": TRACK, "value": "0:1", "form": "pie", "frames": 6},
        "cooldown": {"size": 64, "track": TRACK, "value": "1:0", "form": "cooldown", "counterclockwise": True, "frames": 6},
        "cut": {**ring, "value": "0:1", "segments": 12, "frames": 6},
        "cut-motion": {**ring, "motion": "fluent", "segments": 5, "cap": "butt", "frames": 5},
        "bar-cut": {**bar, "value": "0:1", "segments": 5, "frames": 6},
        "bar-cut-thin": {**bar, "value": "0:1", "segments": 20, "segment-gap": 2, "frames": 6},
        "waves": {**ring, "motion": "fluent", "wavelength": 12, "wave-amplitude": 1, "frames": 4},
        "bar-waves": {**bar, "motion": "mui-linear", "wavelength": 20, "wave-amplitude": 3, "frames": 4},
        "wavy-value": {"motion": "material-wavy", "value": "0:1", "theme": "material-light", "frames": 6},
        "bar-wavy-value": {"motion": "material-wavy-linear", "value": "0:1", "theme": "material-light", "frames": 6},
        "loading-value": {"motion": "compose-loading", "value": "0:1", "frames": 5},
    }
    for way, moving in {"fill": {"value": "0:1"}, "trace": {"value": "0:1"}, "turn": {"motion": "fluent"}, "pulse": {"motion": "fluent"}}.items():
        shown = {} if way in ("turn", "pulse") else {"track": TRACK}
        cases[f"shape-{way}"] = {"size": 64, "shape": STAR, "shape-by": way, **moving, **shown, "frames": 4}
    return cases


STATES = [
    "indeterminate:determinate=0.4", "determinate=0.4:indeterminate", "determinate=0.4:determinate=0.7", "active:success",
    "active:error", "active:paused", "paused:active", "active:disabled", "success:error", "error:determinate=0.2",
]


def transitions():
    cases = {}
    for kind, look in (("ring", {"motion": "fluent"}), ("bar", {"indicator": "linear", "motion": "material-disjoint"})):
        for change in STATES:
            # A value that begins to run begins as its motion does.
            start = {} if change == "determinate=0.4:indeterminate" else {"t0": 333}
            request = {**look, "theme": "fiori-light", "transition": change, **start, "frames": TRANSITION_FRAMES}
            cases[f"{kind}-{change.replace(':', '-to-').replace('=', '-')}"] = request
    for change in ("active:paused", "disabled:active"):
        request = {"motion": "cupertino", "theme": "fiori-light", "transition": change, "t0": 333, "frames": 3}
        cases[f"spokes-{change.replace(':', '-to-')}"] = request
    return cases


def steps():
    items = [
        {"name": "Cart", "state": "complete"}, {"name": "Address", "state": "error"}, {"name": "Wrap", "dynamic": True},
        {"name": "Payment", "state": "active"}, {"name": "Review", "state": "default"}, {"name": "Done", "state": "disabled"},
    ]
    base = {"indicator": "steps", "theme": "fiori-light", "steps": items, "names": False, "content": "glyph"}
    cases = {"steps": {**base, "frames": 1}, "steps-dark": {**base, "theme": "fiori-dark", "frames": 1}}
    plain = [{"name": item["name"]} for item in items if not item.get("dynamic")]
    cases["steps-change"] = {**base, "steps": plain, "transition": "step:1:2", "frames": 5}
    return cases


def layouts():
    """Pictures with texts, which the page measures."""
    fiori = {"theme": "fiori-light", "frames": 1}
    return {
        "label": {**fiori, "value": 0.5, "label": "Uploading photos"},
        "label-two-lines": {**fiori, "value": 0.5, "label": "Uploading all of the photos of this year", "width": 160},
        "label-ellipsis": {**fiori, "value": 0.5, "label": "Uploading all photos of this year and of the year before", "width": 160},
        "label-percent": {**fiori, "value": 0.42, "label": "Uploading photos", "progress-text": "percent"},
        "percent-center": {**fiori, "value": 0.71, "size": 64, "progress-text": "percent", "progress-placement": "center"},
        "bar-label": {**fiori, "indicator": "linear", "value": 0.3, "label": "Uploading photos", "progress-text": "fraction"},
        "bar-label-rtl": {**fiori, "indicator": "linear", "value": 0.3, "label": "جارٍ التحميل", "progress-text": "percent", "locale": "ar"},
        "label-rtl": {**fiori, "value": 0.5, "label": "Uploading photos", "direction": "rtl"},
        "success-label": {**fiori, "state": "success", "label": "Photos uploaded"},
        "material-label": {"theme": "material-dark", "frames": 1, "background": "surface", "value": 0.5, "label": "Saving", "progress-text": "percent"},
        "steps-names": {"indicator": "steps", "theme": "fiori-light", "steps": ["Cart", "Delivery address", "Payment"], "current": 2, "frames": 1},
        "steps-header": {"indicator": "steps", "theme": "fiori-light", "steps": ["Cart", "Address", "Payment"], "current": 2, "header": True, "frames": 1},
    }
