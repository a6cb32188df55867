import Basics
import Drawing
import Indicators
import MotionCore
import ShapeFiles
import Testing

/// Issue 51.3: clips and masks of any shape cut what they are for, in its own colors and in one.
@Suite struct ClipTests {
    private static func shape(_ body: String) throws -> CustomShape {
        try ShapeFile.parse(Array("<svg viewBox=\"0 0 100 100\">\(body)</svg>".utf8), name: "a.svg")
    }

    /// The picture of a whole shape, in its own colors or in one.
    private static func list(_ body: String, isOwn: Bool, _ way: ShapeWay = .fill) throws -> DisplayList {
        var indicator = CustomShapeIndicator(try shape(body), way, size: 100, stroke: 0.01, cap: .butt)
        indicator.rest = isOwn ? 0 : nil
        var list = DisplayList(width: 100, height: 100)
        indicator.draw(ArcSpan(start: 0, sweep: 1), color: Color(red: 0, green: 0, blue: 0), into: &list)
        return list
    }

    /// The structure of an artwork: a letter for each area, braces around what is clipped, a sign for each line of the clip.
    private static func structure(_ items: [Artwork.Item]) -> String {
        items.map { item in
            switch item {
            case .area: "a"
            case .group(let items, _): "(\(structure(items)))"
            case .clipped(let items, let clip):
                "{\(structure(items))}" + String(repeating: "+", count: clip.lines.count)
            case .masked, .filtered, .blended: "?"
            }
        }.joined()
    }

    /// The area of a path by Green's theorem over short chords.
    private static func area(_ path: Path) -> Double {
        path.lines.flatMap { $0.cubics }.reduce(0) { sum, cubic in
            let points = (0...64).map { cubic.point(at: Double($0) / 64) }
            return zip(points, points.dropFirst()).reduce(sum) {
                $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
            }
        }
    }

    private static let square = "<rect width=\"100\" height=\"100\"/>"
    private static let circle = "<clipPath id=\"a\"><circle cx=\"50\" cy=\"50\" r=\"50\"/></clipPath>"
    private static let small =
        "<clipPath id=\"a\"><rect x=\"10\" y=\"10\" width=\"20\" height=\"20\"/></clipPath>"
    /// Two lines at the edges, so that the drawing keeps its size: 200 of area.
    private static let edges = "<path d=\"M0 0h100v1h-100zM0 99h100v1h-100z\"/>"
    private static let star = "M50 5 79 95 3 39H97L21 95Z"

    @Test(
        "a clip is drawn once for all that it cuts, and one that cuts nothing is left out",
        arguments: [
            ("\(circle)<g clip-path=\"url(#a)\">\(square)\(square)</g>", "{aa}+"),
            ("\(circle)<g clip-path=\"url(#a)\"><circle cx=\"50\" cy=\"50\" r=\"20\"/></g>", "a"),
            (
                "\(circle)<g clip-path=\"url(#a)\" opacity=\".5\">\(square)<g clip-path=\"url(#a)\">\(square)</g></g>",
                "({aa}+)"
            ),
            (
                "\(circle)<clipPath id=\"b\"><circle cx=\"50\" cy=\"50\" r=\"20\"/></clipPath><g clip-path=\"url(#a)\">\(square)<g clip-path=\"url(#b)\">\(square)</g></g>",
                "{a{a}+}+"
            ),
            (
                "<clipPath id=\"a\"><rect width=\"50\" height=\"50\"/></clipPath><g clip-path=\"url(#a)\">\(square)</g>",
                "{a}+"
            ),
            ("<rect x=\"-9\" width=\"70\" height=\"50\"/><circle r=\"9\"/>", "{aa}+"),
            ("<rect x=\"9\" width=\"70\" height=\"50\"/><circle cx=\"200\" r=\"9\"/>", "a"),
            (
                "<mask id=\"a\" fill=\"white\"><path d=\"M0 0h90v90z\"/></mask><g mask=\"url(#a)\">\(square)</g>",
                "{a}+"
            ),
            (
                "<mask id=\"a\" style=\"mask-type:alpha\"><g><path d=\"M0 0h90v90z\" fill=\"#D9D9D9\"/></g></mask><g mask=\"url(#a)\">\(square)</g>",
                "{a}+"
            ),
            (
                "<mask id=\"a\" fill=\"black\"><rect fill=\"white\" width=\"99\" height=\"99\"/><path d=\"M0 0h90v90z\" stroke=\"#fff\"/></mask><g mask=\"url(#a)\">\(square)</g>",
                "{a}++"
            ),
        ])
    func structures(body: String, structure: String) throws {
        guard case .artwork(let drawn)? = try Self.list(body, isOwn: true).shapes.first else {
            throw Missing()
        }
        #expect(Self.structure(drawn.artwork.items) == structure)
    }
    private struct Missing: Error {}

    /// What a clip leaves of the square, and its area.
    private static let left: [(body: String, area: Double)] = [
        ("\(circle)<g clip-path=\"url(#a)\">\(square)</g>", Double.pi * 2500),
        // By either rule: a star is five points around a pentagon.
        (
            "<clipPath id=\"a\"><path d=\"\(star)\"/></clipPath><g clip-path=\"url(#a)\">\(square)</g><path d=\"M0 0h100v1h-100zM0 99h100v1h-100z\"/>",
            starArea(isEvenOdd: false) + 200
        ),
        (
            "<clipPath id=\"a\"><path clip-rule=\"evenodd\" d=\"\(star)\"/></clipPath><g clip-path=\"url(#a)\">\(square)</g><path d=\"M0 0h100v1h-100zM0 99h100v1h-100z\"/>",
            starArea(isEvenOdd: true) + 200
        ),
        // A ring, and strokes that cross.
        (
            "\(circle)<path clip-path=\"url(#a)\" fill-rule=\"evenodd\" d=\"M0 0h100v100h-100zM25 25h50v50h-50z\"/>",
            Double.pi * 2500 - 2500
        ),
        (
            "\(circle)<path clip-path=\"url(#a)\" d=\"M0 50H100M50 0V100\" stroke=\"red\" stroke-width=\"100\"/>",
            Double.pi * 2500
        ),
        // A hole of black, and what is white in it again.
        (
            "<mask id=\"a\" fill=\"black\"><circle fill=\"#fff\" cx=\"50\" cy=\"50\" r=\"50\"/><circle cx=\"50\" cy=\"50\" r=\"40\"/><circle fill=\"#fff\" cx=\"50\" cy=\"50\" r=\"20\"/></mask><g mask=\"url(#a)\">\(square)</g>",
            Double.pi * (2500 - 1600 + 400)
        ),
        // The opacity of what clips has no effect, and a mask shows its own part of the bounds.
        (
            "<clipPath id=\"a\"><circle cx=\"50\" cy=\"50\" r=\"50\" opacity=\"0\"/></clipPath><g clip-path=\"url(#a)\">\(square)</g>",
            Double.pi * 2500
        ),
        (
            "<mask id=\"a\" x=\".25\" y=\"25%\" width=\".5\" height=\"0.5\"><rect width=\"100\" height=\"100\" fill=\"white\"/></mask><g mask=\"url(#a)\">\(square)</g>\(edges)",
            2500 + 200
        ),
        // In units of the bounds, of a group as well.
        (
            "<clipPath id=\"a\" clipPathUnits=\"objectBoundingBox\"><circle cx=\".5\" cy=\".5\" r=\".5\"/></clipPath><g clip-path=\"url(#a)\" transform=\"translate(10) scale(.5)\">\(square)</g>",
            Double.pi * 2500
        ),
        // A mask that says nothing about its region reaches a tenth beyond the bounds.
        (
            "<mask id=\"a\"><rect x=\"-50\" y=\"-50\" width=\"200\" height=\"200\" fill=\"white\"/></mask><path d=\"M40 40L60 60\" stroke=\"red\" stroke-width=\"100\" stroke-linecap=\"square\" mask=\"url(#a)\"/>\(edges)",
            24 * 24 + 200
        ),
        // What a drawing within the drawing, a symbol and a use clip by is in their own units, as in Chromium and resvg.
        (
            "\(small)<svg x=\"20\" y=\"20\" width=\"80\" height=\"80\" viewBox=\"0 0 40 40\" clip-path=\"url(#a)\">\(square)</svg>\(edges)",
            1600 + 200
        ),
        (
            "\(small)<symbol id=\"s\" viewBox=\"0 0 40 40\" clip-path=\"url(#a)\">\(square)</symbol><use href=\"#s\" x=\"20\" y=\"20\" width=\"80\" height=\"80\"/>\(edges)",
            1600 + 200
        ),
        (
            "\(small)<defs><rect id=\"s\" width=\"40\" height=\"40\"/></defs><use href=\"#s\" x=\"15\" y=\"15\" clip-path=\"url(#a)\"/>\(edges)",
            400 + 200
        ),
        (
            "<clipPath id=\"a\" clipPathUnits=\"objectBoundingBox\"><rect width=\".5\" height=\".5\"/></clipPath><svg x=\"20\" y=\"20\" width=\"80\" height=\"80\" viewBox=\"0 0 40 40\" clip-path=\"url(#a)\"><rect x=\"10\" y=\"10\" width=\"20\" height=\"20\"/></svg>\(edges)",
            400 + 200
        ),
        // Of clips within clips what lies in both: a square in a circle, whose corners are on it.
        (
            "\(circle)<clipPath id=\"b\"><path d=\"M50 0L100 50L50 100L0 50z\"/></clipPath><g clip-path=\"url(#a)\"><g clip-path=\"url(#b)\">\(square)</g></g>",
            5000
        ),
    ]

    @Test("what a clip leaves of an area is as large as geometry says", arguments: left)
    func areas(body: String, area: Double) throws {
        guard case .path(let drawn)? = try Self.list(body, isOwn: false).shapes.first else { throw Missing() }
        #expect((Self.area(drawn.path) - area).magnitude < 0.5, "\(Self.area(drawn.path)), not \(area)")
    }

    @Test(
        "a clip or a mask that is cut itself is refused by name",
        arguments: [
            ("clipPath", "clip-path", "clip-path"), ("clipPath", "mask", "clip-path"),
            ("mask", "mask", "mask"),
            ("mask", "clip-path", "mask"),
        ])
    func cutClips(element: String, key: String, kind: String) {
        let body =
            "<\(element) id=\"a\" \(key)=\"url(#b)\">\(Self.square)</\(element)><g \(kind)=\"url(#a)\">\(Self.square)</g>"
        let error = #expect(throws: SpecError.self) { try Self.shape(body) }
        #expect(
            error?.message.description.contains("\(kind) that has a \(key) itself") == true, "\(error as Any)"
        )
    }

    /// The area of the star.
    private static func starArea(isEvenOdd: Bool) -> Double {
        let corners = [(50.0, 5.0), (79, 95), (3, 39), (97, 39), (21, 95)].map { PlanePoint($0.0, $0.1) }
        // Shoelace counts the pentagon in the middle twice, the points once.
        let sides = zip(corners, corners.dropFirst() + corners.prefix(1))
        let twice = sides.reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }.magnitude
        let pentagon = pentagonArea(corners)
        return isEvenOdd ? twice - 2 * pentagon : twice - pentagon
    }

    /// The area between the crossings of every line of a star with those next to its neighbors.
    private static func pentagonArea(_ c: [PlanePoint]) -> Double {
        func crossing(_ a: Int, _ b: Int) -> PlanePoint {
            let (p, r) = (c[a], c[(a + 1) % 5] - c[a])
            let (q, s) = (c[b], c[(b + 1) % 5] - c[b])
            let t = ((q.x - p.x) * s.y - (q.y - p.y) * s.x) / (r.x * s.y - r.y * s.x)
            return p + r * t
        }
        // Around the middle, the lines follow each other as 0, 3, 1, 4, 2: neighbors there share no corner of the star.
        let order = [0, 3, 1, 4, 2]
        let points = order.indices.map { crossing(order[$0], order[($0 + 1) % 5]) }
        return zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
            $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
        }.magnitude
    }

    @Test("lines that a clip cuts are traced as far as they lie in it")
    func lines() throws {
        let body =
            "\(Self.circle)<path clip-path=\"url(#a)\" d=\"M-50 50H150M50-50V150\" fill=\"none\" stroke=\"red\"/>"
        guard case .path(let drawn)? = try Self.list(body, isOwn: false, .trace).shapes.first else {
            throw Missing()
        }
        let bounds = try #require(drawn.path.extent)
        #expect(drawn.path.lines.count == 2)
        #expect((bounds.width - 100).magnitude < 0.05 && (bounds.height - 100).magnitude < 0.05)
    }

    @Test(
        "lines along the border of a clip, as strokes inside and outside of a figure leave them, are traced whole",
        arguments: [
            "<path id=\"f\" d=\"M16 16h40v40h-40z\"/>", "<circle id=\"f\" cx=\"40\" cy=\"44\" r=\"28\"/>",
            "<path id=\"f\" d=\"M10 20L70 30L45 80z\"/>",
        ], [true, false])
    func borders(figure: String, isInside: Bool) throws {
        let clip =
            isInside
            ? "<clipPath id=\"c\"><use href=\"#f\"/></clipPath>"
            : "<mask id=\"c\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"100\" height=\"100\" fill=\"black\"><rect width=\"100\" height=\"100\" fill=\"white\"/><use href=\"#f\"/></mask>"
        let body =
            "<defs>\(figure)</defs>\(clip)<use href=\"#f\" fill=\"none\" stroke=\"red\" stroke-width=\"8\" \(isInside ? "clip-path" : "mask")=\"url(#c)\"/>"
        guard case .path(let drawn)? = try Self.list(body, isOwn: false, .trace).shapes.first,
            case .path(let whole)? = try Self.list(
                "<defs>\(figure)</defs><use href=\"#f\" fill=\"none\" stroke=\"red\"/>", isOwn: false, .trace
            ).shapes.first
        else { throw Missing() }
        #expect(drawn.path.lines.count == whole.path.lines.count)
        let (bounds, expected) = (try #require(drawn.path.extent), try #require(whole.path.extent))
        #expect(
            (bounds.width - expected.width).magnitude < 0.05
                && (bounds.height - expected.height).magnitude < 0.05)
    }

    @Test("what no clip leaves is no part, and what would take too long to cut is refused")
    func limits() throws {
        #expect(throws: SpecError.self) {
            try Self.shape("\(Self.circle)<path clip-path=\"url(#a)\" d=\"M0 0h9L0 9z\"/>")
        }
        let teeth = (0..<1900).map { "L\($0 % 2 * 200 - 50) \(Double($0) / 19)" }.joined()
        let hatches = (0..<1900).map { "L\(Double($0) / 19) \($0 % 2 * 200 - 50)" }.joined()
        do throws(SpecError) {
            _ = try ShapeFile.parse(
                Array(
                    "<svg><clipPath id=\"a\"><path d=\"M0 0\(teeth)\"/></clipPath><path clip-path=\"url(#a)\" d=\"M0 0\(hatches)\"/></svg>"
                        .utf8), name: "a.svg")
            Issue.record("millions of crossings are cut")
        } catch {
            #expect("\(error)".contains("clip-path cuts through too many lines; cut this with its outline"))
        }
    }
}
