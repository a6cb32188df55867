internal import MotionCore
package import Vectors

/// Turns numbers over time into curves of few segments: the motion's own segments where it has them, else cubics fitted to
/// the numbers.
package struct CurveFitter {
    /// The duration of the animation, in milliseconds.
    package let duration: Double
    /// Times at which numbers may jump or turn a corner, without the ends.
    package var edges: [Double]

    /// The tolerance, in milliseconds, within which two times count as one, since both may have been rounded.
    private static let closest = 1e-6
    /// The distance from an edge, in milliseconds, at which numbers are sampled: a number that comes to rest at an edge may
    /// be rounded to the one behind it slightly before.
    package static let margin = 2e-6
    /// The length of the shortest fitted segment, in milliseconds: only a corner would need a shorter one.
    private static let narrowest = 0.5

    /// A fitter for an animation.
    package init(duration: Double, edges: [Double]) {
        self.duration = duration
        self.edges = edges.sorted()
    }

    /// Returns the curve of `value`, a function of time.
    ///
    /// - Parameters:
    ///   - tolerance: The largest error of a fitted segment.
    ///   - moves: The sum of tracks that the curve may be, up to a constant.
    func curve(
        tolerance: Double, _ moves: TrackMoves? = nil, _ value: (Double) -> Double
    ) -> VectorCurve {
        curve(tolerance: tolerance, own: { own(moves, $0, $1, tolerance, value) }, value)
    }

    /// Returns the curve of `value`, a function of time.
    ///
    /// - Parameters:
    ///   - tolerance: The largest error of a fitted segment.
    ///   - own: Returns the motion's own segment between two edges; nil where it has none.
    package func curve(
        tolerance: Double, own: (_ lower: Double, _ upper: Double) -> VectorCurve.Segment?,
        _ value: (Double) -> Double
    ) -> VectorCurve {
        var segments: [VectorCurve.Segment] = []
        var error = 0.0
        var lower = 0.0
        for upper in edges + [duration] where upper - lower > Self.closest {
            if let own = own(lower, upper) {
                segments.append(own)
            } else {
                fit(lower, upper, tolerance, value, &segments, &error)
            }
            lower = upper
        }
        return VectorCurve(segments, error: error)
    }

    /// Returns the motion's own segment, if it agrees with `value`.
    private func own(
        _ moves: TrackMoves?, _ lower: Double, _ upper: Double, _ tolerance: Double,
        _ value: (Double) -> Double
    ) -> VectorCurve.Segment? {
        let time = (lower + upper) / 2
        let middle = value(time)
        /// Returns the segment, shifted to `value`, if it agrees with it everywhere.
        func fitted(_ segment: VectorCurve.Segment) -> VectorCurve.Segment? {
            var segment = segment
            let offset = middle - segment.value(at: time)
            segment.start += offset
            segment.end += offset
            let isSame = Self.probes.allSatisfy { share in
                let time = lower + (upper - lower) * share
                return (value(time) - segment.value(at: time)).magnitude < tolerance * 1e-4
            }
            return isSame ? segment : nil
        }
        let level = VectorCurve.Segment(from: lower, to: upper, start: 0, end: 0)
        return fitted(level) ?? moves?.segment(lower, upper).flatMap(fitted)
    }

    /// The places at which a segment is compared, as shares of its time: also close to the ends, where limits set in.
    package static let probes: [Double] =
        (1...31).map { Double($0) / 32 } + [7, 9, 11, 13].flatMap { [exp2($0), 1 - exp2($0)] }

    private static func exp2(_ power: Int) -> Double { 1 / Double(1 << power) }

    /// The places at which a cubic is compared, as shares of its time.
    private static let places = [0.05, 0.1, 0.18, 0.35, 0.5, 0.65, 0.82, 0.9, 0.95]

    /// Covers a stretch from left to right with cubics as long as the tolerance allows.
    private func fit(
        _ lower: Double, _ upper: Double, _ tolerance: Double, _ value: (Double) -> Double,
        _ segments: inout [VectorCurve.Segment], _ worst: inout Double
    ) {
        let margin = min(Self.margin, (upper - lower) / 4)
        func sample(_ time: Double) -> Double { value(min(max(time, lower + margin), upper - margin)) }
        var begin = lower
        var length = (upper - lower) / 4
        while begin < upper {
            let rest = upper - begin
            let step = length >= rest ? rest : 2 * length > rest ? rest / 2 : length
            let end = step == rest ? upper : begin + step
            func at(_ u: Double) -> Double { sample(begin + (end - begin) * u) }
            let cubic = Cubic(through: at(0), at(Cubic.nodes.0), at(Cubic.nodes.1), at(1))
            var error = 0.0
            for u in Self.places {
                error = max(error, (cubic.value(at: u) - at(u)).magnitude)
            }
            let isNarrow = step <= Self.narrowest
            // The error of a cubic grows with the fourth power of its length.
            let room = error > 0 ? (0.7 * tolerance / error).squareRoot().squareRoot() : 4
            length = max(step * min(max(room, 0.1), 4), Self.narrowest)
            if error > tolerance, !isNarrow { continue }
            if error > tolerance {
                // At a corner, a straight line is as close as anything.
                segments.append(.init(from: begin, to: end, start: at(0), end: at(1)))
            } else {
                segments += cubic.segments(from: begin, to: end, negligible: tolerance * 1e-3)
            }
            worst = max(worst, error)
            begin = end
        }
    }
}

extension Cubic {
    /// Returns the polynomial in monotonic segments.
    fileprivate func segments(
        from: Double, to: Double, negligible: Double
    ) -> [VectorCurve.Segment] {
        let c = coefficients
        let ends = [0] + Self.roots(3 * c[3], 2 * c[2], c[1]) + [1]
        return zip(ends, ends.dropFirst()).map { low, high in
            let part = composed(offset: low, slope: high - low)
            let c = part.coefficients
            let (start, end) = (c[0], part.value(at: 1))
            var segment = VectorCurve.Segment(
                from: from + (to - from) * low, to: from + (to - from) * high, start: start, end: end)
            let way = end - start
            guard way.magnitude > negligible else { return segment }
            let (y1, y2) = (c[1] / 3 / way, (2 * c[1] + c[2]) / 3 / way)
            if (y1 * 3 - 1).magnitude * way.magnitude > negligible
                || (y2 * 3 - 2).magnitude * way.magnitude > negligible
            {
                // A polynomial in time is a timing curve whose handles are a third of the way from each end.
                segment.timing = CubicBezier(1.0 / 3, y1, 2.0 / 3, y2)
            }
            return segment
        }
    }

    /// Returns the roots of a quadratic well between 0 and 1, in ascending order.
    private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
        let square = b * b - 4 * a * c
        guard square > 0 else { return [] }
        // This form does not suffer from cancellation.
        let sum = -(b + (b < 0 ? -1 : 1) * square.squareRoot()) / 2
        return [a == 0 ? .infinity : sum / a, sum == 0 ? .infinity : c / sum]
            .filter { $0 > 1e-3 && $0 < 1 - 1e-3 }.sorted()
    }
}
