/// An unevaluated sum of two doubles: about 32 significant digits.
///
/// Only what the residual of a cubic-bezier needs. The error-free steps are Dekker's and Knuth's.
struct DoubleDouble {
    var high, low: Double

    init(_ value: Double) { (high, low) = (value, 0) }

    private init(high: Double, low: Double) { (self.high, self.low) = (high, low) }

    /// `a + b` exactly.
    init(sumOf a: Double, and b: Double) {
        high = a + b
        let part = high - a
        low = (a - (high - part)) + (b - part)
    }

    /// `a · b` exactly, barring underflow.
    ///
    /// Both ways are exact. Pages have no instruction for a fused multiplication, which takes an eighth less elsewhere.
    init(productOf a: Double, and b: Double) {
        high = a * b
        #if arch(wasm32)
            let (first, second) = (Self.halves(of: a), Self.halves(of: b))
            let lost = first.high * second.high - high
            low = lost + first.high * second.low + first.low * second.high + first.low * second.low
        #else
            low = (-high).addingProduct(a, b)
        #endif
    }

    var value: Double { high + low }

    static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
        let sum = DoubleDouble(sumOf: a.high, and: b.high)
        let tail = DoubleDouble(sumOf: a.low, and: b.low)
        let middle = renormalized(sum.high, sum.low + tail.high)
        return renormalized(middle.high, middle.low + tail.low)
    }

    static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
        let product = DoubleDouble(productOf: a.high, and: b.high)
        return renormalized(product.high, product.low + (a.high * b.low + a.low * b.high))
    }

    #if arch(wasm32)
        /// Two numbers of at most 26 bits, whose sum is `a`.
        private static func halves(of a: Double) -> DoubleDouble {
            let shifted = a * (0x1p27 + 1)
            let high = shifted - (shifted - a)
            return DoubleDouble(high: high, low: a - high)
        }
    #endif

    private static func renormalized(_ high: Double, _ low: Double) -> DoubleDouble {
        let sum = high + low
        return DoubleDouble(high: sum, low: low - (sum - high))
    }
}
