/// A timing function: progress in, progress out.
///
/// The CSS functions follow CSS Easing Functions Level 2, also outside `0...1`; ``spring(_:)`` and
/// ``sine`` are published elsewhere and have no CSS spelling of their own there.
public enum Easing: Hashable, Sendable {
    case linear
    case cubicBezier(CubicBezier)

    /// The eased progress at `x`.
    public func value(at x: Double) -> Double {
        switch self {
        case .linear: x
        case .cubicBezier(let curve): curve.value(at: x)
        }
    }

    /// Android's "fast out, slow in", which most Material motions share.
    public static let fastOutSlowIn = Easing.cubicBezier(CubicBezier(0.4, 0, 0.2, 1))
}
extension Easing { public var breakpoints: [Double] { [] } }
