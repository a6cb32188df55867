import Basics
import Drawing
import Indicators
import MotionCore
import ShapeFiles
import Testing

/// Issue 51.3: logos keep their own colors, gradients and order.
@Suite struct OwnColorsTests {
    private static let black = Color(red: 0, green: 0, blue: 0)

    private static func shape(_ body: String) throws -> CustomShape {
        try ShapeFile.parse(
            Array("<svg viewBox=\"0 0 100 100\">\(body)</svg>".utf8), name: "a.svg")
    }

    private static func drawn(_ body: String, _ way: ShapeWay = .fill, at value: Double = 1) throws
        -> ArtworkShape
    {
        var indicator = CustomShapeIndicator(try shape(body), way, size: 100, stroke: 2, cap: .butt)
        indicator.rest = 0.2
        var list = DisplayList(width: 100, height: 100)
        indicator.draw(ArcSpan(start: 0, sweep: value), color: black, into: &list)
        guard list.shapes.count == 1, case .artwork(let shape) = list.shapes[0] else { throw NoArtwork() }
        return shape
    }
    private struct NoArtwork: Error {}

    /// The paints of an artwork in words, groups in brackets.
    private static func words(_ items: [Artwork.Item]) -> String {
        items.map { item in
            switch item {
            case .group(let items, let opacity): return "[\(words(items))]\(opacity)"
            case .clipped(let items, let clip):
                return "{\(words(items))}" + String(repeating: "+", count: clip.lines.count)
            case .masked, .filtered, .blended: return "?"
            case .area(let area):
                switch area.paint {
                case .gradient(let gradient): return "gradient of \(gradient.stops.count)"
                case .solid(.chosen(let alpha)): return "chosen \(alpha)"
                case .solid(.color(let color)): return color.description
                }
            }
        }.joined(separator: " ")
    }

    @Test(
        "every part has its color in the order in which it is painted, and what fades as one stays one",
        arguments: [
            ("<circle r=\"9\" fill=\"red\"/><circle r=\"3\" fill=\"white\"/>", "#FF0000 #FFFFFF"),
            (
                "<circle r=\"9\" fill=\"red\" stroke=\"blue\" fill-opacity=\".2\" stroke-opacity=\"20%\"/>",
                "#FF000033 #0000FF33"
            ),
            ("<circle r=\"9\" fill=\"red\" stroke=\"blue\" opacity=\".2\"/>", "[#FF0000 #0000FF]0.2"),
            ("<circle r=\"9\" fill=\"red\" stroke=\"blue\" paint-order=\"stroke\"/>", "#0000FF #FF0000"),
            (
                "<g opacity=\".2\"><circle r=\"9\" fill=\"red\"/></g><rect width=\"9\" height=\"9\"/>",
                "#FF000033 #000000"
            ),
            (
                "<g opacity=\".5\"><circle r=\"9\"/><g opacity=\".2\"><circle r=\"3\" fill=\"red\"/></g></g>",
                "[#000000 #FF000033]0.5"
            ),
            (
                "<symbol id=\"a\" opacity=\".5\"><circle r=\"9\"/><circle r=\"3\" fill=\"red\"/></symbol><use href=\"#a\" opacity=\".5\"/>",
                "[[{#000000 #FF0000}+]0.5]0.5"
            ),
            (
                "<circle r=\"9\" fill=\"currentColor\"/><circle r=\"3\" fill=\"currentColor\" color=\"red\" stroke=\"currentColor\" stroke-opacity=\".5\"/>",
                "chosen 1.0 #FF0000 #FF000080"
            ),
            (
                "<circle r=\"9\" fill=\"url(#a)\"/><linearGradient id=\"a\" href=\"#b\"/><radialGradient id=\"b\"><stop/><stop offset=\"1\" stop-color=\"red\"/></radialGradient>",
                "gradient of 2"
            ),
            // A gradient without length has its last color; one without stops shows nothing.
            (
                "<circle r=\"9\" fill=\"url(#a)\"/><linearGradient id=\"a\" x2=\"0\"><stop/><stop stop-color=\"red\"/></linearGradient>",
                "#FF0000"
            ),
        ])
    func order(body: String, paints: String) throws {
        let drawn = try Self.drawn("<g transform=\"translate(50 50)\">\(body)</g>")
        #expect(Self.words(drawn.artwork.items) == paints)
        #expect(drawn.part == .whole && drawn.rest == 0.2)
    }

    @Test("a gradient lies on its shape as in the drawing, in units of its bounds or of the drawing")
    func gradients() throws {
        for (attributes, from, to) in [
            ("x1=\"10%\" x2=\"60%\"", (10.0, 50.0), (60.0, 50.0)),
            ("gradientUnits=\"userSpaceOnUse\" x1=\"10\" y1=\"20\" x2=\"10\" y2=\"70\"", (10, 20), (10, 70)),
            (
                "gradientUnits=\"userSpaceOnUse\" x1=\"0\" x2=\"50%\" gradientTransform=\"translate(25)\"",
                (25, 50), (75, 50)
            ),
        ] {
            let drawn = try Self.drawn(
                "<rect width=\"50\" height=\"100\" transform=\"scale(2 1)\" fill=\"url(#a)\"/><linearGradient id=\"a\" \(attributes)><stop/><stop offset=\"1\" stop-color=\"red\"/></linearGradient>"
            )
            guard case .area(let area)? = drawn.artwork.items.first, case .gradient(let gradient) = area.paint
            else { throw NoArtwork() }
            let units = try #require(gradient.placing.within(drawn.placing).inverse)
            let isUser = attributes.contains("userSpace")
            for (point, place) in [(from, 0.0), (to, 1)] {
                let seen = units.moved(PlanePoint(isUser ? point.0 * 2 : point.0, point.1))
                #expect((seen.x - place).magnitude < 1e-9, "\(attributes): \(seen)")
            }
        }
    }

    @Test("what is revealed of a value lies below a height, and what is traced has the color of its line")
    func ways() throws {
        let body =
            "<rect width=\"100\" height=\"50\" fill=\"red\"/><rect y=\"50\" width=\"100\" height=\"50\" fill=\"none\" stroke=\"blue\" opacity=\".2\"/>"
        #expect(try Self.drawn(body, at: 0.25).part == .below(75))
        let half = try Self.drawn(body, .trace, at: 0.5)
        guard case .artwork(let part) = half.part else { throw NoArtwork() }
        #expect(Self.words(part.items) == "#FF0000")
        #expect(Self.words(half.artwork.items) == "#FF0000 #0000FF33")
        let turned = try Self.drawn(body, .turn, at: 0.5)
        #expect(turned.part == .whole)
    }

    @Test("what its own colors cannot hold is named with its place, and all else is no obstacle")
    func obstacles() throws {
        for (body, obstacle) in [
            (
                "<circle r=\"9\" fill=\"url(#p)\"/><pattern id=\"p\"/>",
                "the pattern \"p\" (line 1, column 28)"
            ),
            ("<circle r=\"9\" fill=\"var(--a)\"/>", "the color \"var(--a)\" (line 1, column 28)"),
            (
                "<g style=\"mix-blend-mode:multiply\"><circle r=\"9\"/></g>",
                "mix-blend-mode multiply (line 1, column 28)"
            ),
            ("<g style=\"mix-blend-mode:normal\"><circle r=\"9\" fill=\"url(#p) red\"/></g>", nil),
            (
                String(
                    repeating: "<g opacity=\".5\"><path d=\"M1 1h4v4z\"/><path d=\"M2 2h4v4z\"/></g>",
                    count: 101),
                "more than 100 groups that are translucent or clipped (line 1, column 6228)"
            ),
        ] as [(String, String?)] {
            #expect(try Self.shape(body).losses?.obstacle == obstacle)
        }
    }
}
