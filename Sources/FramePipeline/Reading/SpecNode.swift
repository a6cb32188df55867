/// A file's content as it stands there: nothing has a type yet but text, lists and maps.
struct SpecNode: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        /// Plain is without quotation marks; only plain text can be a number, true or false.
        case text(String, isPlain: Bool)
        case list([SpecNode])
        case map([Entry])
    }

    struct Entry: Hashable, Sendable {
        let key: String
        let position: FilePosition
        let value: SpecNode
    }

    let content: Content
    let position: FilePosition
}

/// Something that is wrong in a file.
struct SpecProblem: Error, Hashable {
    let position: FilePosition
    /// The way from the top of the file: `head.tracks[0].easing`; empty at the top.
    let path: String
    let message: String

    /// Where it stands, in files of these names.
    func place(_ names: [String]) -> SpecError.FilePlace {
        // A key can be anything; a terminal gets no control characters.
        let path = self.path.unicodeScalars.map {
            $0.properties.generalCategory == .control ? $0.escaped(asASCII: true) : "\($0)"
        }.joined()
        return SpecError.FilePlace(
            file: names[position.file], line: position.line, column: position.column, path: path)
    }
}

/// `text` in quotation marks as in the messages: shortened, its control characters escaped.
func quoted(_ text: String) -> String {
    let short = text.unicodeScalars.prefix(41)
    let cut = short.count > 40 ? String(String.UnicodeScalarView(short.prefix(40))) + "…" : text
    return cut.debugDescription
}
