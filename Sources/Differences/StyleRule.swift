/// A rule of a stylesheet, as far as sheets need it: only texts, without parsed selectors.
struct StyleRule {
    /// The text before the braces, such as `.spin` or `@keyframes spin`.
    let prelude: String
    /// The declarations by name; of several with one name the last.
    var declarations: [String: String] = [:]
    /// The nested rules.
    var rules: [StyleRule] = []

    /// Returns all rules of a stylesheet in their order. A syntax error ends the rule in which it occurs.
    static func all(in text: String) -> [StyleRule] {
        var rest = withoutComments(text)[...]
        return body(&rest, "", depth: 0).rules
    }

    private static func withoutComments(_ text: String) -> String {
        var (result, rest) = ("", text[...])
        while let start = rest.firstRange(of: "/*") {
            result += rest[..<start.lowerBound]
            rest = rest[start.upperBound...]
            guard let end = rest.firstRange(of: "*/") else { return result }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    /// Reads the text after an opening brace, up to the closing one.
    private static func body(_ rest: inout Substring, _ prelude: String, depth: Int) -> StyleRule {
        var rule = StyleRule(prelude: prelude)
        var (start, isQuoted) = (rest.startIndex, false)
        func statement(_ end: String.Index) -> Substring { SheetSyntax.trimmed(rest[start..<end]) }
        var index = start
        func declare(_ text: Substring) {
            let parts = text.split(separator: ":", maxSplits: 1)
            if parts.count == 2 {
                rule.declarations[String(SheetSyntax.trimmed(parts[0]))] = String(
                    SheetSyntax.trimmed(parts[1]))
            }
        }
        while index < rest.endIndex {
            let character = rest[index]
            if character == "\"" { isQuoted.toggle() }
            let next = rest.index(after: index)
            guard !isQuoted, character == ";" || character == "{" || character == "}" else {
                index = next
                continue
            }
            let words = statement(index)
            if character == "{" {
                var inner = rest[next...]
                // Rules that are nested this deep are not those of sheets.
                if depth > 8 { break }
                rule.rules.append(body(&inner, String(words), depth: depth + 1))
                rest = inner
                (start, index) = (inner.startIndex, inner.startIndex)
                continue
            }
            declare(words)
            (start, index) = (next, next)
            if character == "}" {
                rest = rest[next...]
                return rule
            }
        }
        rest = rest[rest.endIndex...]
        return rule
    }
}
