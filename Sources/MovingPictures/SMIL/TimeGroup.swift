internal import SVGDocuments

/// The limits of animations.
enum SMILLimits {
    /// The most instance times that animations which depend on each other may give each other until they repeat, in a document.
    static let maxInstances = 100_000
    /// The time for which animations are followed that never repeat, in nanoseconds, and the number of instance times up to which they
    /// are followed further.
    static let horizon: Int64 = 3600 * ClockValue.second
    static let maxFarInstances = 10_000
    /// The most numbers of states that are kept in search for a period.
    static let maxStateSize = 4_000_000
}

/// The work that may still be done for the animations of a document.
struct Effort {
    var instances = SMILLimits.maxInstances
    var states = SMILLimits.maxStateSize
}

/// The intervals of animations that depend on each other, for all times.
struct TimeGroup: Sendable {
    /// The intervals of each animation in their order.
    let intervals: [[ActiveInterval]]
    /// The time from which on all intervals repeat.
    let lead: Int64
    /// The time after which they do: 0 where there are no further ones, nil where none was found.
    let period: Int64?
    /// The animation that was the last to begin when the search was given up although it had not come far; nil where it was not.
    let endless: Int?

    /// Follows animations until their whole state has come back, which proves the period, or nothing can happen any more.
    ///
    /// - Parameter effort: That which is left for the document.
    init(_ timings: [Timing], _ effort: inout Effort) {
        var simulation = TimeSimulation(timings, maxInstances: effort.instances)
        var seen: [[Int64]: Int64] = [:]
        // Times longer ago than this are all alike: no offset reaches them.
        let memory = timings.flatMap { $0.begins + $0.ends }.reduce(ClockValue.second) { sum, rule in
            rule.base == nil ? sum : ClockValue.sum(sum, max(-rule.offset, 0))
        }
        var (lead, period): (Int64, Int64?) = (0, 0)
        var endless: Int?
        while simulation.advance() {
            lead = simulation.now
            let isFar = lead >= SMILLimits.horizon
            if simulation.isExhausted || isFar && simulation.instances > SMILLimits.maxFarInstances {
                period = nil
                endless = isFar ? nil : simulation.latest
                break
            }
            // A single interval after another is no state that could come back.
            guard simulation.instances > 0, effort.states > 0 else { continue }
            let key = simulation.key(memory)
            effort.states -= key.count
            if let first = seen[key], simulation.repeats(since: first) {
                (lead, period) = (first, simulation.now - first)
                break
            }
            seen[key] = simulation.now
        }
        effort.instances -= simulation.instances
        intervals = simulation.states.map { $0.history }
        self.lead = lead
        self.period = period
        self.endless = endless
    }

    /// The interval of an animation that counts at a time, be it active or over; nil before the first one.
    func interval(of index: Int, at time: Int64) -> ActiveInterval? {
        let list = intervals[index]
        guard let period, period > 0, time >= lead + period else {
            return Self.last(list, at: time)
        }
        let inner = lead + (time - lead) % period
        guard let found = Self.last(list, at: inner) else { return nil }
        // One that no other follows within the period is still the same.
        let isLasting =
            found.from <= lead
            && Self.last(list, at: lead + period)?.serial == found.serial
        return isLasting ? found : found.moved(time - inner)
    }

    static func last(_ list: [ActiveInterval], at time: Int64) -> ActiveInterval? {
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if list[middle].from <= time { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : list[low - 1]
    }
}

extension ActiveInterval {
    func moved(_ shift: Int64) -> ActiveInterval {
        ActiveInterval(
            begin: begin + shift, end: ClockValue.sum(end, shift), from: from + shift, serial: serial)
    }
}

extension TimeSimulation {
    /// All that decides what happens from now on, in times from now.
    ///
    /// - Parameter memory: The greatest age that matters.
    func key(_ memory: Int64) -> [Int64] {
        var key: [Int64] = []
        let open = Set(states.compactMap { $0.current?.serial })
        func add(_ time: Int64?) {
            guard let time else { return key.append(ClockValue.indefinite - 1) }
            key.append(time == ClockValue.indefinite ? time : max(time - now, -memory))
        }
        for (state, timing) in zip(states, timings) {
            let last = state.isActive ? state.current : state.previous
            key.append((state.isActive ? 1 : 0) + (state.hasHadEnd ? 2 : 0) + (state.history.isEmpty ? 0 : 4))
            add(state.current?.begin)
            add(state.current?.end)
            add(last?.end)
            // What is frozen depends on how long it was active.
            key.append(
                state.history.last.map { $0.end == ClockValue.indefinite ? $0.end : $0.end - $0.begin } ?? 0)
            // The earliest time that can still count.
            let least = (state.isActive ? state.current?.begin : state.previous?.end) ?? -ClockValue.greatest
            // Without an end list, what has made no interval never does.
            let begins = state.current == nil && timing.ends.isEmpty ? [] : state.begins
            for list in [begins, state.ends] {
                let list = list.filter { $0.time >= least }.sorted {
                    ($0.time, $0.source) < ($1.time, $1.source)
                }
                key.append(Int64(list.count))
                for instance in list {
                    add(instance.time)
                    // Those of current intervals may still change.
                    key.append(open.contains(instance.source) ? 1 : 0)
                }
            }
        }
        // Later ones lie above earlier ones.
        let begins = states.map { $0.history.last?.begin ?? -ClockValue.greatest }
        key += states.indices.sorted { (begins[$0], $0) < (begins[$1], $1) }.map { Int64($0) }
        return key
    }

    /// Whether each animation is in the interval that it was in at an earlier moment of the same key, or in one that is as old as that
    /// one was.
    func repeats(since first: Int64) -> Bool {
        first < now
            && states.allSatisfy { state in
                guard let then = TimeGroup.last(state.history, at: first), let last = state.history.last
                else {
                    return state.history.isEmpty
                }
                return then.serial == last.serial || then.begin - first == last.begin - now
            }
    }
}
