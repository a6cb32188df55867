internal import Drawing
internal import SVGDocuments

/// A drawing with all that its style sheets say, before anything moves. All its moments refer to it.
final class MovingDrawing: Sendable {
    let tree: SVGTree
    /// The attributes and cascaded properties of each element, as text: attributes, then rules, then `style`, then what is important;
    /// custom properties are substituted.
    let declared: [[String: String]]
    /// The color of the surroundings, which the outermost element has unless it says another one.
    let color: MovingColor
    /// The declared values of each element that are known to be drawn; `currentColor` is still the word.
    private let values: [StatedValues]
    /// The transform of each element as far as nothing moves it; nil where there is none, or where it depends on a box.
    let transforms: [Affine?]
    /// The kind of each element.
    let kinds: [ElementKind]
    /// Whether each element asks for a language or for extensions that are not there.
    let failsConditions: [Bool]

    init(_ tree: SVGTree, _ declared: [[String: String]], color: MovingColor) {
        self.tree = tree
        self.declared = declared
        self.color = color
        var colors: [MovingColor] = []
        var units: [CSSUnits] = []
        for (node, own) in zip(tree.nodes, declared) {
            let outer = node.parent.map { colors[$0] } ?? color
            colors.append(Self.color(own["color"], outer) ?? outer)
            let around = node.parent.map { units[$0] } ?? .usual
            var inner = around
            inner.em = Self.fontSize(own["font-size"], around) ?? around.em
            if node.parent == nil { inner.rem = inner.em }
            units.append(inner)
        }
        self.colors = colors
        self.units = units
        let values = declared.indices.map { node in
            var values = StatedValues()
            for (name, text) in declared[node] {
                guard let property = MovingProperty(name) else { continue }
                // Font sizes are shares of those around them.
                let around = tree.nodes[node].parent.map { units[$0] } ?? .usual
                if let value = Self.value(
                    text, of: name, current: colors[node], property == .fontSize ? around : units[node])
                {
                    values.add(value, of: property)
                }
            }
            return values
        }
        self.values = values
        transforms = values.indices.map { node in
            let own = values[node]
            guard node > 0, !own.properties.meets(Moment.placement),
                case .transforms(let steps)? = own[.transform],
                steps.allSatisfy({ $0.isFree })
            else { return nil }
            return Affine(steps, in: Extent(left: 0, top: 0, right: 0, bottom: 0)).drawable
        }
        kinds = tree.nodes.map { ElementKind($0.element.name) }
        failsConditions = tree.nodes.map { !$0.element.meetsConditions }
    }

    private static func color(_ text: String?, _ outer: MovingColor) -> MovingColor? {
        guard let text, case .color(let color)? = MovingValue(text, of: "color", current: outer) else {
            return nil
        }
        return color
    }

    private static func fontSize(_ text: String?, _ around: CSSUnits) -> Double? {
        guard let text,
            case .lengths(let lengths)? = MovingValue(
                text, of: "font-size", current: .black, units: around), let size = lengths.first
        else { return nil }
        return size.length(of: around.em)
    }

    /// The `color` of each element.
    private let colors: [MovingColor]
    /// The font size of each element, of which lengths may be shares.
    private let units: [CSSUnits]

    private static func value(
        _ text: String, of property: String, current: MovingColor, _ units: CSSUnits
    ) -> MovingValue? {
        if MovingValue.isForAll(text) { return .word(text) }
        if ValueKind.of(property) == .color, text.lowercased() == "currentcolor" {
            return .word("currentcolor")
        }
        return MovingValue(text, of: property, current: current, units: units)
    }

    /// The value of an attribute or a property as the file states it; nil where it does not, or where the text has none.
    func base(_ property: MovingProperty, of node: Int) -> MovingValue? {
        let value = values[node][property]
        return value == .word("currentcolor") ? .color(colors[node]) : value
    }

    /// The same with `currentcolor` as a word.
    func stated(_ property: MovingProperty, of node: Int) -> MovingValue? { values[node][property] }

    /// The properties of which a file states the values.
    func properties(of node: Int) -> PropertySet { values[node].properties }

    /// Reads a value.
    ///
    /// - Parameters:
    ///   - text: The text, as in an attribute or a declaration.
    ///   - property: The attribute or the property that it is for.
    ///   - node: The element that it is for, whose `color` is `currentColor`.
    /// - Returns: Nil for what is no value of it.
    func value(_ text: String, of property: String, at node: Int) -> MovingValue? {
        MovingValue(text, of: property, current: colors[node], units: units[node])
    }
}
