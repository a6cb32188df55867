/// The part of a ring that is stroked at one moment, without its caps.
///
/// Angles are in turns (1 turn = 360°), clockwise from 12 o'clock. A turn is also a fraction of a
/// closed track, so the same numbers can drive a ring or a bar.
public struct ArcSpan: Hashable, Sendable {
    /// The trailing end (tail), in turns. Any finite value; equal modulo 1 means the same place.
    public var start: Double

    /// The length from tail to head, in turns, at least 0. 1 and more is the closed ring.
    public var sweep: Double

    /// An arc by its tail and its length, in turns.
    public init(start: Double, sweep: Double) {
        self.start = start
        self.sweep = sweep
    }

    /// The leading end (head), in turns.
    public var end: Double { start + sweep }

    /// Whether nothing is stroked.
    public var isEmpty: Bool { sweep <= 0 }

    /// Whether the stroke closes on itself and has no ends.
    public var isClosed: Bool { sweep >= 1 }

    /// ``start`` in degrees, in `0..<360`.
    public var startDegrees: Double {
        let degrees = (start - start.rounded(.down)) * 360
        return degrees < 360 ? degrees : 0
    }

    /// ``startDegrees`` as it is printed: rounding to nine decimals must not give 360.
    package var shownStartDegrees: Double { startDegrees < 359.9999999995 ? startDegrees : 0 }

    /// ``sweep`` in degrees.
    public var sweepDegrees: Double { sweep * 360 }

    /// ``start`` in radians, in `0..<2π`, clockwise from 12 o'clock. For systems that count from 3 o'clock, such as Cairo
    /// and Core Graphics, subtract π/2.
    public var startRadians: Double { startDegrees / 180 * .pi }

    /// ``sweep`` in radians.
    public var sweepRadians: Double { sweep * 2 * .pi }
}
