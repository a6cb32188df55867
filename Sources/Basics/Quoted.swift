/// A text in quotation marks as messages have it: without its middle where it has more than 40 characters, for names of files
/// often differ at their ends alone, and with its control characters escaped.
package func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.prefix(41).count > 40 else { return text.debugDescription }
    let ends = [scalars.prefix(20), scalars.suffix(20)].map { String(String.UnicodeScalarView($0)) }
    return ends.joined(separator: "…").debugDescription
}

/// A text as it is shown elsewhere, or would be: all of it in quotation marks, with its control characters escaped.
package func quotedWhole(_ text: String) -> String { text.debugDescription }
