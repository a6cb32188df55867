/// A timing function: progress in, progress out.
///
/// `linear`, `cubic-bezier()`, `steps()` and `linear()` follow CSS Easing Functions Level 2, also outside
/// `0...1`. The others are published elsewhere, are written in our own words, and are clamped to 0 and 1
/// outside `0...1`.
public enum Easing: Hashable, Sendable {
    /// The identity.
    case linear
    /// A CSS `cubic-bezier()`.
    case cubicBezier(CubicBezier)
    /// A CSS `steps()`.
    case steps(Steps)
    /// CSS's `linear()` function, as opposed to the keyword.
    case linearStops(LinearStops)
    /// A spring that is let go at 0 and settles on 1.
    case spring(Spring)
    /// ½ (1 − cos πx), written `sine`. The easing of libadwaita's spinner.
    case sine
    /// 1 − (1 − x)ⁿ for n in `1...maximumPower`, written `ease-out-power(n)`. Qt's indicators use n = 2
    /// and 3.
    case easeOutPower(Int)

    /// The highest exponent of ``easeOutPower(_:)``, whose curve is done within a hundredth of its time.
    public static let maximumPower = 1000

    /// CSS's `ease`: slow at both ends, more so at the end.
    public static let ease = Easing.cubicBezier(CubicBezier(0.25, 0.1, 0.25, 1))
    /// CSS's `ease-in`: slow at the beginning.
    public static let easeIn = Easing.cubicBezier(CubicBezier(0.42, 0, 1, 1))
    /// CSS's `ease-out`: slow at the end.
    public static let easeOut = Easing.cubicBezier(CubicBezier(0, 0, 0.58, 1))
    /// CSS's `ease-in-out`: slow at both ends.
    public static let easeInOut = Easing.cubicBezier(CubicBezier(0.42, 0, 0.58, 1))
    /// CSS's `step-start`: all of it at once, at the beginning.
    public static let stepStart = Easing.steps(Steps(1, .jumpStart))
    /// CSS's `step-end`: all of it at once, at the end.
    public static let stepEnd = Easing.steps(Steps(1, .jumpEnd))
    /// Android's "fast out, slow in", which most Material motions share.
    public static let fastOutSlowIn = Easing.cubicBezier(CubicBezier(0.4, 0, 0.2, 1))

    /// The eased progress at `x`. NaN gives NaN.
    ///
    /// - Parameters:
    ///   - x: The part of the time that has passed; from 0 to 1, and beyond where an easing goes on.
    ///   - before: CSS's before flag, for the time before an animation that fills backwards: at the very edge of a jump,
    ///     still take the value in front of it.
    /// - Precondition: the exponent of ``easeOutPower(_:)`` is in `1...maximumPower`.
    public func value(at x: Double, before: Bool = false) -> Double {
        switch self {
        case .linear: x
        case .cubicBezier(let curve): curve.value(at: x)
        case .steps(let steps): steps.value(at: x, before: before)
        case .linearStops(let stops): stops.value(at: x, before: before)
        case .spring(let spring): spring.value(at: x)
        case .sine: Self.sineValue(at: x)
        case .easeOutPower(let exponent): Self.easeOutPowerValue(at: x, exponent)
        }
    }

    /// The inputs strictly between 0 and 1 at which the function jumps or turns a corner, in ascending
    /// order, each once.
    ///
    /// From each one up to the next, the next excluded, the function is smooth: at a jump it has the
    /// value behind it. It may also jump at 1 exactly (`steps(2)` does), so ask for that value itself.
    public var breakpoints: [Double] {
        switch self {
        case .steps(let steps): steps.breakpoints
        case .linearStops(let stops): stops.breakpoints
        // The only curve whose tangent can be vertical between its ends.
        case .cubicBezier(let curve) where curve.x1 == 1 && curve.x2 == 0: [0.5]
        case .linear, .cubicBezier, .spring, .sine, .easeOutPower: []
        }
    }

    private static func sineValue(at x: Double) -> Double {
        if x.isNaN { return x }
        // sin² of the half angle keeps its digits near 0.
        let sine = Elementary.sine(turns: min(max(x, 0), 1) / 4)
        return sine * sine
    }

    private static func easeOutPowerValue(at x: Double, _ exponent: Int) -> Double {
        precondition((1...maximumPower).contains(exponent), "ease-out-power() needs an exponent in 1...1000")
        if x.isNaN { return x }
        var square = 1 - min(max(x, 0), 1)
        var power = 1.0
        var rest = exponent
        while rest > 0 {
            if rest & 1 == 1 { power *= square }
            square *= square
            rest >>= 1
        }
        return 1 - power
    }
}
