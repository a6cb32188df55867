extension Motion {
    /// The same motion `factor` times as slow, at least 1: exactly, for every time in it is multiplied.
    public func slowed(by factor: Double) -> Motion {
        precondition(factor >= 1, "what is slowed does not get faster")
        var change = colorChange
        change?.period *= factor
        change?.delay *= factor
        change?.duration *= factor
        return Motion(
            name: name, summary: summary, source: source, kind: kind.slowed(by: factor),
            faithful: faithful?.slowed(by: factor), seamNote: seamNote, size: size, stroke: stroke, cap: cap,
            colorChange: change)
    }
}

extension Motion.Kind {
    fileprivate func slowed(by factor: Double) -> Motion.Kind {
        switch self {
        case .determinate: return self
        case .arc(var choreography):
            choreography.period *= factor
            choreography.rotation.slow(by: factor)
            choreography.tail.slow(by: factor)
            choreography.head.slow(by: factor)
            if case .chromiumGuard(let sweep, let cycle) = choreography.limit {
                choreography.limit = .chromiumGuard(sweep, cycle: cycle * factor)
            }
            return .arc(choreography)
        case .bars(var bars):
            bars.period *= factor
            for index in bars.bars.indices {
                bars.bars[index].tail.slow(by: factor)
                bars.bars[index].head.slow(by: factor)
                bars.bars[index].lag *= factor
            }
            return .bars(bars)
        case .spokes(var ring):
            ring.opacity.slow(by: factor)
            return .spokes(ring)
        case .dots(var row):
            row.scale.slow(by: factor)
            return .dots(row)
        }
    }
}

extension TrackSum {
    fileprivate mutating func slow(by factor: Double) {
        for index in tracks.indices {
            tracks[index].period *= factor
            tracks[index].delay *= factor
            tracks[index].duration *= factor
        }
    }
}

extension Staggered {
    fileprivate mutating func slow(by factor: Double) {
        period *= factor
        value.slow(by: factor)
    }
}
