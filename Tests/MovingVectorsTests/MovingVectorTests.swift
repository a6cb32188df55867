import Basics
import Drawing
import Easings
import Formats
import MovingPictures
import Testing
import Vectors

@testable import MovingVectors

/// Moving drawings as pictures without pixels.
@Suite struct MovingVectorTests {
    static func picture(_ body: String, scale: Double = 1, speed: Double = 1) throws -> VectorPicture {
        let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\">\n\(body)\n</svg>"
        let file = try MovingPicture(Array(text.utf8), name: "a.svg")
        var span = MovingVectorSpan(start: 0, length: 0, ends: true, speed: speed, scale: scale)
        switch file.loop {
        case .repeats(let from, let period): (span.start, span.length, span.ends) = (from, period, false)
        case .once(let length): span.length = length
        case .still, .never: break
        }
        return try file.vectorPicture(span)
    }

    private static let spline = CubicBezier(0.3, 0.1, 0.6, 1)

    @Test("the segments of an animation come back as they are: straight, by a curve, in steps")
    func segments() throws {
        let picture = try Self.picture(
            """
            <rect width="4" height="4"><animate attributeName="x" values="1;7;3" keyTimes="0;0.25;1" calcMode="spline" keySplines="0.3 0.1 0.6 1;0 0 1 1" dur="2s" repeatCount="indefinite"/>
            <animate attributeName="y" values="0;5;9;2" calcMode="discrete" dur="2s" repeatCount="indefinite"/></rect>
            """)
        #expect(picture.fidelity.isExact)
        #expect((picture.duration, picture.loops) == (2000, true))
        let moves = try #require(picture.layers.first).moves
        try #require(moves.count == 2)
        guard case .shift(let x, .horizontal) = moves[0], case .shift(let y, .vertical) = moves[1] else {
            Issue.record("\(moves)")
            return
        }
        #expect(
            x.segments == [
                .init(from: 0, to: 500, start: 0, end: 6, timing: Self.spline),
                .init(from: 500, to: 2000, start: 6, end: 2),
            ])
        #expect(y.segments.map(\.start) == [0, 5, 9, 2] && y.segments.allSatisfy(\.isLevel))
    }

    @Test("radii of areas are scales, those of lines are outlines that change, both exactly")
    func radii() throws {
        let radius = "<animate attributeName=\"r\" values=\"2;8\" dur=\"1s\" repeatCount=\"indefinite\"/>"
        let area = try #require(
            try Self.picture("<circle cx=\"12\" cy=\"12\" r=\"2\">\(radius)</circle>").layers.first)
        #expect(
            area.moves == [
                .grow(
                    VectorCurve([.init(from: 0, to: 1000, start: 0.25, end: 1)]), .both,
                    about: Point(x: 12, y: 12))
            ])
        let picture = try Self.picture(
            "<circle cx=\"12\" cy=\"12\" r=\"2\" fill=\"none\" stroke=\"red\">\(radius)</circle>")
        #expect(picture.fidelity.isExact)
        let line = try #require(picture.layers.first)
        guard case .stroke(let stroke) = line.content,
            case .path(let outline, _, isClosed: true) = stroke.line
        else {
            Issue.record("\(line)")
            return
        }
        #expect((outline.paths.count, outline.place?.segments.count, outline.error) == (2, 1, 0))
        #expect(line.moves.isEmpty && stroke.width.constant == 1)
    }

    @Test(
        "corners that change are outlines that change, sharp ones too, also where the rectangle moves",
        arguments: [
            "<animate attributeName=\"rx\" values=\"0;4;0\" dur=\"1s\" repeatCount=\"indefinite\"/>",
            "<animate attributeName=\"ry\" values=\"1;4;1\" dur=\"1s\" repeatCount=\"indefinite\"/>",
            "<animate attributeName=\"rx\" values=\"0;4;0\" dur=\"1s\" repeatCount=\"indefinite\"/><animate attributeName=\"x\" values=\"2;9;2\" dur=\"1s\" repeatCount=\"indefinite\"/>",
        ])
    func corners(_ animations: String) throws {
        let rect = "<rect x=\"2\" y=\"2\" width=\"10\" height=\"10\">\(animations)</rect>"
        let layer = try #require(try Self.picture(rect).layers.first)
        guard case .area(let area) = layer.content else {
            Issue.record("\(layer)")
            return
        }
        #expect(area.paths.count > 1 && area.place != nil && area.error < 0.01)
        // The middle of the loop has the roundest corners, whose edges begin 4 units from the corner of the rectangle.
        let extents = area.paths.compactMap { $0.extent }
        #expect(extents.allSatisfy { ($0.width - 10).magnitude < 1e-6 && ($0.height - 10).magnitude < 1e-6 })
        let starts = area.paths.compactMap { path -> Double? in
            guard case .move(let point)? = path.elements.first, let extent = path.extent else { return nil }
            return point.x - extent.left
        }
        #expect((starts.max() ?? 0) - 4 < 1e-6 && (starts.max() ?? 0) > 3.99)
    }

    @Test("nested transforms are nested moves, and what never moves is in the outline")
    func transforms() throws {
        let picture = try Self.picture(
            """
            <g transform="scale(2)"><g><animateTransform attributeName="transform" type="rotate" from="0 6 6" to="360 6 6" dur="2s" repeatCount="indefinite"/>
            <g transform="translate(1 0)"><path d="M0 0H2V2H0z"><animateTransform attributeName="transform" type="translate" values="0 0;0 3" dur="1s" repeatCount="indefinite"/></path></g></g></g>
            """, scale: 0.5)
        let layer = try #require(picture.layers.first)
        try #require(layer.moves.count == 2)
        guard case .turn(let turns, let center) = layer.moves[0],
            case .shift(let y, .vertical) = layer.moves[1],
            case .area(let outline) = layer.content
        else {
            Issue.record("\(layer.moves)")
            return
        }
        #expect(center == Point(x: 6, y: 6))
        #expect(turns.segments == [.init(from: 0, to: 2000, start: 0, end: 1)])
        #expect(y.segments.map(\.end) == [3, 3])
        #expect(outline.paths[0].extent == Extent(left: 1, top: 0, right: 3, bottom: 2))
    }

    @Test("a dash that moves is the part of a line, and a faster picture is shorter")
    func dashes() throws {
        let picture = try Self.picture(
            """
            <path d="M2 12H22" fill="none" stroke="red" stroke-width="2" stroke-dasharray="20" stroke-dashoffset="20">
            <animate attributeName="stroke-dashoffset" values="20;0;-20" dur="2s" repeatCount="indefinite"/></path>
            """, speed: 2)
        #expect(picture.duration == 1000)
        let stroke = try #require(
            picture.layers.compactMap { layer -> VectorPicture.Stroke? in
                if case .stroke(let stroke) = layer.content { stroke } else { nil }
            }.first)
        guard case .path(_, let start, isClosed: false) = stroke.line else {
            Issue.record("\(stroke.line)")
            return
        }
        #expect(start.value(at: 250) == 0 && (start.value(at: 750) - 0.5).magnitude < 1e-6)
        #expect((stroke.length.value(at: 250) - 0.5).magnitude < 1e-6)
        #expect((stroke.length.value(at: 750) - 0.5).magnitude < 1e-3)
    }

    @Test(
        "what no vector picture has is refused with the first of it, its place and the way out",
        arguments: [
            (
                "<filter id=\"f\"><feGaussianBlur stdDeviation=\"1\"/></filter>\n<circle filter=\"url(#f)\" r=\"9\"/>",
                "a.svg:3:1: circle has a filter"
            ),
            (
                "<g>\n  <rect style=\"mix-blend-mode: multiply\" width=\"9\" height=\"9\"/></g>",
                "a.svg:3:3: rect has the blend mode multiply"
            ),
            (
                "<g><circle r=\"5\"/><circle r=\"7\"/><animate attributeName=\"opacity\" values=\"1;0\" dur=\"1s\" repeatCount=\"indefinite\"/></g>",
                "a.svg:2:1: g fades as one while its parts lie on each other"
            ),
            (
                "<path d=\"M0 0H9\" stroke=\"red\" vector-effect=\"non-scaling-stroke\"><animateTransform attributeName=\"transform\" type=\"scale\" values=\"1;2\" dur=\"1s\" repeatCount=\"indefinite\"/></path>",
                "path has a line that keeps its width while it grows"
            ),
            (
                "<rect width=\"9\" height=\"9\"><animateTransform attributeName=\"transform\" type=\"skewX\" values=\"0;20\" dur=\"1s\" repeatCount=\"indefinite\"/></rect>",
                "rect is skewed, or turned and stretched at once, while that changes"
            ),
            (
                "<linearGradient id=\"g\"><stop stop-color=\"red\"><animate attributeName=\"offset\" values=\"0;1\" dur=\"1s\" repeatCount=\"indefinite\"/></stop><stop offset=\"1\"/></linearGradient><rect fill=\"url(#g)\" width=\"9\" height=\"9\"/>",
                "rect has a gradient that changes"
            ),
            (
                "<path stroke=\"red\" d=\"M0 0H9M0 5H9\" stroke-dasharray=\"4\"><animate attributeName=\"stroke-dashoffset\" values=\"0;8\" dur=\"1s\" repeatCount=\"indefinite\"/></path>",
                "path has moving dashes on several lines at once"
            ),
        ])
    func obstacles(_ body: String, _ text: String) throws {
        let error = #expect(throws: SpecError.self) { try Self.picture(body) }
        let message = "\(try #require(error))"
        #expect(message.contains(text), "\(message)")
        #expect(message.contains("which vector formats cannot hold; use apng, webp or sheet"), "\(message)")
    }

    @Test("formats that cannot hold a picture say why")
    func formats() throws {
        let morph = try Self.picture(
            "<rect width=\"9\" height=\"9\" rx=\"2\"><animate attributeName=\"height\" values=\"9;5;9\" dur=\"1s\" repeatCount=\"indefinite\"/></rect>"
        )
        #expect(throws: SpecError.self) { try morph.rejectMoving(for: [.svg, .avd]) }
        for pages in OutputFormat.pageFormats {
            #expect(throws: SpecError.self) { try morph.rejectMoving(for: [pages]) }
        }
        try morph.rejectMoving(for: [.svg, .svgCSS, .lottie, .apng])
        #expect(morph.movingNotes(for: [.svgCSS]).count == 1)
        #expect(morph.movingNotes(for: [.svg]).isEmpty)
    }

    @Test("what plays once ends as it ends, and where it jumps there, that shows for a frame")
    func ends() throws {
        func height(_ fill: String) throws -> VectorPicture {
            try Self.picture(
                "<rect width=\"9\" height=\"2\"><animate attributeName=\"height\" to=\"9\" dur=\"1s\" fill=\"\(fill)\"/></rect>"
            )
        }
        let frozen = try height("freeze")
        #expect(frozen.duration == 1000 && !frozen.loops)
        #expect(try height("remove").duration > 1010)
    }
}
