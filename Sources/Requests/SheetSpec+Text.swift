package import Basics
package import Formats

extension PageSides.Kind {
    /// The message about a unit below 1 pixel; nil if the rule is valid.
    package var problem: Message? {
        if case .multiple(let unit) = self, unit < 1 { return "\(unit) is out of range: at least 1 pixel" }
        return nil
    }

    package init(parsing text: String) throws(Message) {
        switch text {
        case "any": self = .any
        case "pot": self = .powerOfTwo
        default:
            guard let unit = Int(text), unit >= 1 else {
                throw
                    "\(quoted(text)) is neither any, pot nor a number of pixels, at least 1\(suggestion(for: text, among: ["any", "pot"]))"
            }
            self = .multiple(of: unit)
        }
    }
}

extension SheetTag {
    /// Reads `name=from:to`, or with `:forward`, `:reverse` or `:pingpong` after it.
    package init(parsing text: String) throws(Message) {
        let form = "write NAME=FROM:TO, or with :forward, :reverse or :pingpong after it"
        guard let equals = text.lastIndex(of: "=") else { throw "\(quoted(text)) has no \"=\"; \(form)" }
        let name = String(text[..<equals])
        if let problem = AssetName.problem(with: name) { throw Message(problem) }
        let parts = text[text.index(after: equals)...].split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), let from = Int(parts[0]), let to = Int(parts[1]), from >= 0,
            to >= 0
        else { throw "\(quoted(text)) names no frames; \(form)" }
        self.init(name: name, from: from, to: to)
        guard parts.count == 3 else { return }
        guard let direction = Direction(rawValue: String(parts[2])) else {
            let known = Direction.allCases.map { $0.rawValue }
            throw "\(UnknownName(kind: "direction", name: String(parts[2]), known: known))"
        }
        self.direction = direction
    }
}
