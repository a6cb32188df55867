internal import SVGDocuments

/// A drawing at a moment.
final class Moment {
    let drawing: MovingDrawing
    let values: MovingValues
    /// The outlines of texts; nil where none is drawn.
    let texts: MovingTexts?

    init(drawing: MovingDrawing, values: MovingValues, texts: MovingTexts?) {
        (self.drawing, self.values, self.texts) = (drawing, values, texts)
    }

    var tree: SVGTree { drawing.tree }

    /// The kind of an element.
    func kind(_ node: Int) -> ElementKind { drawing.kinds[node] }

    /// The properties of an element that have a value, or may have one.
    func properties(of node: Int) -> PropertySet {
        drawing.properties(of: node) | values.properties(of: node)
    }

    /// The value of an attribute or a property; nil where nothing states it, or where it is the initial one.
    @inline(__always)
    func value(_ property: MovingProperty, _ node: Int) -> MovingValue? {
        properties(of: node).contains(property) ? known(property, node) : nil
    }

    private func known(_ property: MovingProperty, _ node: Int) -> MovingValue? {
        guard let value = values[node, property] ?? drawing.stated(property, of: node) else { return nil }
        guard case .word(let word) = value, MovingValue.isForAll(word) else { return value }
        guard word == "inherit", let parent = tree.nodes[node].parent else { return nil }
        return self.value(property, parent)
    }

    /// The value as a word, in lower case; nil for any other one.
    func word(_ property: MovingProperty, _ node: Int) -> String? {
        guard case .word(let word)? = value(property, node) else { return nil }
        return word
    }

    /// The value as a length; nil for any other one, such as `auto`.
    func length(_ property: MovingProperty, _ node: Int) -> SVGLength? {
        guard case .lengths(let lengths)? = value(property, node), lengths.count == 1 else { return nil }
        return lengths[0]
    }

    /// The value as a number of which a percentage is a share of 1; nil for any other one.
    func number(_ property: MovingProperty, _ node: Int) -> Double? {
        length(property, node).map { $0.length(of: 1) }
    }

    /// The value as a list; nil for any other one.
    func list(_ property: MovingProperty, _ node: Int) -> [SVGLength]? {
        guard case .lengths(let lengths)? = value(property, node) else { return nil }
        return lengths
    }

    /// The element that an attribute such as `url(#a)` names; nil for none, or for one that is not there.
    func reference(_ property: MovingProperty, _ node: Int) -> Int? {
        guard let word = word(property, node), case .server(let id, _)? = SVGPaint(word) else { return nil }
        return tree[id]
    }

    /// The parts of an element's filter in their order; none where one of them refers to no filter, as then nothing is filtered.
    func filterLinks(_ node: Int) -> [FilterLink] {
        switch value(.filter, node) {
        case .filters(let functions)? where !functions.isEmpty: [.functions(functions)]
        case .filterList(let links)? where links.allSatisfy({ isFilter($0) }): links
        case .word(let word)?:
            if case .server(let id, _)? = SVGPaint(word), isFilter(.element(id)) {
                [.element(id)]
            } else {
                []
            }
        default: []
        }
    }

    private func isFilter(_ link: FilterLink) -> Bool {
        guard case .element(let id) = link else { return true }
        return tree[id].map { kind($0) == .filter } ?? false
    }

    /// The masks of an element in their order.
    func masks(_ node: Int) -> [Int] {
        guard let word = word(.mask, node) else { return [] }
        return tree.masks(word)
    }

    /// The element that `href` names; nil for none.
    func target(_ node: Int) -> Int? {
        let text: String?
        if case .word(let word)? = values[node, .href] { text = word } else { text = nil }
        if let text, text.hasPrefix("#") { return tree[String(text.dropFirst())] }
        return tree[node].reference.flatMap { tree[$0] }
    }
}

/// The room of which lengths are shares.
struct Viewport: Hashable {
    var width, height: Double

    /// The length of which a radius or a stroke width is a share.
    var diagonal: Double { ((width * width + height * height) / 2).squareRoot() }
}

extension SVGTree {
    /// The masks that a value of `mask` refers to: browsers pass over the layers that refer to none.
    func masks(_ text: String) -> [Int] {
        func mask(_ layer: String) -> Int? {
            guard case .server(let id, _)? = SVGPaint(layer), let mask = self[id], self[mask].name == "mask"
            else { return nil }
            return mask
        }
        guard text.contains(",") else { return mask(text).map { [$0] } ?? [] }
        let source = CSSText(text)
        return source.tokens[...].parts(between: ",").compactMap { mask(source.text($0.indices)) }
    }
}
