/// Two ends as a function of time, sampled between the times at which they may jump.
struct LoopTrace {
    /// The length of the measured part, in milliseconds.
    let length: Double
    /// The times at which stretches without jumps end, the last one at ``length``.
    let ends: [Double]
    /// Whether places a whole unit apart are the same.
    let isRound: Bool
    /// The ends, or nil where nothing shows.
    let span: (Double) -> BarSpan?

    /// The number of samples in a stretch.
    private static let samples = 64
    /// The distance from a jump at which both its sides are sampled, in milliseconds.
    private static let side = 1e-6

    init(length: Double, breakpoints: [Double], isRound: Bool, span: @escaping (Double) -> BarSpan?) {
        self.length = length
        self.isRound = isRound
        self.span = span
        var ends: [Double] = []
        // A stretch has room for both its sides.
        let shortest = max(length * 1e-9, 4 * Self.side)
        for time in breakpoints.sorted() where time - (ends.last ?? 0) > shortest { ends.append(time) }
        // A breakpoint that differs from the end only by rounding is left out.
        if let last = ends.last, length - last < max(length * 1e-6, shortest) { ends.removeLast() }
        self.ends = ends + [length]
    }

    /// The stretches between the ends, shortened slightly at both sides.
    private var stretches: [ClosedRange<Double>] {
        zip([0] + ends, ends).map { ($0 + Self.side)...($1 - Self.side) }
    }

    private func times(_ stretch: ClosedRange<Double>) -> [Double] {
        let step = (stretch.upperBound - stretch.lowerBound) / Double(Self.samples)
        return (0...Self.samples).map { min(stretch.lowerBound + Double($0) * step, stretch.upperBound) }
    }

    /// The jump at a time; 0 for an end whose jump is negligible.
    func jump(at time: Double, _ scale: Double) -> LoopPart.Jump {
        func way(_ from: Double, _ to: Double) -> Double {
            let way = isRound ? to - from - (to - from).rounded() : to - from
            return way.magnitude < LoopPart.negligible ? 0 : way * scale
        }
        let (tail, head) =
            switch (span(time - Self.side), span(time + Self.side)) {
            case (let before?, let after?): (way(before.tail, after.tail), way(before.head, after.head))
            case (let before?, nil): (0, way(before.length, 0))
            case (nil, let after?): (0, way(0, after.length))
            case (nil, nil): (0, 0)
            }
        return LoopPart.Jump(time: time, tail: tail, head: head)
    }

    /// The change of speed at the end, per second.
    func kink(_ scale: Double) -> (tail: Double, head: Double) {
        let step = 1e-3
        func speed(_ time: Double, _ end: (BarSpan) -> Double) -> Double {
            guard let from = span(time), let to = span(time + step) else { return 0 }
            return (end(to) - end(from)) / step * 1000 * scale
        }
        func change(_ end: (BarSpan) -> Double) -> Double {
            speed(length + Self.side, end) - speed(length - Self.side - step, end)
        }
        return (change { $0.tail }, change { $0.head })
    }

    /// The shortest span, the first one of equal ones.
    func smallest(_ scale: Double) -> LoopPart.Extreme {
        var smallest = LoopPart.Extreme(value: .infinity, time: 0)
        for stretch in stretches {
            let low = summit(stretch) { -length(at: $0) * scale }
            if -low.value < smallest.value - 1e-7 * scale {
                smallest = .init(value: -low.value, time: low.time)
            }
        }
        return smallest
    }

    /// The longest span, the first one of equal ones.
    func largest(_ scale: Double) -> LoopPart.Extreme {
        var largest = LoopPart.Extreme(value: -.infinity, time: 0)
        for stretch in stretches {
            let high = summit(stretch) { length(at: $0) * scale }
            if high.value > largest.value + 1e-7 * scale { largest = high }
        }
        return largest
    }

    private func length(at time: Double) -> Double { span(time)?.length ?? 0 }

    /// - Parameter place: Returns one end of a span.
    func end(_ place: (BarSpan) -> Double, jumps: Double, _ scale: Double, _ wraps: Int) -> LoopPart.End {
        var (forward, backward, peak, worst) = (0.0, 0.0, 0.0, 0.0)
        for stretch in stretches {
            let times = times(stretch)
            for (from, to) in zip(times, times.dropFirst()) {
                guard let before = span(from), let after = span(to) else { continue }
                let way = place(after) - place(before)
                // A smaller distance is rounding.
                if way > 0 { forward += way } else if way < -1e-9 { backward -= way }
            }
            let step = min(1e-2, (stretch.upperBound - stretch.lowerBound) / 256)
            let inside = stretch.lowerBound...(stretch.upperBound - step)
            func speed(_ time: Double) -> Double {
                guard let from = span(time), let to = span(time + step) else { return 0 }
                return (place(to) - place(from)) / step
            }
            peak = max(peak, summit(inside, speed).value)
            worst = max(worst, summit(inside) { -speed($0) }.value)
        }
        // A thousandth of a unit per second is far above the effect of rounding.
        if worst < 1e-6 { worst = 0 }
        return LoopPart.End(
            meanSpeed: ((forward - backward) * scale + jumps) / length * 1000,
            peakSpeed: max(peak, worst) * 1000 * scale,
            worstBackwardSpeed: worst == 0 ? 0 : -worst * 1000 * scale,
            backwardDistance: worst == 0 ? 0 : backward * scale * Double(wraps))
    }

    /// Returns the greatest value in a stretch and its time: the best sample, refined between its neighbors.
    private func summit(_ stretch: ClosedRange<Double>, _ value: (Double) -> Double) -> LoopPart.Extreme {
        let times = times(stretch)
        var best = 0
        var values = times.map(value)
        // Of equal samples, the first is taken.
        for index in values.indices where values[index] > values[best] + 1e-9 { best = index }
        var (low, high) = (times[max(best - 1, 0)], times[min(best + 1, times.count - 1)])
        for _ in 0..<60 {
            let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
            if value(left) < value(right) { low = left } else { high = right }
        }
        values.append(value(low))
        let isBetter = values[values.count - 1] > values[best] + 1e-12
        let (found, time) = isBetter ? (values[values.count - 1], low) : (values[best], times[best])
        return LoopPart.Extreme(value: found, time: time)
    }
}
