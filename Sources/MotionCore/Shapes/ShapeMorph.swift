/// A morph from one shape to another: pairs of cubics, of which the first morphs into the second.
public struct ShapeMorph: Hashable, Sendable {
    /// The cubics of the first shape, as many as those of the second.
    public private(set) var first: [ShapeCubic] = []
    /// The cubics of the second shape, in the order of those that morph into them.
    public private(set) var second: [ShapeCubic] = []

    /// Matches the corners of two shapes, which have the same center.
    public init(_ one: RoundedPolygon, _ other: RoundedPolygon, _ matching: ShapeMatching) {
        let center = one.center
        let (one, other) = (one.mapped { $0 - center }, other.mapped { $0 - other.center })
        let (from, to) = (MeasuredShape(one, matching), MeasuredShape(other, matching))
        let pairs = ShapePairs(from, to)
        let cut = pairs.map(0)
        var (left, right) = (from.pieces, to.pieces(from: cut))
        var (i, j) = (0, 0)
        while i < left.count, j < right.count {
            let end = i == left.count - 1 ? 1 : left[i].end
            let otherEnd =
                j == right.count - 1 ? 1 : pairs.map(PlanePoint.wrapped(right[j].end + cut), isBack: true)
            let next = min(end, otherEnd)
            if end > next + Self.slack {
                let (before, after) = from.cut(left[i], at: next)
                first.append(before.cubic)
                left[i] = after
            } else {
                first.append(left[i].cubic)
                i += 1
            }
            if otherEnd > next + Self.slack {
                let (before, after) = to.cut(right[j], at: PlanePoint.wrapped(pairs.map(next) - cut))
                second.append(before.cubic)
                right[j] = after
            } else {
                second.append(right[j].cubic)
                j += 1
            }
        }
        first = first.map { cubic in cubic.mapped { $0 + center } }
        second = second.map { cubic in cubic.mapped { $0 + center } }
    }

    /// The greatest distance of two ends that count as one.
    private static let slack = 1e-6

    /// Returns the indices of corners that morph into each other.
    package static func corners(_ one: RoundedPolygon, _ other: RoundedPolygon, _ matching: ShapeMatching)
        -> [(first: Int, second: Int)]
    {
        ShapePairs(
            MeasuredShape(one.mapped { $0 - one.center }, matching),
            MeasuredShape(other.mapped { $0 - other.center }, matching)
        ).corners
    }

    /// Returns the closed outline at a fraction of the morph, which may be below 0 or above 1.
    public func outline(at fraction: Double) -> [ShapeCubic] {
        var cubics: [ShapeCubic] = []
        cubics.reserveCapacity(first.count)
        func between(_ a: PlanePoint, _ b: PlanePoint) -> PlanePoint { a * (1 - fraction) + b * fraction }
        for (one, other) in zip(first, second) {
            cubics.append(
                ShapeCubic(
                    between(one.start, other.start), between(one.first, other.first),
                    between(one.second, other.second), between(one.end, other.end)))
        }
        if let last = cubics.indices.last { cubics[last].end = cubics[0].start }
        return cubics
    }
}
