import Testing

@testable import Drawing
@testable import MovingPictures

/// Reads a value of a property; nil for none.
private func value(_ text: String, _ property: String) -> MovingValue? {
    MovingValue(text, of: property, current: MovingColor(red: 0, green: 0.5, blue: 1))
}

@Suite struct CSSValueTests {
    @Test(
        "Lengths are read in all absolute units, in shares, and from calculations",
        arguments: [
            ("5", 5, 0), ("-.5e1px", -5, 0), ("2.54cm", 96, 0), ("25.4mm", 96, 0), ("101.6q", 96, 0),
            ("1in", 96, 0), ("72pt", 96, 0), ("6PC", 96, 0), ("2em", 32, 0), ("12.5%", 0, 0.125),
            ("calc(3px + 10%)", 3, 0.1), ("calc(100%/3 - 2*1px)", -2, 1.0 / 3),
            ("calc( (1px + 2px)*-2 )", -6, 0),
            ("min(3px, 1px, 2px)", 1, 0), ("max(10%, 30%)", 0, 0.3), ("clamp(1px, 9px, 4px)", 4, 0),
            ("max(1px, 2px + 10%)", 2, 0.1), ("calc(10px * sin(30deg))", 5, 0), ("abs(-4px)", 4, 0),
            ("hypot(3px, 4px)", 5, 0), ("mod(-7px, 4px)", 1, 0), ("rem(-7px, 4px)", -3, 0),
            ("/* a */ 3px /* b */", 3, 0),
        ] as [(String, Double, Double)])
    func lengths(_ text: String, _ user: Double, _ share: Double) throws {
        guard case .lengths(let lengths)? = value(text, "x"), lengths.count == 1 else {
            Issue.record("\(text) is no length")
            return
        }
        #expect((lengths[0].user - user).magnitude < 1e-12)
        #expect((lengths[0].share - share).magnitude < 1e-12)
    }

    @Test(
        "Texts that are no value of a property are none",
        arguments: [
            ("", "r"), ("red", "r"), ("3deg", "r"), ("3 px", "r"), ("3px 4px", "r"), ("calc(1px + )", "r"),
            ("calc(1px+2px)", "r"), ("calc(1px + 1)", "r"), ("calc(1px * 1px)", "r"), ("1px / 2", "r"),
            ("min(1px, 10%)", "r"), ("10vw", "r"), ("#ff", "fill"), ("ff0000", "fill"), ("reed", "fill"),
            ("rgb(1, 2)", "fill"), ("rotate(", "transform"), ("rotate()", "transform"),
            ("turn(3deg)", "transform"),
            ("rotate(3px)", "transform"), ("perspective(3px)", "transform"),
            ("translate(1px,,2px)", "transform"),
            ("rotateX(1deg) rotateY(1deg)", "transform"), ("rotateY(1deg) translateZ(1px)", "transform"),
            ("1,,2", "points"), ("1,", "points"), ("left left", "transform-origin"),
            ("5px left", "transform-origin"),
            ("1px 2px 3px", "transform-origin"), ("scale(30deg)", "transform"),
            ("rotate3d(1, 1, 0, 3deg)", "transform"),
        ] as [(String, String)])
    func rejected(_ text: String, _ property: String) { #expect(value(text, property) == nil) }

    @Test("Colors are read with their alpha as it is written")
    func colors() {
        #expect(value("#f008", "fill") == .color(MovingColor(red: 1, green: 0, blue: 0, alpha: 136 / 255.0)))
        #expect(
            value("rgba(255,0,0,.3)", "fill") == .color(MovingColor(red: 1, green: 0, blue: 0, alpha: 0.3)))
        #expect(
            value("rgb(255 0 0 / 30%)", "stroke")
                == .color(MovingColor(red: 1, green: 0, blue: 0, alpha: 0.3)))
        #expect(value("Red", "fill") == .color(MovingColor(red: 1, green: 0, blue: 0)))
        #expect(value("transparent", "fill") == .color(MovingColor(red: 0, green: 0, blue: 0, alpha: 0)))
        #expect(value("currentColor", "fill") == .color(MovingColor(red: 0, green: 0.5, blue: 1)))
        #expect(value("NONE", "fill") == .word("none"))
        #expect(value("url(#a) red", "fill") == .word("url(#a) red"))
        #expect(value("url('#a')", "fill") == .word("url('#a')"))
        #expect(value("Inherit", "r") == .word("inherit"))
    }

    @Test("Lists are read with spaces, commas and signs between their numbers")
    func lists() {
        let four = MovingValue.lengths([SVGLength(1), SVGLength(-2), SVGLength(0.5), SVGLength(0.25)])
        #expect(value("1-2 .5.25", "points") == four)
        #expect(value(" 1,-2 , .5\n.25 ", "points") == four)
        #expect(value("none", "stroke-dasharray") == .word("none"))
        #expect(
            value("center", "transform-origin") == .lengths([SVGLength(share: 0.5), SVGLength(share: 0.5)]))
        #expect(
            value("top right", "transform-origin") == .lengths([SVGLength(share: 1), SVGLength(share: 0)]))
        #expect(
            value("bottom", "transform-origin") == .lengths([SVGLength(share: 0.5), SVGLength(share: 1)]))
        #expect(value("12px 25% 0", "transform-origin") == .lengths([SVGLength(12), SVGLength(share: 0.25)]))
        #expect(
            value("bottom 4px right 3px", "offset-position")
                == .lengths([SVGLength(-3, share: 1), SVGLength(-4, share: 1)]))
        #expect(value("auto", "offset-anchor") == .word("auto"))
    }

    @Test("Transforms are read in the notation of the attribute and in that of style sheets")
    func transforms() {
        func steps(_ text: String, _ property: String = "transform") -> [TransformStep]? {
            guard case .transforms(let steps)? = value(text, property) else { return nil }
            return steps
        }
        #expect(steps("none") == [])
        #expect(
            steps("rotate(45 12 12)translate(3),scale(2)") == [
                .rotate(45, x: 12, y: 12), .translate(SVGLength(3), SVGLength()), .scale(2, 2),
            ])
        #expect(
            steps("translate(-50%, 3px) translateX(1px) translateY(2px)") == [
                .translate(SVGLength(share: -0.5), SVGLength(3)), .translate(SVGLength(1), SVGLength()),
                .translate(SVGLength(), SVGLength(2)),
            ])
        #expect(
            steps("rotate(.25turn) rotateZ(100grad)") == [.rotate(90, x: 0, y: 0), .rotate(90, x: 0, y: 0)])
        #expect(
            steps("scaleX(2) scaleY(50%) scale3d(1,2,3) scaleZ(9)") == [
                .scale(2, 1), .scale(1, 0.5), .scale(1, 2), .scale(1, 1),
            ])
        #expect(
            steps("rotate3d(0,0,-1,30deg) translate3d(1px,2px,3px)") == [
                .rotate(-30, x: 0, y: 0), .translate(SVGLength(1), SVGLength(2)),
            ])
        #expect(steps("rotateY(60deg) rotate(1deg)") == [.rotateY(60), .rotate(1, x: 0, y: 0)])
        #expect(steps("skew(1deg) skewY(2deg) skew(1deg, 3deg)") == [.skew(1, 0), .skew(0, 2), .skew(1, 3)])
        #expect(steps("matrix(1 2,3,4 5 6)") == [.matrix(Affine(1, 2, 3, 4, 5, 6))])
        #expect(
            steps("matrix3d(1,2,0,0,3,4,0,0,0,0,1,0,5,6,0,1)") == [.matrix(Affine(1, 2, 3, 4, 5, 6))])
        #expect(steps("10px 20%", "translate") == [.translate(SVGLength(10), SVGLength(share: 0.2))])
        #expect(steps("45deg", "rotate") == [.rotate(45, x: 0, y: 0)])
        #expect(steps("y 45deg", "rotate") == [.rotateY(45)])
        #expect(steps("45deg 0 0 1", "rotate") == [.rotate(45, x: 0, y: 0)])
        #expect(steps("2", "scale") == [.scale(2, 2)])
        #expect(steps("2 50%", "scale") == [.scale(2, 0.5)])
        #expect(steps("none", "scale") == [])
    }

    @Test("Nothing that is nested, long or broken hangs or overflows")
    func bad() {
        for text in [
            String(repeating: "(", count: 10_000), "calc" + String(repeating: "(", count: 10_000),
            String(repeating: "calc(", count: 10_000), String(repeating: "1 ", count: 10_000) + "x",
            String(repeating: "rotate(1) ", count: 5_000) + "x", "\"", "'\n", "\\", "url(", "url(a b",
            "1e999999", "-1e-99999",
            String(repeating: "min(1px,", count: 10_000), "/*", "\u{0}", "calc(1e18px * 1e18 * 1e18 * 1e300)",
        ] {
            for property in [
                "r", "fill", "transform", "points", "d", "transform-origin", "rotate", "visibility",
            ] {
                _ = value(text, property)
            }
        }
    }
}
