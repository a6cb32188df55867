import Basics
import Drawing
import Formats
import Indicators
import Jobs
import Loading
import MotionCore
import Requests
import ShapeFiles
import Testing

@testable import Vectors

/// Issue 51.4: drawings in their own colors without pixels.
@Suite struct OwnColorVectorTests {
    private static let disc = "<circle cx=\"10\" cy=\"10\" r=\"10\" fill=\"blue\"/>"
    private static let check = "<path d=\"M5 10l4 4 7-8\" fill=\"none\" stroke=\"white\"/>"
    private static let pair =
        "<circle cx=\"6\" cy=\"6\" r=\"4\" fill=\"red\"/><circle cx=\"9\" cy=\"6\" r=\"4\" fill=\"lime\"/>"

    private func job(
        _ body: String, _ way: ShapeWay, _ formats: [OutputFormat] = [.svg], track: UInt32? = nil
    ) throws -> RenderJob {
        var spec = RenderSpec()
        (spec.formats, spec.extent, spec.shapeWay) = (formats, .points(48), way)
        spec.shape = .value(try ShapeFile.parse(Array("<svg>\(body)</svg>".utf8), name: "logo.svg"))
        spec.trackPaint = track.map { .color(Color(rgba: $0)) }
        if way == .fill { spec.animation.value = ValueSpan(from: 0, to: 1) } else { spec.motion = .fluent }
        return try spec.resolve()
    }

    private func picture(_ body: String, _ way: ShapeWay, track: UInt32? = nil) throws -> VectorPicture {
        try #require(try job(body, way, track: track).picture)
    }

    @Test("areas keep their colors and order, over the whole drawing that fades as one")
    func colors() throws {
        let groups = try picture(Self.disc + Self.check, .fill, track: 0x0000_0033).groups
        #expect(groups.map(\.opacity) == [0.2, 1])
        #expect(groups.map { $0.layers.map(\.name) } == [["rest-1", "rest-2"], ["shape-1", "shape-2"]])
        for group in groups {
            #expect(
                group.layers.map { $0.paint.colors } == [
                    [Color(rgba: 0x0000_FFFF)], [Color(rgba: 0xFFFF_FFFF)],
                ])
            #expect(group.window != nil)
        }
    }

    @Test("what fades as one is a group, between what is below it and what is above it")
    func groups() throws {
        let body = Self.disc + "<g opacity=\".5\">\(Self.pair)</g>" + Self.check
        let groups = try picture(body, .turn).groups
        #expect(groups.map(\.opacity) == [1, 0.5, 1])
        #expect(groups.map { $0.layers.map(\.name) } == [["shape-1"], ["shape-2", "shape-3"], ["shape-4"]])
        #expect(groups.allSatisfy { $0.layers.allSatisfy { $0.moves == groups[0].layers[0].moves } })
    }

    @Test(
        "groups that fade or are cut as one are groups within each other, and the faded rest is one around them"
    )
    func nested() throws {
        let inner = "<g opacity=\".5\">\(Self.pair)<g clip-path=\"url(#a)\">\(Self.disc)\(Self.check)</g></g>"
        let clip = "<clipPath id=\"a\"><circle cx=\"9\" cy=\"9\" r=\"6\"/></clipPath>"
        let groups = try picture(clip + Self.disc + inner, .fill, track: 0x0000_0033).groups
        #expect(groups.map(\.opacity) == [0.2, 1, 0.5])
        #expect(groups.allSatisfy { $0.window != nil })
        #expect(groups[0].parts.map(\.opacity) == [1, 0.5])
        let faded = try #require(groups[0].parts.last)
        #expect(faded.parts.map { $0.clip != nil } == [false, true])
        #expect(faded.allLayers.map(\.name) == ["rest-2", "rest-3", "rest-4", "rest-5"])
        #expect(faded == groups[2].named("rest"))
    }

    @Test("what is cut turns, grows and gives way with its clip, in every format")
    func carried() throws {
        let clip = "<clipPath id=\"a\"><circle cx=\"9\" cy=\"9\" r=\"6\"/></clipPath>"
        let body = clip + "<g clip-path=\"url(#a)\">\(Self.disc)\(Self.check)</g>"
        for way in [ShapeWay.turn, .pulse] {
            let job = try job(body, way, [.svg, .lottie, .avd])
            let picture = try #require(job.picture)
            let group = try #require(picture.groups.first)
            #expect(picture.groups.count == 1 && group.clip == nil && !group.moves.isEmpty)
            #expect(group.parts.count == 1 && group.parts[0].clip != nil)
            #expect(picture.layers.allSatisfy { $0.moves.isEmpty })
            let lottie = String(decoding: picture.lottie(name: "a"), as: UTF8.self)
            #expect(lottie.contains("\"refId\": \"parts-1\"") && lottie.contains("\"id\": \"parts-1\""))
            let android = picture.androidVector()
            let (move, cut) = (android.firstRange(of: "android:pivotX"), android.firstRange(of: "<clip-path"))
            #expect(try #require(move).lowerBound < #require(cut).lowerBound)
        }
    }

    @Test("lines are traced in the color of their stroke, over all of them, faded")
    func traced() throws {
        let groups = try picture(Self.disc + Self.check, .trace, track: 0x0000_0033).groups
        #expect(groups.map(\.opacity) == [0.2, 1])
        #expect(groups[0].layers.map(\.name) == ["track-1", "track-2"])
        #expect(
            groups[0].layers.map { $0.paint.colors[0] } == [
                Color(rgba: 0x0000_FFFF), Color(rgba: 0xFFFF_FFFF),
            ])
    }

    @Test("SVG keeps a gradient with its transform, its focus and the way in which it repeats")
    func gradients() throws {
        let fill = "<path d=\"M0 0h20v20h-20zM5 5h9v9h-9z\" fill-rule=\"evenodd\" fill=\"url(#a)\"/>"
        let stops = "<stop stop-color=\"red\"/><stop offset=\".4\" stop-color=\"blue\" stop-opacity=\".5\"/>"
        let radial =
            "<radialGradient id=\"a\" gradientUnits=\"userSpaceOnUse\" cx=\"10\" cy=\"10\" r=\"10\" fx=\"5\" fy=\"10\" fr=\"1\" spreadMethod=\"reflect\">\(stops)</radialGradient>"
        let text = try picture(fill + radial, .pulse).svg(.smil)
        for part in [
            "cx=\"0\" cy=\"0\" r=\"1\" fx=\"-0.5\" fy=\"0\" fr=\"0.1\" gradientTransform=\"matrix(24 0 0 24 ",
            "spreadMethod=\"reflect\"",
            "<stop offset=\"0.4\" stop-color=\"#0000FF\" stop-opacity=\"0.502\"/>",
            "fill-rule=\"evenodd\"",
        ] {
            #expect(text.contains(part), "\(part) in \(text)")
        }
    }

    @Test(
        "Lottie draws a linear gradient that is skewed between other points, with the same colors everywhere")
    func skewed() throws {
        let gradient = AreaGradient(
            .linear, [.init(0, .color(Color(rgba: 0xFF00_00FF)))], placing: Affine(7, 3, 5, -4, 2, 9))
        let (from, to) = gradient.ends
        let way = PlanePoint(to.x - from.x, to.y - from.y)
        let units = try #require(gradient.placing.inverse)
        for point in [PlanePoint(3, 4), PlanePoint(-20, 11), PlanePoint(0.5, -30)] {
            let off = PlanePoint(point.x - from.x, point.y - from.y)
            let place = (off.x * way.x + off.y * way.y) / (way.x * way.x + way.y * way.y)
            #expect((place - units.moved(point).x).magnitude < 1e-12)
        }
    }

    @Test(
        "what a format cannot hold of a drawing is refused by its name with what helps",
        arguments: [
            (
                "avd", "<linearGradient id=\"a\">\(stops)</linearGradient>", ShapeWay.turn, nil as UInt32?,
                "avd cannot hold gradients of a drawing; use svg, lottie or apng, or add shape-color: single"
            ),
            (
                "avd", "", .fill, 0x0000_0033,
                "avd cannot fade a drawing of several colors as one; add track: none"
            ),
            (
                "lottie",
                "<linearGradient id=\"a\" x2=\".3\" spreadMethod=\"repeat\">\(stops)</linearGradient>", .turn,
                nil,
                "lottie cannot hold a gradient that repeats, which shape-2 of the drawing has"
            ),
            (
                "lottie", "<radialGradient id=\"a\">\(stops)</radialGradient>", .turn, nil,
                "lottie cannot hold an elliptical gradient"
            ),
            (
                "dotlottie",
                "<radialGradient id=\"a\" gradientUnits=\"userSpaceOnUse\" cx=\"5\" cy=\"5\" r=\"9\" fr=\"2\">\(stops)</radialGradient>",
                .turn,
                nil, "dotlottie cannot hold a radial gradient around a disc"
            ),
            (
                "avd", "<g opacity=\".5\">\(pair)<g opacity=\".5\">\(pair)</g></g>", .turn, nil,
                "avd cannot hold translucent groups; use svg, lottie or apng, or add shape-color: single"
            ),
        ])
    func refused(format: String, body: String, way: ShapeWay, track: UInt32?, message: String) throws {
        let format = try #require(OutputFormat.all.first { $0.name == format })
        let filled = body.contains("id=\"a\"") ? "<path d=\"M2 2h9v4h-9z\" fill=\"url(#a)\"/>" : ""
        let error = #expect(throws: SpecError.self) {
            try job(Self.disc + filled + Self.check + body, way, [format], track: track)
        }
        let text = String(describing: error)
        #expect(text.contains(message), "\(text)")
    }

    @Test("the color of a page has no effect on colors of its own, and is refused")
    func currentColor() throws {
        var spec = RenderSpec()
        (spec.formats, spec.usesCurrentColor, spec.motion) = ([.svg], true, .fluent)
        spec.shape = .value(
            try ShapeFile.parse(Array("<svg>\(Self.disc)\(Self.check)</svg>".utf8), name: "logo.svg"))
        let text = String(describing: #expect(throws: SpecError.self) { try spec.resolve() })
        #expect(text.contains("current-color: has no effect on a shape in its own colors"), "\(text)")
    }

    @Test("Android fills by the even-odd rule from 7.0 on, which a note says")
    func evenOdd() throws {
        let ring = "<path d=\"M0 0h20v20h-20zM5 5h9v9h-9z\" fill-rule=\"evenodd\" fill=\"red\"/>"
        let job = try job(ring + Self.check, .fill, [.avd])
        #expect(try #require(job.picture).androidVector().contains("android:fillType=\"evenOdd\""))
        #expect(job.notes.contains { "\($0)".contains("need Android 7.0") })
    }

    private static let stops = "<stop stop-color=\"red\"/><stop offset=\"1\" stop-color=\"blue\"/>"
}

extension VectorPicture.Group {
    /// The same group without a mask, whose layers have names that begin with another word.
    fileprivate func named(_ word: String) -> VectorPicture.Group {
        var group = self
        group.mask = []
        group.changeLayers { $0.name = word + $0.name.drop { $0 != "-" } }
        return group
    }
}
