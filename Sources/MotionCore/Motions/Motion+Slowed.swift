extension Motion {
    /// The factor by which a loop is slowed for people whom motion makes ill: the fastest published arc, of 4.5 turns per
    /// second, then makes about one. The factor is Spindle's own.
    public static let slowness = 4.0

    /// Returns the same motion slower, or faster: every time in it is multiplied by `factor` and divided by `divisor`, both
    /// above 0 and one after the other, so that a loop of 5400 ms slowed by 2000 over 5400 takes 2000 ms exactly.
    ///
    /// The picture at any part of the loop stays the same. Periods of spokes and dots are rounded to thirty bits, by half a
    /// billionth at most, so that frames meet the jumps of all parts as they do in the published motion.
    public func slowed(by factor: Double, over divisor: Double = 1) -> Motion {
        precondition(factor > 0 && divisor > 0, "what is slowed still takes time")
        let slowing = Slowing(factor: factor, divisor: divisor)
        let slowedChange = colorChange.map { change in
            ColorChange(
                period: slowing.time(change.period), delay: slowing.time(change.delay),
                duration: slowing.time(change.duration), easing: change.easing)
        }
        return Motion(
            name: name, summary: summary, source: source, kind: kind.slowed(slowing),
            faithful: faithful?.slowed(slowing),
            seamNote: seamNote, size: size, stroke: stroke, cap: cap, colorChange: slowedChange)
    }
}

private struct Slowing {
    let factor, divisor: Double

    func time(_ time: Double) -> Double { time * factor / divisor }

    /// Returns the nearest slowing that gives a loop a period of thirty bits, whose parts are then exact.
    func rounded(for period: Double) -> Slowing {
        let exact = time(period)
        let unit = exact.ulp * 0x1p23
        return Slowing(factor: (exact / unit).rounded() * unit, divisor: period)
    }
}

extension Motion.Kind {
    /// Returns the same kind with every time multiplied by `factor`.
    package func slowed(by factor: Double) -> Motion.Kind {
        factor == 1 ? self : slowed(Slowing(factor: factor, divisor: 1))
    }

    fileprivate func slowed(_ slowing: Slowing) -> Motion.Kind {
        var kind = self
        switch self {
        case .determinate: break
        case .arc(var choreography):
            choreography.period = slowing.time(choreography.period)
            if case .chromiumGuard(let sweep, let cycle) = choreography.limit {
                choreography.limit = .chromiumGuard(sweep, cycle: slowing.time(cycle))
            }
            kind = .arc(choreography)
        case .bars(var bars):
            bars.period = slowing.time(bars.period)
            for index in bars.bars.indices { bars.bars[index].lag = slowing.time(bars.bars[index].lag) }
            kind = .bars(bars)
        case .spokes(var ring):
            ring.opacity.slow(slowing.rounded(for: ring.opacity.period))
            return .spokes(ring)
        case .dots(var row):
            row.scale.slow(slowing.rounded(for: row.scale.period))
            return .dots(row)
        case .drawn(var drawn):
            drawn.slow(by: slowing.factor / slowing.divisor)
            return .drawn(drawn)
        }
        kind.changeSums { $0.slow(slowing) }
        return kind
    }
}

extension Staggered {
    fileprivate mutating func slow(_ slowing: Slowing) {
        period = slowing.time(period)
        value.slow(slowing)
    }
}

extension TrackSum {
    fileprivate mutating func slow(_ slowing: Slowing) {
        for index in tracks.indices {
            tracks[index].period = slowing.time(tracks[index].period)
            tracks[index].delay = slowing.time(tracks[index].delay)
            tracks[index].duration = slowing.time(tracks[index].duration)
        }
    }
}
