/// The percentages of keyframes at which a value jumps.
enum KeyframePercent {
    /// The duration of a jump, in percent of that of the animation: a unit of the last digit that is written.
    static let instant = 1e-5

    /// Returns the percentage at which a jump is over, rounded down: at its very moment, what comes after it is shown. Rounded up, that would be
    /// anything between.
    static func jump(at percent: Double) -> Double { (percent / instant + 1e-3).rounded(.down) * instant }
}
