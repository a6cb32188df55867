/// Lays texts out in lines of at most a number of characters, as help has them.
public struct TextLayout: Sendable {
    let width: Int

    /// Lines of at most `width` characters.
    public init(width: Int) { self.width = width }

    /// Paragraphs in lines. Lines that begin with a space stay as they are; what is longer than a line goes beyond it.
    public func paragraphs(_ text: String) -> [String] {
        var lines: [String] = []
        var paragraph = ""
        func end() {
            if !paragraph.isEmpty { lines += wrapped(paragraph) }
            paragraph = ""
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty || line.hasPrefix(" ") {
                end()
                lines.append(String(line))
            } else {
                paragraph += (paragraph.isEmpty ? "" : " ") + line
            }
        }
        end()
        return lines
    }

    /// Rows of a name and a text in two columns.
    public func table(_ rows: [(name: String, text: String)], indent: Int = 2, column: Int = 26) -> [String] {
        rows.flatMap { name, text in
            let margin = String(repeating: " ", count: column)
            let body = TextLayout(width: max(width - column, 20)).wrapped(text).map { margin + $0 }
            let head = String(repeating: " ", count: indent) + name
            // Two spaces between a name and its text, or it has a line of its own.
            guard head.count + 2 <= column, let first = body.first else { return [head] + body }
            return [head + first.dropFirst(head.count)] + body.dropFirst()
        }
    }

    /// A list whose further lines are indented.
    func hanging(_ words: [String], indent: Int) -> [String] {
        let margin = String(repeating: " ", count: indent)
        let lines = TextLayout(width: width - indent).lines(words)
        return lines.enumerated().map { $0 == 0 ? $1 : margin + $1 }
    }

    /// The words of a text in as few lines as it takes.
    public func wrapped(_ text: String) -> [String] { lines(text.split(separator: " ").map { String($0) }) }

    /// Words in as few lines as it takes.
    private func lines(_ words: [String]) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in words {
            if line.isEmpty {
                line = word
            } else if line.count + 1 + word.count <= width {
                line += " " + word
            } else {
                lines.append(line)
                line = word
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
