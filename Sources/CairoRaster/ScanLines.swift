/// Scan lines of a pixel that are looked at together.
typealias ScanLines = SIMD16<Float>

extension ScanLines {
    /// Midpoints of equal steps from -0.5 to 0.5.
    static let midpoints: ScanLines = {
        var lines = ScanLines()
        for index in lines.indices { lines[index] = (Float(index) + 0.5) / Float(scalarCount) - 0.5 }
        return lines
    }()

    // Written so that the compiler makes vector instructions of them, which it does not of the
    // standard library's `pointwiseMin` and `squareRoot`.

    @inline(__always)
    func atMost(_ other: ScanLines) -> ScanLines { replacing(with: other, where: other .< self) }

    @inline(__always)
    func atLeast(_ other: ScanLines) -> ScanLines { replacing(with: other, where: other .> self) }

    /// Square roots, and zero where there are none.
    @inline(__always)
    var roots: ScanLines {
        var roots = ScanLines()
        for index in indices { roots[index] = (self[index] > 0 ? self[index] : 0).squareRoot() }
        return roots
    }
}
