/// The pairing of the corners of two shapes that morph into each other: pairs of places, in their order around the
/// outlines.
struct ShapePairs {
    /// The indices of paired corners.
    private(set) var corners: [(first: Int, second: Int)] = []
    /// The places of paired corners, as shares of both outlines.
    private(set) var places: [(first: Double, second: Double)]

    init(_ first: MeasuredShape, _ second: MeasuredShape) {
        switch first.matching {
        case .byAngle: corners = Self.inOrder(first.corners, second.corners)
        case .byLength: corners = Self.nearest(first.corners, second.corners)
        }
        places = corners.map { (first.corners[$0.first].place, second.corners[$0.second].place) }
        if places.isEmpty { places = [(0, 0), (0.5, 0.5)] }
        if places.count == 1 {
            let (one, other) = places[0]
            places.append((PlanePoint.wrapped(one + 0.5), PlanePoint.wrapped(other + 0.5)))
        }
    }

    /// Returns the place on the second outline for a place on the first one, or the reverse if `isBack`.
    func map(_ place: Double, isBack: Bool = false) -> Double {
        let count = places.count
        func from(_ index: Int) -> Double {
            isBack ? places[index % count].second : places[index % count].first
        }
        func to(_ index: Int) -> Double {
            isBack ? places[index % count].first : places[index % count].second
        }
        for index in 0..<count {
            let (start, size) = (from(index), PlanePoint.wrapped(from(index + 1) - from(index)))
            let way = PlanePoint.wrapped(place - start)
            guard way <= size || index == count - 1 else { continue }
            let share = size < 0.001 ? 0.5 : way / size
            return PlanePoint.wrapped(to(index) + PlanePoint.wrapped(to(index + 1) - to(index)) * share)
        }
        return place
    }

    /// The difference of distances below which they count as equal: symmetric shapes have many equal distances.
    private static let noise = 1e-9

    private static func distance(_ a: MeasuredShape.Corner, _ b: MeasuredShape.Corner) -> Double {
        if a.isConvex != b.isConvex { return .infinity }
        let way = a.middle - b.middle
        return PlanePoint.dot(way, way)
    }

    /// Pairs each corner of the shape with fewer corners with one of the other, keeping the order.
    private static func inOrder(_ first: [MeasuredShape.Corner], _ second: [MeasuredShape.Corner])
        -> [(first: Int, second: Int)]
    {
        let isSwapped = second.count < first.count
        let (few, many) = isSwapped ? (second, first) : (first, second)
        func nearest(_ corner: Int, _ range: ClosedRange<Int>) -> Int {
            var best = range.lowerBound
            for index in range
            where distance(few[corner], many[index % many.count]) + noise
                < distance(few[corner], many[best % many.count])
            {
                best = index
            }
            return best
        }
        let anchor = nearest(0, 0...(many.count - 1))
        var last = anchor
        var result = [(0, anchor)]
        for corner in few.indices.dropFirst() {
            var end = anchor - (few.count - corner)
            if end <= last { end += many.count }
            last = nearest(corner, (last + 1)...end)
            result.append((corner, last % many.count))
        }
        return result.map { isSwapped ? (first: $0.1, second: $0.0) : (first: $0.0, second: $0.1) }
    }

    /// Pairs the nearest corners first, as long as the order around both outlines is kept.
    private static func nearest(_ first: [MeasuredShape.Corner], _ second: [MeasuredShape.Corner])
        -> [(first: Int, second: Int)]
    {
        var candidates: [(distance: Double, first: Int, second: Int)] = []
        for (i, one) in first.enumerated() {
            for (j, other) in second.enumerated() {
                let distance = distance(one, other)
                if distance.isFinite { candidates.append(((distance * 1e6).rounded(), i, j)) }
            }
        }
        candidates.sort { ($0.distance, $0.first, $0.second) < ($1.distance, $1.first, $1.second) }
        var taken: [(first: Int, second: Int)] = []
        for (_, i, j) in candidates {
            if taken.contains(where: { $0.first == i || $0.second == j }) { continue }
            let (place, other) = (first[i].place, second[j].place)
            let index = taken.firstIndex { first[$0.first].place > place } ?? taken.count
            if !taken.isEmpty {
                let before = taken[(index + taken.count - 1) % taken.count]
                let after = taken[index % taken.count]
                let ends = [
                    (first[before.first].place, second[before.second].place),
                    (first[after.first].place, second[after.second].place),
                ]
                if ends.contains(where: { isNear($0.0, place) || isNear($0.1, other) }) { continue }
                if taken.count > 1 {
                    let (low, high) = (ends[0].1, ends[1].1)
                    let isBetween = PlanePoint.wrapped(other - low) <= PlanePoint.wrapped(high - low)
                    if !isBetween { continue }
                }
            }
            taken.insert((i, j), at: index)
        }
        return taken
    }

    private static func isNear(_ a: Double, _ b: Double) -> Bool {
        let way = (a - b).magnitude
        return min(way, 1 - way) < ShapeCubic.tiny
    }
}
