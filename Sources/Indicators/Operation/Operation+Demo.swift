extension Operation {
    /// Returns the operation as a demonstration: from 0 to 100 % at a steady pace where nothing reports a value, and to a
    /// success where it has no end, unless a real job had none. One that fails or is cancelled gets no further than two thirds.
    ///
    /// - Parameters:
    ///   - words: The message of the success.
    ///   - showsValues: Whether values can be shown.
    ///   - isReal: Whether it is that of a real job, which has stalled where it has no end.
    public func demonstrated(_ words: String, showsValues: Bool, isReal: Bool = false) -> Operation {
        var events = self.events.isEmpty ? [Event(at: 0, .started)] : self.events
        if end == nil, !isReal {
            if isPaused { events.append(Event(at: (events.last?.time ?? 0) + 1000, .resumed)) }
            events.append(Event(at: (events.last?.time ?? 0) + Self.demoLength, .succeeded(words)))
        }
        var demo = Operation(expected: expected)
        let passages = Self.passages(events)
        let whole = passages.reduce(0) { $0 + $1.to - $1.from }
        var done = 0.0
        var isGood = false
        switch events.last?.verb {
        case .succeeded, .finished: isGood = true
        default: break
        }
        let total = isGood ? whole : whole * 1.5
        func report(_ time: Double, _ part: Double) {
            try? demo.add(Event(at: time, .progress(min(part / max(total, 1), 1))))
        }
        let reports = showsValues && !self.events.contains { $0.verb.reports }
        for event in events {
            if reports, let passage = passages.first(where: { $0.to == event.time }) {
                let pace = max(Self.demoPace, whole / 400)
                var time = passage.from
                while time < passage.to {
                    report(time, done + time - passage.from)
                    time += pace
                }
                done += passage.to - passage.from
                report(passage.to, done)
            }
            try? demo.add(event)
        }
        return demo
    }

    /// The duration of a demonstration of an operation without an end, and the time between the values that it reports, in
    /// milliseconds. The figures are Spindle's own.
    private static let demoLength = 4000.0
    private static let demoPace = 100.0

    /// Returns the times during which an operation runs, without pauses, in milliseconds.
    private static func passages(_ events: [Event]) -> [(from: Double, to: Double)] {
        var passages: [(from: Double, to: Double)] = []
        var from = events.first?.time
        for event in events {
            switch event.verb {
            case .resumed: from = event.time
            case let verb where verb == .paused || verb.isEnd:
                if let start = from, event.time > start { passages.append((start, event.time)) }
                from = nil
            default: break
            }
        }
        return passages
    }
}

extension Operation.Verb {
    /// Whether values are known from then on.
    public var reports: Bool {
        switch self {
        case .progress, .determinate: true
        case .started, .paused, .resumed, .stalled, .failed, .succeeded, .finished, .cancelled: false
        }
    }
}
