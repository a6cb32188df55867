/// Words in the language of manual pages.
enum Roff {
    /// A text with nothing in it that means more than itself. What can be copied into a shell keeps its very characters.
    static func text(_ text: some StringProtocol) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case "'": escaped += "\\(aq"
            case "`": escaped += "\\(ga"
            case "^": escaped += "\\(ha"
            case "~": escaped += "\\(ti"
            case "\"": escaped += "\\(dq"
            case _ where scalar.isASCII: escaped.unicodeScalars.append(scalar)
            default: escaped += "\\[u\(hexadecimal(scalar.value))]"
            }
        }
        // A line that begins so would be a request.
        return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }

    /// Lines that stay as they are.
    static func block(_ lines: [String]) -> [String] { [".nf"] + lines.map { text($0) } + [".fi"] }

    /// Paragraphs, those that begin with a space as they are, less the space that all of them begin with.
    static func paragraphs(_ text: String) -> [String] {
        var lines: [String] = []
        var kept: [String] = []
        func end() {
            while kept.last?.isEmpty == true { kept.removeLast() }
            if !kept.isEmpty {
                lines += block(kept.map { $0.isEmpty ? "" : String($0.dropFirst(2)) })
            }
            kept = []
        }
        var isNew = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix(" ") || line.isEmpty && !kept.isEmpty {
                if kept.isEmpty, isNew, !lines.isEmpty { lines.append(".PP") }
                kept.append(String(line))
                isNew = false
            } else if line.isEmpty {
                isNew = true
            } else {
                let isBelow = !kept.isEmpty
                end()
                if isNew || isBelow, !lines.isEmpty { lines.append(".PP") }
                lines.append(Self.text(line))
                isNew = false
            }
        }
        end()
        return lines
    }

    /// A word that is written as it is.
    static func bold(_ word: String) -> String { "\\fB\(text(word))\\fR" }

    /// A word in whose place another one is written.
    static func italic(_ word: String) -> String { "\\fI\(text(word))\\fR" }

    /// Names, which are roff already, each with a text below.
    static func list(_ rows: [(name: String, text: String)]) -> [String] {
        rows.flatMap { name, text in [".TP", name] + paragraphs(text) }
    }
}
