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

    @Test("P4: every sign stays within its square however much of it is drawn", arguments: Glyph.allCases)
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
