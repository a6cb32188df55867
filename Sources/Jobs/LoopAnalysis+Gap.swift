package import MotionCore

extension LoopAnalysis {
    /// The jump between the ends of a loop where its stated period wraps, in degrees for arcs and in the unit of the parts otherwise; nil
    /// if the loop repeats after that period.
    package func gap(_ kind: Motion.Kind, stated: Double) -> Double? {
        if subcycle == nil {
            // A steady turn has no period of its own: the stated one covers whole turns, or the loop does not close.
            let gap = kind.gap(stated)
            return gap > 1e-6 ? gap : nil
        }
        let turns = stated / period
        let repeats = (turns - turns.rounded()).magnitude < 1e-9 * max(turns, 1) && turns > 0.5
        return repeats ? nil : kind.gap(stated)
    }
}

extension Motion.Kind {
    /// The largest difference between the stated end of a loop and its beginning.
    fileprivate func gap(_ period: Double) -> Double {
        let differences = zip(ends(at: period), ends(at: 0)).map { $0 - $1 }
        if case .arc = self { return differences.map { ($0 - $0.rounded()).magnitude * 360 }.max() ?? 0 }
        return differences.map { $0.magnitude }.max() ?? 0
    }

    /// Every number that the picture at `time` is made of.
    private func ends(at time: Double) -> [Double] {
        switch moment(at: time) {
        case .arc(let span): [span.start, span.end]
        case .bars(let bars): bars.flatMap { [$0.tail, $0.head] }
        case .spokes(let values), .dots(let values): values
        case .drawn(let moment): moment.numbers
        }
    }
}
