package import Basics

/// How far a list is pulled.
public enum PullChoice: Hashable, Sendable {
    /// It is held, so far of the way that starts a refresh, in 0…1.
    case held(Double)
    /// The pull, the refresh that it leads to, and how that leaves.
    case run
}

extension PullChoice {
    /// What is wrong with it; nil for nothing.
    package var problem: Message? {
        guard case .held(let value) = self, !(0...1).contains(value) else { return nil }
        return "\(value.shortestText) is out of range: use 0 to 1"
    }

    package init(parsing text: String) throws(Message) {
        if text == "run" {
            self = .run
            return
        }
        guard let value = SpecNumber.value(of: text[...]), (0...1).contains(value) else {
            throw
                "\(quoted(text)) is not a valid pull: write a number from 0 to 1, or run\(suggestion(for: text, among: ["run"]))"
        }
        self = .held(value)
    }
}
