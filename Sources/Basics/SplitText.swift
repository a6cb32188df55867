extension String {
    /// The parts between one text and the next, also empty ones; all of it where there is none.
    ///
    /// Without the algorithms of regular expressions, which browser builds have not.
    ///
    /// - Parameter separator: At least one character.
    package func parts(between separator: String) -> [Substring] {
        let mark = Array(separator.utf8)
        precondition(!mark.isEmpty, "a separator has at least one character")
        var parts: [Substring] = []
        var start = startIndex
        var index = startIndex
        while index < endIndex {
            if utf8[index...].starts(with: mark) {
                parts.append(self[start..<index])
                index = utf8.index(index, offsetBy: mark.count)
                start = index
            } else {
                index = utf8.index(after: index)
            }
        }
        return parts + [self[start...]]
    }

    /// The ends of a range as people write them, with a colon, dots or an ellipsis between them; one where there is none.
    package var rangeEnds: [Substring] {
        for separator in [":", "...", "..", "…"] {
            let parts = parts(between: separator)
            if parts.count > 1 { return parts }
        }
        return [self[...]]
    }
}

extension Set<String> {
    /// The words of a text, between spaces and ends of lines. Lists of words are written so because in a module for pages as many
    /// texts are three times as large.
    package init(words text: String) {
        self.init(text.split { $0 == " " || $0 == "\n" }.map { String($0) })
    }
}
