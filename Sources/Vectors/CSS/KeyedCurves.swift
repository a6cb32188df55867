internal import MotionCore

/// Several numbers over time with common keyframes, as functions of one `transform` have them.
struct KeyedCurves: Hashable {
    /// All numbers from one keyframe to the next, with one timing curve.
    struct Piece: Hashable {
        /// The beginning and the end, in milliseconds.
        var from, to: Double
        /// The numbers at the beginning and at the end.
        var start, end: [Double]
        /// The timing curve of all of them; nil for linear.
        var timing: CubicBezier?

        var isLevel: Bool { start == end }
    }

    /// The pieces, which follow each other without a gap in time.
    private(set) var pieces: [Piece] = []
    /// Whether numbers with different timing curves were cut into straight pieces.
    private(set) var isFitted = false

    /// Joins curves of the same duration.
    ///
    /// - Parameter tolerances: The largest error of each number where timing curves differ.
    init(_ curves: [VectorCurve], tolerances: [Double]) {
        var times = curves.flatMap { curve in curve.segments.flatMap { [$0.from, $0.to] } }.sorted()
        times = times.reduce(into: []) { kept, time in
            if kept.last.map({ time - $0 > Self.instant }) ?? true { kept.append(time) }
        }
        var places = [Int](repeating: 0, count: curves.count)
        for (from, to) in zip(times, times.dropFirst()) {
            let middle = (from + to) / 2
            let segments = curves.indices.map { index -> VectorCurve.Segment in
                let all = curves[index].segments
                while places[index] + 1 < all.count, all[places[index]].to < middle { places[index] += 1 }
                return all[places[index]]
            }
            let parts = segments.map { $0.part(max(from, $0.from), min(to, $0.to)) }
            let moving = parts.filter { !$0.isLevel }
            if moving.allSatisfy({ $0.timing.isNear(moving[0].timing) }) {
                append(
                    Piece(
                        from: from, to: to, start: parts.map { $0.start }, end: parts.map { $0.end },
                        timing: moving.first?.timing))
            } else {
                isFitted = true
                cut(parts, from, to, tolerances, depth: 8)
            }
        }
    }

    /// Joins straight pieces between two times, so many that none is off by more than the tolerances.
    private mutating func cut(
        _ parts: [VectorCurve.Segment], _ from: Double, _ to: Double, _ tolerances: [Double], depth: Int
    ) {
        func values(_ time: Double) -> [Double] { parts.map { $0.value(at: time) } }
        let (start, end) = (values(from), values(to))
        let isStraight = [0.25, 0.5, 0.75].allSatisfy { share in
            let values = values(from + (to - from) * share)
            return parts.indices.allSatisfy {
                (values[$0] - start[$0] - (end[$0] - start[$0]) * share).magnitude <= tolerances[$0]
            }
        }
        if isStraight || depth == 0 {
            append(Piece(from: from, to: to, start: start, end: end))
            return
        }
        let middle = (from + to) / 2
        cut(parts, from, middle, tolerances, depth: depth - 1)
        cut(parts, middle, to, tolerances, depth: depth - 1)
    }

    private mutating func append(_ piece: Piece) {
        if let last = pieces.last, last.isLevel, piece.isLevel, last.end == piece.start {
            pieces[pieces.count - 1].to = piece.to
        } else {
            pieces.append(piece)
        }
    }

    /// The sum of the numbers over time.
    func sum(error: Double) -> VectorCurve {
        VectorCurve(
            pieces.map {
                .init(
                    from: $0.from, to: $0.to, start: $0.start.reduce(0, +), end: $0.end.reduce(0, +),
                    timing: $0.timing)
            }, error: error)
    }

    /// Times that are nearer to each other are one, in milliseconds.
    private static let instant = 1e-6
}

extension CubicBezier? {
    /// Whether both are the same but for rounding.
    fileprivate func isNear(_ other: CubicBezier?) -> Bool {
        guard let a = self, let b = other else { return self == nil && other == nil }
        return [a.x1 - b.x1, a.y1 - b.y1, a.x2 - b.x2, a.y2 - b.y2].allSatisfy { $0.magnitude < 1e-6 }
    }
}
