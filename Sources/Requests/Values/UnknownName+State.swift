package import Basics
package import Indicators

extension ValueState {
    /// Synonyms for the states, which messages suggest from.
    static let otherNames: [(ValueState, [String])] = [
        (.active, ["loading", "busy", "running", "normal", "default", "pending", "in-progress"]),
        (.paused, ["pause", "stopped", "waiting", "on-hold"]),
        (.error, ["failed", "failure", "invalid", "danger"]),
        (.success, ["done", "complete", "completed", "finished", "ok", "successful"]),
        (.disabled, ["inactive", "off"]),
    ]
}

extension UnknownName {
    /// The message about an unknown state.
    static func state(_ name: String, _ known: [KnownName]) -> String {
        let unknown = UnknownName(kind: "state", name: name, known: known)
        return unknown.message + unknown.stateHint
    }

    /// The hint after the message about an unknown state, with advice for cancellations.
    var stateHint: String {
        let way = "; an operation that is called off shows no state: end its events with cancelled"
        return hint + (Operation.Verb.isCancellation(name) ? way : "")
    }
}

extension Operation.Verb {
    /// Whether somebody means that an operation is called off, in a word that is not the one for it.
    package static func isCancellation(_ word: String) -> Bool {
        ["cancel", "canceled", "cancelled", "aborted"].contains(word.lowercased())
    }

    /// Advice for a word that is no event but often written as one; nil for any other word.
    package static func remedy(for word: String) -> Message? {
        if words.contains(spelled(word)) { return nil }
        if isCancellation(word) { return "there is no \(quoted(word)); write cancelled" }
        if word.lowercased() == "indeterminate" {
            return
                "there is no event \(quoted(word)): an operation is indeterminate until its first progress, and not again afterwards; leave it out, or draw that change alone with \(option: .transition, "determinate=0.4:indeterminate")"
        }
        return nil
    }
}
