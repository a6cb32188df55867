package import Basics

/// A pull of a list, held or running.
public enum PullChoice: Hashable, Sendable {
    /// A held pull, as a share in 0…1 of the distance that starts a refresh.
    case held(Double)
    /// The whole pull, the refresh that it starts, and its end.
    case run
}

extension PullChoice {
    /// The message about a share out of 0…1; nil if it is valid.
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
