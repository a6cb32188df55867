/// An interval in which an animation is active, in nanoseconds from the beginning of the document.
struct ActiveInterval: Hashable, Sendable {
    var begin, end: Int64
    /// The time from which on it counts: its begin, unless it became known later.
    var from: Int64 = 0
    /// The number of the interval among all.
    var serial = 0
}

/// The intervals of animations that depend on each other, found in the order of time, as SMIL has it: see "Evaluation of begin and end time
/// lists" there. Nothing is done for iterations, of which there may be billions.
struct TimeSimulation {
    /// A time in a list, and the interval that it came from; 0 for none.
    struct Instance: Hashable {
        var time: Int64
        var source = 0
    }

    /// An animation at a moment.
    struct State {
        var begins: [Instance] = []
        var ends: [Instance] = []
        /// Whether ends that have passed are no more in the list.
        var hasDroppedEnd = false
        /// Whether there is or was an end, other than those that were taken back.
        var hasHadEnd: Bool { hasDroppedEnd || !ends.isEmpty }
        var current: ActiveInterval?
        var isActive = false
        /// The interval before the current one.
        var previous: ActiveInterval?
        var history: [ActiveInterval] = []
    }

    /// The animations that another one gives instance times to.
    private struct Dependent {
        let index: Int
        let isEnd: Bool
        let rule: Timing.Rule
    }

    /// An animation whose lists have changed, and what changed them.
    private struct Job {
        let index: Int
        let cause: Int?
        var isEnd = false
    }

    let timings: [Timing]
    private(set) var states: [State]
    private var dependents: [[Dependent]]
    private var jobs: [Job] = []
    /// The number of the last cascade in which an animation was looked at.
    private var seen: [Int]
    private var cascade = 0
    private var serial = 0
    /// The number of instance times so far.
    private(set) var instances = 0
    private(set) var now: Int64 = 0
    private var agenda = Agenda()
    private let maxInstances: Int

    /// Begins at the beginning of the document.
    ///
    /// - Parameters:
    ///   - timings: Those of animations; bases are their places in this list.
    ///   - maxInstances: The most instance times that are followed.
    init(_ timings: [Timing], maxInstances: Int = SMILLimits.maxInstances) {
        self.timings = timings
        self.maxInstances = maxInstances
        states = timings.map { timing in
            var state = State()
            state.begins = timing.begins.filter { $0.base == nil }.map { Instance(time: $0.offset) }
            state.ends = timing.ends.filter { $0.base == nil }.map { Instance(time: $0.offset) }
            return state
        }
        seen = timings.map { _ in 0 }
        dependents = timings.map { _ in [] }
        for (index, timing) in timings.enumerated() {
            for (rules, isEnd) in [(timing.begins, false), (timing.ends, true)] {
                for rule in rules {
                    guard let base = rule.base else { continue }
                    dependents[base].append(Dependent(index: index, isEnd: isEnd, rule: rule))
                }
            }
        }
        jobs = timings.indices.map { Job(index: $0, cause: nil) }
        settle()
    }

    /// Goes on to the next moment at which an interval begins or ends; false where there is none.
    mutating func advance() -> Bool {
        guard let next = nextEntry() else { return false }
        now = max(now, next.time)
        while let entry = nextEntry(), entry.time <= now, !isExhausted {
            agenda.removeFirst()
            transit(entry.index)
            settle()
            plan(entry.index)
        }
        return true
    }

    /// Whether there have been more instance times than are followed.
    var isExhausted: Bool { instances > maxInstances }

    /// The animation whose interval was the last one to begin.
    var latest: Int {
        states.indices.max { (states[$0].history.last?.serial ?? 0) < (states[$1].history.last?.serial ?? 0) }
            ?? 0
    }

    // MARK: Moments

    /// The next moment of an animation by itself; nil for none.
    private func nextMoment(_ index: Int) -> Int64? {
        guard let current = states[index].current else { return nil }
        guard states[index].isActive else { return current.begin }
        let next = restart(index) ?? current.end
        return next == ClockValue.indefinite ? nil : next
    }

    /// The time at which an active animation begins anew before its end; nil for none.
    private func restart(_ index: Int) -> Int64? {
        guard timings[index].restart == .always, let current = states[index].current,
            let next = first(states[index].begins, after: current.begin), next < current.end
        else { return nil }
        return next
    }

    private mutating func plan(_ index: Int) {
        if let time = nextMoment(index) { agenda.add(Agenda.Entry(time: time, index: index)) }
    }

    /// The first entry of the agenda that is still as it was.
    private mutating func nextEntry() -> Agenda.Entry? {
        while let entry = agenda.first {
            if nextMoment(entry.index) == entry.time { return entry }
            agenda.removeFirst()
        }
        return nil
    }

    private mutating func transit(_ index: Int) {
        guard var current = states[index].current else { return }
        guard states[index].isActive else {
            current.from = now
            states[index].isActive = true
            states[index].current = current
            states[index].history.append(current)
            states[index].begins.removeAll { $0.time < current.begin }
            let count = states[index].ends.count
            states[index].ends.removeAll { $0.time < current.begin }
            if states[index].ends.count < count { states[index].hasDroppedEnd = true }
            return
        }
        if let next = restart(index), next <= now { change(index, end: next, cause: nil) }
        guard let current = states[index].current, current.end <= now else { return }
        states[index].previous = current
        states[index].current = nil
        states[index].isActive = false
        jobs.append(Job(index: index, cause: nil))
    }

    // MARK: Changes

    /// Looks at all animations whose lists have changed, and at those that depend on them.
    private mutating func settle() {
        cascade += 1
        var next = 0
        while next < jobs.count {
            let job = jobs[next]
            if seen[job.index] != cascade || !goesInCircles(job) {
                seen[job.index] = cascade
                evaluate(job.index, cause: next)
            }
            next += 1
        }
        jobs.removeAll(keepingCapacity: true)
    }

    /// Whether a change goes in a circle, in which it is not followed further; ends may depend on what they end.
    private func goesInCircles(_ job: Job) -> Bool {
        var cause = job.cause
        var rounds = 0
        while let current = cause {
            if jobs[current].index == job.index {
                rounds += 1
                if !job.isEnd || rounds > Self.maxRounds { return true }
            }
            cause = jobs[current].cause
        }
        return false
    }

    /// The most times that an end moves itself at a moment.
    private static let maxRounds = 4

    private mutating func evaluate(_ index: Int, cause: Int?) {
        let state = states[index]
        if state.isActive {
            // The begin stays; an end that has come earlier or is gone moves the end.
            if let current = state.current, let end = end(index, current.begin, isNext: state.previous != nil)
            {
                change(index, end: end, cause: cause)
            }
        } else {
            let next = nextInterval(index)
            if next?.begin == state.current?.begin, next?.end == state.current?.end { return }
            replace(index, next, cause: cause)
        }
        plan(index)
    }

    private mutating func change(_ index: Int, end: Int64, cause: Int?) {
        guard states[index].current?.end != end, let last = states[index].history.indices.last else { return }
        states[index].current?.end = end
        // What has been shown stays true where an end comes to be known too late.
        states[index].history[last].end = max(end, now)
        tell(index, cause)
    }

    private mutating func replace(_ index: Int, _ next: ActiveInterval?, cause: Int?) {
        if let old = states[index].current, next == nil {
            forget(index, old.serial, cause)
            states[index].current = nil
            return
        }
        guard var next else { return }
        if let old = states[index].current {
            next.serial = old.serial
        } else {
            serial += 1
            next.serial = serial
        }
        states[index].current = next
        tell(index, cause)
    }

    /// Takes back the instance times of an interval.
    private mutating func forget(_ index: Int, _ serial: Int, _ cause: Int?) {
        for dependent in dependents[index] {
            if dependent.isEnd {
                states[dependent.index].ends.removeAll { $0.source == serial }
            } else {
                states[dependent.index].begins.removeAll { $0.source == serial }
            }
            jobs.append(Job(index: dependent.index, cause: cause, isEnd: dependent.isEnd))
        }
    }

    /// Gives the instance times of the current interval to all that depend on it.
    private mutating func tell(_ index: Int, _ cause: Int?) {
        guard let current = states[index].current, !dependents[index].isEmpty else { return }
        forget(index, current.serial, cause)
        for dependent in dependents[index] {
            guard let moment = moment(dependent.rule.moment, of: current, index) else { continue }
            let instance = Instance(
                time: ClockValue.sum(moment, dependent.rule.offset), source: current.serial)
            instances += 1
            if dependent.isEnd {
                states[dependent.index].ends.append(instance)
            } else {
                states[dependent.index].begins.append(instance)
            }
            thinOut(dependent.index)
        }
    }

    /// Drops instance times that cannot count any more, where many have gathered.
    private mutating func thinOut(_ index: Int) {
        let isDone = timings[index].restart == .never && !states[index].history.isEmpty
        let isBusy = states[index].isActive && timings[index].restart != .always
        if isDone { states[index].begins.removeAll() }
        if states[index].begins.count > 32, isBusy {
            let now = now
            states[index].begins.removeAll { $0.time < now }
        }
        if states[index].ends.count > 32 {
            let first = states[index].ends.map { $0.time }.min()
            let now = now
            states[index].ends.removeAll { $0.time < now && $0.time != first }
        }
    }

    private func moment(_ moment: TimeValue.Moment, of interval: ActiveInterval, _ index: Int) -> Int64? {
        switch moment {
        case .begin: return interval.begin
        case .end: return interval.end == ClockValue.indefinite ? nil : interval.end
        case .iteration(let number):
            let time = ClockValue.sum(
                interval.begin, ClockValue.product(timings[index].simple, Double(number)))
            let end = ClockValue.sum(interval.begin, timings[index].intermediate)
            // An interval that is cut there has been repeated before.
            return time < end && time <= interval.end ? time : nil
        }
    }

    // MARK: Intervals

    private func first(_ instances: [Instance], from least: Int64) -> Int64? {
        instances.lazy.map { $0.time }.filter { $0 >= least }.min()
    }

    private func first(_ instances: [Instance], after time: Int64) -> Int64? {
        time == ClockValue.indefinite ? nil : first(instances, from: time + 1)
    }

    /// The next interval of an animation that is not active; nil for none.
    private func nextInterval(_ index: Int) -> ActiveInterval? {
        let state = states[index]
        if timings[index].restart == .never, !state.history.isEmpty { return nil }
        var least = state.previous?.end ?? -ClockValue.greatest
        var used = state.previous?.end
        while let begin = first(state.begins, from: least), begin != ClockValue.indefinite {
            guard let end = end(index, begin, used: used) else { return nil }
            // Before the document, only what reaches into it counts.
            if state.previous != nil || end > 0 || (begin == 0 && end == 0) {
                return ActiveInterval(begin: begin, end: end)
            }
            (least, used) = (end, end)
        }
        return nil
    }

    private func end(_ index: Int, _ begin: Int64, isNext: Bool) -> Int64? {
        end(index, begin, used: isNext ? states[index].previous?.end : nil)
    }

    /// The end of an interval that begins at `begin`; nil where the end list allows for none.
    ///
    /// - Parameter used: The end of the interval before, which ends no further one.
    private func end(_ index: Int, _ begin: Int64, used: Int64?) -> Int64? {
        let (timing, state) = (timings[index], states[index])
        var limit = ClockValue.indefinite
        if !timing.ends.isEmpty {
            let next = begin == used ? first(state.ends, after: begin) : first(state.ends, from: begin)
            if let next {
                limit = next
            } else if state.hasHadEnd, !timing.awaitsEnd {
                return nil
            }
        }
        return timing.activeEnd(begin, limit)
    }
}
