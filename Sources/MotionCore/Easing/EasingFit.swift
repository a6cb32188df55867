/// An easing over 0...1 as polynomial pieces, for evaluating many inputs without solving for each.
struct EasingFit: Sendable {
    struct Piece: Sendable {
        var lower, upper: Double
        var polynomial: Cubic
    }

    /// Largest difference from the easing that a piece is allowed, in units of progress. A head that
    /// eases over a whole turn is then off by less than 0.0002°.
    static let tolerance = 5e-7

    /// Pieces in order, without gaps.
    private(set) var pieces: [Piece] = []

    init(_ easing: Easing) {
        if easing == .linear {
            var identity = Cubic()
            identity.coefficients[1] = 1
            pieces = [Piece(lower: 0, upper: 1, polynomial: identity)]
            return
        }
        let ends = [0] + easing.breakpoints + [1]
        for (lower, upper) in zip(ends, ends.dropFirst()) {
            fit(easing, lower, upper, depth: 0)
        }
    }

    private mutating func fit(_ easing: Easing, _ lower: Double, _ upper: Double, depth: Int) {
        let width = upper - lower
        // Just inside the upper end, so that a jump there belongs to the next piece.
        let last = upper.nextDown
        let sample = { (u: Double) in easing.value(at: min(lower + width * u, last)) }
        let polynomial = Cubic.interpolating(Cubic.nodes.map(sample))
        let checks = zip(Cubic.nodes, Cubic.nodes.dropFirst()).map { ($0 + $1) / 2 }
        let isClose = checks.allSatisfy { abs(polynomial.value(at: $0) - sample($0)) <= Self.tolerance }
        // Halving 20 times ends at a millionth of the input: only a vertical tangent gets there.
        if isClose || depth == 20 {
            pieces.append(Piece(lower: lower, upper: upper, polynomial: polynomial))
            return
        }
        let middle = lower + width / 2
        fit(easing, lower, middle, depth: depth + 1)
        fit(easing, middle, upper, depth: depth + 1)
    }

    /// The piece that holds input `x`, in 0...1.
    func piece(at x: Double) -> Piece {
        var (low, high) = (0, pieces.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if x < pieces[middle].upper { high = middle } else { low = middle + 1 }
        }
        return pieces[low]
    }
}
