internal import Drawing
internal import SVGDocuments

extension MovingDrawing {
    /// The value of an attribute or a property before it moves: that of the file, that of the elements around it where it is inherited, or the
    /// initial one; nil where it has none that a number could be added to.
    func underlying(_ property: String, _ node: Int) -> MovingValue? {
        if let text = declared[node][property], let value = stated(text, of: property, at: node) {
            return value
        }
        if property == "transform", kinds[node].isGradient {
            return underlying("gradientTransform", node)
        }
        return CSSProperties.isInherited(property) ? aroundValue(property, node) : initial(property, node)
    }

    /// Reads a value, with that of the element around it for `inherit` and the like.
    func stated(_ text: String, of property: String, at node: Int) -> MovingValue? {
        guard let value = value(text, of: property, at: node) else { return nil }
        guard case .word(let word) = value, MovingValue.isForAll(word) else { return value }
        return word == "inherit" || word == "unset" && CSSProperties.isInherited(property)
            ? aroundValue(property, node) : initial(property, node)
    }

    private func aroundValue(_ property: String, _ node: Int) -> MovingValue? {
        // Elements lie no deeper than the parser allows.
        tree.nodes[node].parent.map { underlying(property, $0) } ?? initial(property, node)
    }

    /// The value of an attribute or a property that nothing states; nil where a number could not be added to it, or where it is not known.
    func initial(_ property: String, _ node: Int) -> MovingValue? {
        switch property {
        case "color": .color(color)
        case "fill", "stop-color", "flood-color": .color(.black)
        case "lighting-color": .color(MovingColor(red: 1, green: 1, blue: 1))
        case "opacity", "fill-opacity", "stroke-opacity", "stop-opacity", "flood-opacity", "stroke-width":
            .lengths([SVGLength(1)])
        case "stroke-miterlimit": .lengths([SVGLength(4)])
        case "font-size": .lengths([SVGLength(16)])
        case "width", "height": initialSize(node)
        case "cx", "cy", "r", "fr": initialCircle(property, node)
        case "x2": .lengths([tree[node].name == "linearGradient" ? SVGLength(share: 1) : SVGLength()])
        case "stroke", "stroke-dasharray", "clip-path", "mask", "offset-path", "vector-effect", "d":
            .word("none")
        case "filter": .filters([])
        case "rx", "ry", "offset-anchor", "offset-rotate": .word("auto")
        case "offset-position", "paint-order": .word("normal")
        case "visibility": .word("visible")
        case "display": .word("inline")
        case "fill-rule", "clip-rule": .word("nonzero")
        case "stroke-linecap": .word("butt")
        case "stroke-linejoin": .word("miter")
        case "fx", "fy", "points", "viewBox", "values", "pathLength": nil
        case "transform-origin":
            .lengths(Array(repeating: SVGLength(share: tree.nodes[node].parent == nil ? 0.5 : 0), count: 2))
        case "transform", "gradientTransform", "patternTransform", "translate", "rotate", "scale":
            .transforms([])
        case SMILEffect.motion: .transforms([])
        default: ValueKind.of(property) == .length ? .lengths([SVGLength()]) : nil
        }
    }

    /// Those of outermost elements are shares of their surroundings.
    private func initialSize(_ node: Int) -> MovingValue? {
        switch tree[node].name {
        case "svg": .lengths([SVGLength(share: 1)])
        case "mask", "filter": .lengths([SVGLength(share: 1.2)])
        case "use", "symbol": nil
        default: .lengths([SVGLength()])
        }
    }

    private func initialCircle(_ property: String, _ node: Int) -> MovingValue? {
        let isGradient = tree[node].name == "radialGradient" && property != "fr"
        return .lengths([isGradient ? SVGLength(share: 0.5) : SVGLength()])
    }
}
