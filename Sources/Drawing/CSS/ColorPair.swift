/// Two colors as CSS Color 5 writes them, `light-dark(#0A6ED1, #5BA8F5)`: one for light screens, and one for dark ones.
package enum ColorPair {
    /// Whether a text is meant as a pair.
    package static func isMeant(by text: String) -> Bool { text.lowercased().hasPrefix("light-dark(") }

    /// The texts of both colors; nil for a text that is no pair.
    ///
    /// - Throws: ``ColorError`` for a pair that is not complete.
    package static func halves(of text: String) throws(ColorError) -> (light: String, dark: String)? {
        guard isMeant(by: text) else { return nil }
        let form = "write light-dark(#0A6ED1, #5BA8F5), in quotation marks"
        guard text.last == ")" else { throw ColorError(text: text, reason: form) }
        let parts = parts(of: String(text.dropFirst("light-dark(".count).dropLast()))
        guard parts.count == 2, !parts.contains("") else { throw ColorError(text: text, reason: form) }
        return (parts[0], parts[1])
    }

    /// The parts of a text between the commas outside of parentheses, without the spaces around them.
    package static func parts(of text: String) -> [String] {
        var (parts, depth) = ([""], 0)
        for character in text {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == ",", depth <= 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts.map { part in
            let start = part.drop { $0 == " " }
            let end = start.lastIndex { $0 != " " }.map { start.index(after: $0) } ?? start.endIndex
            return String(start[..<end])
        }
    }
}
