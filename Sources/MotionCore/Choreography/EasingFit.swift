/// An easing over 0...1 as polynomial pieces, for evaluating many inputs without solving for each.
struct EasingFit: Sendable {
    struct Piece: Sendable {
        var lower, upper: Double
        var polynomial: Cubic
    }

    /// The largest error of a piece, in units of progress. A head that eases over a whole turn is then off by less than
    /// 0.0004°.
    static let tolerance = 1e-6
    /// The width of the narrowest piece: only a vertical tangent would need a narrower one.
    private static let narrowest = 0x1p-16

    /// The pieces in order, without gaps.
    private(set) var pieces: [Piece] = []

    init(_ easing: Easing) {
        if easing == .linear {
            pieces = [Piece(lower: 0, upper: 1, polynomial: Cubic(coefficients: [0, 1, 0, 0]))]
            return
        }
        let ends = [0] + easing.breakpoints + [1]
        for (lower, upper) in zip(ends, ends.dropFirst()) { fit(easing, lower, upper) }
    }

    /// Covers a smooth stretch from left to right with pieces as wide as the tolerance allows.
    private mutating func fit(_ easing: Easing, _ lower: Double, _ upper: Double) {
        // Just inside the upper end, so that a jump there belongs to the next piece.
        let last = upper.nextDown
        var begin = lower
        var first = easing.value(at: begin)
        var width = (upper - lower) / 8
        while begin < upper {
            // A short remainder is shared between two pieces.
            let rest = upper - begin
            let step = width >= rest ? rest : 2 * width > rest ? rest / 2 : width
            let end = step == rest ? upper : begin + step
            func sample(_ u: Double) -> Double { easing.value(at: min(begin + (end - begin) * u, last)) }
            let final = sample(1)
            let polynomial = Cubic(through: first, sample(Cubic.nodes.0), sample(Cubic.nodes.1), final)
            var error = 0.0
            for u in [0.1, 0.5, 0.9] { error = max(error, (polynomial.value(at: u) - sample(u)).magnitude) }
            // The error of a cubic grows with the fourth power of its width.
            let room = error > 0 ? (0.7 * Self.tolerance / error).squareRoot().squareRoot() : 4
            let isFine = error <= Self.tolerance || step <= Self.narrowest || !error.isFinite
            width = max(step * (error.isFinite ? min(max(room, 0.1), 4) : 1), Self.narrowest)
            if !isFine { continue }
            pieces.append(Piece(lower: begin, upper: end, polynomial: polynomial))
            (begin, first) = (end, final)
        }
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
