/// A polynomial of degree 3 in a variable that runs from 0 to 1 over its interval.
package struct Cubic: Hashable, Sendable {
    /// The coefficients from the constant up.
    package var coefficients: SIMD4<Double>

    init(coefficients: SIMD4<Double>) { self.coefficients = coefficients }

    static func constant(_ value: Double) -> Cubic {
        Cubic(coefficients: [value, 0, 0, 0])
    }

    static func += (one: inout Cubic, other: Cubic) { one.coefficients += other.coefficients }
    static func -= (one: inout Cubic, other: Cubic) { one.coefficients -= other.coefficients }
    static func * (one: Cubic, factor: Double) -> Cubic { Cubic(coefficients: one.coefficients * factor) }

    package func value(at u: Double) -> Double {
        let c = coefficients
        return ((c[3] * u + c[2]) * u + c[1]) * u + c[0]
    }

    /// This polynomial of `offset + slope · u`, as a polynomial of u.
    package func composed(offset: Double, slope: Double) -> Cubic {
        let c = coefficients
        let first = (3 * c[3] * offset + 2 * c[2]) * offset + c[1]
        let second = 3 * c[3] * offset + c[2]
        return Cubic(
            coefficients: [
                value(at: offset), first * slope, second * slope * slope, c[3] * slope * slope * slope,
            ])
    }

    /// The two points strictly between 0 and 1 at which ``init(through:_:_:_:)`` takes its values. With
    /// the ends they are Chebyshev–Lobatto points, so that neighbors join without a gap.
    package static let nodes = (0.25, 0.75)

    /// The polynomial through values at 0, the two ``nodes`` and 1.
    package init(through y0: Double, _ y1: Double, _ y2: Double, _ y3: Double) {
        // Divided differences.
        let (a, b, c) = ((y1 - y0) * 4, (y2 - y1) * 2, (y3 - y2) * 4)
        let (d, e) = ((b - a) / 0.75, (c - b) / 0.75)
        let f = e - d
        coefficients = [y0, a - 0.25 * d + 0.1875 * f, d - f, f]
    }

    /// The places between 0 and 1 at which the polynomial crosses `level`, in ascending order. Finds a pair of crossings only if they are
    /// at least a sixteenth apart.
    func crossings(of level: Double) -> [Double] {
        var result: [Double] = []
        var before = value(at: 0) < level
        for part in 1...16 {
            let upper = Double(part) / 16
            let after = value(at: upper) < level
            if before != after { result.append(crossing(of: level, upper - 0.0625, upper, isBelow: before)) }
            before = after
        }
        return result
    }

    private func crossing(of level: Double, _ lower: Double, _ upper: Double, isBelow: Bool) -> Double {
        var (lower, upper) = (lower, upper)
        for _ in 0..<40 {
            let middle = (lower + upper) / 2
            if (value(at: middle) < level) == isBelow { lower = middle } else { upper = middle }
        }
        return upper
    }

    /// The least and greatest of a bound on the values between 0 and 1: of the Bézier control points.
    var bounds: ClosedRange<Double> {
        let c = coefficients
        let points: SIMD4<Double> = [
            c[0], c[0] + c[1] / 3, c[0] + 2 * c[1] / 3 + c[2] / 3, c[0] + c[1] + c[2] + c[3],
        ]
        return points.min()...points.max()
    }
}
