/// Transcendental functions from additions and multiplications alone.
///
/// A C library's `exp` and `sin` differ in their last bits between processors and versions; these give
/// the same bits wherever Swift's `Double` is IEEE 754. Errors stay below 1e-15 (absolute for sine and
/// cosine, relative for the exponential).
package enum Elementary {
    /// ln 1000.
    static let naturalLogarithmOf1000 = 6.907755278982137

    /// e to the power `x`. Underflows to 0 and overflows to infinity as `Double` does.
    package static func exp(_ x: Double) -> Double {
        if x.isNaN { return x }
        if x > 709.782712893384 { return .infinity }
        if x < -745.1332191019412 { return 0 }
        // x = k·ln 2 + r with |r| ≤ ½ ln 2. ln 2 is split so that k·high is exact.
        let k = (x * 1.4426950408889634).rounded()
        let high = x - k * 0x1.62e42feep-1
        let low = k * 0x1.a39ef35793c76p-33
        let r = high - low
        let lost = (high - r) - low
        // The Taylor series to r¹⁴, whose remainder is under 1e-19, without its leading 1 + r.
        var tail = 1.0 / 87_178_291_200
        for reciprocal in reciprocalFactorials { tail = tail * r + reciprocal }
        let value = 1 + (r + (r * r * tail + (lost + lost * r)))
        return scale(value, byPowerOfTwo: Int(k))
    }

    /// The sine of an angle in turns (1 = 360°). Exact at every quarter turn.
    package static func sine(turns: Double) -> Double {
        let (quarter, rest) = reduce(turns)
        return switch quarter {
        case 0: sineSeries(rest)
        case 1: cosineSeries(rest)
        case 2: -sineSeries(rest)
        default: -cosineSeries(rest)
        }
    }

    /// The cosine of an angle in turns (1 = 360°). Exact at every quarter turn.
    package static func cosine(turns: Double) -> Double {
        let (quarter, rest) = reduce(turns)
        return switch quarter {
        case 0: cosineSeries(rest)
        case 1: -sineSeries(rest)
        case 2: -cosineSeries(rest)
        default: sineSeries(rest)
        }
    }

    /// sinh x / x, and 1 at 0, without the cancellation of eˣ − e⁻ˣ near 0.
    static func hyperbolicSineOverArgument(_ x: Double) -> Double {
        if x.magnitude > 1 { return (exp(x) - exp(-x)) / (2 * x) }
        let square = x * x
        var sum = 1.0
        for n in stride(from: 9.0, through: 1, by: -1) { sum = 1 + sum * square / (2 * n * (2 * n + 1)) }
        return sum
    }

    /// 1/13!, 1/12!, … 1/2!.
    private static let reciprocalFactorials: [Double] = [
        1 / 6_227_020_800, 1 / 479_001_600, 1 / 39_916_800, 1 / 3_628_800, 1 / 362_880, 1 / 40_320,
        1 / 5_040, 1 / 720, 1 / 120, 1 / 24, 1 / 6, 1 / 2,
    ]

    /// Two factors, because the product may be subnormal while neither the value nor 2ᵏ⁺⁶⁴ is.
    private static func scale(_ value: Double, byPowerOfTwo k: Int) -> Double {
        if k > 1023 { return value * 2 * Double(sign: .plus, exponent: k - 1, significand: 1) }
        if k < -1022 { return value * Double(sign: .plus, exponent: k + 64, significand: 1) * 0x1p-64 }
        return value * Double(sign: .plus, exponent: k, significand: 1)
    }

    /// The nearest quarter turn modulo 4 and what is left of the angle, in radians, at most π/4 large.
    private static func reduce(_ turns: Double) -> (quarter: Int, rest: Double) {
        guard turns.isFinite else { return (0, .nan) }
        let part = turns - turns.rounded()
        let quarters = (part * 4).rounded()
        return (Int(quarters) & 3, (part - quarters / 4) * (2 * Double.pi))
    }

    private static func sineSeries(_ x: Double) -> Double {
        let square = x * x
        var sum = 1.0
        for n in stride(from: 9.0, through: 1, by: -1) { sum = 1 - sum * square / (2 * n * (2 * n + 1)) }
        return x * sum
    }

    private static func cosineSeries(_ x: Double) -> Double {
        let square = x * x
        var sum = 1.0
        for n in stride(from: 9.0, through: 1, by: -1) { sum = 1 - sum * square / (2 * n * (2 * n - 1)) }
        return sum
    }
}
