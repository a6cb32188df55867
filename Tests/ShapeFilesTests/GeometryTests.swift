import Basics
import Drawing
import Indicators
import MotionCore
import ShapeFiles
import Testing

/// Issue 51.3: a drawing is as large as what shows of it, however its figures and its picture say where they are.
@Suite struct GeometryTests {
    /// The bounds of the whole shape at 100 points: left, top, right, bottom.
    private static func bounds(_ file: String) throws -> [Double] {
        let shape = try ShapeFile.parse(Array(file.utf8), name: "a.svg")
        let indicator = CustomShapeIndicator(shape, .fill, size: 100, stroke: 1, cap: .butt)
        var list = DisplayList(width: 100, height: 100)
        indicator.draw(ArcSpan(start: 0, sweep: 1), color: Color(red: 0, green: 0, blue: 0), into: &list)
        guard case .path(let drawn)? = list.shapes.first, let extent = drawn.path.extent else { return [] }
        return [extent.left, extent.top, extent.right, extent.bottom].map { ($0 * 1000).rounded() / 1000 }
    }

    @Test(
        "the picture is cut at its viewport, which may show more than its view box, and less",
        arguments: [
            (#"width="200" height="100" viewBox="0 0 100 100""#, [0.0, 25, 100, 75]),
            (#"width="100" height="100" viewBox="0 0 100 100""#, [0, 0, 100, 100]),
            (
                #"width="200mm" height="100mm" viewBox="0 0 100 100" preserveAspectRatio="xMinYMin""#,
                [0, 25, 100, 75]
            ),
            (
                #"width="200" height="50" viewBox="0 0 100 100" preserveAspectRatio="xMidYMin slice""#,
                [0, 37.5, 100, 62.5]
            ),
            (
                #"width="50" height="100" viewBox="0 0 100 100" preserveAspectRatio="none""#,
                [25, 0, 75, 100]
            ),
            (#"width="200" viewBox="0 0 100 100""#, [0, 0, 100, 100]),
        ])
    func viewport(frame: String, bounds: [Double]) throws {
        let all = #"<svg \#(frame)><rect x="-900" y="-900" width="1900" height="1900"/></svg>"#
        #expect(try Self.bounds(all) == bounds)
    }

    @Test(
        "figures have their places from styles as well",
        arguments: [
            "<style>circle{r:30px;cx:50px;cy:50px}</style><circle/>",
            #"<circle r="3" cx="50" cy="50" style="r:30"/>"#,
            #"<path style="d:path('M20 50a30 30 0 0 1 60 0a30 30 0 0 1-60 0z')"/>"#,
            #"<rect x="9" style="x:20px;y:20px;width:60px;height:60px;rx:30px"/>"#,
        ])
    func styles(figure: String) throws {
        let rest = #"<path d="M0 20h1v60h-1z"/>"#
        let attributes = #"<circle r="30" cx="50" cy="50"/>"#
        #expect(
            try Self.bounds("<svg>\(figure)\(rest)</svg>") == Self.bounds("<svg>\(attributes)\(rest)</svg>"))
    }

    @Test("a path that only moves and closes is a dot of its round caps, and none where it does not close")
    func dots() throws {
        let bar = #"<path d="M0 0h100v1h-100z"/>"#
        func file(_ data: String) -> String {
            #"<svg><path d="\#(data)" stroke="red" stroke-width="20" stroke-linecap="round"/>\#(bar)</svg>"#
        }
        #expect(
            try Self.bounds(file("M50 50z"))
                == Self.bounds(#"<svg><circle cx="50" cy="50" r="10"/>\#(bar)</svg>"#))
        #expect(try Self.bounds(file("M50 50")) == Self.bounds("<svg>\(bar)</svg>"))
    }

    @Test("a stroke whose gradient has no bounds to lie on shows nothing, and takes no room")
    func boundless() throws {
        let gradient =
            #"<linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>"#
        let line = #"<path d="M10 50h80" stroke="url(#g)" stroke-width="10"/>"#
        let circle = #"<circle cx="50" cy="20" r="10" fill="url(#g)"/>"#
        #expect(try Self.bounds("<svg>\(gradient)\(line)\(circle)</svg>") == [0, 0, 100, 100])
    }

    /// The paints of an artwork.
    private static func paints(_ body: String) throws -> [Artwork.Paint] {
        let shape = try ShapeFile.parse(Array("<svg>\(body)</svg>".utf8), name: "a.svg")
        var indicator = CustomShapeIndicator(shape, .fill, size: 100, stroke: 1, cap: .butt)
        indicator.rest = 0
        var list = DisplayList(width: 100, height: 100)
        indicator.draw(ArcSpan(start: 0, sweep: 1), color: Color(red: 0, green: 0, blue: 0), into: &list)
        guard case .artwork(let drawn)? = list.shapes.first else { return [] }
        return drawn.artwork.areas.map { $0.paint }
    }

    @Test("the color of a stop is that around its gradient, not that around the figure")
    func stops() throws {
        let paints = try Self.paints(
            ##"<g color="#C0C"><linearGradient id="g"><stop stop-color="currentColor"/><stop offset="1" color="#0C0" stop-color="currentColor"/></linearGradient></g><rect color="red" width="9" height="9" fill="url(#g)"/>"##
        )
        guard case .gradient(let gradient)? = paints.first else {
            Issue.record("no gradient")
            return
        }
        let inks = [Color(red: 204, green: 0, blue: 204), Color(red: 0, green: 204, blue: 0)].map {
            Ink.color($0)
        }
        #expect(gradient.stops.map { $0.ink } == inks)
    }

    @Test("of several colors the last one that is read counts, as readers have it")
    func fallbacks() throws {
        let blue = Artwork.Paint.solid(.color(Color(red: 10, green: 110, blue: 209)))
        for attributes in [
            ##"style="fill:#0A6ED1;fill:color(unknown 0.1 0.4 0.8)""##,
            ##"style="fill:#0A6ED1;fill:color-mix(in srgb, red, blue)""##,
            ##"fill="#0A6ED1" style="fill:color(unknown 0.1 0.4 0.8)""##,
        ] {
            #expect(try Self.paints("<circle r=\"9\" \(attributes)/>") == [blue])
        }
    }

    @Test("a drawing that has too many curves once it is cut says so")
    func curves() throws {
        // Each of the arcs reaches out of the picture, and is cut into two.
        let arcs = String(repeating: "q.005-99 .01 0", count: 3000)
        let paths = String(repeating: "<path d=\"M0 10\(arcs)V99z\"/>", count: 3)
        let file = "<svg viewBox=\"0 0 100 100\">\(paths)</svg>"
        do throws(SpecError) {
            _ = try ShapeFile.parse(Array(file.utf8), name: "a.svg")
            Issue.record("too many curves are read")
        } catch {
            #expect(
                "\(error)".contains("curves after what lies outside is cut off, more than 20000"), "\(error)")
        }
    }
}
