extension Motion.Kind {
    /// The moment of a loop at which most is visible, in milliseconds from its start: the longest arc that does not look
    /// like a closed ring, the largest part of a track covered by bars, or the largest dots. Of equal moments the first;
    /// the start where nothing changes, and where it shows more than half as many figures as the fullest moment.
    ///
    /// Found on the motion itself, not on frames, and the same on every processor.
    public var fullestMoment: Double {
        if case .drawn(let drawn) = self {
            if case .elements(let choreography) = drawn.form {
                return choreography.fullestMoment * drawn.stretch
            }
            // Waves lie along an arc or bars.
            return (drawn.runningArc ?? drawn.runningBars.map { .bars($0) })?.fullestMoment ?? 0
        }
        guard let trace else { return 0 }
        let largest = trace.largest(1)
        // A moment that is fuller than the start by rounding alone does not count.
        return largest.value > fullness(at: 0) + 1e-6 ? largest.time : 0
    }

    /// Returns the visible amount at a moment; that of spokes is constant.
    private func fullness(at time: Double) -> Double {
        switch self {
        case .determinate, .spokes, .drawn: 0
        case .arc(let choreography): min(choreography.sweep(at: time), Self.longestOpen)
        case .bars(let bars): bars.spans(at: time).reduce(0) { $0 + ($1.clipped?.length ?? 0) }
        case .dots(let row): row.scale.values(at: time).reduce(0, +)
        }
    }

    /// The sweep in turns from which an arc looks like a closed ring: 330°. The limit is Spindle's own.
    private static let longestOpen = 11.0 / 12

    /// The visible amount over a loop; nil where it does not change, or where there are too many moves to be measured.
    private var trace: LoopTrace? {
        guard let period else { return nil }
        let moves: [(track: Track, lag: Double)] =
            switch self {
            case .determinate, .spokes, .drawn: []
            case .arc(let choreography): (choreography.tail.tracks + choreography.head.tracks).map { ($0, 0) }
            case .bars(let bars):
                bars.areTiles
                    ? []
                    : bars.bars.flatMap { bar in (bar.tail.tracks + bar.head.tracks).map { ($0, bar.lag) } }
            case .dots(let row):
                (0..<row.scale.count).flatMap { index in
                    row.scale.value.tracks.map {
                        ($0, Double(index) * row.scale.period / Double(row.scale.lags))
                    }
                }
            }
        guard !moves.isEmpty, LoopAnalysis.canMeasure(moves.map { $0.track }, over: period) else {
            return nil
        }
        var breaks = moves.flatMap { $0.track.breakpoints(below: period, lag: $0.lag) }
        if case .arc(let choreography) = self, case .chromiumGuard(_, let cycle) = choreography.limit {
            breaks.append(cycle / 2)
        }
        return LoopTrace(length: period, breakpoints: breaks, isRound: false) { time in
            BarSpan(tail: 0, head: fullness(at: time))
        }
    }
}
