import Basics
import Drawing
import MotionCore
import Testing

/// Colors beyond sRGB. Expected values are those of ColorAide 8.13, which maps into both gamuts as CSS Color 4 does.
@Suite struct WideColorTests {
    @Test(
        "A color beyond sRGB keeps what Display P3 has for it, beside the nearest of sRGB",
        arguments: [
            ("color(display-p3 1 0 0)", "#FF0B0C", [1, 0, 0]),
            ("COLOR(Display-P3 0 1 0)", "#00FB29", [0, 1, 0]),
            ("color(display-p3 1 0.5 0)", "#FF7D00", [1, 0.5, 0]),
            ("color(display-p3  100% none 50% )", "#FF1182", [1, 0, 0.5]),
            ("color(display-p3 0.2 0.9 0.1 / 50%)", "#00E50080", [0.2, 0.9, 0.1]),
            ("color(srgb 1.1 -0.1 0)", "#FF3930", [1, 0.195, 0.1539]),
            ("oklch(0.7 0.3 145)", "#00C300", [0.101, 0.7712, 0]),
            // Beyond Display P3 as well.
            ("oklch(0.9 0.4 150)", "#41FF87", [0.4619, 1, 0.5434]),
            ("oklch(0.65 0.31 330)", "#EC00E5", [0.8468, 0.1228, 0.8689]),
            ("oklab(0.6274 0.3582 0.0617)", "#FF0063", [0.9569, 0, 0.3767]),
            ("lch(57.303% 131.322 112.949)", "#509A00", [0.3637, 0.6066, 0]),
            ("lab(60 105 -60)", "#FF00F8", [0.9717, 0, 0.9633]),
        ] as [(String, String, [Double])])
    func beyond(text: String, nearest: String, wide: [Double]) throws {
        let color = try Color(parsing: text)
        #expect("\(color)" == nearest)
        #expect(!color.wide.isNone)
        for (found, expected) in zip([color.wide.red, color.wide.green, color.wide.blue], wide) {
            // Half a step, and a little for the search of the mapping, which ends within 0.0001.
            #expect(abs(found - expected) < 0.001, "\(color.wide)")
        }
    }

    @Test(
        "A color of sRGB is the same in whatever space it is written",
        arguments: [
            ("color(srgb 1 0.5 0)", "#FF8000"), ("color(srgb 100% 50% 0% / 0.5)", "#FF800080"),
            ("color(srgb-linear 0.5 0.25 0)", "#BC8900"), ("color(display-p3 0.8 0.7 0.6)", "#D1B196"),
            ("color(display-p3 1 1 1)", "#FFFFFF"), ("color(display-p3 0 0 0)", "#000000"),
            ("color(srgb 1 1 1.5)", "#FFFFFF"),
            // Red in three digits lies a little beyond sRGB.
            ("oklch(0.628 0.258 29.23)", "#FF0000"), ("lab(60 90 -60)", "#FA1EFD"),
            ("oklch(1 0.3 30)", "#FFFFFF"),
        ])
    func within(text: String, expected: String) throws {
        let color = try Color(parsing: text)
        #expect("\(color)" == expected)
        #expect(color.wide.isNone)
        #expect(color.cssText == expected)
    }

    @Test("What a color is called in CSS is read as the same color")
    func texts() throws {
        for text in ["color(display-p3 1 0.2 0.125)", "color(display-p3 0.999 0.001 0 / 0.2)"] {
            let color = try Color(parsing: text)
            #expect(color.cssText == text)
            #expect(try Color(parsing: color.cssText) == color)
        }
    }

    @Test(
        "A slip in color() is told as what it is",
        arguments: [
            (
                "color(rec2020 1 0 0)",
                "write color(srgb r g b), color(srgb-linear r g b), color(display-p3 r g b)"
            ),
            ("color(display-p3 1 0)", "write color(display-p3 a b c)"),
            ("color()", "write color(srgb r g b)"),
            ("color(display-p3 1, 0, 0)", "write color(display-p3 a b c)"),
            ("color(display-p3 1 0 x)", "\"x\" is not a number"),
        ])
    func slips(text: String, part: String) {
        #expect { try Color(parsing: text) } throws: { "\($0)".contains(part) && "\($0)".contains(text) }
    }

    @Test("Numbers of any size are cut, and do not trap")
    func extremes() throws {
        for number in ["1e300", "-1e300", "1e-300", "-0", "9"] {
            for space in ["srgb", "srgb-linear", "display-p3"] {
                _ = try Color(parsing: "color(\(space) \(number) 0.5 \(number))")
            }
        }
    }

    @Test(
        "Mixtures go through Display P3 where one of the two colors lies beyond sRGB, and through sRGB as well"
    )
    func mixtures() throws {
        let red = try Color(parsing: "color(display-p3 1 0 0)")
        let half = red.mixed(with: Color(rgba: 0xFFFF_FFFF), 0.5)
        #expect(half.cssText == "color(display-p3 1 0.5 0.5)")
        #expect("\(half)" == "#FF8586")
        #expect(red.mixed(with: Color(rgba: 0xFF), 1).cssText == "color(display-p3 0 0 0)")
        // A gradient is weighted by alpha.
        let gradient = Gradient([red, Color(rgba: 0x0000_FF00)])
        #expect(gradient.color(at: 0.5).cssText == "color(display-p3 1 0 0 / 0.502)")
        #expect(gradient.color(at: 1).wide.isNone)
        #expect(Color(rgba: 0xFF00_00FF).mixed(with: Color(rgba: 0xFF), 0.5).wide.isNone)
    }

    @Test("A picture in Display P3 has the bytes of ColorAide for colors of sRGB, and no others for gray")
    func bytes() throws {
        for (color, expected) in [
            ("#FF8000", "#EF8733"), ("#0A6ED1", "#316CCA"), ("#FFFFFF", "#FFFFFF"),
            ("#80808040", "#80808040"),
            ("color(display-p3 1 0.2 0)", "#FF3300"),
        ] {
            #expect("\(try Color(parsing: color).inDisplayP3)" == expected)
        }
    }

    @Test("Every color of a display list enters Display P3, of every kind of shape")
    func lists() throws {
        let red = try Color(parsing: "color(display-p3 1 0 0)")
        var ring = RingShape(
            centerX: 8, centerY: 8, radius: 6, width: 2, track: red, arc: ArcSpan(start: 0, sweep: 0.5),
            cap: .butt, color: red)
        ring.under = RingShape.Arc(ring.arc, red)
        ring.gradient = RingGradient(Gradient([red, red]), along: ring.arc)
        let path = Path.ring(Point(x: 4, y: 4), radius: 2, width: 1)
        let gradient = AreaGradient(
            .linear, [.init(0, .color(red)), .init(1, .color(red))], placing: Affine())
        let artwork = Artwork([
            .area(.init(path, .solid(.color(red)))),
            .group([.area(.init(path, .gradient(gradient)))], opacity: 0.5),
        ])
        let stack = StackShape([.init([.path(path)], red)], shading: ring)
        let shapes: [Shape] = [
            .ring(ring), .path(PathShape(path, red)), .stack(stack),
            .artwork(ArtworkShape(artwork, placing: Affine(), part: .artwork(artwork), color: red)),
        ]
        for shape in shapes {
            var list = DisplayList(width: 16, height: 16, shapes: [shape])
            #expect(list.wideColors() == [red])
            list.enterDisplayP3()
            #expect(list.wideColors().isEmpty, "\(shape)")
            #expect(!"\(list)".contains("red: 255, green: 11"), "\(shape)")
        }
        var group = DisplayList(width: 16, height: 16)
        group.addGroup(gradient: BarGradient(Gradient([red, red]))) { parts in
            parts.append(.init(.block(BlockShape(centerX: 2, centerY: 2, diameter: 4)), red))
        }
        #expect(group.wideColors() == [red])
        group.enterDisplayP3()
        #expect(group.wideColors().isEmpty)
    }
}
