internal import SVGDocuments

/// The white space around letters that collapses: it is one space beside other letters, and none beside other white space.
struct LetterBlanks: Hashable {
    /// Whether there is some before the letters, and after them. Where there are no letters, there may be some before.
    let areBefore, areAfter: Bool

    var areAnywhere: Bool { areBefore || areAfter }

    /// Takes the white space off letters. Spaces of a width of their own, such as no-break ones, are letters.
    ///
    /// - Parameters:
    ///   - text: The letters of a run.
    ///   - keepsAll: Whether each character of white space stays, as a space.
    /// - Returns: The letters with single spaces between them.
    static func split(_ text: String, keepsAll: Bool) -> (letters: String, blanks: LetterBlanks) {
        // Scalars, as marks after a space join it.
        let scalars = text.unicodeScalars
        if keepsAll {
            var letters = String.UnicodeScalarView()
            letters.append(contentsOf: scalars.map { $0.isBlank ? " " : $0 })
            return (String(letters), LetterBlanks(areBefore: false, areAfter: false))
        }
        let words = scalars.split { $0.isBlank }.map { String($0) }
        let areBefore = scalars.first.map { $0.isBlank } ?? false
        let areAfter = scalars.last.map { $0.isBlank } ?? false
        return (
            words.joined(separator: " "),
            LetterBlanks(areBefore: areBefore, areAfter: areAfter && !words.isEmpty)
        )
    }
}

extension Unicode.Scalar {
    /// Whether it is white space that style sheets collapse.
    fileprivate var isBlank: Bool { self == " " || self == "\t" || self == "\n" || self == "\r" }
}

extension MovingDrawing {
    /// Whether the letters of an element keep all their white space, as `white-space` or `xml:space` says.
    func keepsBlanks(of node: Int) -> Bool {
        var next: Int? = node
        while let current = next {
            let own = declared[current]
            if let text = own["white-space-collapse"] ?? own["white-space"], text != "inherit" {
                let words = text.lowercased().split { $0.isWhitespace }
                return words.contains {
                    ["pre", "pre-wrap", "break-spaces", "preserve", "preserve-spaces"].contains($0)
                }
            }
            if let text = tree[current]["xml:space"] { return text == "preserve" }
            next = tree.nodes[current].parent
        }
        return false
    }
}

extension MovingDrawing {
    /// Whether an element is a part of a text.
    func isSpan(_ node: Int) -> Bool {
        guard ["tspan", "a"].contains(tree[node].name) else { return false }
        var next = tree.nodes[node].parent
        while let current = next {
            if tree[current].name == "text" { return true }
            next = tree.nodes[current].parent
        }
        return false
    }
}
