/// A text as it stands in XML and HTML.
///
/// - Parameters:
///   - text: Any text; control characters stay as they are.
///   - isAttribute: Whether the text is the value of an attribute, within double quotation marks.
package func xmlEscaped(_ text: String, isAttribute: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"" where isAttribute: result += "&quot;"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
