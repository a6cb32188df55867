extension String {
    /// The text with `part` held together on a line, with all that stands in the same parentheses: spaces there become
    /// such as no line breaks at.
    package func holding(_ part: String) -> String {
        if part.isEmpty { return self }
        var parts = parts(between: part).map { Array($0.unicodeScalars) }
        if parts.count == 1 { return self }
        for index in parts.indices {
            let marks = parts[index].indices.filter {
                Self.closing.contains(parts[index][$0]) || Self.opening.contains(parts[index][$0])
            }
            guard let first = marks.first, let last = marks.last else { continue }
            if index > 0, Self.closing.contains(parts[index][first]) { Self.hold(0..<first, &parts[index]) }
            if index + 1 < parts.count, Self.opening.contains(parts[index][last]) {
                Self.hold(last..<parts[index].endIndex, &parts[index])
            }
        }
        var held = Array(part.unicodeScalars)
        Self.hold(held.indices, &held)
        var result = ""
        for (index, part) in parts.enumerated() {
            if index > 0 { result.unicodeScalars.append(contentsOf: held) }
            result.unicodeScalars.append(contentsOf: part)
        }
        return result
    }

    private static func hold(_ range: Range<Int>, _ text: inout [Unicode.Scalar]) {
        for index in range where text[index] == " " { text[index] = "\u{A0}" }
    }

    private static let opening: [Unicode.Scalar] = ["(", "（"]
    private static let closing: [Unicode.Scalar] = [")", "）"]
}
