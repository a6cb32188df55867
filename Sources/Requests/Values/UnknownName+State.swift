package import Basics
package import Indicators

extension UnknownName {
    /// What is said of a state that there is not.
    package static func state(_ name: String, _ known: [String]) -> String {
        let unknown = UnknownName(kind: "state", name: name, known: known)
        return unknown.message + unknown.stateHint
    }

    /// What is said after the message where it is the name of a state.
    var stateHint: String {
        let way = "; use an error with a label that says what was canceled"
        return hint + (Operation.Verb.isCancellation(name) ? way : "")
    }
}

extension Operation.Verb {
    /// Whether somebody means that an operation is called off, for which there is no word.
    package static func isCancellation(_ word: String) -> Bool {
        ["cancel", "canceled", "cancelled", "aborted"].contains(word.lowercased())
    }

    package static func cancellationHint(_ word: String) -> String {
        "there is no \(quoted(word)); write failed with a message, such as \"Upload canceled\""
    }
}
