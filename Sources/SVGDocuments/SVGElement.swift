/// An element of a drawing, with all that is in it.
package struct SVGElement: Sendable {
    /// Its name, without the prefix that some programs write before those of SVG. The names of what editors keep for themselves have theirs.
    package let name: String
    /// Its attributes in their order, without what surrounds their values.
    package let attributes: [(key: String, value: String)]
    /// Its place in the file, from 1. Elements of an entity have that where the entity is used.
    package let line, column: Int
    /// Its number among all elements and runs of letters of the file.
    let number: Int
    package internal(set) var children: [SVGElement] = []
    /// The text of a style sheet; empty in all other elements.
    package internal(set) var text = ""
    /// The place at which that begins.
    package internal(set) var textPlace = SVGPlace.unknown

    /// The value of an attribute; nil where there is none.
    package subscript(key: String) -> String? { attributes.first { $0.key == key }?.value }

    /// The name of letters in a text.
    package static let run = "#text"

    /// Whether the element makes another one move.
    package var isAnimation: Bool { ["animate", "animateMotion", "animateTransform", "set"].contains(name) }

    /// Whether the element has a place of its own for what is in it.
    package var placesOthers: Bool { name == "svg" || name == "symbol" || name == "use" }

    /// The id of the element that this one refers to; nil for none.
    package var reference: String? {
        guard let text = self["href"] ?? self["xlink:href"], text.hasPrefix("#") else { return nil }
        return String(text.dropFirst())
    }

    /// The problem of this element.
    package func problem(_ text: String) -> SVGProblem { SVGProblem(text: text, line: line, column: column) }
}

/// The elements of a drawing that others refer to by their ids; of several with one id the first, as browsers have it.
package struct SVGIndex {
    private var elements: [String: SVGElement] = [:]
    /// The elements around each, from the outside in.
    private var ancestors: [String: [SVGElement]] = [:]

    package init(_ root: SVGElement) { add(root, within: []) }

    private mutating func add(_ element: SVGElement, within outer: [SVGElement]) {
        if let id = element["id"], elements[id] == nil {
            elements[id] = element
            ancestors[id] = outer
        }
        let inner = outer + [element]
        for child in element.children { add(child, within: inner) }
    }

    package subscript(id: String) -> SVGElement? { elements[id] }

    /// Returns an element that has an id after all those around it.
    package func path(to element: SVGElement) -> [SVGElement] {
        (element["id"].flatMap { ancestors[$0] } ?? []) + [element]
    }
}
