internal import SVGDocuments

/// A drawing with all that its style sheets say, before anything moves.
struct MovingDrawing: Sendable {
    let tree: SVGTree
    /// The attributes and cascaded properties of each element, as text: attributes, then rules, then `style`, then what is important;
    /// custom properties are substituted.
    let declared: [[String: String]]

    /// The value of an attribute or a property as the file states it; nil where it does not, or where the text has none.
    func base(_ property: String, of node: Int) -> MovingValue? {
        declared[node][property].flatMap { value($0, of: property, at: node) }
    }

    /// Reads a value.
    ///
    /// - Parameters:
    ///   - text: The text, as in an attribute or a declaration.
    ///   - property: The attribute or the property that it is for.
    ///   - node: The element that it is for, whose `color` is `currentColor`.
    /// - Returns: Nil for what is no value of it.
    func value(_ text: String, of property: String, at node: Int) -> MovingValue? {
        MovingValue(text, of: property, current: color(of: node))
    }

    /// The `color` of an element as the file states it, which it may have from those around it.
    func color(of node: Int) -> MovingColor {
        .black
    }
}
