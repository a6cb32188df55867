internal import SVGDocuments

extension MovingValue {
    /// Reads a value of an attribute or a property; nil for a text that is none.
    ///
    /// - Parameter current: The color that `currentColor` stands for.
    init?(_ text: String, of property: String, current: MovingColor) {
        self = .word(text)
    }
}
