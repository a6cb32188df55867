internal import MotionCore

/// The way that a ring takes around its circle. Angles are in turns, clockwise from 12 o'clock.
public struct RingWay: Hashable, Sendable {
    /// The place where the ring begins.
    public var start: Double
    /// The part of the circle that the ring takes, above 0: 1 for a closed ring.
    public var extent: Double
    /// Whether the ring runs counterclockwise.
    public var isCounterclockwise: Bool

    /// Creates a way; all around the circle, clockwise from 12 o'clock, unless said otherwise.
    public init(start: Double = 0, extent: Double = 1, isCounterclockwise: Bool = false) {
        self.start = start
        self.extent = extent
        self.isCounterclockwise = isCounterclockwise
    }

    /// Creates the way of a ring whose opening, a part of the circle, is at the bottom.
    public init(opening: Double, isCounterclockwise: Bool = false) {
        let side = isCounterclockwise ? -opening / 2 : opening / 2
        self.init(
            start: opening > 0 ? 0.5 + side : 0, extent: 1 - opening, isCounterclockwise: isCounterclockwise)
    }

    /// Whether a part of the circle is left open.
    public var isOpen: Bool { extent < 1 }

    /// Whether the ring is closed, and runs clockwise from 12 o'clock.
    package var isPlain: Bool { self == RingWay() }
}

extension RingWay {
    /// Returns the place on the circle of an arc that is given from the beginning of the ring along its way.
    func placed(_ span: ArcSpan) -> ArcSpan {
        ArcSpan(start: isCounterclockwise ? start - span.end : start + span.start, sweep: span.sweep)
    }

    /// Returns the arc of a motion that turns around a circle, in parts of an open ring: as long as it is, it goes to the end of the
    /// ring and back, as a point that turns does when it is seen from the side. A value, which begins where the circle does, stays where
    /// it is.
    func swung(_ arc: ArcSpan) -> ArcSpan {
        let sweep = min(max(arc.sweep, 0), 1)
        return ArcSpan(start: (1 - sweep) * (1 + Direction(turns: arc.start).y) / 2, sweep: sweep)
    }
}
