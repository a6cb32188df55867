/// A polynomial of degree 5 in a variable that runs from 0 to 1 over its interval.
struct Quintic: Hashable, Sendable {
    /// Coefficients from the constant up; the last two lanes stay 0.
    var coefficients = SIMD8<Double>()

    static func constant(_ value: Double) -> Quintic {
        var result = Quintic()
        result.coefficients[0] = value
        return result
    }

    func value(at u: Double) -> Double {
        var sum = coefficients[5]
        for power in stride(from: 4, through: 0, by: -1) { sum = sum * u + coefficients[power] }
        return sum
    }

    /// This polynomial of `offset + slope · u`, as a polynomial of u.
    func composed(offset: Double, slope: Double) -> Quintic {
        var result = Quintic.constant(coefficients[5])
        for power in stride(from: 4, through: 0, by: -1) {
            // Horner's rule on polynomials: result · (offset + slope · u) + coefficient.
            var next = result.coefficients * offset
            for lane in 0..<5 { next[lane + 1] += result.coefficients[lane] * slope }
            next[0] += coefficients[power]
            result.coefficients = next
        }
        return result
    }

    /// The six points in 0...1 at which ``interpolating(_:)`` takes its values: Chebyshev–Lobatto
    /// points, which include both ends, so that neighbors join without a gap.
    static let nodes: [Double] = [
        0, 0.09549150281252627, 0.3454915028125263, 0.6545084971874737, 0.9045084971874737, 1,
    ]

    /// The polynomial through six values at ``nodes``.
    static func interpolating(_ values: [Double]) -> Quintic {
        var differences = values
        for order in 1..<6 {
            for index in stride(from: 5, through: order, by: -1) {
                differences[index] =
                    (differences[index] - differences[index - 1]) / (nodes[index] - nodes[index - order])
            }
        }
        var result = Quintic.constant(differences[5])
        for index in stride(from: 4, through: 0, by: -1) {
            var next = result.coefficients * -nodes[index]
            for lane in 0..<5 { next[lane + 1] += result.coefficients[lane] }
            next[0] += differences[index]
            result.coefficients = next
        }
        return result
    }
}
