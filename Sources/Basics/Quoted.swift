/// A text in quotation marks as messages have it: shortened to 40 characters, its control characters escaped.
public func quoted(_ text: String) -> String {
    let short = text.unicodeScalars.prefix(41)
    let cut = short.count > 40 ? String(String.UnicodeScalarView(short.prefix(40))) + "…" : text
    return cut.debugDescription
}
