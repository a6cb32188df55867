/// A curve that is measured along its length.
package struct MeasuredCurve: Hashable, Sendable {
    package let cubics: [ShapeCubic]
    /// The length up to each of the samples, from 0 on.
    private let lengths: [Double]

    /// The number of samples of each cubic: on a wave they are off by a thousandth of a point.
    private static let samples = 32

    package init(_ cubics: [ShapeCubic]) {
        self.cubics = cubics
        var lengths = [0.0]
        lengths.reserveCapacity(cubics.count * Self.samples + 1)
        for cubic in cubics {
            var from = cubic.start
            for sample in 1...Self.samples {
                let to = cubic.point(at: Double(sample) / Double(Self.samples))
                lengths.append(lengths[lengths.count - 1] + (to - from).length)
                from = to
            }
        }
        self.lengths = lengths
    }

    package var length: Double { lengths[lengths.count - 1] }

    /// Returns the cubic on which a length ends, and the parameter there.
    package func place(_ length: Double) -> (index: Int, t: Double) {
        var (low, high) = (0, lengths.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lengths[middle] <= length { low = middle } else { high = middle }
        }
        let step = lengths[high] - lengths[low]
        let share = step > 0 ? min(max((length - lengths[low]) / step, 0), 1) : 0
        return (low / Self.samples, (Double(low % Self.samples) + share) / Double(Self.samples))
    }

    /// Returns the length up to a place on one of the cubics.
    func length(upTo place: (index: Int, t: Double)) -> Double {
        let sample = place.t * Double(Self.samples)
        let whole = min(Int(sample), Self.samples - 1)
        let index = place.index * Self.samples + whole
        return lengths[index] + (lengths[index + 1] - lengths[index]) * (sample - Double(whole))
    }

    /// Returns the point at a length.
    package func point(at length: Double) -> PlanePoint {
        let (index, t) = place(length)
        return cubics[index].point(at: t)
    }

    /// Returns the direction at a length.
    package func way(at length: Double) -> PlanePoint {
        let (index, t) = place(length)
        let (cubic, s) = (cubics[index], 1 - t)
        return
            ((cubic.first - cubic.start) * (s * s) + (cubic.second - cubic.first) * (2 * s * t)
            + (cubic.end - cubic.second) * (t * t)).unit
    }

    /// Returns the piece between two lengths.
    package func piece(from start: Double, to end: Double) -> [ShapeCubic] {
        let (first, last) = (place(start), place(end))
        if first.index == last.index {
            let rest = cubics[first.index].split(at: first.t).1
            return [first.t < 1 ? rest.split(at: max((last.t - first.t) / (1 - first.t), 0)).0 : rest]
        }
        return [cubics[first.index].split(at: first.t).1] + cubics[(first.index + 1)..<last.index]
            + [cubics[last.index].split(at: last.t).0]
    }

    /// Returns points from the beginning to the end, evenly by length.
    func points(_ count: Int) -> [PlanePoint] {
        (0..<count).map { point(at: count > 1 ? length * Double($0) / Double(count - 1) : length / 2) }
    }
}
