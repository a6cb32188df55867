internal import MotionCore

extension Storyline {
    /// The times in milliseconds at which something begins or ends to change, in no order: acts, signs, texts and values, and the indicator
    /// as it appears and disappears.
    package var corners: [Double] {
        var times = [shown ?? 0, leaving ?? 0].flatMap { [$0, $0 + policy.fade] }
        times += acts.flatMap { [$0.start, $0.end] }
        times += cuts.flatMap { [$0.start, $0.start + Self.cutDuration] }
        times += values?.corners ?? []
        if let valueTimes {
            times += [valueTimes.lowerBound, valueTimes.lowerBound + Self.cutDuration, valueTimes.upperBound]
        }
        return times
    }

    /// The stretches of time, in milliseconds, in which the motion runs by itself, each with the motion's own time at its beginning.
    package var runs: [(times: Range<Double>, clock: Double)] {
        var runs: [(times: Range<Double>, clock: Double)] = []
        func run(from start: Double, clock: Double) {
            let end = moves.first { $0.start >= start }?.start ?? end
            if end > start { runs.append((start..<end, clock)) }
        }
        if let shown, opening.action == .running { run(from: shown, clock: 0) }
        for act in moves where act.to.action == .running {
            if let clock = act.transition?.motionTime(at: act.duration) { run(from: act.end, clock: clock) }
        }
        return runs
    }
}
