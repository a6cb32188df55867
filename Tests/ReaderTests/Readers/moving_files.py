"""moving_files.py SEED COUNT FOLDER: writes random SVG files that move, by SMIL and by CSS in turn.

Whatever is in them is defined by the specifications, but for animations of SMIL that begin each other before they begin.
"""

import pathlib
import random
import sys


class Writer:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def one(self, *choices):
        return self.random.choice(choices)

    def chance(self, share):
        return self.random.random() < share

    def whole(self, low, high):
        return self.random.randint(low, high)

    def seconds(self, low, high):
        return f"{self.whole(round(low * 10), round(high * 10)) / 10:g}s"

    # SMIL

    def moment(self, index, count):
        """A time, or the begin or the end of another animation."""
        if count == 1 or self.chance(0.45):
            return self.seconds(-0.5, 2.5)
        other = self.whole(0, max(index - 1, 0))
        if other == index:
            return self.seconds(0, 1)
        return f"a{other}.{self.one('begin', 'end')}+{self.seconds(0.1, 0.6)}"

    def timing(self, index, count):
        parts = [f'dur="{self.seconds(0.3, 1.5)}"']
        if self.chance(0.85):
            moments = [self.moment(index, count) for _ in range(self.one(1, 1, 1, 2, 3))]
            parts.append(f'begin="{";".join(moments)}"')
        for share, name, value in [
            (0.3, "repeatCount", self.one("2", "1.5", "2.5", "indefinite", "0.5", "3")),
            (0.2, "repeatDur", self.seconds(0.5, 2.5)),
            (0.2, "end", self.moment(index, count)),
            (0.12, "min", self.seconds(0.2, 1.5)),
            (0.12, "max", self.seconds(0.5, 2)),
            (0.3, "restart", self.one("always", "whenNotActive", "never")),
            (0.45, "fill", "freeze"),
        ]:
            if self.chance(share):
                parts.append(f'{name}="{value}"')
        return " ".join(parts)

    def values(self):
        number = lambda: self.whole(0, 18)
        count = self.whole(2, 4)
        form = self.one("values", "values", "from", "by", "to")
        if form == "values":
            parts = [f'values="{";".join(str(number()) for _ in range(count))}"']
        else:
            count = 2
            parts = {
                "from": [f'from="{number()}" to="{number()}"'],
                "by": [f'by="{self.whole(-8, 8)}"'],
                "to": [f'to="{number()}"'],
            }[form]
        mode = self.one("linear", "linear", "linear", "discrete", "paced", "spline")
        if mode != "linear":
            parts.append(f'calcMode="{mode}"')
        if mode == "spline":
            splines = [self.one(".4 0 .2 1", "0 0 .6 1", ".3 .1 .9 .4") for _ in range(count - 1)]
            parts.append(f'keySplines="{";".join(splines)}"')
        if mode != "paced" and self.chance(0.3):
            inner = count - 1 if mode == "discrete" else count - 2
            times = [0] + sorted(n / 20 for n in self.random.sample(range(1, 20), inner))
            if mode != "discrete":
                times.append(1)
            parts.append(f'keyTimes="{";".join(f"{time:g}" for time in times)}"')
        parts += [f'{name}="sum"' for name in ("additive", "accumulate") if self.chance(0.25)]
        return " ".join(parts)

    def smil(self):
        count = self.whole(1, 5)
        rows = [[], []]
        for index in range(count):
            rows[self.whole(0, 1)].append(
                f'    <animate id="a{index}" attributeName="x" {self.values()} {self.timing(index, count)}/>'
            )
        return "\n".join(
            f'  <rect x="{self.whole(0, 12)}" y="{2 + 12 * row}" width="6" height="8" fill="{fill}">\n'
            + "\n".join(lines)
            + "\n  </rect>"
            for row, (fill, lines) in enumerate(zip(("#146", "#c40"), rows))
        )

    # CSS

    def easing(self):
        return self.one(
            "linear", "ease", "ease-in", "steps(3)", "steps(2, start)", "cubic-bezier(.2,.8,.4,1.3)",
            "linear(0, .3 50%, 1)", "steps(4, jump-none)", "step-end")

    def transform(self):
        angle, way = self.whole(-200, 400), self.whole(-6, 10)
        return self.one(
            f"translate({way}px, {self.whole(-4, 4)}px)", f"rotate({angle}deg)", f"scale({self.one(.5, 1, 1.5, -1)})",
            f"translateX({way}px) rotate({angle}deg)", "none", f"skewX({self.whole(-30, 30)}deg)",
            f"matrix(1, .2, {self.one(-.5, .3)}, 1, {way}, 0)", f"rotate({angle}deg) translateX({way}px)",
            f"translate({way}px, 2px) scale({self.one(.5, 2)}, 1)")

    def declaration(self):
        return self.one(
            f"transform: {self.transform()}", f"transform: {self.transform()}", f"opacity: {self.whole(0, 10) / 10}",
            f"fill: {self.one('red', '#0a0', 'rgb(0 0 255 / .5)', 'hsl(40 90% 50%)')}",
            f"x: {self.whole(0, 16)}px", f"width: {self.whole(2, 14)}px", f"rx: {self.whole(0, 4)}px",
            f"translate: {self.whole(-5, 8)}px {self.whole(-3, 3)}px", f"rotate: {self.whole(-180, 180)}deg",
            f"scale: {self.one('.5', '1.5 1', 'none')}", f"--w: {self.whole(2, 14)}px")

    def keyframe(self, share):
        declarations = [self.declaration() for _ in range(self.whole(1, 2))]
        if self.chance(0.3):
            declarations.append(f"animation-timing-function: {self.easing()}")
        if self.chance(0.15):
            declarations.append(f"animation-composition: {self.one('add', 'accumulate', 'replace')}")
        return f"{share}% {{ {'; '.join(declarations)} }}"

    def animation(self, index):
        return " ".join([
            f"k{index}", self.seconds(0.6, 1.8), self.easing(), self.seconds(-1, 1),
            self.one("infinite", "1", "2", "1.5", "0.5", "3"),
            self.one("normal", "reverse", "alternate", "alternate-reverse"),
            self.one("none", "forwards", "backwards", "both")])

    def css(self):
        count = self.whole(1, 3)
        lines = []
        for index in range(count):
            shares = sorted(self.random.sample([0, 10, 25, 30, 50, 60, 75, 90, 100], self.whole(1, 4)))
            lines.append(f"    @keyframes k{index} {{ {' '.join(map(self.keyframe, shares))} }}")
        figures = []
        for row, fill in enumerate(("#146", "#c40")):
            rule = [f"animation: {', '.join(self.animation(self.whole(0, count - 1)) for _ in range(self.whole(1, count)))}"]
            if self.chance(0.3):
                rule.append(f"transform: {self.transform()}")
            if self.chance(0.25):
                rule.append(f"animation-composition: {self.one('add', 'accumulate')}")
            if self.chance(0.3):
                rule.append("width: var(--w, 7px)")
            if self.chance(0.6):
                rule.append(f"transform-origin: {self.one('12px 12px', 'center', '25% 0')}")
            if self.chance(0.5):
                rule.append("transform-box: fill-box")
            lines.append(f"    .r{row} {{ {'; '.join(rule)} }}")
            figures.append(f'  <rect class="r{row}" x="{self.whole(4, 12)}" y="{3 + 11 * row}" width="7" height="7" fill="{fill}"/>')
        return "  <style>\n" + "\n".join(lines) + "\n  </style>\n" + "\n".join(figures)


def main():
    seed, count, folder = int(sys.argv[1]), int(sys.argv[2]), pathlib.Path(sys.argv[3])
    for index in range(count):
        kind = "css" if index % 2 else "smil"
        body = getattr(Writer(seed * 10_000 + index), kind)()
        (folder / f"{kind}-{seed}-{index}.svg").write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" data-span="3.6">\n'
            f"{body}\n</svg>\n")


main()
