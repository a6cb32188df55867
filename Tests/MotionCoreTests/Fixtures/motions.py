"""Writes motions.tsv: every published motion at random times, from the published formulas.

Run as `python3 motions.py > motions.tsv`. Written from the sources' formulas alone, cycle by cycle, and
without the catalogue's tracks, so that the two can judge each other. Curves are solved by bisection.

Columns: name, version (default or faithful), time in ms, then in order
  arcs    start in degrees clockwise from 12 o'clock (0..<360), sweep in degrees
  bars    tail and head of each bar in track lengths
  spokes  opacity of each spoke, dots: scale of each dot
"""

import math
import random


def bezier(x1, y1, x2, y2):
    def ease(x):
        if x <= 0:
            return 0.0
        if x >= 1:
            return 1.0
        low, high = 0.0, 1.0
        for _ in range(80):
            s = (low + high) / 2
            if 3 * s * (1 - s) ** 2 * x1 + 3 * s * s * (1 - s) * x2 + s**3 < x:
                low = s
            else:
                high = s
        s = (low + high) / 2
        return 3 * s * (1 - s) ** 2 * y1 + 3 * s * s * (1 - s) * y2 + s**3

    return ease


fosi = bezier(0.4, 0, 0.2, 1)
expressive = bezier(0.2, 0, 0, 1)
in_out = bezier(0.42, 0, 0.58, 1)


def ramp(t, delay, width):
    return min(max((t - delay) / width, 0.0), 1.0)


def cycles(t, length):
    n = math.floor(t / length)
    return n, t / length - n


# Arcs: each returns (start, sweep) in degrees.


def material_advance(t):
    loop, f = cycles(t, 5400)
    u = t - 5400 * loop
    head = 1520 * f + 250 * sum(fosi(ramp(u, 1350 * c, 667)) for c in range(4))
    tail = 1520 * f - 20 + 250 * sum(fosi(ramp(u, 1350 * c + 667, 667)) for c in range(4))
    return tail, head - tail


def material_retreat(t):
    loop, f = cycles(t, 6000)
    u = t - 6000 * loop
    rotation = 1080 * f + 90 * sum(expressive(ramp(u, b, 500)) for b in (0, 1500, 3000, 4500))
    e = expressive(ramp(u, 0, 3000)) - expressive(ramp(u, 3000, 3000))
    return rotation, 360 * (0.10 + (0.87 - 0.10) * e)


def compose_m2(t):
    n, f = cycles(t, 1332)
    u = 1332 * f
    head = 290 * fosi(ramp(u, 0, 666))
    tail = 290 * fosi(ramp(u, 666, 666))
    return 216 * n + 286 * f + tail, max(head - tail, 0.1)


def compose_m3(t):
    loop, f = cycles(t, 6000)
    u = t - 6000 * loop
    rotation = 1080 * f + 90 * sum(ramp(u, b, 300) for b in (0, 1500, 3000, 4500))
    if u < 3000:
        share = 0.10 + 0.77 * u / 3000
    else:
        share = 0.87 - 0.77 * expressive((u - 3000) / 3000)
    return 90 + rotation, 360 * share


def swiperefresh(t):
    n, f = cycles(t, 1332)
    tail = 288 * fosi(2 * f - 1)
    head = 288 * fosi(2 * f)
    return 90 + 288 * (n + f) + 288 * n + tail, head - tail


def swiperefresh_faithful(t):
    n, f = cycles(t, 1332)
    s0, r0 = 0.78 * n, 0.21 * n
    if f < 0.5:
        tail = s0
        head = s0 + 0.79 * fosi(2 * f) + 0.01
    else:
        head = s0 + 0.79
        tail = head - 0.79 * (1 - fosi(2 * f - 1)) - 0.01
    return 90 + 360 * (r0 + 0.21 * f) + 216 * (f + n) + 360 * tail, 360 * (head - tail)


def flutter_turning(t, turn):
    _, f = cycles(t, 1333)
    head, tail = fosi(ramp(f, 0, 0.5)), fosi(ramp(f, 0.5, 0.5))
    start = 270 * tail + 90 * f + 360 * t / turn
    return start, max(270 * (head - tail), math.degrees(0.001))


def flutter(t):
    return flutter_turning(t, 1333 * 5 / 3)


def flutter_faithful(t):
    return flutter_turning(t, 2222)


def chromium_arc(t):
    k, frac = cycles(t, 2000 / 3)
    e = 270 * fosi(frac)
    signed = e - 270 if k % 2 == 0 else e
    return 270 * ((k // 2) % 4), signed


def chromium(t):
    start, s = chromium_arc(t)
    start += 360 * t / (4000 / 3 * 360 / 306)
    # An arc that is drawn backwards ends where it was begun; one drawn forwards ends at the sweep.
    head = start if s < 0 else start + s
    sweep = max(abs(s), 5)
    return head - sweep, sweep


def chromium_faithful(t):
    start, s = chromium_arc(t)
    start += 360 * t / 1568
    if 0 <= s < 5:
        start -= 5 - s
        s = 5
    elif -5 < s < 0:
        start -= 5 + s
        s = -5
    return (start + s, -s) if s < 0 else (start, s)


def material_web(t):
    n, f = cycles(t, 1333)
    tail = 306 * t / 1333 + 270 * n - 5 + 270 * fosi(2 * f - 1)
    head = 306 * t / 1333 + 270 * n + 5 + 270 * fosi(2 * f)
    return tail, head - tail


MUI_C = 2 * math.pi * 20.2


def mui_dash(f, end):
    if f < 0.5:
        e = in_out(2 * f)
        return 15 * e, 1 + 99 * e
    e = in_out(2 * f - 1)
    return 15 + (end - 15) * e, 100 - 99 * e


def mui(t):
    _, f = cycles(t, 1400)
    offset, dash = mui_dash(f, MUI_C)
    return 90 + 360 * f + 360 * offset / MUI_C, 360 * dash / MUI_C


def mui_faithful(t):
    _, f = cycles(t, 1400)
    offset, dash = mui_dash(f, 126)
    return 90 + 360 * f + 360 * offset / MUI_C, 360 * min(dash, MUI_C - offset) / MUI_C


def cosine(x):
    return (1 - math.cos(math.pi * x)) / 2


def adwaita_ends(a):
    head = 0.015 + (0.9 - 0.015) * (cosine(a / 1.1) if a < 1.1 else 1)
    tail = 0.885 * (0 if a < 0.4 else cosine((a - 0.4) / 1.35) if a <= 1.75 else 1)
    return 180 * tail, 180 * head


def adwaita_faithful(t):
    theta = 2 * t / 1200
    a = math.fmod(theta, 2.65)
    tail, head = adwaita_ends(a)
    return 90 + 180 * (theta + 0.35 - 0.9 * a / 2.65) + tail, head - tail


def adwaita(t):
    # 480 degrees a cycle, without the jump; behind and ahead of the published motion by half of 5.7.
    n, f = cycles(t, 1590)
    tail, head = adwaita_ends(2.65 * f)
    return 90 + 63 - 2.85 + 480 * (n + f) - 159.3 * f + tail, head - tail


def qt_material(t):
    n, f = cycles(t, 1400)
    spin = 720 * t / 4200 + 290 * n + 90
    if f < 0.5:
        return spin, 10 + 290 * (1 - (1 - 2 * f) ** 2)
    p = 2 * f - 1
    return spin + 290 * p * p, 300 - 290 * p * p


def winui(t):
    _, f = cycles(t, 2000)
    if f < 0.5:
        u = 2 * f
        return 450 * u, max(0.036, 180 * u)
    u = 2 * f - 1
    return 450 + 630 * u, 180 * (1 - u)


def fluent(t):
    n, f = cycles(t, 1500)
    ease = bezier(0.33, 0, 0.67, 1)
    if f < 0.5:
        e = ease(2 * f)
        tail, head = -30 + 135 * e, 360 * e
    else:
        tail, head = 105 + 225 * ease(2 * f - 1), 360
    return tail + 360 * f + 720 * n, head - tail


def mdc_ios(t):
    n, f = cycles(t, 4000 / 3)
    rotation = 36 * (n + f) + 180 * n + 270 * f
    tail = 270 * fosi(2 * f - 1)
    head = math.degrees(2.5 / 12) + 270 * fosi(f)
    return rotation + tail, head - tail


def nv_circle(t):
    _, f = cycles(t, 1700)
    tail = 360 * fosi(ramp(1700 * f, 500, 1200))
    return 360 * f + tail, 360 * fosi(ramp(1700 * f, 0, 700)) - tail


def turning(turn, start, sweep):
    return lambda t: (start + 360 * t / turn, sweep)


# Bars: each returns tail, head, tail, head...


def moves(period, *ends):
    def bars(t):
        u = t - period * math.floor(t / period)
        return [bezier(*curve)(ramp(u, delay, width)) for curve, delay, width in ends]

    return bars


def disjoint(t):
    a_tail, a_head, b_tail, b_head = moves(
        1800,
        ((0.2, 0, 0.8, 1), 1267, 533),
        ((0.4, 0, 1, 1), 1000, 567),
        ((0, 0, 0.65, 1), 333, 850),
        ((0.1, 0, 0.45, 1), 0, 750),
    )(t)
    return a_tail, a_head, b_tail, b_head


def material2(width):
    return moves(
        1800,
        ((0.4, 0, 1, 1), 333, width),
        ((0.2, 0, 0.8, 1), 0, 750),
        ((0.1, 0, 0.45, 1), 1267, 533),
        ((0, 0, 0.65, 1), 1000, 567),
    )


accelerate = (0.3, 0, 0.8, 0.15)
compose_m3_linear = moves(
    1750,
    (accelerate, 250, 1000),
    (accelerate, 0, 1000),
    (accelerate, 900, 850),
    (accelerate, 650, 850),
)


def contiguous(t):
    x = (t - 333 * math.floor(t / 333)) / 667
    p, q = fosi(x), fosi(x + 333 / 667)
    return 0, p, p, q, q, 1


def keyed(percent, keys):
    """keys: (percent, value, curve from here to the next key)."""
    for (p0, v0, curve), (p1, v1, _) in zip(keys, keys[1:]):
        if percent <= p1:
            e = bezier(*curve)((percent - p0) / (p1 - p0)) if curve else 0
            return v0 + (v1 - v0) * e
    return keys[-1][1]


def material_web_linear(t):
    percent = 100 * cycles(t, 2000)[1]
    x1 = keyed(percent, [
        (0, 0, None), (20, 0, (0.5, 0, 0.701732, 0.495819)),
        (59.15, 0.8367142, (0.302435, 0.381352, 0.55, 0.956352)), (100, 2.00611057, None)])
    w1 = keyed(percent, [
        (0, 0.08, None), (36.65, 0.08, (0.334731, 0.12482, 0.785844, 1)),
        (69.15, 0.661479, (0.06, 0.11, 0.6, 1)), (100, 0.08, None)])
    x2 = keyed(percent, [
        (0, 0, (0.15, 0, 0.515058, 0.409685)), (25, 0.37651913, (0.31033, 0.284058, 0.8, 0.733712)),
        (48.35, 0.84386165, (0.4, 0.627035, 0.6, 0.902026)), (100, 1.60277782, None)])
    w2 = keyed(percent, [
        (0, 0.08, (0.205028, 0.057051, 0.57661, 0.453971)),
        (19.15, 0.457104, (0.152313, 0.196432, 0.648374, 1.004315)),
        (44.15, 0.72796, (0.257759, -0.003163, 0.211762, 1.38179)), (100, 0.08, None)])
    c1, c2 = -0.95166611 + x1, -0.04888891 + x2
    return c1 - w1 / 2, c1 + w1 / 2, c2 - w2 / 2, c2 + w2 / 2


def mui_linear(t):
    f1 = cycles(t, 2100)[1]
    f2 = cycles(t - 1150, 2100)[1]
    e1 = bezier(0.65, 0.815, 0.735, 0.395)(f1 / 0.6)
    e2 = bezier(0.165, 0.84, 0.44, 1)(f2 / 0.6)
    return -0.35 + 1.35 * e1, 1.9 * e1, -2 + 3.07 * e2, 1.08 * e2


def winui_linear(t):
    u = 2000 * cycles(t, 2000)[1]
    ease = bezier(0.4, 0, 0.6, 1)
    x1 = -0.4 + 1.6 * ease(ramp(u, 0, 1500))
    x2 = -0.9 + 1.896 * ease(ramp(u, 750, 1250))
    return x1, x1 + 0.4, x2, x2 + 0.6


def qt_material_linear(t):
    u = 1760 * cycles(t, 1760)[1]
    ends = []
    for p in (min(1, u / 1240), max(0, (u - 520) / 1240)):
        v = 1 - (1 - p) ** 3
        ends += [v, v + v * (1 - v)]
    return ends


def fiori_linear(t):
    u = 2800 * cycles(t, 2800)[1]
    way = u / 1400 if u < 1400 else 2 - u / 1400
    x = 0.75 * (-0.26 + 1.52 * way)
    return x, x + 0.25


# Spokes and dots.


def cupertino(t):
    alphas = [47, 47, 47, 47, 72, 97, 122, 147]
    k = math.floor(8 * cycles(t, 1000)[1])
    return [alphas[(i - k) % 8] / 255 for i in range(8)]


def ionic_lines(t):
    return [1 - cycles(t - i * 1000 / 12, 1000)[1] for i in range(12)]


def ui5_dots(t):
    ease = bezier(0.32, 0.06, 0.85, 1.11)
    scales = []
    for delay in (0, 200, 400):
        f = cycles(t - delay, 1600)[1]
        scales.append(0.5 + 0.5 * ease(4 * f) if f < 0.25 else 1 - 0.5 * ease(4 * f - 1))
    return scales


# Name, version, length of a cycle, the motion, whether it is an arc.
MOTIONS = [
    ("material-advance", "default", 5400, material_advance, True),
    ("material-retreat", "default", 6000, material_retreat, True),
    ("compose-m2", "default", 1332, compose_m2, True),
    ("compose-m3", "default", 6000, compose_m3, True),
    ("swiperefresh", "default", 1332, swiperefresh, True),
    ("swiperefresh", "faithful", 1332, swiperefresh_faithful, True),
    ("flutter", "default", 1333, flutter, True),
    ("flutter", "faithful", 1333, flutter_faithful, True),
    ("chromium", "default", 4000 / 3, chromium, True),
    ("chromium", "faithful", 4000 / 3, chromium_faithful, True),
    ("material-web", "default", 1333, material_web, True),
    ("mui", "default", 1400, mui, True),
    ("mui", "faithful", 1400, mui_faithful, True),
    ("adwaita", "default", 1590, adwaita, True),
    ("adwaita", "faithful", 1590, adwaita_faithful, True),
    ("qt-material", "default", 1400, qt_material, True),
    ("winui", "default", 2000, winui, True),
    ("fluent", "default", 1500, fluent, True),
    ("mdc-ios", "default", 4000 / 3, mdc_ios, True),
    ("nv-circle", "default", 1700, nv_circle, True),
    ("fiori-processing", "default", 1300, turning(1300, 0, 324), True),
    ("fluent-ios", "default", 750, turning(750, 90, 270), True),
    ("carbon", "default", 690, turning(690, 90, 291.6), True),
    ("primer", "default", 1000, turning(1000, 0, 90), True),
    ("material-disjoint", "default", 1800, disjoint, False),
    ("material-contiguous", "default", 333, contiguous, False),
    ("compose-m2-linear", "default", 1800, material2(850), False),
    ("compose-m3-linear", "default", 1750, compose_m3_linear, False),
    ("flutter-linear", "default", 1800, material2(750), False),
    ("material-web-linear", "default", 2000, material_web_linear, False),
    ("mui-linear", "default", 2100, mui_linear, False),
    ("winui-linear", "default", 2000, winui_linear, False),
    ("qt-material-linear", "default", 1760, qt_material_linear, False),
    ("fiori-linear", "default", 2800, fiori_linear, False),
    ("cupertino", "default", 1000, cupertino, False),
    ("ionic-lines", "default", 1000, ionic_lines, False),
    ("ui5-dots", "default", 1600, ui5_dots, False),
]


def main():
    for name, version, cycle, motion, is_arc in MOTIONS:
        chance = random.Random(f"{name} {version}")
        limits = [cycle] * 40 + [20 * cycle] * 15 + [1e7] * 25
        # The least sweeps are near the ends and middles of cycles.
        times = [chance.uniform(0, limit) for limit in limits]
        times += [cycle * (n / 2 + chance.uniform(-0.02, 0.02)) for n in range(1, 21)]
        for t in times:
            values = list(motion(t))
            if is_arc:
                values[0] -= 360 * math.floor(values[0] / 360)
            print(name, version, repr(t), *(f"{value:.9f}" for value in values), sep="\t")


main()
