internal import Indicators
internal import Languages
internal import Presentations
internal import Requests

/// The events of an operation, as far as options about it depend on that.
extension OperationSpec {
    /// The time of the first report of a value, in milliseconds; nil for none.
    var firstReport: Double? {
        story?.events.first {
            if case .progress = $0.verb { true } else { $0.verb == .determinate }
        }?.time
    }

    /// Whether the indicator runs before it shows a value.
    var startsRunning: Bool {
        guard story != nil, let first = firstReport else { return true }
        return first > resolvedPolicy().showDelay
    }

    /// Whether an operation can stall, so that there is a text for it.
    var canStall: Bool {
        guard let story else { return true }
        guard let end = story.end else { return true }
        if end.verb == .stalled(nil) { return true }
        let times = story.events.map { $0.time }
        return zip(times, times.dropFirst()).contains { $1 - $0 >= resolvedPolicy().stallTimeout }
    }

    /// Whether the operation ends with an error.
    var fails: Bool {
        guard let end = story?.end?.verb else { return true }
        if case .failed = end { return true }
        return canStall
    }

    /// Whether the operation pauses.
    var pauses: Bool { story?.events.contains { $0.verb == .paused } ?? (log != nil) }

    /// Whether the operation succeeds.
    var succeeds: Bool {
        guard let story else { return true }
        if case .succeeded = story.end?.verb { return true }
        return false
    }

    /// Whether a label or a message tells the expected duration of the operation.
    func tellsWait(in spec: RenderSpec) -> Bool {
        guard let expected else { return false }
        let hasMessage =
            spec.presentation.map { $0.message != .none } ?? false && spec.present.message != nil
        return expected >= resolvedPolicy().labelAfter && (!spec.label.label(.active).isEmpty || hasMessage)
    }

    /// Whether the outcome has a text of the language: a log without texts takes it from there when it is read.
    func ends(inWordsOf language: Language) -> Bool {
        switch story?.end?.verb {
        case .succeeded(let message): message == language.words.complete
        case .failed(let message): message == language.words.wentWrong
        default: false
        }
    }
}
