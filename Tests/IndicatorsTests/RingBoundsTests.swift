import Drawing
import MotionCore
import Testing

@testable import Indicators

/// The bounds of open rings, to which pictures are cropped.
@Suite struct RingBoundsTests {
    private func ring(_ opening: Double, start: Double? = nil, stroke: Double = 8, cap: StrokeCap = .butt)
        -> CircularIndicator
    {
        var ring = CircularIndicator(size: 96, stroke: stroke, cap: cap)
        ring.way = RingWay(opening: opening / 360)
        if let start { ring.way.start = start / 360 }
        return ring
    }

    @Test(
        "a half ring is twice as wide as high, whatever its ends",
        arguments: [StrokeCap.butt, .round, .square])
    func half(cap: StrokeCap) {
        #expect(ring(180, cap: cap).bounds == Extent(left: 0, top: 0, right: 96, bottom: 48))
        #expect(ring(180, stroke: 24, cap: cap).bounds.bottom == 48)
    }

    @Test("half rings on other sides, and quarters")
    func sides() {
        #expect(ring(180, start: 0).bounds == Extent(left: 48, top: 0, right: 96, bottom: 96))
        #expect(ring(180, start: 180).bounds == Extent(left: 0, top: 0, right: 48, bottom: 96))
        #expect(ring(270, start: 90).bounds == Extent(left: 48, top: 48, right: 96, bottom: 96))
    }

    @Test("a gauge ends where its ends do, in whole points", arguments: [60.0, 75, 90, 120, 150])
    func gauges(opening: Double) {
        // The outer corners of the ends are half the opening away from 6 o'clock.
        let bottom = 48 - 48 * Direction(turns: opening / 720).y
        #expect(
            ring(opening).bounds == Extent(left: 0, top: 0, right: 96, bottom: (bottom - 0.125).rounded(.up)))
    }

    @Test("pies and cooldowns have bounds, too")
    func filled() {
        var pie = ring(180, stroke: 48)
        #expect(pie.bounds == Extent(left: 0, top: 0, right: 96, bottom: 48))
        pie.isSquare = true
        #expect(pie.bounds == Extent(left: 0, top: 0, right: 96, bottom: 48))
        #expect(ring(0).bounds == Extent(left: 0, top: 0, right: 96, bottom: 96))
    }
}
