import Drawing
import Indicators
import Testing

@Suite struct GlyphTests {
    /// Around all points, control points too.
    private func box(_ path: Path) -> (left: Double, top: Double, right: Double, bottom: Double) {
        var points: [Point] = []
        for element in path.elements {
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .curve(let a, let b, let point): points += [a, b, point]
            case .close: break
            }
        }
        let (x, y) = (points.map(\.x), points.map(\.y))
        return (x.min() ?? 0, y.min() ?? 0, x.max() ?? 0, y.max() ?? 0)
    }

    @Test(
        "P4: every sign stays within its square however much of it is drawn", arguments: Glyph.named + [.stop]
    )
    func squares(glyph: Glyph) {
        for step in 1...50 {
            let box = box(glyph.path(center: Point(x: 10, y: 20), side: 8, progress: Double(step) / 50))
            #expect(box.left >= 6 && box.right <= 14 && box.top >= 16 && box.bottom <= 24)
        }
    }

    @Test("P4: signs stand in the middle of their square", arguments: [Glyph.pause, .cancel, .exclamation])
    func centered(glyph: Glyph) {
        let box = box(glyph.path(center: Point(x: 0, y: 0), side: 100))
        #expect(abs(box.left + box.right) < 1e-9 && abs(box.top + box.bottom) < 7)
    }

    @Test(
        "P4: a stroke of a small sign is 1.75 points thick, up to a fifth of the square; others keep their shape"
    )
    func smallSigns() {
        func thickness(_ side: Double) -> Double {
            let stem = box(Glyph.exclamation.path(center: Point(x: 0, y: 0), side: side, progress: 0.7))
            return stem.right - stem.left
        }
        func height(_ side: Double) -> Double {
            let sign = box(Glyph.exclamation.path(center: Point(x: 0, y: 0), side: side))
            return (sign.bottom - sign.top) / side
        }
        for (side, points) in [(100.0, 14.0), (12.5, 1.75), (10, 1.75), (8.75, 1.75), (7, 1.4)] {
            #expect(abs(thickness(side) - points) < 1e-9, "\(side)")
            #expect(abs(height(side) - height(100)) < 1e-9, "\(side)")
        }
    }

    /// The corners of a path of straight lines.
    private func corners(_ path: Path) -> [Point] {
        path.elements.compactMap { element in
            switch element {
            case .move(let point), .line(let point): point
            case .curve, .close: nil
            }
        }
    }

    @Test(
        "the check of SAP's checkout has its published points and a stroke of 3 with flat ends",
        arguments: [26.0, 56])
    func checkoutCheck(frame: Double) throws {
        let center = Point(x: 30, y: 40)
        let path = try #require(Glyph.check.checkout(center: center, frame: frame))
        let points = corners(path)
        let s = frame / 2
        let published = [(-0.5, 0.023), (-0.19, 0.37), (0.5, -0.345)].map { (30 + $0.0 * s, 40 + $0.1 * s) }
        #expect(points.count == 6)
        for (index, (x, y)) in published.enumerated() {
            let (a, b) = (points[index], points[5 - index])
            #expect(abs((a.x + b.x) / 2 - x) < 1e-9 && abs((a.y + b.y) / 2 - y) < 1e-9, "\(index)")
            let across = ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
            // Flat ends are as wide as the stroke, a miter is wider.
            #expect(index == 1 ? across > 3.1 : abs(across - 3) < 1e-9)
        }
        // Trimmed in the middle of its length, which is beyond the corner.
        let half = corners(try #require(Glyph.check.checkout(center: center, frame: frame, progress: 0.5)))
        func length(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
            ((a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1)).squareRoot()
        }
        let end = ((half[2].x + half[3].x) / 2, (half[2].y + half[3].y) / 2)
        let (first, second) = (length(published[0], published[1]), length(published[1], published[2]))
        #expect(abs(first + length(published[1], end) - (first + second) / 2) < 1e-9)
    }

    @Test(
        "the exclamation mark of SAP's checkout: first a dot of radius 3 at .73, then a line from .2 h + 1.5 to .65 h"
    )
    func checkoutExclamation() throws {
        let center = Point(x: 28, y: 28)
        func sign(_ progress: Double) throws -> Path {
            try #require(Glyph.exclamation.checkout(center: center, frame: 56, progress: progress))
        }
        let whole = box(try sign(1))
        #expect(abs(whole.top - (0.2 * 56 + 1.5)) < 1e-9 && abs(whole.bottom - (0.73 * 56 + 3)) < 1e-2)
        #expect(abs(whole.left - 25) < 1e-2 && abs(whole.right - 31) < 1e-2)
        let dot = 2 * Double.pi * 1.5
        let line = 0.65 * 56 - 0.2 * 56 - 1.5
        let ofDot = box(try sign(dot / (dot + line)))
        #expect(abs(ofDot.top - (0.73 * 56 - 3)) < 1e-2)
        let stem = box(Path.without(dot: try sign(1)))
        #expect(abs(stem.bottom - 0.65 * 56) < 1e-9 && abs(stem.right - stem.left - 3) < 1e-9)
        #expect(try sign(0).elements.isEmpty)
        #expect(Glyph.pause.checkout(center: center, frame: 56) == nil)
    }

    @Test(
        "below 26 points a point is left between line and dot of that exclamation mark, and something of the line",
        arguments: Array(stride(from: 8.0, to: 26, by: 0.5)))
    func smallCheckoutExclamation(frame: Double) throws {
        let path = try #require(Glyph.exclamation.checkout(center: Point(x: 0, y: 0), frame: frame))
        let stem = box(Path.without(dot: path))
        let dot = 0.23 * frame - 3 * frame / 26
        #expect(abs(dot - stem.bottom - 1) < 1e-9 && stem.bottom - stem.top > 0.15 * frame)
        #expect(abs(stem.top - (-0.3 * frame + 1.5 * frame / 26)) < 1e-9)
    }

    @Test("C5, C6: check and exclamation mark begin with nothing and grow")
    func growing() {
        for glyph in [Glyph.check, .exclamation] {
            #expect(glyph.path(center: Point(x: 0, y: 0), side: 10, progress: 0).elements.isEmpty)
            var last = 0.0
            for step in 1...20 {
                let box = box(glyph.path(center: Point(x: 0, y: 0), side: 10, progress: Double(step) / 20))
                let extent = box.right - box.left + box.bottom - box.top
                #expect(extent >= last)
                last = extent
            }
        }
    }

    @Test("C5, C6: the states that need a sign have one, each its own")
    func states() {
        #expect(
            ValueState.allCases.map { Glyph($0) } == [nil, .pause, .exclamation, .check, nil])
    }
}

extension Path {
    /// The last part of a path of several.
    fileprivate static func without(dot path: Path) -> Path {
        var last = Path()
        for element in path.elements {
            if case .move = element { last = Path() }
            switch element {
            case .move(let point): last.move(to: point)
            case .line(let point): last.line(to: point)
            case .curve(let a, let b, let point): last.curve(a, b, to: point)
            case .close: last.close()
            }
        }
        return last
    }
}
