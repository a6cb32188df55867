internal import Easings

/// A point or a vector in the plane: x to the right, y down.
public struct PlanePoint: Hashable, Sendable {
    /// The coordinates, to the right and down.
    public var x, y: Double

    /// Creates a point from its coordinates.
    public init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

    package static func + (a: PlanePoint, b: PlanePoint) -> PlanePoint { PlanePoint(a.x + b.x, a.y + b.y) }
    package static func - (a: PlanePoint, b: PlanePoint) -> PlanePoint { PlanePoint(a.x - b.x, a.y - b.y) }
    package static func * (a: PlanePoint, factor: Double) -> PlanePoint {
        PlanePoint(a.x * factor, a.y * factor)
    }

    /// The length of the vector, or the distance from the origin.
    public var length: Double { (x * x + y * y).squareRoot() }
    /// The vector scaled to length 1; a vector of length 0 as it is.
    package var unit: PlanePoint { length > 0 ? self * (1 / length) : self }
    /// The vector a quarter turn further clockwise.
    package var clockwise: PlanePoint { PlanePoint(-y, x) }

    package static func dot(_ a: PlanePoint, _ b: PlanePoint) -> Double { a.x * b.x + a.y * b.y }
    /// Returns the cross product, above 0 where `b` is clockwise of `a`.
    package static func cross(_ a: PlanePoint, _ b: PlanePoint) -> Double { a.x * b.y - a.y * b.x }

    /// Returns the point turned clockwise about the origin.
    public func turned(_ turns: Double) -> PlanePoint {
        let (cosine, sine) = (Elementary.cosine(turns: turns), Elementary.sine(turns: turns))
        return PlanePoint(x * cosine - y * sine, x * sine + y * cosine)
    }

    /// The angle clockwise from +x in turns, in `0..<1`; 0 for the origin.
    ///
    /// A system's `atan2` differs between processors in its last bits, but this does not.
    package var turns: Double {
        let (wide, high) = (x.magnitude, y.magnitude)
        let radius = length
        guard radius > 0 else { return 0 }
        let ratio = min(wide, high) / max(wide, high)
        // Within 0.002 rad; two steps of Newton's method bring it to the last bits.
        let rough =
            (Double.pi / 4 * ratio - ratio * (ratio - 1) * (0.2447 + 0.0663 * ratio)) / (2 * Double.pi)
        var angle = high > wide ? 0.25 - rough : rough
        if x < 0 { angle = 0.5 - angle }
        if y < 0 { angle = -angle }
        for _ in 0..<2 {
            let off =
                (y * Elementary.cosine(turns: angle) - x * Elementary.sine(turns: angle)) / radius
            angle += (off + off * off * off / 6) / (2 * Double.pi)
        }
        return Self.wrapped(angle)
    }

    /// Returns `value` without its whole part, in `0..<1`.
    static func wrapped(_ value: Double) -> Double {
        let rest = value - value.rounded(.down)
        return rest < 1 ? rest : 0
    }
}
