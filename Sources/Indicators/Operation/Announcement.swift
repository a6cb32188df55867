public import Languages

/// A text that assistive technology announces about an operation, with its time.
public struct Announcement: Hashable, Sendable {
    /// The urgency of an announcement: whether it may interrupt.
    public enum Politeness: String, Hashable, Sendable, CaseIterable {
        /// Announced once nothing else is being read.
        case polite
        /// Announced at once.
        case assertive
    }

    /// The time in milliseconds.
    public let time: Double
    /// The urgency: whether the announcement may interrupt.
    public let politeness: Politeness
    /// The text of the announcement.
    public let text: String

    /// Creates an announcement at a time in milliseconds.
    public init(at time: Double, _ text: String, _ politeness: Politeness = .polite) {
        self.time = time
        self.politeness = politeness
        self.text = text
    }

    /// The step of values that are announced, and the least time after the last announcement, in milliseconds. The figures
    /// are Spindle's own.
    static let valueStep = 0.25
    static let leastPause = 1000.0
}

extension Storyline {
    /// The labels of an indicator that are read out; empty for none.
    public struct Labels: Hashable, Sendable {
        /// The label while the operation runs, and during a pause.
        public var active, paused: String
        /// The text of a presentation beside the indicator, all the time.
        public var message: String

        /// Creates labels; empty ones are not shown.
        public init(active: String = "", paused: String = "", message: String = "") {
            self.active = active
            self.paused = paused
            self.message = message
        }
    }

    /// Returns the announcements: that the operation is running, in the words of a message where there is one, each label
    /// as it appears, values in quarters, and the end. Labels that never show are not announced.
    ///
    /// - Parameters:
    ///   - labels: The labels that the indicator shows.
    ///   - language: The language of values, of pauses and of everything without a label.
    public func announcements(_ labels: Labels = Labels(), in language: Language) -> [Announcement] {
        guard let shown else { return told.map { [$0] } ?? [] }
        var result: [Announcement] = []
        if opening.action == .closed { return told.map { [$0] } ?? [] }
        let isLabeled = !cuts.contains { $0.from == .none } && !labels.active.isEmpty
        let name = isLabeled ? labels.active : labels.message
        result.append(Announcement(at: shown, name.isEmpty ? language.words.inProgress : name))
        for cut in cuts where cut.from == .none && cut.to == .active && !labels.active.isEmpty {
            result.append(Announcement(at: cut.start, labels.active))
        }
        let isOwn = !labels.paused.isEmpty && labels.paused != labels.active
        let paused = isOwn ? labels.paused : language.words.paused
        if opening.state == .paused { result.append(Announcement(at: shown, paused)) }
        for act in acts where act.from.state != act.to.state && act.to.action != .closed {
            result.append(
                Announcement(at: act.start, act.to.state == .paused ? paused : language.words.resumed))
        }
        result += values(after: result.map { $0.time }.sorted(), in: language)
        if let told { result.append(told) }
        return result.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
            .map { $0.element }
    }

    /// The time at which the outcome is told, in milliseconds: by the indicator, or in a toast; nil for none.
    public var telling: Double? {
        if opening.action == .closed { return shown }
        return notice?.start ?? closing?.start
    }

    /// The outcome as it is announced; nil where there is nothing to tell.
    private var told: Announcement? {
        guard let outcome, let telling else { return nil }
        return Announcement(at: telling, outcome.message, outcome.state == .error ? .assertive : .polite)
    }

    /// Returns the values that are announced: each quarter once it is done, or as soon after another announcement as
    /// possible, unless there is news by then.
    private func values(after times: [Double], in language: Language) -> [Announcement] {
        guard let range = valueTimes else { return [] }
        var result: [Announcement] = []
        var announced = 0.0
        for (index, event) in operation.events.enumerated() {
            guard case .progress(let value) = event.verb, event.time < range.upperBound else { continue }
            let time = max(event.time, range.lowerBound)
            let quarter = (value / Announcement.valueStep + 1e-9).rounded(.down) * Announcement.valueStep
            guard quarter > announced, quarter < 1 else { continue }
            let before = max(result.last?.time ?? 0, times.last { $0 <= time } ?? 0)
            let due = max(time, before + Announcement.leastPause)
            if due > time {
                let next = index + 1 < operation.events.count ? operation.events[index + 1].time : .infinity
                let isTaken = times.contains { $0 > time && $0 <= due }
                if isTaken || due >= min(next, range.upperBound) { continue }
            }
            announced = quarter
            result.append(Announcement(at: due, ProgressText.percent.text(value, in: language.numerals)))
        }
        return result
    }
}
