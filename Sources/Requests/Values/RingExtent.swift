public import Indicators

/// The size of a circular indicator.
public enum RingExtent: Hashable, Sendable {
    /// Its diameter in points.
    case points(Double)
    /// A size of the theme, which has a stroke of its own.
    case named(RingSize.Name)
}

extension RingExtent: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Creates an extent of that many points.
    public init(floatLiteral points: Double) { self = .points(points) }
    /// Creates an extent of that many points.
    public init(integerLiteral points: Int) { self = .points(Double(points)) }
}
