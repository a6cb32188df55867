/// The run of a determinate indicator from one value to another.
public struct ValueRun: Hashable, Sendable {
    /// The progress at the first and the last frame, in `0...1`; above that, up to 2, it is on a second lap.
    public var from, to: Double
    /// The easing from one value to the other.
    public var easing: Easing

    /// Creates a run from one value to another.
    ///
    /// - Precondition: Both values are in `0...2`.
    public init(from: Double, to: Double, easing: Easing = .linear) {
        precondition((0...2).contains(from) && (0...2).contains(to), "progress is in 0...2")
        self.from = from
        self.to = to
        self.easing = easing
    }

    /// The number of frames for one per percent, ends included: 101 for 0 to 1, 1 for a single value.
    public var naturalFrames: Int { Int(((to - from).magnitude * 100 - 1e-9).rounded(.up)) + 1 }

    /// Returns the value after a `fraction` (`0...1`) of the run. Exactly ``from`` at 0 and ``to`` at 1; easings that
    /// overshoot are limited to `0...1`, or to the second lap.
    public func value(at fraction: Double) -> Double {
        if fraction <= 0 { return from }
        if fraction >= 1 { return to }
        return min(max(from + (to - from) * easing.value(at: fraction), 0), max(from, to) > 1 ? 2 : 1)
    }

    /// Returns the arc that shows the value: clockwise from 12 o'clock.
    public func span(at fraction: Double) -> ArcSpan {
        ArcSpan(start: 0, sweep: value(at: fraction))
    }
}
