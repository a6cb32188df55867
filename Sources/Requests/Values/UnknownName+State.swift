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
        let way = "; a canceled operation shows no state: end its events with cancelled"
        return hint + (Operation.Verb.isCancellation(name) ? way : "")
    }
}

extension Operation.Verb {
    /// Whether somebody means that an operation is called off, in a word that is not the one for it.
    package static func isCancellation(_ word: String) -> Bool {
        ["cancel", "canceled", "cancelled", "aborted"].contains(word.lowercased())
    }

    package static func cancellationHint(_ word: String) -> String {
        "there is no \(quoted(word)); write cancelled"
    }
}
