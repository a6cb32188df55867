/// A damped spring of unit mass that is let go at 0 and comes to rest at 1.
///
/// CSS has no such function; it is written `spring(stiffness, dampingRatio)`, e.g. `spring(50, 1)`, the
/// spring of Material's determinate indicators.
public struct Spring: Hashable, Sendable {
    /// The damping ratios that are accepted: from a thousand visible swings to a slow creep.
    public static let dampingRatioRange = 0.001...1000

    /// The spring is settled when it stays this near to 1. Android's threshold, too.
    public static let settleThreshold = 0.001

    /// Spring constant per mass, in 1/s². The undamped spring turns √stiffness radians per second.
    public let stiffness: Double
    /// Below 1 the spring overshoots, at 1 it is as fast as it can be without, above 1 it creeps.
    public let dampingRatio: Double

    /// ``duration`` times √stiffness: the settling time of the spring of stiffness 1, in seconds.
    private let settlingAngle: Double
    /// The distance of the closed form from 1 at the end of ``duration``.
    private let residual: Double

    /// A spring of mass 1.
    ///
    /// - Precondition: `stiffness` is finite and above 0; `dampingRatio` is in ``dampingRatioRange``.
    public init(stiffness: Double, dampingRatio: Double) {
        precondition(stiffness > 0 && stiffness.isFinite, "spring() needs a finite stiffness above 0")
        precondition(
            Self.dampingRatioRange.contains(dampingRatio), "spring() needs a damping ratio in 0.001...1000")
        self.stiffness = stiffness
        self.dampingRatio = dampingRatio
        settlingAngle = Self.settlingAngle(dampingRatio)
        residual = Self.distance(dampingRatio, settlingAngle)
    }

    /// The spring, or `nil` unless `stiffness` is finite and above 0 and `dampingRatio` is in
    /// ``dampingRatioRange``.
    public init?(validatingStiffness stiffness: Double, dampingRatio: Double) {
        guard stiffness > 0, stiffness.isFinite, Self.dampingRatioRange.contains(dampingRatio) else {
            return nil
        }
        self.init(stiffness: stiffness, dampingRatio: dampingRatio)
    }

    /// Milliseconds after which the spring stays within ``settleThreshold`` of 1: the last moment at
    /// which it is that far away.
    public var duration: Double { settlingAngle / stiffness.squareRoot() * 1000 }

    /// The position of the spring after so many milliseconds: the closed form, which comes near to 1 but never rests there. 0 before the
    /// start.
    public func position(after milliseconds: Double) -> Double {
        if milliseconds.isNaN { return milliseconds }
        let angle = stiffness.squareRoot() * milliseconds / 1000
        return angle <= 0 ? 0 : 1 - Self.distance(dampingRatio, min(angle, .greatestFiniteMagnitude))
    }

    /// The position of the spring at the fraction `x` of its ``duration``: exactly 0 at 0 and 1 at 1, and clamped outside. The distance
    /// that the closed form leaves at the end, at most ``settleThreshold``, is spread linearly.
    ///
    /// Depends on the damping ratio alone; stiffness only sets the duration.
    public func value(at x: Double) -> Double {
        if x.isNaN { return x }
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        return 1 - Self.distance(dampingRatio, x * settlingAngle) + x * residual
    }

    /// The distance of the spring of stiffness 1 from rest after `time` seconds; negative when beyond.
    private static func distance(_ ratio: Double, _ time: Double) -> Double {
        // (1 − ζ)(1 + ζ), because 1 − ζ² loses digits near 1.
        let square = (1 - ratio) * (1 + ratio)
        let decay = ratio * time
        if square > 0 {
            let swing = square.squareRoot()
            let turns = swing * time / (2 * Double.pi)
            return Elementary.exp(-decay)
                * (Elementary.cosine(turns: turns) + ratio / swing * Elementary.sine(turns: turns))
        }
        let spread = (-square).squareRoot()
        let angle = spread * time
        if angle > 1 {
            // Two decays apart; the slow rate ζ − √(ζ² − 1) in the form that does not cancel.
            let fast = ratio + spread
            let slow = 1 / fast
            return (fast * Elementary.exp(-slow * time) - slow * Elementary.exp(-fast * time)) / (2 * spread)
        }
        // Critical damping, and what is near to it: e^(−ζt) (cosh + ζt sinh/angle).
        let half = Elementary.hyperbolicSineOverArgument(angle / 2) * angle / 2
        let cosh = 1 + 2 * half * half
        return Elementary.exp(-decay) * (cosh + decay * Elementary.hyperbolicSineOverArgument(angle))
    }

    /// The last time at which the distance is ``settleThreshold``.
    private static func settlingAngle(_ ratio: Double) -> Double {
        var low = 0.0
        var high = 1.0
        let square = (1 - ratio) * (1 + ratio)
        if square > 0 {
            // The swings turn back every π/√(1 − ζ²) at ±e^(−ζ·time). The crossing follows the last turn
            // that is still too far away.
            let interval = Double.pi / square.squareRoot()
            let turns = (Elementary.naturalLogarithmOf1000 / (ratio * interval)).rounded(.down)
            low = turns * interval
            high = low + interval
        } else {
            while distance(ratio, high) > settleThreshold { high *= 2 }
        }
        while true {
            let middle = low + (high - low) / 2
            if middle <= low || middle >= high { return high }
            if distance(ratio, middle).magnitude > settleThreshold { low = middle } else { high = middle }
        }
    }
}
