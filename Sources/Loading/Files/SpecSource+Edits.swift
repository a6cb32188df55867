internal import Basics
internal import Specs

/// Edits that change values in place.
extension SpecSource {
    /// Replaces a text by another one, in the same quotation marks if possible; nil if no style can hold it.
    package func writing(_ text: String, over scalar: Scalar) -> Replacement? {
        var styles: [YAMLEvent.Style] = [scalar.style, .single, .double]
        // Text in double quotation marks may have to be JSON and keeps them.
        if scalar.style == .double { styles = [.double] }
        for style in styles {
            let source = Self.source(of: text, style)
            if Self.isRead(source, as: text, style) {
                return Replacement(range: scalar.range, text: source)
            }
        }
        return nil
    }

    /// A number or a flag in the place of one, without quotation marks where it had none.
    package func writing(plain text: String, over scalar: Scalar) -> Replacement? {
        Replacement(range: scalar.range, text: Self.source(of: text, scalar.style))
    }

    /// One more key behind a value, in the same map: on a line of its own where that has one, before what is said at the end
    /// of its line otherwise; nil where more than the line would have to be changed.
    package func writing(_ key: String, _ value: String, beside scalar: Scalar) -> Replacement? {
        guard let entry = scalar.entry else { return nil }
        let map = maps[entry.map]
        if map.keys.contains(key) { return nil }
        let this = map.entries[entry.number]
        let isJSON = bytes[this.lowerBound] == UInt8(ascii: "\"")
        let text = isJSON ? "\"\(key)\": \(value)" : "\(key): \(value)"
        var line = this.lowerBound
        while line > start, !Self.isBreak(bytes[line - 1]) { line -= 1 }
        let lead = bytes[line..<this.lowerBound]
        let next = lineBreak + String(repeating: " ", count: lead.count) + text
        let rest = bytes[this.upperBound...].prefix { !Self.isBreak($0) }
        if map.isFlow {
            let isAlone = lead.allSatisfy { $0 == UInt8(ascii: " ") } && !rest.contains(UInt8(ascii: "#"))
            return Replacement(
                range: this.upperBound..<this.upperBound, text: "," + (isAlone ? next : " " + text))
        }
        // The dash of a list item becomes indentation of the same width.
        guard lead.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }),
            !bytes[this].contains(where: Self.isBreak)
        else { return nil }
        return Replacement(range: rest.endIndex..<rest.endIndex, text: next)
    }

    /// The line break at the end of the file's first line.
    private var lineBreak: String {
        guard let first = bytes.firstIndex(where: Self.isBreak) else { return "\n" }
        let isPair = bytes[first...].starts(with: [13, 10])
        return isPair ? "\r\n" : bytes[first] == 13 ? "\r" : "\n"
    }

    /// Removes a value with its key. A comment at the end of the line stays, as nobody knows its worth; nil where nothing
    /// would remain in the map, and where more than the line would have to be changed.
    package func removing(_ scalar: Scalar) -> Replacement? {
        guard let entry = scalar.entry, maps[entry.map].entries.count > 1 else { return nil }
        return maps[entry.map].isFlow ? removingFlow(entry) : removingBlock(entry)
    }

    private func removingFlow(_ entry: (map: Int, number: Int)) -> Replacement? {
        let entries = maps[entry.map].entries
        let (isLast, this) = (entry.number == entries.count - 1, entries[entry.number])
        let (between, removed) =
            isLast
            ? (
                entries[entry.number - 1].upperBound..<this.lowerBound,
                entries[entry.number - 1].upperBound..<this.upperBound
            )
            : (
                this.upperBound..<entries[entry.number + 1].lowerBound,
                this.lowerBound..<entries[entry.number + 1].lowerBound
            )
        guard !bytes[between].contains(UInt8(ascii: "#")) else { return nil }
        return Replacement(range: removed, text: "")
    }

    private func removingBlock(_ entry: (map: Int, number: Int)) -> Replacement? {
        let this = maps[entry.map].entries[entry.number]
        var line = this.lowerBound
        while line > start, bytes[line - 1] == UInt8(ascii: " ") { line -= 1 }
        guard line == start || Self.isBreak(bytes[line - 1]), !bytes[this].contains(where: Self.isBreak)
        else { return nil }
        var end = this.upperBound
        while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") {
            end += 1
        }
        guard end < bytes.count else { return Replacement(range: line..<end, text: "") }
        if bytes[end] == UInt8(ascii: "#"), end > this.upperBound {
            return Replacement(range: this.lowerBound..<end, text: "")
        }
        guard Self.isBreak(bytes[end]) else { return nil }
        let isPair = bytes[end] == 13 && end + 1 < bytes.count && bytes[end + 1] == 10
        return Replacement(range: line..<end + (isPair ? 2 : 1), text: "")
    }

    private static func isBreak(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }

    private static func source(of text: String, _ style: YAMLEvent.Style) -> String {
        switch style {
        case .single:
            return "'"
                + text.split(separator: "'", omittingEmptySubsequences: false)
                .joined(separator: "''") + "'"
        case .double: break
        default: return text
        }
        var source = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": source += "\\\(scalar)"
            case "\n": source += "\\n"
            case "\t": source += "\\t"
            case _ where scalar.properties.generalCategory == .control || scalar.value == 0xFEFF:
                let digits = String(scalar.value, radix: 16)
                source += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            default: source.unicodeScalars.append(scalar)
            }
        }
        return source + "\""
    }

    /// Whether this is these words wherever it stands: in a line, in brackets, and before a comment.
    private static func isRead(_ source: String, as text: String, _ style: YAMLEvent.Style) -> Bool {
        let isPlain = style == .plain
        // Words are no numbers.
        if isPlain, SpecNumber.value(of: text[...]) != nil || ["true", "false", "null", "~"].contains(text) {
            return false
        }
        return ["a: \(source) # c\nb: c\n", "{a: \(source), b: [c, \(source)]}"].allSatisfy { file in
            let root = try? SpecTree.read(Array(file.utf8), log: SpecLog()).root
            guard let entries = root?.entries, entries.map(\.key) == ["a", "b"] else { return false }
            return entries[0].value.content == .text(text, isPlain: isPlain)
        }
    }
}
