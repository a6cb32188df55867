/// Values for four of a pixel's scan lines at once.
///
/// The operations are written so that the compiler makes single instructions of each on any processor, which it does not of
/// the standard library's `pointwiseMin` and `squareRoot`, nor of longer vectors.
typealias ScanLines = SIMD4<Float>

extension ScanLines {
    @inline(__always)
    func atMost(_ other: ScanLines) -> ScanLines {
        var least = self
        for index in indices { least[index] = other[index] < self[index] ? other[index] : self[index] }
        return least
    }

    @inline(__always)
    func atLeast(_ other: ScanLines) -> ScanLines {
        var result = self
        for index in indices { result[index] = other[index] > self[index] ? other[index] : self[index] }
        return result
    }

    /// The square roots; zero for negative numbers.
    @inline(__always)
    var roots: ScanLines {
        var roots = ScanLines()
        for index in indices { roots[index] = (self[index] > 0 ? self[index] : 0).squareRoot() }
        return roots
    }

    /// The sum of what `lengths` gives for sixteen lines, whose offsets are the midpoints of equal steps
    /// from -0.5 to 0.5.
    @inline(__always)
    static func sum(_ lengths: (ScanLines) -> ScanLines) -> Float {
        var sum = ScanLines()
        for group in 0..<4 {
            let offsets = (ScanLines(0.5, 1.5, 2.5, 3.5) + Float(4 * group)) * (1 / 16) - 0.5
            sum += lengths(offsets).atLeast(ScanLines())
        }
        return sum.sum()
    }
}
