/// A CSS `cubic-bezier()`: the curve from (0, 0) to (1, 1) with two control points.
public struct CubicBezier: Hashable, Sendable {
    public let x1, y1, x2, y2: Double

    /// - Precondition: `x1` and `x2` are in `0...1`, `y1` and `y2` are finite.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        precondition((0...1).contains(x1) && (0...1).contains(x2), "cubic-bezier() needs x1 and x2 in 0...1")
        precondition(y1.isFinite && y2.isFinite, "cubic-bezier() needs finite y1 and y2")
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

    @inline(never) public func value(at x: Double) -> Double {
        if x <= 0 { return 0 }; if x >= 1 { return 1 }
        var lo = 0.0, hi = 1.0
        for _ in 0..<60 { let s = (lo+hi)/2; let v = 3*x1*s*(1-s)*(1-s)+3*x2*s*s*(1-s)+s*s*s; if v < x { lo = s } else { hi = s } }
        let s = (lo+hi)/2
        return 3*y1*s*(1-s)*(1-s)+3*y2*s*s*(1-s)+s*s*s
    }
}
