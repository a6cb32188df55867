/// A file's content as it stands there: nothing has a type yet but text, lists and maps.
package struct SpecNode: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        /// Plain is without quotation marks; only plain text can be a number, true or false.
        case text(String, isPlain: Bool)
        case list([SpecNode])
        case map([Entry])
    }

    package struct Entry: Hashable, Sendable {
        package let key: String
        package let position: FilePosition
        package let value: SpecNode

        package init(key: String, position: FilePosition, value: SpecNode) {
            self.key = key
            self.position = position
            self.value = value
        }
    }

    /// The most values that a file may hold, unless another limit is given.
    package static let maxCount = 100_000

    package let content: Content
    package let position: FilePosition

    package init(content: Content, position: FilePosition) {
        self.content = content
        self.position = position
    }
}
