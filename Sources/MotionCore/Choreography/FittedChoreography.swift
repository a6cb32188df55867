/// A choreography over one loop as polynomials: between two breakpoints, the start and the sweep are
/// one quintic each.
///
/// Every eased move is fitted once per easing, not once per repetition; a breakpoint is wherever a
/// track begins or ends a move or passes to its easing's next piece.
struct FittedChoreography {
    struct Interval {
        /// From this time to the next interval's, in milliseconds.
        var lower, upper: Double
        /// Start in turns, not reduced, and sweep in turns.
        var start, sweep: Quintic
    }

    private(set) var intervals: [Interval] = []

    init(_ choreography: Choreography) {
        let period = choreography.period
        let tracks =
            choreography.rotation.tracks.map { WeightedTrack($0, start: 1, sweep: 0) }
            + choreography.tail.tracks.map { WeightedTrack($0, start: 1, sweep: -1) }
            + choreography.head.tracks.map { WeightedTrack($0, start: 0, sweep: 1) }
        var fits: [Easing: EasingFit] = [:]
        for track in tracks where fits[track.track.easing] == nil {
            fits[track.track.easing] = EasingFit(track.track.easing)
        }
        let movers = tracks.compactMap { track in fits[track.track.easing].map { (track, $0) } }

        var breaks = [0, period]
        for (track, fit) in movers { track.addBreaks(below: period, fit, to: &breaks) }
        breaks.sort()

        let start = choreography.rotation.offset + choreography.tail.offset
        let sweep = choreography.head.offset - choreography.tail.offset
        var lower = 0.0
        // Breakpoints that differ by rounding only are one.
        for upper in breaks where upper - lower > period * 1e-12 {
            var interval = Interval(
                lower: lower, upper: upper, start: .constant(start), sweep: .constant(sweep))
            for (track, fit) in movers {
                let part = track.polynomial(lower, upper, fit)
                interval.start.coefficients += part.coefficients * track.startWeight
                interval.sweep.coefficients += part.coefficients * track.sweepWeight
            }
            intervals.append(interval)
            lower = upper
        }
    }
}

/// A track and what it adds to the start and to the sweep.
private struct WeightedTrack {
    let track: Track
    let startWeight, sweepWeight: Double

    init(_ track: Track, start: Double, sweep: Double) {
        (self.track, startWeight, sweepWeight) = (track, start, sweep)
    }

    /// A steady turn is one straight line through all repetitions.
    var isSteady: Bool {
        track.accumulates && track.easing == .linear && track.delay == 0 && track.duration == track.period
    }

    func addBreaks(below end: Double, _ fit: EasingFit, to breaks: inout [Double]) {
        if isSteady { return }
        var repetition = 0.0
        while repetition * track.period < end {
            let origin = repetition * track.period
            breaks.append(origin)
            for piece in fit.pieces { breaks.append(origin + track.delay + track.duration * piece.lower) }
            breaks.append(origin + track.delay + track.duration)
            repetition += 1
        }
        breaks.removeAll { $0 > end }
    }

    /// The track's value between two neighboring breakpoints, over a variable that runs from 0 to 1.
    func polynomial(_ lower: Double, _ upper: Double, _ fit: EasingFit) -> Quintic {
        if isSteady {
            var line = Quintic.constant(track.amount * lower / track.period)
            line.coefficients[1] = track.amount * (upper - lower) / track.period
            return line
        }
        let middle = (lower + upper) / 2
        let repetition = (middle / track.period).rounded(.down)
        let begin = repetition * track.period + track.delay
        guard middle > begin, middle < begin + track.duration else {
            return .constant(track.value(at: middle))
        }
        let piece = fit.piece(at: (middle - begin) / track.duration)
        let width = track.duration * (piece.upper - piece.lower)
        let offset = (lower - begin) / width - piece.lower / (piece.upper - piece.lower)
        var result = piece.polynomial.composed(offset: offset, slope: (upper - lower) / width)
        result.coefficients *= track.amount
        if track.accumulates { result.coefficients[0] += repetition * track.amount }
        return result
    }
}
