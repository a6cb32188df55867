public import MotionCore

/// An affine map of the plane, as SVG writes matrices: x' = a x + c y + e, y' = b x + d y + f.
public struct Affine: Hashable, Sendable {
    /// The coefficients; those of a new map change nothing.
    public var a = 1.0, b = 0.0, c = 0.0, d = 1.0, e = 0.0, f = 0.0

    /// The map of every point to itself.
    public init() {}

    /// A map by its coefficients.
    public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
    }

    /// A map that enlarges around the origin, and then moves the origin to a point.
    public init(scale: Double, x: Double, y: Double) { self.init(scale, 0, 0, scale, x, y) }

    /// The image of a point.
    public func moved(_ point: PlanePoint) -> PlanePoint {
        PlanePoint(a * point.x + c * point.y + e, b * point.x + d * point.y + f)
    }

    /// Returns this map followed by another one.
    public func within(_ outer: Affine) -> Affine {
        Affine(
            outer.a * a + outer.c * b, outer.b * a + outer.d * b, outer.a * c + outer.c * d,
            outer.b * c + outer.d * d, outer.a * e + outer.c * f + outer.e,
            outer.b * e + outer.d * f + outer.f)
    }

    /// The map back; nil where this one leaves no area.
    public var inverse: Affine? {
        let area = a * d - b * c
        guard area.isFinite, area.magnitude > 1e-18 else { return nil }
        return Affine(
            d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area)
    }
}
