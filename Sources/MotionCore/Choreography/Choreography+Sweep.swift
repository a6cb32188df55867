/// The range of an arc's sweep, the number of turns in a loop, and the adjustment of both.
extension Choreography {
    /// The distance from the tail to the head at `time` milliseconds, in turns, before the arc's limit applies: below 0 where the head has
    /// fallen behind.
    private func lead(at time: Double) -> Double {
        var head = head.value(at: time)
        if case .headClamp(let place) = limit { head = min(head, place) }
        return head - tail.value(at: time)
    }

    /// The least and the greatest ``lead(at:)`` of a loop; nil where the moves are too many to be measured.
    package var leads: ClosedRange<Double>? {
        let tracks = tail.tracks + head.tracks
        let isUniform = !tracks.contains { $0.isSteady }
        let cycle = isUniform ? Subcycle.commonMultiple(of: tracks.map { $0.period }) : nil
        let length = min(cycle ?? period, period)
        guard LoopAnalysis.canMeasure(tracks, over: length) else { return nil }
        let edges = ([0, length] + tracks.flatMap { $0.breakpoints(below: length) }).sorted()
        // An edge that jumps is sampled from both sides.
        let side = length * 1e-12
        var (least, greatest) = (Double.infinity, -Double.infinity)
        for (from, to) in zip(edges, edges.dropFirst()) where to - from > 4 * side {
            let stretch = (from + side)...(to - side)
            greatest = max(greatest, lead(at: from), summit(of: stretch) { lead(at: $0) })
            least = min(least, lead(at: from), -summit(of: stretch) { -lead(at: $0) })
        }
        return least...max(greatest, least)
    }

    /// The greatest value in a stretch: the best sample, refined between its neighbors.
    private func summit(of stretch: ClosedRange<Double>, _ value: (Double) -> Double) -> Double {
        let samples = 64
        let step = (stretch.upperBound - stretch.lowerBound) / Double(samples)
        let times = (0...samples).map { min(stretch.lowerBound + Double($0) * step, stretch.upperBound) }
        let values = times.map(value)
        var best = 0
        for index in values.indices where values[index] > values[best] { best = index }
        var (low, high) = (times[max(best - 1, 0)], times[min(best + 1, samples)])
        for _ in 0..<60 {
            let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
            if value(left) < value(right) { low = left } else { high = right }
        }
        return max(values[best], value(low))
    }

    /// The number of turns, clockwise, that the whole figure makes in a loop.
    package var turns: Double { rotation.turns(in: period) + tail.turns(in: period) }

    /// Returns the same motion with another range of arc lengths.
    ///
    /// Head and tail keep their paths, scaled by one factor: every arc is the published one, stretched from its range to
    /// the new one. A steady rotation of the whole makes up for the distance that the tail thereby loses or gains in a
    /// loop, so that the whole turns as far as before, and at the beginning of the loop the tail stands where it stood.
    func swept(_ range: SweepRange) throws(AdjustmentError) -> Choreography {
        guard let leads else { throw .tooManyMoves }
        let shortest = max(leads.lowerBound, limit.shortest)
        let longest = max(leads.upperBound, shortest)
        let (from, to) = (range.shortest / 360, range.longest / 360)
        let isConstant = longest - shortest < 1e-9
        if isConstant, from != to { throw .constantArc(longest * 360) }
        let factor = isConstant ? 1 : (to - from) / (longest - shortest)
        let lead = from - factor * shortest
        let place = (1 - factor) * tail.value(at: 0)
        let lost = tail.turns(in: period) * (1 - factor)

        var result = self
        result.tail.scale(by: factor, offset: place)
        result.head.scale(by: factor, offset: place + lead)
        result.rotation.turn(by: lost, in: period)
        result.limit = limit.scaled(
            by: factor, lead: lead, place: place, isNeeded: leads.lowerBound < limit.shortest)
        return result
    }

    /// Returns the same motion with as many turns of the whole in a loop, mirrored where its direction changes.
    func turned(_ count: Int) throws(AdjustmentError) -> Choreography {
        var result = Double(count) * turns < 0 || turns == 0 && count < 0 ? try mirrored() : self
        let missing = Double(count) - result.turns
        result.rotation.turn(by: missing, in: period)
        let sums = [result.rotation, result.tail, result.head]
        if sums.allSatisfy({ $0.tracks.allSatisfy { $0.amount == 0 } }) { throw .standsStill }
        return result
    }

    private func mirrored() throws(AdjustmentError) -> Choreography {
        var result = self
        result.rotation.scale(by: -1, offset: 0)
        (result.tail, result.head) = (head, tail)
        result.tail.scale(by: -1, offset: 0)
        result.head.scale(by: -1, offset: 0)
        switch limit {
        case .floor(let sweep): result.limit = sweep == 0 ? .none : .headFloor(sweep)
        case .headFloor(let sweep): result.limit = .floor(sweep)
        case .chromiumGuard, .headClamp: throw .cannotReverse
        }
        return result
    }
}

extension SweepLimit {
    /// Returns the limit of an arc whose ends' paths are scaled.
    ///
    /// - Parameters:
    ///   - lead: The turns that are added to the length of the scaled arc.
    ///   - place: The distance that its tail is moved, in turns.
    ///   - isNeeded: Whether the arc comes below its shortest length.
    fileprivate func scaled(by factor: Double, lead: Double, place: Double, isNeeded: Bool) -> SweepLimit {
        if case .headClamp(let end) = self { return .headClamp(end * factor + place + lead) }
        if !isNeeded { return .none }
        let shortest = max(shortest * factor + lead, 0)
        switch self {
        case .floor: return .floor(shortest)
        case .headFloor: return .headFloor(shortest)
        case .chromiumGuard(_, let cycle): return .chromiumGuard(shortest, cycle: cycle)
        case .headClamp: return self
        }
    }
}

extension TrackSum {
    /// The sum of the distances that the accumulating tracks cover in `period` milliseconds.
    fileprivate func turns(in period: Double) -> Double {
        tracks.filter { $0.accumulates }.reduce(0) { $0 + $1.amount * (period / $1.period) }
    }

    /// Multiplies every distance and the offset by a factor, and then moves the offset.
    fileprivate mutating func scale(by factor: Double, offset move: Double) {
        offset = offset * factor + move
        if factor == 0 { tracks = [] }
        for index in tracks.indices { tracks[index].amount *= factor }
    }

    /// Adds a steady rotation.
    fileprivate mutating func turn(by amount: Double, in period: Double) {
        if amount == 0 { return }
        if let index = tracks.firstIndex(where: { $0.isSteady }) {
            tracks[index].amount += amount * (tracks[index].period / period)
        } else {
            tracks.append(.steady(amount, every: period))
        }
    }
}
