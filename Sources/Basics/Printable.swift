/// A text for a line on a terminal: control characters, separators of lines, and what turns the direction of the text
/// around it are escaped.
package func printable(_ text: String) -> String {
    text.unicodeScalars.map {
        switch $0.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: $0.escaped(asASCII: true)
        // Marks that have a direction of their own turn nothing else around: numbers are written with them.
        case .format where $0.properties.isBidiControl && !directionMarks.contains($0.value):
            $0.escaped(asASCII: true)
        default: "\($0)"
        }
    }.joined()
}

/// Whether bytes are a text in UTF-8. Nothing else is quoted: it says nothing to anybody.
package func isText(_ bytes: some Sequence<UInt8>) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    return text.utf8.allSatisfy { $0 >= 32 && $0 != 127 || (9...13).contains($0) }
}

/// LEFT-TO-RIGHT MARK, RIGHT-TO-LEFT MARK and ARABIC LETTER MARK.
private let directionMarks: [UInt32] = [0x200E, 0x200F, 0x061C]
