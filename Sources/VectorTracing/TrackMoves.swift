internal import MotionCore
internal import Vectors

/// The moves of a sum of tracks. Formats with timing curves can keep each move as it is, as long as no two overlap.
struct TrackMoves {
    /// The tracks; those that move at the same times with the same easing are merged.
    private(set) var tracks: [Track] = []
    /// The lag behind the clock, in milliseconds.
    let lag: Double

    /// - Parameters:
    ///   - sums: Sums of tracks, each with its factor.
    init(_ sums: [(TrackSum, factor: Double)], lag: Double = 0) {
        self.lag = lag
        for (sum, factor) in sums {
            for var track in sum.tracks {
                track.amount *= factor
                var key = track
                key.amount = 0
                let twin = tracks.firstIndex { other in
                    var other = other
                    other.amount = 0
                    return other == key
                }
                if let twin { tracks[twin].amount += track.amount } else { tracks.append(track) }
            }
        }
        tracks.removeAll { $0.amount.magnitude < 1e-12 }
    }

    /// Returns the moves of the sum multiplied by a number.
    func scaled(by factor: Double) -> TrackMoves {
        var moves = self
        for index in tracks.indices { moves.tracks[index].amount *= factor }
        return moves
    }

    /// Returns the times in `0...duration` at which moves begin or end, or pass to another piece of their easing.
    ///
    /// - Returns: Nil where there are more than `limit`.
    func edges(until duration: Double, limit: Int) -> [Double]? {
        var edges: [Double] = []
        for track in tracks {
            let inner = track.easing.breakpoints
            guard duration / track.period * Double(inner.count + 3) < Double(limit) else { return nil }
            var origin = lag - (lag / track.period).rounded(.up) * track.period
            while origin < duration {
                let begin = origin + track.delay
                edges.append(origin)
                // The part of a move outside of its period does not show.
                edges += ([0] + inner + [1]).map { begin + $0 * track.duration }.filter {
                    $0 > origin && $0 < origin + track.period
                }
                origin += track.period
            }
        }
        return edges.filter { $0 > 0 && $0 < duration }
    }

    /// Returns the sum between two neighboring edges, up to a constant; nil where no timing curve can express it.
    func segment(_ lower: Double, _ upper: Double) -> VectorCurve.Segment? {
        let middle = (lower + upper) / 2
        var result = VectorCurve.Segment(from: lower, to: upper, start: 0, end: 0)
        var isCurved = false
        for track in tracks {
            guard let part = move(track, lower, upper, at: middle - lag) else { continue }
            guard part.timing != nil || track.easing.isStraight else { return nil }
            if part.isLevel { continue }
            // A straight line can be added to another, but not to a curve.
            if isCurved || part.timing != nil && !result.isLevel { return nil }
            isCurved = part.timing != nil
            result.start += part.start
            result.end += part.end
            result.timing = part.timing
        }
        return result
    }

    /// Returns the change by one track between two edges, from 0; nil where the track rests.
    private func move(
        _ track: Track, _ lower: Double, _ upper: Double, at time: Double
    ) -> VectorCurve.Segment? {
        let begin = (time / track.period).rounded(.down) * track.period + track.delay
        guard time > begin, time < begin + track.duration else { return nil }
        switch track.easing {
        case .steps: return nil
        case .linearStops(let stops):
            func value(_ share: Double) -> Double {
                stops.value(at: (lower + (upper - lower) * share - lag - begin) / track.duration)
            }
            // There may be jumps right at the edges.
            let (first, second) = (value(0.25), value(0.75))
            return VectorCurve.Segment(
                from: lower, to: upper, start: track.amount * (1.5 * first - 0.5 * second),
                end: track.amount * (1.5 * second - 0.5 * first))
        case .cubicBezier(let curve):
            return VectorCurve.Segment(
                from: begin + lag, to: begin + lag + track.duration, start: 0, end: track.amount,
                timing: curve
            ).part(lower, upper)
        default:
            return VectorCurve.Segment(
                from: begin + lag, to: begin + lag + track.duration, start: 0, end: track.amount
            ).part(lower, upper)
        }
    }
}

extension Easing {
    /// Whether the easing is made of straight lines.
    fileprivate var isStraight: Bool {
        switch self {
        case .linear, .linearStops, .steps: true
        case .cubicBezier, .spring, .sine, .easeOutPower: false
        }
    }
}
