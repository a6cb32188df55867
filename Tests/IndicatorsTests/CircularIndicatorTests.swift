import Drawing
import Indicators
import MotionCore
import TestSupport
import Testing

@Suite struct CircularIndicatorTests {
    private func drawnRing(_ indicator: CircularIndicator, _ span: ArcSpan) -> RingShape? {
        var list = DisplayList(width: 1, height: 1)
        indicator.draw(span, color: Color(rgba: 0xFF), into: &list)
        return list.shapes.count == 1 ? list.shapes[0].ring : nil
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
        let indicator = CircularIndicator(size: 40, stroke: 4, cap: .round, insetsCaps: true)
        let ring = try #require(drawnRing(indicator, ArcSpan(start: 0.2, sweep: 0.5)))
        // Half a stroke on the center line of radius 18.
        let cap = 2.0 / 18 / (2 * Double.pi)
        #expect(abs(ring.arc.start - (0.2 + cap)) < 1e-12)
        #expect(abs(ring.arc.sweep - (0.5 - 2 * cap)) < 1e-12)
        #expect(ring.arcScale == 1)
    }

    @Test("an arc shorter than its two caps becomes a smaller dot in its middle")
    func insetDot() throws {
        let indicator = CircularIndicator(size: 40, stroke: 4, cap: .round, insetsCaps: true)
        let caps = 2 * 2.0 / 18 / (2 * Double.pi)
        let ring = try #require(drawnRing(indicator, ArcSpan(start: 0.2, sweep: caps / 4)))
        #expect(abs(ring.arcScale - 0.25) < 1e-12)
        #expect(abs(ring.arc.start - (0.2 + caps / 8)) < 1e-12)
        #expect(!ring.arc.isEmpty)
    }

    @Test(
        "C17: a value of 0 is a dot no longer than its caps where that is asked for, and nothing else is changed",
        arguments: [StrokeCap.round, .butt, .square], [false, true])
    func zero(cap: StrokeCap, isInset: Bool) throws {
        var indicator = CircularIndicator(size: 40, stroke: 4, cap: cap, insetsCaps: isInset)
        let bare = try #require(drawnRing(indicator, ArcSpan(start: 0, sweep: 0)))
        #expect(bare.arc.isEmpty)
        let usual = drawnRing(indicator, ArcSpan(start: 0, sweep: 0.3))
        indicator.showsZero = true
        let dot = try #require(drawnRing(indicator, ArcSpan(start: 0, sweep: 0)))
        #expect(!dot.arc.isEmpty && dot.arcScale == 1)
        let caps = cap == .butt ? 0 : 4.0
        #expect(dot.arc.sweep * 2 * Double.pi * 18 + caps <= 4 + 1e-9)
        #expect(drawnRing(indicator, ArcSpan(start: 0, sweep: 0.3)) == usual)
    }

    @Test("C1: inset caps leave an empty and a closed ring alone", arguments: [0.0, 1.0])
    func insetEnds(sweep: Double) throws {
        let span = ArcSpan(start: 0, sweep: sweep)
        let indicator = CircularIndicator(size: 40, stroke: 4, cap: .round, insetsCaps: true)
        #expect(try #require(drawnRing(indicator, span)).arc == span)
    }

    /// Track and arc of a picture with a gap, caps included, in points along the center line.
    private func ends(_ indicator: CircularIndicator, _ value: Double) -> (
        track: ClosedRange<Double>?, arc: ClosedRange<Double>
    ) {
        var list = DisplayList(width: 1, height: 1)
        indicator.draw(ArcSpan(start: 0, sweep: value), color: Color(rgba: 0xFF), into: &list)
        let length = indicator.radius * 2 * Double.pi
        let ranges = list.shapes.compactMap { shape -> ClosedRange<Double>? in
            guard case .ring(let ring) = shape, ring.track == nil else { return nil }
            let cap = indicator.cap == .butt ? 0 : ring.width * ring.arcScale / 2
            return ring.arc.start * length - cap...ring.arc.end * length + cap
        }
        return (ranges.count > 1 ? ranges[0] : nil, ranges[ranges.count - 1])
    }

    @Test(
        "Material's gap: whole in the middle, in proportion below 1 %, and no track where both gaps meet",
        arguments: [StrokeCap.butt, .round])
    func gap(cap: StrokeCap) throws {
        let indicator = CircularIndicator(
            size: 40, stroke: 4, cap: cap, track: Color(rgba: 0xFFFF_FFFF), gap: 4)
        let length = 18 * 2 * Double.pi
        for (value, gap) in [(0.02, 4.0), (0.3, 4), (0.7, 4)] {
            let (track, arc) = ends(indicator, value)
            #expect(abs(arc.lowerBound) < 1e-9 && abs(arc.upperBound - value * length) < 1e-9)
            #expect(abs(try #require(track).lowerBound - (value * length + gap)) < 1e-9)
            #expect(abs(try #require(track).upperBound - (length - gap)) < 1e-9)
        }
        // Below 1 % the track's own caps begin to merge; butt ends show the gap alone.
        if cap == .butt {
            #expect(abs(try #require(ends(indicator, 0.005).track).lowerBound - (0.005 * length + 2)) < 1e-9)
        }
        #expect(ends(indicator, 0.95).track == nil)
    }

    @Test("above 99 % the arc over-runs by its caps, in proportion, until they merge and the ring closes")
    func overrun() {
        let indicator = CircularIndicator(size: 40, stroke: 4, cap: .round, insetsCaps: true)
        let length = 18 * 2 * Double.pi
        for (value, extra) in [(0.98, 0.0), (0.99, 0), (0.995, 2), (0.999, 3.6), (0.999999, 4)] {
            let arc = ends(indicator, value).arc
            #expect(abs(arc.upperBound - arc.lowerBound - (value * length + extra)) < 1e-3)
        }
    }

    @Test("value 0 shows a whole track, value 1 no track at all")
    func gapEnds() {
        let indicator = CircularIndicator(
            size: 40, stroke: 4, cap: .butt, track: Color(rgba: 0xFFFF_FFFF), gap: 4)
        #expect(ends(indicator, 0).track == 0...18 * 2 * Double.pi)
        #expect(ends(indicator, 1).track == nil)
    }
}
