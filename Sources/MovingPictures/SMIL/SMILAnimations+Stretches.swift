extension SMILAnimations {
    /// Adds the parts of all animations from key to key.
    func addStretches(to stretches: inout MovingStretches) {
        for target in targets {
            let key = MovingTrackKey(node: target.node, property: target.property)
            for animation in target.animations {
                let group = groups[animation.group]
                let intervals = group.intervals(
                    of: animation.place, during: stretches.span, limit: stretches.limit)
                for (index, interval) in intervals.enumerated() {
                    let next = index + 1 < intervals.count ? intervals[index + 1].from : ClockValue.indefinite
                    animation.addStretches(of: interval, until: next, key, to: &stretches)
                }
            }
        }
    }
}

extension SMILTarget.Animation {
    fileprivate func addStretches(
        of interval: ActiveInterval, until next: Int64, _ key: MovingTrackKey,
        to stretches: inout MovingStretches
    ) {
        let simple = timing.simple
        let end = min(interval.end, ClockValue.sum(interval.begin, timing.intermediate), next)
        // Until then it has no effect, and from then on it stands still.
        stretches.add(MovingStretch(from: interval.from, to: min(end, stretches.span.upperBound)), to: key)
        guard simple != ClockValue.indefinite, simple > 0, let times = pace?.times else { return }
        let first = max(0, (stretches.span.lowerBound - interval.begin) / simple)
        var begin = interval.begin + first * simple
        while begin < end, begin <= stretches.span.upperBound, !stretches.isFull {
            let places = times.map { begin + Int64((Double(simple) * $0).rounded()) } + [begin + simple]
            for (index, (from, to)) in zip(places, places.dropFirst()).enumerated()
            where from < to && from < end {
                let spline = pace.flatMap { index < $0.splines.count ? $0.splines[index] : nil }
                stretches.add(MovingStretch(from: from, to: to, timing: spline), to: key)
            }
            begin += simple
        }
    }

    private var pace: Pace? { effect.pace }
}

extension TimeGroup {
    /// The intervals of an animation that count within a span of time, in their order, as they are then.
    fileprivate func intervals(of index: Int, during span: ClosedRange<Int64>, limit: Int) -> [ActiveInterval]
    {
        var starts = Set([span.lowerBound])
        for from in [lead] + intervals[index].map(\.from) {
            if span.contains(from) { starts.insert(from) }
            guard let period, period > 0, from >= lead else { continue }
            var start = from
            if start < span.lowerBound { start += (span.lowerBound - start) / period * period }
            while start <= span.upperBound, starts.count <= limit {
                if start >= span.lowerBound { starts.insert(start) }
                start += period
            }
        }
        return starts.sorted().compactMap { interval(of: index, at: $0) }.reduce(into: []) {
            known, interval in
            if known.last?.begin != interval.begin { known.append(interval) }
        }
    }
}
