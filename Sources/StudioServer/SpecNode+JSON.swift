package import Basics
package import Specs

/// The content of a file as JSON for a page: plain numbers, true, false and null are values, everything else is text.
extension JSONWriter {
    package mutating func node(_ key: String? = nil, _ node: SpecNode) {
        switch node.content {
        case .list(let items):
            array(key) { json in
                for item in items { json.node(nil, item) }
            }
        case .map(let entries):
            object(key) { json in
                for entry in entries { json.node(entry.key, entry.value) }
            }
        case .text(let text, let isPlain):
            let number = isPlain ? SpecNumber.value(of: text[...]) : nil
            if node.isNull {
                scalar(key, String?.none)
            } else if let number {
                scalar(key, number)
            } else if isPlain, text == "true" || text == "false" {
                scalar(key, text == "true")
            } else {
                scalar(key, text)
            }
        }
    }

    private mutating func scalar(_ key: String?, _ value: some JSONScalar) {
        if let key { member(key, value) } else { element(value) }
    }
}

extension SpecNode {
    /// Whether both say the same to whoever reads them: numbers by their values, and words with quotation marks or without.
    package func means(_ other: SpecNode) -> Bool {
        // A key alone says as much as true, as in {at: 0, started}.
        if isNull, other.text == "true" || other.isNull { return true }
        return switch (content, other.content) {
        case (.list(let items), .list(let others)):
            items.count == others.count && zip(items, others).allSatisfy { $0.means($1) }
        case (.map(let entries), .map(let others)):
            entries.count == others.count
                && entries.allSatisfy { entry in others[entry.key].map { entry.value.means($0) } ?? false }
        case (.text(let text, let isPlain), .text(let other, let isOtherPlain)):
            if let number = isPlain ? SpecNumber.value(of: text[...]) : nil {
                isOtherPlain && SpecNumber.value(of: other[...]) == number
            } else {
                text == other
            }
        default: false
        }
    }
}
