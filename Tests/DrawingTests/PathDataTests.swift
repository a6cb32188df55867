import Drawing
import TestSupport
import Testing

@Suite struct PathDataTests {
    private func elements(_ data: String) throws -> [Path.Element] { try Path(svg: data).elements }

    private func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

    @Test("every command but arcs becomes what the SVG specification says")
    func commands() throws {
        let triangle: [Path.Element] = [.move(p(1, 2)), .line(p(5, 2)), .line(p(5, 6)), .close]
        for data in [
            "M1 2H5V6Z", "M1,2 L5,2 5,6z", "m1 2 4 0 0 4", "M1 2h4v4", "  M 1 , 2 l4-0\t0 4 Z ", "M1 2h4v4zZ",
            "M+1.0 .2e1H5E0V600e-2", "m1 2h4v4z",
        ] { #expect(try elements(data) == triangle, "\(data)") }
        #expect(
            try elements("M0 0c0 1 2 3 4 5s6 7 8 9") == [
                .move(p(0, 0)), .curve(p(0, 1), p(2, 3), p(4, 5)), .curve(p(6, 7), p(10, 12), p(12, 14)),
                .close,
            ])
        // Without a cubic before it, S begins where the pen is.
        #expect(try elements("M1 1S3 4 5 1")[1] == .curve(p(1, 1), p(3, 4), p(5, 1)))
        #expect(
            try elements("M0 0Q3 6 6 0T12 0")[1...2] == [
                .curve(p(2, 4), p(4, 4), p(6, 0)), .curve(p(8, -4), p(10, -4), p(12, 0)),
            ])
        // After Z the next subpath begins where the one before did.
        #expect(
            try elements("M1 1h2v2zl0 3") == [
                .move(p(1, 1)), .line(p(3, 1)), .line(p(3, 3)), .close, .move(p(1, 1)), .line(p(1, 4)),
                .close,
            ])
    }

    @Test(
        "arcs stay on their ellipse and go the way that their flags say",
        arguments: [0.0, 30, 90, 137, -720.5])
    func arcs(degrees: Double) throws {
        for flags in ["00", "01", "10", "11"] {
            let isLarge = flags.first == "1"
            let path = try Path(svg: "M3 1A5 5 \(degrees) \(flags)9 4")
            let chord = (6.0 * 6 + 3 * 3).squareRoot()
            // The two centers are this far from the chord's middle, across it.
            let reach = (25 - chord * chord / 4).squareRoot()
            let center = p(6 - 3 / chord * reach, 2.5 + 6 / chord * reach)
            let other = p(12 - center.x, 5 - center.y)
            let samples = Self.samples(path)
            #expect(samples.count > 100)
            func misses(_ c: Point) -> Double {
                samples.map {
                    abs((($0.x - c.x) * ($0.x - c.x) + ($0.y - c.y) * ($0.y - c.y)).squareRoot() - 5)
                }
                .max()!
            }
            #expect(min(misses(center), misses(other)) < 1e-6, "flags \(flags)")
            let length = zip(samples, samples.dropFirst()).reduce(0) {
                $0
                    + (($1.0.x - $1.1.x) * ($1.0.x - $1.1.x) + ($1.0.y - $1.1.y) * ($1.0.y - $1.1.y))
                    .squareRoot()
            }
            #expect(isLarge == (length > 5 * .pi), "flags \(flags) give a length of \(length)")
            // Clockwise, as it looks with y down, is where the way turns right.
            let (a, b, c) = (samples[0], samples[1], samples[2])
            let turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
            #expect((turn > 0) == (flags.last == "1"), "flags \(flags)")
        }
    }

    @Test("an ellipse that is turned, and radii that are too small to reach")
    func ellipses() throws {
        let turned = try #require(try Path(svg: "M0 0A10 5 90 0 1 20 0z").extent)
        // Radii are enlarged until the chord is a diameter: across it the ellipse is twice as long.
        #expect(abs(turned.top + 20) < 1e-6 && abs(turned.bottom) < 1e-9, "\(turned)")
        #expect(try elements("M0 0A0 5 0 0 1 3 4")[1] == .line(p(3, 4)))
        #expect(try elements("M0 0A5 5 0 0 1 0 0").count == 2)
        let circle = try #require(try Path(svg: "M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z").extent)
        #expect(
            abs(circle.left - 7.5) < 1e-6 && abs(circle.right - 16.5) < 1e-6 && abs(circle.top - 3) < 1e-6)
    }

    /// Points along the curves.
    private static func samples(_ path: Path) -> [Point] {
        var (points, pen) = ([Point](), Point(x: 0, y: 0))
        for element in path.elements {
            switch element {
            case .move(let point):
                pen = point
                points.append(point)
            case .curve(let a, let b, let q):
                for step in 1...16 {
                    let t = Double(step) / 16
                    let s = 1 - t
                    let w = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
                    points.append(
                        Point(
                            x: pen.x * w[0] + a.x * w[1] + b.x * w[2] + q.x * w[3],
                            y: pen.y * w[0] + a.y * w[1] + b.y * w[2] + q.y * w[3]))
                }
                pen = q
            case .line, .close: break
            }
        }
        return points
    }

    @Test(
        "what is no path data is refused where it stands",
        arguments: [
            ("", PathDataError.Reason.noMove, 0), ("   ", .noMove, 3), ("L1 2", .noMove, 0),
            ("1 2", .noMove, 0),
            ("M", .incomplete(command: "M"), 1), ("M1", .incomplete(command: "M"), 2),
            ("M1 2L3", .incomplete(command: "L"), 6), ("M1 2L3Z", .incomplete(command: "L"), 6),
            ("M1 2X", .unexpected("X"), 4), ("M1 2 é", .unexpected("\\u{00E9}"), 5),
            ("M1 2L,,3 4", .unexpected(","), 6), ("M1 2L--3 4", .unexpected("-"), 5),
            ("M0 0A1 1 0 2 0 3 3", .noFlag, 11), ("M1e7 0", .outOfRange, 4), ("M1e999 0", .outOfRange, 6),
            ("M9e5 0l9e5 0", .outOfRange, 12),
        ])
    func refusals(data: String, reason: PathDataError.Reason, offset: Int) {
        do throws(PathDataError) {
            _ = try Path(svg: data)
            Issue.record("\(data) was understood")
        } catch {
            #expect(error.reason == reason && error.offset == offset, "\(data): \(error)")
            #expect(!"\(error)".isEmpty)
        }
    }

    @Test("path data that is too long is refused, and as much as is allowed is read at once")
    func length() throws {
        let limit = "M0 0" + String(repeating: "l1 1", count: (Path.dataLengthLimit - 4) / 4)
        #expect(try Path(svg: limit).elements.count == (Path.dataLengthLimit - 4) / 4 + 2)
        let error = #expect(throws: PathDataError.self) { try Path(svg: limit + "l1 1") }
        #expect(error?.reason == .tooLong)
    }

    @Test("100,000 random texts are understood or refused, and give finite points")
    func fuzz() {
        var random = SeededRandom(seed: 8)
        let tokens = [
            "M", "m", "L", "h", "V", "c", "S", "q", "T", "A", "a", "z", "1", "-2", ".5", "1e5", ",", " ",
            "0 ", "1 ", "e", "é", "9e5",
        ]
        var (understood, curved) = (0, 0)
        for _ in 0..<100_000 {
            var text = Bool.random(using: &random) ? "M0 0" : ""
            for _ in 0..<Int.random(in: 0...14, using: &random) {
                text += tokens.randomElement(using: &random)! + " "
            }
            guard let path = try? Path(svg: text) else { continue }
            understood += 1
            curved += path.extent == nil ? 0 : 1
            for sample in Self.samples(path) { #expect(sample.x.isFinite && sample.y.isFinite, "\(text)") }
            if let extent = path.extent {
                #expect(extent.left <= extent.right && extent.width.isFinite, "\(text)")
            }
        }
        #expect(understood > 5_000 && understood < 90_000 && curved > 400, "\(understood), \(curved)")
    }

    @Test("the extent of a curve is that of the curve, not of its control points")
    func extent() throws {
        let arch = try #require(try Path(svg: "M0 0C0 8 6 8 6 0").extent)
        #expect(arch.bottom == 6 && arch.top == 0 && arch.left == 0 && arch.right == 6)
        #expect(try Path(svg: "M3 4").extent == nil && Path(svg: "M3 4h5").fittedInUnitSquare == nil)
        let fitted = try #require(try Path(svg: "M10 10h8v2h-8z").fittedInUnitSquare?.extent)
        #expect(fitted == Extent(left: -0.5, top: -0.125, right: 0.5, bottom: 0.125))
    }
}
