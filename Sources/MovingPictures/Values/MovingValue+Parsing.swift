internal import SVGDocuments

extension MovingValue {
    /// Reads a value of an attribute or a property, in the notation of either; nil for a text that is none.
    ///
    /// - Parameters:
    ///   - text: The text. What is inherited, initial or unset stays a word.
    ///   - property: The attribute or the property.
    ///   - current: The color that `currentColor` stands for.
    ///   - units: The sizes that lengths may be shares of.
    init?(_ text: String, of property: String, current: MovingColor, units: CSSUnits = .usual) {
        let kind = ValueKind.of(property)
        if kind == .path {
            guard let value = Self.path(text) else { return nil }
            self = value
            return
        }
        let source = CSSText(text)
        let tokens = source.tokens[...].withoutBlanksAround
        guard !tokens.isEmpty, !tokens.contains(where: { $0.kind == .broken }) else { return nil }
        let word = tokens.singleName
        if let word, Self.isForAll(word) {
            self = .word(word)
            return
        }
        let value: MovingValue? =
            switch kind {
            case .length: Self.length(tokens, of: property, units)
            case .list: Self.list(tokens, of: property, units)
            case .color: Self.color(tokens, source, current)
            case .transform: TransformReader(units).steps(tokens, of: property).map { .transforms($0) }
            case .filter where word == "none": .filters([])
            case .filter:
                FilterLink.list(tokens, source, units, current: current).map { links in
                    switch (links.first, links.count) {
                    case (.functions(let functions)?, 1): .filters(functions)
                    case (.element?, 1): .word(source.text(tokens.indices))
                    default: .filterList(links)
                    }
                }
            case .word, .path: .word(word ?? source.text(0..<source.tokens.count))
            }
        guard let value else { return nil }
        self = value
    }

    /// Whether a word, in lowercase, is a value of all properties.
    static func isForAll(_ word: String) -> Bool {
        switch word.utf8.first {
        case UInt8(ascii: "i"), UInt8(ascii: "r"), UInt8(ascii: "u"):
            ["inherit", "initial", "unset", "revert", "revert-layer"].contains(word)
        default: false
        }
    }

    /// The sizes of letters by their names; the last two are shares of the size around them.
    private static let fontSizes: [String: SVGLength] = [
        "xx-small": SVGLength(9), "x-small": SVGLength(10), "small": SVGLength(13), "medium": SVGLength(16),
        "large": SVGLength(18), "x-large": SVGLength(24), "xx-large": SVGLength(32),
        "xxx-large": SVGLength(48), "smaller": SVGLength(share: 1 / 1.2), "larger": SVGLength(share: 1.2),
    ]

    private static func length(
        _ tokens: ArraySlice<CSSToken>, of property: String, _ units: CSSUnits
    ) -> MovingValue? {
        if let word = tokens.singleName {
            switch (property, word) {
            case ("rx", "auto"), ("ry", "auto"), ("width", "auto"), ("height", "auto"): return .word(word)
            case ("font-size", _): return fontSizes[word].map { .lengths([$0]) }
            default: return nil
            }
        }
        // Texts have a place for each letter.
        if property == "x" || property == "y" || property == "dx" || property == "dy" {
            return lengths(tokens, units)
        }
        guard let quantity = CSSQuantity(tokens, units), quantity.isLength else { return nil }
        return .lengths([quantity.value])
    }

    private static func list(
        _ tokens: ArraySlice<CSSToken>, of property: String, _ units: CSSUnits
    ) -> MovingValue? {
        switch (property, tokens.singleName) {
        case ("transform-origin", _), ("offset-position", nil), ("offset-anchor", nil):
            return CSSPosition(tokens, units, allowsDepth: property == "transform-origin").map {
                .lengths([$0.x, $0.y])
            }
        case ("offset-position", "auto"), ("offset-position", "normal"), ("offset-anchor", "auto"):
            return tokens.singleName.map { .word($0) }
        case ("offset-position", _), ("offset-anchor", _):
            return CSSPosition(tokens, units, allowsDepth: false).map { .lengths([$0.x, $0.y]) }
        case ("stroke-dasharray", "none"): return .word("none")
        default: return lengths(tokens, units)
        }
    }

    private static func lengths(_ tokens: ArraySlice<CSSToken>, _ units: CSSUnits) -> MovingValue? {
        guard let values = tokens.values else { return nil }
        var lengths: [SVGLength] = []
        lengths.reserveCapacity(values.count)
        for value in values {
            guard let quantity = CSSQuantity(value, units), quantity.isLength else { return nil }
            lengths.append(quantity.value)
        }
        return .lengths(lengths)
    }

    private static func color(
        _ tokens: ArraySlice<CSSToken>, _ source: CSSText, _ current: MovingColor
    ) -> MovingValue? {
        switch (tokens.first?.kind, tokens.singleName) {
        case (_, "none"), (_, "context-fill"), (_, "context-stroke"):
            return tokens.singleName.map { .word($0) }
        case (_, "currentcolor"): return .color(current)
        case (.url, _), (.function("url"), _): return .word(source.text(tokens.indices))
        default: return MovingColor(tokens, source.text(tokens.indices)).map { .color($0) }
        }
    }

    private static func path(_ text: String) -> MovingValue? {
        // Path data is long, and the tokens of style sheets are not its own.
        let start = text.prefix { $0 != "(" && !$0.isNumber }
        guard start.contains(where: { !$0.isWhitespace }) else { return .path(MovingPath(text)) }
        let tokens =
            start.utf8.count == text.utf8.count || text[start.endIndex] == "(" ? CSSText(text).tokens : []
        if let word = tokens[...].withoutBlanksAround.singleName, word == "none" || isForAll(word) {
            return .word(word)
        }
        guard tokens.first?.kind == .function("path") else { return .path(MovingPath(text)) }
        let parts = tokens[...].arguments.parts(between: ",")
        let hasRule = parts.count == 2 && ["nonzero", "evenodd"].contains(parts[0].singleName ?? "")
        guard hasRule || parts.count == 1, let last = parts.last, last.count == 1,
            case .string(let data)? = last.first?.kind
        else { return nil }
        return .path(MovingPath(data))
    }
}

extension ArraySlice<CSSToken> {
    /// The name, in lowercase, if this is a name alone.
    var singleName: String? {
        guard count == 1, case .name(let name)? = first?.kind else { return nil }
        return name.lowercased()
    }
}
