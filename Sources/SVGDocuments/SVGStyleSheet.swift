/// The style sheets of a drawing that stands still, and has one look.
package struct SVGStyleSheet {
    private let cascade: CSSCascade
    /// The indices of elements by their numbers.
    private var indices: [Int: Int] = [:]

    /// All style sheets of a drawing, which rule all of it wherever they stand.
    package init(_ root: SVGElement) throws(SVGProblem) {
        let tree = SVGTree(root)
        cascade = try CSSCascade(tree, CSSConditions(), isStrict: true) { _, _, _ in true }
        for (index, node) in tree.nodes.enumerated() { indices[node.element.number] = index }
    }

    /// The properties of an element, those that count most last: its attributes, the rules for it, then its style; and after all of
    /// these what is important.
    package func declarations(of element: SVGElement) -> [(key: String, value: String)] {
        indices[element.number].map { Self.understood(cascade.lists[$0]) } ?? []
    }

    /// Leaves out colors that are not read where one that is comes before, as readers do that do not know them: drawing programs write
    /// wide colors after plain ones.
    private static func understood(_ all: [(key: String, value: String)]) -> [(key: String, value: String)] {
        var known: Set<String> = []
        return all.filter { key, value in
            guard ["color", "fill", "stroke", "stop-color"].contains(key) else { return true }
            if SVGPaint.isUnreadColor(value) { return !known.contains(key) }
            known.insert(key)
            return true
        }
    }

    /// The properties that elements have from those around them.
    private static let inherited: Set = [
        "color", "fill", "fill-opacity", "fill-rule", "clip-rule", "stroke", "stroke-opacity", "stroke-width",
        "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "visibility",
    ]

    /// The properties that what is in an element has from it and from those around it, those that count most last.
    package func inherited(by element: SVGElement, in index: SVGIndex) -> [(key: String, value: String)] {
        index.path(to: element).flatMap { declarations(of: $0) }.filter { Self.inherited.contains($0.key) }
    }
}
