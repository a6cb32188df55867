internal import Indicators

extension Subject {
    /// Whether a label is the text of a button, which says what the button does and not what goes on.
    func isButtonWord(_ end: End) -> Bool {
        guard let place, place.isControl else { return false }
        return !end.state.isFinal || end.label == place.buttonWord
    }

    /// The ends in the state of an outcome, each with its label, or with the message of its presentation where that is
    /// about nothing else.
    func outcomes(in state: ValueState) -> [End] {
        let ends = ends.filter {
            $0.state == state && !isButtonWord($0) || $0.state == state && $0.label.isEmpty
        }
        guard let message = place?.message, !message.isEmpty, isOutcome else { return ends }
        return ends.map { $0.label.isEmpty ? End($0.state, isDeterminate: false, label: message) : $0 }
    }

    /// Whether nothing but an outcome is shown.
    var isOutcome: Bool { showsOnlyOutcome && ends.contains { $0.state.isFinal } }

    /// The ends with labels, each label once, without the texts of buttons.
    var distinctLabels: [End] {
        var seen: Set<String> = []
        return labeled.filter { seen.insert($0.label).inserted }
    }

    /// The ends with labels, each label once per state, and the message of the presentation.
    var distinctStates: [End] {
        var seen: Set<End> = []
        var ends = labeled
        if let message = place?.message, !message.isEmpty {
            let state = isOutcome ? self.ends.last?.state ?? .active : .active
            if state != .active || self.ends.contains(where: { $0.state == .active }) {
                ends.append(End(state, isDeterminate: false, label: message))
            }
        }
        return ends.filter { seen.insert($0).inserted }
    }

    /// The labels of outcomes. A label of both a running process and its outcome is judged by the outcome.
    var finalLabels: Set<String> { Set(ends.filter { $0.state.isFinal }.map { $0.label }) }

    private var labeled: [End] { ends.filter { !$0.label.isEmpty && !isButtonWord($0) } }
}
