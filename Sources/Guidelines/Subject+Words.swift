internal import Indicators

extension Subject {
    /// Whether a label is what is written on a button, which says what it does and not what goes on.
    func isButtonWord(_ end: End) -> Bool {
        guard let place, place.isControl else { return false }
        return !end.state.isFinal || end.label == place.buttonWord
    }

    /// What is told of an outcome in a state: its label, or the message of what it is presented in, where the message is
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

    /// The ends with labels, each label once, and what is written on buttons aside.
    var distinctLabels: [End] {
        var seen: Set<String> = []
        return labeled.filter { seen.insert($0.label).inserted }
    }

    /// The ends with labels, each label once in each state, with the message of what they are presented in.
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

    /// The labels of outcomes. What says both that something runs and how it has ended is judged by the end.
    var finalLabels: Set<String> { Set(ends.filter { $0.state.isFinal }.map { $0.label }) }

    private var labeled: [End] { ends.filter { !$0.label.isEmpty && !isButtonWord($0) } }
}
