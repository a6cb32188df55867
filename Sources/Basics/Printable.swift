/// A text for a line on a terminal: control characters, separators of lines, and what turns the direction of the text
/// around it are escaped.
public func printable(_ text: String) -> String {
    text.unicodeScalars.map {
        switch $0.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: $0.escaped(asASCII: true)
        case .format where $0.properties.isBidiControl: $0.escaped(asASCII: true)
        default: "\($0)"
        }
    }.joined()
}
