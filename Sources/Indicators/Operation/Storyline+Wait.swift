public import Languages

extension Storyline {
    /// The rest of the expected duration of an operation, in words that apply from a time on.
    public struct Wait: Hashable, Sendable {
        /// The time from which the words apply, in milliseconds.
        public let start: Double
        /// The rest of the wait in words, empty once it has passed.
        public let text: String

        /// Creates a wait in words, from a time in milliseconds on.
        public init(from start: Double, _ text: String) { (self.start, self.text) = (start, text) }
    }

    /// Returns the expected wait as it passes, from the time on at which the indicator shows; empty where it is not known.
    ///
    /// The wait passes while the operation runs, and stands still while it pauses.
    public func waits(in language: Language) -> [Wait] {
        guard let expected = operation.expected, Operation.timeRange.contains(expected), let shown else {
            return []
        }
        let last = telling ?? leaving ?? end
        var waits: [Wait] = []
        func add(_ start: Double, _ text: String) {
            if start <= shown { waits.removeAll() }
            if waits.last?.text != text { waits.append(Wait(from: max(start, shown), text)) }
        }
        var (time, rest) = (start, expected)
        add(time, language.wait(rest - WaitSteps.instant) ?? "")
        for (from, to) in passages(until: last) {
            time = from
            while rest > 0 {
                let next = WaitSteps.next(after: rest)
                guard time + (rest - next) < to else { break }
                time += rest - next
                rest = next
                // The words of the step that begins there.
                add(time, language.wait(rest - WaitSteps.instant) ?? "")
            }
            rest -= to - time
        }
        return waits
    }

    /// Returns the same as it is shown beside a running indicator: nobody knows the duration of a pause, so the wait is not
    /// told meanwhile.
    public func shownWaits(in language: Language) -> [Wait] {
        let waits = waits(in: language)
        guard let shown = waits.first?.start else { return [] }
        var pauses: [(from: Double, to: Double)] = []
        for event in operation.events {
            switch event.verb {
            case .paused: pauses.append((event.time, .infinity))
            case .resumed where !pauses.isEmpty: pauses[pauses.count - 1].to = event.time
            default: break
            }
        }
        let times = waits.map { $0.start } + pauses.flatMap { [max($0.from, shown), $0.to] }
        var (result, wait, pause) = ([Wait](), 0, 0)
        for time in times.sorted() where time >= shown && time.isFinite {
            while wait + 1 < waits.count, waits[wait + 1].start <= time { wait += 1 }
            while pause < pauses.count, pauses[pause].to <= time { pause += 1 }
            let isPaused = pause < pauses.count && pauses[pause].from <= time
            let text = isPaused ? "" : waits[wait].text
            if result.last?.text != text { result.append(Wait(from: time, text)) }
        }
        return result
    }

    /// Returns the times during which the operation runs, without pauses, in milliseconds.
    private func passages(until last: Double) -> [(from: Double, to: Double)] {
        var passages: [(from: Double, to: Double)] = []
        var from: Double? = start
        for event in operation.events where event.time < last {
            switch event.verb {
            case .paused:
                if let start = from { passages.append((start, event.time)) }
                from = nil
            case .resumed: from = event.time
            default: break
            }
        }
        if let from, from < last { passages.append((from, last)) }
        return passages
    }
}

extension Language {
    /// Returns the rest of a wait of `time` milliseconds, roughly, as people would say it; nil for one that is over.
    ///
    /// The steps are 5 s below a minute and a minute above; from two hours on, where minutes say nothing, an hour, and from
    /// two days on a day. The wait is rounded to the nearest step, and never to 0.
    public func wait(_ time: Double) -> String? {
        guard time > 0 else { return nil }
        let rest = min(time, Operation.timeRange.upperBound)
        let seconds = max((rest / 5000).rounded() * 5, 5)
        if seconds < 60 { return self.time(Int(seconds), .second) }
        let minutes = max((rest / 60_000).rounded(), 1)
        if minutes < 120 { return self.time(Int(minutes), .minute) }
        let hours = (rest / 3_600_000).rounded()
        return hours < 48
            ? self.time(Int(hours), .hour) : self.time(Int((rest / 86_400_000).rounded()), .day)
    }
}

/// The times at which the words for the rest of a wait change.
enum WaitSteps {
    /// A time shorter than any step of a wait, in milliseconds.
    static let instant = 0.001

    /// Returns the rest of a wait at which its words change next, below `time`; both in milliseconds.
    static func next(after time: Double) -> Double {
        func below(_ unit: Double) -> Double {
            let step = ((time - instant) / unit - 0.5).rounded(.down) + 0.5
            return step * unit
        }
        let (second, minute, hour, day) = (1000.0, 60_000.0, 3_600_000.0, 86_400_000.0)
        if time > 47.5 * hour { return max(below(day), 47.5 * hour) }
        if time > 119.5 * minute { return max(below(hour), 119.5 * minute) }
        if time > 57.5 * second { return max(below(minute), 57.5 * second) }
        return max(below(5 * second), 0)
    }
}
