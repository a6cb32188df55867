import Drawing
import Indicators
import MotionCore
import Testing

@Suite struct CircularIndicatorTests {
    private func drawnRing(_ indicator: CircularIndicator, _ span: ArcSpan) -> RingShape? {
        var list = DisplayList(width: 1, height: 1)
        indicator.draw(span, color: Color(rgba: 0xFF), into: &list)
        guard list.shapes.count == 1, case .ring(let ring) = list.shapes[0] else { return nil }
        return ring
    }

    @Test("the ring's outer edge touches the box")
    func radius() throws {
        let ring = try #require(
            drawnRing(CircularIndicator(size: 48, stroke: 4, cap: .round), ArcSpan(start: 0, sweep: 0.5)))
        #expect(ring.radius == 22)
        #expect(ring.centerX == 24 && ring.centerY == 24)
        #expect(ring.radius + ring.width / 2 == 24)
    }

    @Test("inset caps take the caps off both ends, so that arc and caps span exactly the sweep")
    func insetCaps() throws {
        let indicator = CircularIndicator(size: 40, stroke: 4, cap: .round, insetCaps: true)
        let ring = try #require(drawnRing(indicator, ArcSpan(start: 0.2, sweep: 0.5)))
        // Half a stroke on the center line of radius 18.
        let cap = 2.0 / 18 / (2 * Double.pi)
        #expect(abs(ring.arc.start - (0.2 + cap)) < 1e-12)
        #expect(abs(ring.arc.sweep - (0.5 - 2 * cap)) < 1e-12)
        #expect(ring.arcScale == 1)
    }

    @Test("an arc shorter than its two caps becomes a smaller dot in its middle")
    func insetDot() throws {
        let indicator = CircularIndicator(size: 40, stroke: 4, cap: .round, insetCaps: true)
        let caps = 2 * 2.0 / 18 / (2 * Double.pi)
        let ring = try #require(drawnRing(indicator, ArcSpan(start: 0.2, sweep: caps / 4)))
        #expect(abs(ring.arcScale - 0.25) < 1e-12)
        #expect(abs(ring.arc.start - (0.2 + caps / 8)) < 1e-12)
        #expect(!ring.arc.isEmpty)
    }

    @Test("C1: inset caps leave an empty and a closed ring alone", arguments: [0.0, 1.0])
    func insetEnds(sweep: Double) throws {
        let span = ArcSpan(start: 0, sweep: sweep)
        let indicator = CircularIndicator(size: 40, stroke: 4, cap: .round, insetCaps: true)
        #expect(try #require(drawnRing(indicator, span)).arc == span)
    }
}
