/// A problem that libyaml found, in words for authors of YAML, with a remedy.
struct YAMLProblem {
    /// libyaml's own words: what it was about, and what it found or missed there.
    let context, problem: String
    /// The line that it points at and the one before.
    let line, lineBefore: String
    /// The column that it points at, in Unicode scalars from 0.
    let column: Int

    /// The character it points at.
    private var character: Unicode.Scalar? { line.unicodeScalars.dropFirst(column).first }

    var message: String {
        switch problem {
        case "found a tab character that violates indentation",
            "found a tab character where an indentation space is expected":
            return Self.tab
        case "found character that cannot start any token":
            guard let character, character != "\t" else { return Self.tab }
            return "a text cannot begin with \(character); put it in quotation marks"
        case "mapping values are not allowed in this context":
            return
                "a colon is not expected here; put a text that contains a colon in quotation marks, and indent the keys of a map alike"
        case "could not find expected ':'":
            return "a key without a colon; write key: value"
        case "did not find expected key":
            return "a key is expected here; indent the keys of a map alike"
        case "did not find expected '-' indicator":
            return "a list item is expected here; begin each with a dash and a space, indented alike"
        case "block sequence entries are not allowed in this context":
            return "a list cannot begin here; begin it on the next line, or write it as [a, b]"
        case "mapping keys are not allowed in this context":
            return "a key cannot stand here; begin it on a line of its own"
        case "found unexpected end of stream":
            return "the file ends within a text in quotation marks; add the closing one"
        case "found unexpected document indicator":
            return "the document ends within a text in quotation marks; add the closing one"
        case "found unknown escape character":
            return
                "an escape that YAML does not know; write \\\\ for a backslash, or use single quotation marks"
        case "did not find expected ',' or '}'": return "a comma or } is missing" + comment
        case "did not find expected ',' or ']'": return "a comma or ] is missing" + comment
        case "did not find expected node content": return "a value is missing" + comment
        case "did not find expected <document start>":
            return "text after the end of the document; remove it"
        // libyaml looks ahead, and so may find this before our own limit does.
        case _ where problem.hasPrefix("Maximum nesting"): return "nested too deep"
        default: return (context.isEmpty ? "" : context + ": ") + problem
        }
    }

    private static let tab = "a tab cannot indent; use spaces"

    /// A hint about a comment that may have taken the rest of the line; empty without one.
    private var comment: String {
        let lines = [lineBefore, line]
        if lines.contains(where: { $0.contains("//") }) { return "; a comment begins with #" }
        return lines.contains { $0.contains(" #") }
            ? "; text after # is a comment unless it is in quotation marks" : ""
    }
}
