/// The timing of color changes of an indicator with several colors.
public struct ColorChange: Hashable, Sendable {
    /// The time from one change to the next, in milliseconds.
    public var period: Double
    /// The time in each period at which the cross-fade begins, and its duration, in milliseconds.
    public var delay, duration: Double
    /// The easing of the cross-fade.
    public var easing: Easing

    /// Creates a change every `period` milliseconds, which begins after `delay` and takes `duration`.
    public init(period: Double, delay: Double, duration: Double, easing: Easing) {
        self.period = period
        self.delay = delay
        self.duration = duration
        self.easing = easing
    }

    /// Returns the position of the indicator in its row of colors at `time` milliseconds: 2.25 is a quarter of the way from
    /// the third color to the fourth. An integer between cross-fades.
    public func position(at time: Double) -> Double {
        Track(period: period, delay: delay, duration: duration, amount: 1, easing: easing).value(at: time)
    }

    /// The number of motion loops of `loopPeriod` milliseconds after which `colors` colors and the motion repeat together, or nil if the
    /// changes do not fit the loop a whole number of times.
    public func loops(until colors: Int, loopPeriod: Double) -> Int? {
        let changes = (loopPeriod / period).rounded()
        guard colors >= 1, changes >= 1, (changes * period - loopPeriod).magnitude < 1e-6 else { return nil }
        var (a, b) = (colors, Int(changes))
        while b != 0 { (a, b) = (b, a % b) }
        return colors / a
    }
}
