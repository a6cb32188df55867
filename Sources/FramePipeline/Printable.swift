/// A text for a line on a terminal: control characters and separators of lines are escaped.
public func printable(_ text: String) -> String {
    text.unicodeScalars.map {
        switch $0.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: $0.escaped(asASCII: true)
        default: "\($0)"
        }
    }.joined()
}
