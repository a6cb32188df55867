extension SpecNode {
    package var text: String? {
        if case .text(let text, _) = content { text } else { nil }
    }

    package var entries: [Entry]? {
        if case .map(let entries) = content { entries } else { nil }
    }

    /// Whether nothing stands here, in any of YAML's ways to say so.
    package var isNull: Bool {
        guard case .text(let text, isPlain: true) = content else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }

    /// The positions of this value and of those in its maps.
    package var positions: [FilePosition] { [position] + (entries ?? []).flatMap { $0.value.positions } }
}

extension [SpecNode.Entry] {
    package subscript(key: String) -> SpecNode? { first { $0.key == key }?.value }
}
