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
