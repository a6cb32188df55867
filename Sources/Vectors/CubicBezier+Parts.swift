internal import MotionCore

extension CubicBezier {
    /// Returns the part of the curve between two inputs, as a curve from (0, 0) to (1, 1), and the outputs at which it
    /// starts and ends; the curve is nil where the part is level.
    func part(_ lower: Double, _ upper: Double) -> (start: Double, end: Double, timing: CubicBezier?) {
        let (s, t) = (parameter(at: lower), parameter(at: upper))
        let (x, y) = (
            Self.blossoms(0, x1, x2, 1, s, t), Self.blossoms(0, y1, y2, 1, s, t)
        )
        let (width, height) = (x.3 - x.0, y.3 - y.0)
        guard width > 0, height != 0 else { return (y.0, y.3, nil) }
        func held(_ x: Double) -> Double { min(max(x, 0), 1) }
        return (
            y.0, y.3,
            CubicBezier(
                held((x.1 - x.0) / width), (y.1 - y.0) / height, held((x.2 - x.0) / width),
                (y.2 - y.0) / height)
        )
    }

    /// Returns the control points of the part between the parameters `s` and `t` of a cubic in one dimension.
    private static func blossoms(
        _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ s: Double, _ t: Double
    ) -> (Double, Double, Double, Double) {
        func mix(_ a: Double, _ b: Double, _ u: Double) -> Double { a + (b - a) * u }
        func blossom(_ u: Double, _ v: Double, _ w: Double) -> Double {
            let (ab, bc, cd) = (mix(a, b, u), mix(b, c, u), mix(c, d, u))
            return mix(mix(ab, bc, v), mix(bc, cd, v), w)
        }
        return (blossom(s, s, s), blossom(s, s, t), blossom(s, t, t), blossom(t, t, t))
    }

    /// Returns the parameter at which the curve passes an input, by bisection.
    private func parameter(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let s = (low + high) / 2
            let rest = 1 - s
            if 3 * rest * s * (rest * x1 + s * x2) + s * s * s < x { low = s } else { high = s }
        }
        return (low + high) / 2
    }

    /// The input at which the curve turns back, between its ends; where it does not, that of its middle.
    var turningPoint: Double {
        // y′ is 3 times a quadratic with these coefficients.
        let (a, b, c) = (1 + 3 * (y1 - y2), 2 * (y2 - 2 * y1), y1)
        let square = b * b - 4 * a * c
        var roots: [Double] = []
        if square >= 0 {
            let root = square.squareRoot()
            roots = a == 0 ? [-c / b] : [(-b - root) / (2 * a), (-b + root) / (2 * a)]
        }
        let s = roots.filter { $0 > 1e-6 && $0 < 1 - 1e-6 }.min() ?? 0.5
        let rest = 1 - s
        return 3 * rest * s * (rest * x1 + s * x2) + s * s * s
    }
}
