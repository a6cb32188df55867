import Basics
import Drawing
import Indicators
import MotionCore
import ShapeFiles
import Testing

/// Issue 24.4: shapes of one's own are read from SVG, and what is not drawn is refused by name.
@Suite struct ShapeFileTests {
    private static func shape(_ body: String) throws -> CustomShape {
        try ShapeFile.parse(
            Array("<svg xmlns=\"http://www.w3.org/2000/svg\">\(body)</svg>".utf8), name: "a.svg")
    }

    private static func problem(_ text: String) -> String? {
        do throws(SpecError) {
            _ = try ShapeFile.parse(Array(text.utf8), name: "a.svg")
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test(
        "the same shape is the same, however it is written",
        arguments: [
            ("<rect width=\"40\" height=\"20\"/>", "<path d=\"M5 5h40v20H5z\"/>"),
            ("<rect width=\"4\" height=\"2\" rx=\"0\"/>", "<polygon points=\"0,0 4,0 4,2 0,2\"/>"),
            ("<polyline points=\"0 0 4 0 4 2\"/>", "<path d=\"M0 0L4 0L4 2z\"/>"),
            (
                "<g transform=\"translate(3 4) scale(2)\"><circle r=\"5\"/></g>",
                "<ellipse cx=\"9\" rx=\"7px\" ry=\"7\"/>"
            ),
            (
                "<rect width=\"4\" height=\"2\" transform=\"rotate(90)\"/>",
                "<rect width=\"2\" height=\"4\" style=\"fill : red\"/>"
            ),
            (
                "<g stroke=\"red\" stroke-width=\"2\" fill=\"none\"><line x2=\"9\"/></g>",
                "<rect width=\"9\" height=\"2\"/>"
            ),
            ("<defs><text>no</text></defs><title>t</title><circle r=\"1\"/>", "<circle r=\"3\"/>"),
            ("<rect width=\"4\" height=\"2\" display=\"none\"/><circle r=\"1\"/>", "<circle r=\"3\"/>"),
            // Styles, by how much they count.
            (
                """
                <style>/* of Illustrator */ .cls-1, .cls-2 { fill: none } @font-face { src: url(a) } .cls-2{fill:red}</style>
                <rect class="cls-1" width="90" height="9"/><rect class="cls-2 cls-1" width="4" height="2"/>
                """, "<rect width=\"4\" height=\"2\"/>"
            ),
            (
                """
                <g id="a"><circle id="b" class="c" r="9"/><rect class="c" width="8" height="4" fill="red"/></g>
                <defs><style><![CDATA[#b.c{display:none}circle{display:inline}*{fill:blue}rect:hover{fill:none}]]></style></defs>
                """, "<rect width=\"4\" height=\"2\"/>"
            ),
            (
                "<style>.a{fill:none!important}</style><circle class=\"a\" r=\"9\" style=\"fill:red\"/><rect width=\"4\" height=\"2\"/>",
                "<rect width=\"4\" height=\"2\"/>"
            ),
            // What is used again.
            (
                "<defs><rect id=\"a\" width=\"2\" height=\"2\"/></defs><use href=\"#a\"/><use xlink:href=\"#a\" x=\"1\" transform=\"translate(1)\"/>",
                "<rect width=\"4\" height=\"2\"/>"
            ),
            (
                """
                <symbol id="a" viewBox="0 0 10 10"><rect x="-90" width="200" height="10"/></symbol>
                <use href="#a" width="8" height="20" preserveAspectRatio="none"/><use href="#a" x="8" width="8" height="20"/>
                """, "<rect width=\"4\" height=\"2\"/>"
            ),
            (
                "<svg x=\"3\" width=\"8\" height=\"4\" viewBox=\"0 0 4 4\" preserveAspectRatio=\"xMinYMid slice\"><circle cx=\"2\" cy=\"2\" r=\"9\"/></svg>",
                "<rect width=\"4\" height=\"2\"/>"
            ),
            ("<use href=\"#nothing\"/><circle r=\"3\"/>", "<circle r=\"3\"/>"),
            (
                "<switch><foreignObject requiredExtensions=\"i\"/><g><circle r=\"3\"/></g><rect width=\"9\" height=\"3\"/></switch>",
                "<circle r=\"3\"/>"
            ),
            // Clips: what they do not touch, and rectangles.
            (
                "<clipPath id=\"a\"><rect width=\"6\" height=\"6\" transform=\"translate(-3 -3)\"/></clipPath><g clip-path=\"url(#a)\"><circle r=\"3\"/></g>",
                "<circle r=\"3\"/>"
            ),
            (
                "<clipPath id=\"a\"><circle r=\"5\"/></clipPath><g clip-path=\"url(#a)\"><rect x=\"-2\" y=\"-1\" width=\"4\" height=\"2\"/></g>",
                "<rect width=\"4\" height=\"2\"/>"
            ),
            (
                "<symbol id=\"a\" viewBox=\"0 0 24 24\"><circle cx=\"12\" cy=\"12\" r=\"10\"/></symbol><use href=\"#a\" width=\"24\" height=\"24\" transform=\"rotate(45)\"/>",
                "<circle r=\"3\"/>"
            ),
            (
                "<defs><rect id=\"b\" width=\"4\" height=\"2\"/></defs><clipPath id=\"a\"><use href=\"#b\" x=\"1\"/></clipPath><circle r=\"9\" clip-path=\"url(#a)\"/>",
                "<rect width=\"4\" height=\"2\"/>"
            ),
            (
                "<defs><rect id=\"b\" width=\"4\" height=\"2\"/></defs><mask id=\"a\" fill=\"white\"><use href=\"#b\"/></mask><circle r=\"9\" mask=\"url(#a)\"/>",
                "<rect width=\"4\" height=\"2\"/>"
            ),
            (
                "<clipPath id=\"a\"><path d=\"M0 0H4V2H0z\"/></clipPath><circle r=\"9\" clip-path=\"url(#a)\"/><circle cx=\"50\" r=\"9\" clip-path=\"url(#a)\"/>",
                "<rect width=\"4\" height=\"2\"/>"
            ),
            (
                "<clipPath id=\"a\"><rect width=\"4\" height=\"2\"/></clipPath><path clip-path=\"url(#a)\" d=\"M-9 1H9\" stroke=\"red\" stroke-width=\"5\"/>",
                "<rect width=\"4\" height=\"2\"/>"
            ),
            (
                "<mask id=\"a\" maskUnits=\"userSpaceOnUse\"><path fill=\"white\" d=\"M9 0H0V2H9z\"/></mask><g mask=\"url(#a)\"><rect width=\"4\" height=\"7\"/></g>",
                "<rect width=\"4\" height=\"2\"/>"
            ),
        ])
    func sameShape(one: String, other: String) throws {
        let (a, b) = (try Self.extent(Self.shape(one)), try Self.extent(Self.shape(other)))
        for (x, y) in zip(a, b) { #expect((x - y).magnitude < 1e-6, "\(one): \(a), \(other): \(b)") }
    }

    /// The bounds and the area of the whole shape, drawn full at a size of 100 points.
    private static func extent(_ shape: CustomShape) throws -> [Double] {
        let path = full(shape)
        let bounds = try #require(path.extent)
        return [bounds.left, bounds.top, bounds.right, bounds.bottom, area(path)]
    }

    private static func full(_ shape: CustomShape, value: Double = 1) -> Path {
        let indicator = CustomShapeIndicator(shape, .fill, size: 100, stroke: 1, cap: .butt)
        var list = DisplayList(width: 100, height: 100)
        indicator.draw(
            ArcSpan(start: 0, sweep: value), color: Color(red: 0, green: 0, blue: 0), into: &list)
        guard case .path(let shape)? = list.shapes.first else { return Path() }
        return shape.path
    }

    /// By Green's theorem over short chords; exact to their sagitta.
    private static func area(_ path: Path) -> Double {
        var area = 0.0
        for cubic in path.lines.flatMap({ $0.cubics }) {
            var from = cubic.start
            for step in 1...256 {
                let to = cubic.point(at: Double(step) / 256)
                area += (from.x * to.y - to.x * from.y) / 2
                from = to
            }
        }
        return area
    }

    @Test("a hole by the even-odd rule is a hole, and filling takes its share from the bottom up")
    func evenOdd() throws {
        let ring = try Self.shape(
            "<path fill-rule=\"evenodd\" d=\"M50 0a50 50 0 1 1 0 100a50 50 0 1 1 0-100zM50 25a25 25 0 1 1 0 50a25 25 0 1 1 0-50z\"/>"
        )
        #expect((Self.area(Self.full(ring)) - Double.pi * (2500 - 625)).magnitude < 0.5)
        // A half by symmetry; a quarter as the segment of the disc less that of the hole.
        #expect((Self.area(Self.full(ring, value: 0.5)) - Double.pi * 1875 / 2).magnitude < 0.5)
        let box = try Self.shape("<rect width=\"10\" height=\"10\"/>")
        for value in [0.1, 0.25, 0.99] {
            #expect((Self.area(Self.full(box, value: value)) - 10_000 * value).magnitude < 1e-3)
        }
        #expect(Self.full(box, value: 0).elements.isEmpty)
    }

    @Test(
        "outlines that cross where the even-odd rule decides are told of, and others are not",
        arguments: [
            ("M50 5 79 95 3 39H97L21 95Z", true), ("M2 2h36v36H2zM10 10v10h10v-10zM15 15h10v10h-10z", true),
            ("M2 2h36v36H2zM10 10v10h10v-10zM20 20h10v10h-10z", false),
            ("M50 0a50 50 0 1 1 0 100a50 50 0 1 1 0-100zM50 25a25 25 0 1 1 0 50a25 25 0 1 1 0-50z", false),
        ])
    func crossings(data: String, cross: Bool) throws {
        for (rule, isNoted) in [("evenodd", cross), ("nonzero", false)] {
            let shape = try Self.shape("<path fill-rule=\"\(rule)\" d=\"\(data)\"/>")
            #expect(shape.losses?.hasCrossings == isNoted, "\(rule)")
        }
    }

    @Test("parts that turn in opposite ways do not cancel each other")
    func union() throws {
        let parts = try Self.shape("<path d=\"M0 0h10v10h-10z\"/><path d=\"M0 0v10h10v-10z\"/>")
        #expect((Self.area(Self.full(parts)) - 20_000).magnitude < 1e-3, "both clockwise")
    }

    @Test(
        "what is not drawn is refused by name, with its place and a way out",
        arguments: [
            ("<svg>\n <text>a</text></svg>", "a.svg:2:2: \"text\" is not drawn; convert texts to paths"),
            ("<svg><image/></svg>", "a.svg:1:6: \"image\" is not drawn; trace pictures to paths"),
            ("<svg><use href=\"b.svg#a\"/></svg>", "a.svg:1:6: \"b.svg#a\" is another file; replace the use"),
            ("<svg><g id=\"a\"><use href=\"#a\"/></g></svg>", "\"a\" is used within itself; remove the use"),
            (
                "<svg><symbol id=\"a\" viewBox=\"0 0 9 9\"/><use href=\"#a\"/></svg>",
                "has no size that could be told; give"
            ),
            (
                "<svg><mask id=\"a\"><circle r=\"9\" fill=\"#777\"/></mask><circle r=\"2\" mask=\"url(#a)\"/></svg>",
                "mask that is not black and white is not drawn"
            ),
            (
                "<svg><clipPath id=\"a\"><text>b</text></clipPath><circle r=\"2\" clip-path=\"url(#a)\"/></svg>",
                "clip-path with \"text\" in it is not drawn"
            ),
            (
                "<svg><style>g:has(path) { fill: red }</style></svg>",
                "the selector \"g:has(path)\" is not read; select by"
            ),
            (
                "<svg>\n<style>@media print { a { fill: red } }</style></svg>",
                "a.svg:2:1: @media is not read; keep one look"
            ),
            ("<svg><style>a { fill: red</style></svg>", "the style sheet ends within a rule"),
            (
                "<svg><style>.a{animation: turn 1s}</style><circle class=\"a\" r=\"3\"/></svg>",
                "animation is not drawn"
            ),
            ("<svg><script/></svg>", "a.svg:1:6: \"script\" is not drawn; remove scripts"),
            ("<svg><path marker-end=\"url(#a)\"/></svg>", "marker-end is not drawn"),
            ("<svg><g style=\"transform-origin: 5px 5px\"/></svg>", "transform-origin is not drawn"),
            (
                "<svg><rect fill=\"none\" width=\"5\" height=\"5\"/></svg>",
                "draws nothing that is visible; give its"
            ),
            ("<svg><animate/></svg>", "a.svg:1:6: \"animate\" is not drawn; remove it"),
            ("<svg><g filter=\"url(#a)\"/></svg>", "filter is not drawn"),
            ("<svg><g vector-effect=\"non-scaling-stroke\"/></svg>", "vector-effect is not drawn"),
            (
                "<svg><g style=\"mask: linear-gradient(red, blue)\"/></svg>",
                "mask \"linear-gradient(red, blue)\" is not drawn"
            ),
            ("<svg><circle r=\"5%\"/></svg>", "r \"5%\" is not a number"),
            ("<svg><path d=\"M0 0 X\"/></svg>", "path: \"X\" at byte 5"),
            (
                "<svg><path transform=\"turn(3)\" d=\"M0 0h1v1z\"/></svg>",
                "the transform \"turn(3)\" is not understood"
            ),
            ("<svg/>", "a.svg: draws nothing that has an area"),
            (
                "<svg><line x2=\"5\"/></svg>",
                "a.svg: draws nothing that is visible; give its paths a fill or a stroke"
            ),
            ("<html/>", "the first element is \"html\", not svg"),
            ("<svg><g></svg>", "a.svg:1:11: is not well-formed XML: mismatched tag"),
            ("", "a.svg: is empty; save the drawing again"),
            ("<svg><foreignObject/></svg>", "\"foreignObject\" is not drawn; convert texts to paths"),
            ("<svg>\n<circle r=\"5\"><set/></circle></svg>", "a.svg:2:15: \"set\" is not drawn; remove it"),
            (
                "<svg><circle r=\"1e9\"/></svg>",
                "r \"1e9\" is out of range: at most 1000000 from 0; draw it smaller"
            ),
            ("<!DOCTYPE svg [<!ENTITY a SYSTEM \"b\">]><svg/>", "the entity &a; is another file"),
        ])
    func refusals(text: String, message: String) throws {
        let problem = try #require(Self.problem(text))
        #expect(problem.contains(message), "\(problem)")
    }

    @Test(
        "what is invisible in a drawing is no part of the shape, and refused by nothing",
        arguments: [
            "<rect width=\"90\" height=\"90\" opacity=\"0\"/>",
            "<rect width=\"90\" height=\"90\" fill-opacity=\"0%\"/>",
            "<rect width=\"90\" height=\"90\" fill=\"#FFF0\"/>",
            "<rect width=\"90\" height=\"90\" fill=\"rgb(0 0 0 / 0)\"/>",
            "<rect width=\"90\" height=\"90\" style=\"fill: none !important\"/>",
            "<rect width=\"90\" height=\"90\" fill=\"currentColor\" color=\"transparent\"/>",
            "<path d=\"M0 0h90\" stroke=\"red\" stroke-width=\"9\" stroke-opacity=\"0\"/>",
            "<path d=\"M0 0h90\" stroke=\"red\" stroke-width=\"0\"/>",
            "<g opacity=\"0\"><rect width=\"90\" height=\"90\" opacity=\"1\"/><text>a</text></g>",
            "<g display=\"none\" mask=\"url(#a)\"><image/></g>",
            "<g visibility=\"hidden\"><rect width=\"90\" height=\"90\"/><text>a<tspan>b</tspan></text></g>",
            "<rect width=\"90\" height=\"90\" fill=\"url(#nothing)\"/>",
            """
            <rect width="90" height="90" fill="url(#a)"/><linearGradient id="a" href="#b"/>
            <radialGradient id="b"><stop stop-opacity="0"/><stop style="stop-color: #0000"/></radialGradient>
            """,
        ])
    func invisible(body: String) throws {
        let (bare, beside) = (try Self.shape("<circle r=\"5\"/>"), try Self.shape(body + "<circle r=\"5\"/>"))
        #expect(try Self.extent(bare) == Self.extent(beside))
        #expect(beside.losses?.colors == ["#000000"] && beside.losses?.gradients == [])
        let alone = try #require(Self.problem("<svg>\(body)</svg>"))
        #expect(alone.contains("draws nothing"))
    }

    @Test("what shows within a hidden group, and by a fallback, is drawn")
    func visible() throws {
        let circle = try Self.extent(Self.shape("<circle r=\"5\"/>"))
        for body in [
            "<g visibility=\"hidden\"><circle r=\"5\" visibility=\"visible\"/></g>",
            "<circle r=\"5\" fill=\"url(#nothing) red\"/>",
            "<g fill=\"none\"><circle r=\"5\" fill=\"nonsense\" style=\"fill:red\"/></g>",
            "<g stroke-dasharray=\"0\" transform-origin=\"0 0\"><circle r=\"5\"/></g>",
        ] {
            #expect(try Self.extent(Self.shape(body)) == circle, "\(body)")
        }
    }

    @Test(
        "a shape knows what of its drawing one color cannot show",
        arguments: [
            (
                "<circle r=\"5\" fill=\"#1877f2\"/><circle r=\"2\" fill=\"white\"/>", ["#1877F2", "#FFFFFF"],
                [], false
            ),
            ("<g fill=\"currentColor\"><circle r=\"5\"/><circle r=\"3\"/></g>", ["currentColor"], [], false),
            ("<circle r=\"5\" opacity=\".4\"/>", ["#000000"], [], true),
            ("<circle r=\"5\" fill=\"none\" stroke=\"var(--a)\"/>", ["var(--a)"], [], false),
            // What fills nothing has no color.
            ("<path d=\"M0 0h9\" stroke=\"red\"/>", ["#FF0000"], [], false),
            (
                "<circle r=\"5\" fill=\"url(#a)\"/><linearGradient id=\"a\"><stop/></linearGradient>", [],
                ["gradient \"a\""], false
            ),
            ("<circle r=\"5\" fill=\"url(#p)\"/><pattern id=\"p\"/>", [], ["pattern \"p\""], false),
        ] as [(String, [String], [String], Bool)])
    func losses(body: String, colors: [String], gradients: [String], isTranslucent: Bool) throws {
        let losses = try #require(try Self.shape(body).losses)
        #expect(losses.colors == colors && losses.gradients == gradients)
        #expect(losses.isTranslucent == isTranslucent)
    }

    @Test("nothing outside of the picture is drawn, and what reaches out of it is cut there")
    func window() throws {
        func shape(_ frame: String, _ body: String) throws -> CustomShape {
            try ShapeFile.parse(Array("<svg \(frame)>\(body)</svg>".utf8), name: "a.svg")
        }
        let far = "<rect x=\"5\" y=\"5\" width=\"9\" height=\"6\"/><rect x=\"40\" width=\"9\" height=\"90\"/>"
        let quarter = try Self.area(Self.full(Self.shape("<path d=\"M0 0h9a9 9 0 0 1-9 9z\"/>")))
        for frame in ["viewBox=\"0 0 24 24\" width=\"100%\"", "width=\"24\" height=\"24px\""] {
            #expect(try Self.extent(shape(frame, far))[1] > 1, "\(frame)")
            let cut = Self.area(Self.full(try shape(frame, "<circle r=\"9\"/>")))
            #expect((cut - quarter).magnitude < 1e-3, "\(frame): \(cut), not \(quarter)")
        }
        #expect(try Self.extent(shape("width=\"100%\" height=\"100%\"", far))[1] == 0)
    }

    @Test("lines that are cut are traced as open lines")
    func cutLines() throws {
        let file =
            "<svg viewBox=\"0 0 4 2\"><path d=\"M-3 1H9M2-9V9M1 .5h1v1h-1z\" fill=\"none\" stroke=\"red\"/></svg>"
        let shape = try ShapeFile.parse(Array(file.utf8), name: "a.svg")
        let indicator = CustomShapeIndicator(shape, .trace, size: 100, stroke: 0.01, cap: .butt)
        var list = DisplayList(width: 100, height: 100)
        indicator.draw(ArcSpan(start: 0, sweep: 1), color: Color(red: 0, green: 0, blue: 0), into: &list)
        guard case .path(let drawn)? = list.shapes.first else { throw SVGMissing() }
        let bounds = try #require(drawn.path.extent)
        #expect((bounds.width - 100).magnitude < 0.1 && (bounds.height - 50).magnitude < 0.1)
    }

    @Test("a traced drawing fills its box with its lines, whatever the width of its own strokes")
    func traced() throws {
        for (body, ends) in [
            (
                "<path d=\"M3 15a9 9 0 0 1 18 0\" fill=\"none\" stroke=\"red\" stroke-width=\"6\"/>",
                (0.0, 100.0, 24.0, 76.0)
            ),
            ("<path d=\"M2 2h10v10\" fill=\"none\" stroke=\"red\" stroke-width=\"1\"/>", (0, 100, 0, 100)),
        ] {
            let indicator = CustomShapeIndicator(
                try Self.shape(body), .trace, size: 100, stroke: 4, cap: .round)
            var list = DisplayList(width: 100, height: 100)
            indicator.draw(
                ArcSpan(start: 0, sweep: 1), color: Color(red: 0, green: 0, blue: 0), into: &list)
            guard case .path(let drawn)? = list.shapes.first else { throw SVGMissing() }
            let bounds = try #require(drawn.path.extent)
            for (side, end) in zip(
                [bounds.left, bounds.right, bounds.top, bounds.bottom], [ends.0, ends.1, ends.2, ends.3])
            {
                #expect((side - end).magnitude < 1e-3, "\(body): \(bounds)")
            }
        }
    }
    private struct SVGMissing: Error {}

    @Test("files that ask for too much are refused")
    func limits() throws {
        let deep = String(repeating: "<g>", count: 100)
        #expect(try #require(Self.problem("<svg>\(deep)")).contains("64 deep"))
        let many = String(repeating: "<g/>", count: 10_001)
        #expect(try #require(Self.problem("<svg>\(many)</svg>")).contains("10000 elements"))
        let curves = String(
            repeating: "<path d=\"M0 0\(String(repeating: "h1v1", count: 4000))z\"/>", count: 4)
        #expect(try #require(Self.problem("<svg>\(curves)</svg>")).contains("20000 curves"))
        let long = String(repeating: " ", count: ShapeFile.maxBytes)
        #expect(try #require(Self.problem("<svg>\(long)</svg>")).contains("too large"))
    }
}
