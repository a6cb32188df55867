/// A choreography over one loop as polynomials: between two breakpoints, the start and the sweep are
/// one cubic each, with the limit already applied and the start within one turn.
///
/// Every eased move is fitted once per easing, not once per repetition. Breakpoints are the times at which a track begins
/// or ends a move or passes to its easing's next piece, at which the limit sets in or ceases, and at which the start passes
/// 12 o'clock; so a run of frames needs neither cases nor wrapping.
struct FittedChoreography {
    struct Interval {
        /// The beginning, and that of the next interval, in milliseconds.
        var lower, upper: Double
        /// The start, in `0...1` except for rounding, and the sweep, in turns.
        var start, sweep: Cubic

        /// The part between two values of the cubics' variable.
        func part(_ from: Double, _ to: Double) -> Interval {
            Interval(
                lower: lower + (upper - lower) * from, upper: lower + (upper - lower) * to,
                start: start.composed(offset: from, slope: to - from),
                sweep: sweep.composed(offset: from, slope: to - from))
        }
    }

    private(set) var intervals: [Interval] = []

    init(_ choreography: Choreography) {
        let period = choreography.period
        let movers = FittedTrack.all(choreography)
        var breaks = [0, period]
        for mover in movers { mover.addBreaks(below: period, to: &breaks) }
        breaks.sort()
        intervals.reserveCapacity(breaks.count)

        let tailOffset = choreography.tail.offset
        var lower = 0.0
        // Breakpoints that differ only by rounding count as one.
        for upper in breaks where upper - lower > period * 1e-12 {
            var start = Cubic.constant(choreography.rotation.offset + tailOffset)
            var tail = Cubic.constant(tailOffset)
            var head = Cubic.constant(choreography.head.offset)
            for mover in movers {
                let part = mover.polynomial(lower, upper)
                switch mover.role {
                case .rotation: start += part
                case .tail:
                    start += part
                    tail += part
                case .head: head += part
                }
            }
            var sweep = head
            sweep -= tail
            append(
                Interval(lower: lower, upper: upper, start: start, sweep: sweep), head: head,
                choreography.limit)
            lower = upper
        }
    }

    /// Splits an interval where the limit sets in or ceases, and applies it to the parts.
    private mutating func append(_ interval: Interval, head: Cubic, _ limit: SweepLimit) {
        // The margin that is left before the limit sets in.
        var margin: Cubic
        if case .headClamp(let place) = limit {
            margin = .constant(place)
            margin -= head
        } else {
            // Keeping a sweep from falling below 0 is left to the frames.
            guard limit.shortest > 0 else { return append(interval) }
            margin = interval.sweep
            margin -= .constant(limit.shortest)
        }
        if margin.bounds.lowerBound >= 0 { return append(interval) }
        let ends = [0] + margin.crossings(of: 0).filter { $0 > 1e-9 && $0 < 1 - 1e-9 } + [1]
        for (from, to) in zip(ends, ends.dropFirst()) {
            var part = interval.part(from, to)
            if margin.value(at: (from + to) / 2) < 0 {
                let lack = margin.composed(offset: from, slope: to - from)
                if case .headClamp = limit {
                    part.sweep += lack
                } else {
                    part.sweep -= lack
                    part.start += lack * limit.yield(at: (part.lower + part.upper) / 2)
                }
            }
            append(part)
        }
    }

    /// Splits an interval where the start passes 12 o'clock, and subtracts whole turns from the parts.
    private mutating func append(_ interval: Interval) {
        let bounds = interval.start.bounds
        let whole = bounds.lowerBound.rounded(.down)
        if bounds.upperBound < whole + 1 {
            intervals.append(interval)
            intervals[intervals.count - 1].start -= .constant(whole)
            return
        }
        var crossings: [Double] = []
        var turn = whole + 1
        while turn < bounds.upperBound {
            crossings += interval.start.crossings(of: turn)
            turn += 1
        }
        let ends = [0] + crossings.filter { $0 > 1e-9 && $0 < 1 - 1e-9 }.sorted() + [1]
        for (from, to) in zip(ends, ends.dropFirst()) {
            var part = interval.part(from, to)
            part.start -= .constant(part.start.value(at: 0.5).rounded(.down))
            intervals.append(part)
        }
    }
}
