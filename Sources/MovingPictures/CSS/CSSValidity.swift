internal import Easings
internal import SVGDocuments

/// Decides which texts are values of properties, as browsers do before they let them count.
enum CSSValidity {
    /// Whether a text is a value of a property.
    ///
    /// - Parameter isAttribute: Whether it is written as an attribute, in which all numbers may be without units.
    static func accepts(_ property: String, _ text: String, isAttribute: Bool) -> Bool {
        let source = CSSText(text)
        let tokens = source.tokens[...].withoutBlanksAround
        if let word = tokens.singleName, MovingValue.isForAll(word) { return true }
        if property.hasPrefix("animation-") { return acceptsAnimation(property, tokens, text: source) }
        if let words = words[property] {
            return tokens.singleName.map { words.contains($0) } ?? false
        }
        switch ValueKind.of(property) {
        case .length, .list:
            guard let value = MovingValue(text, of: property, current: .black) else { return false }
            return isAttribute ? true : acceptsLengths(value, property, tokens)
        case .color: return acceptsColor(tokens, source, property)
        case .transform:
            return isAttribute
                ? MovingValue(text, of: property, current: .black) != nil
                : TransformReader(.usual, isStrict: true).steps(tokens, of: property) != nil
        case .path:
            return isAttribute || tokens.singleName == "none"
                || tokens.first?.kind == .function("path")
                    && MovingValue(text, of: property, current: .black) != nil
        case .filter: return MovingValue(text, of: property, current: .black) != nil
        case .word: return !tokens.isEmpty
        }
    }

    /// The properties of which all values are words.
    private static let words: [String: Set<String>] = [
        "animation": [],
        "clip-rule": ["nonzero", "evenodd"],
        "fill-rule": ["nonzero", "evenodd"],
        "mask-type": ["luminance", "alpha"],
        "stroke-linecap": ["butt", "round", "square"],
        "stroke-linejoin": ["miter", "round", "bevel"],
        "text-anchor": ["start", "middle", "end"],
        "transform-box": ["content-box", "border-box", "fill-box", "stroke-box", "view-box"],
        "vector-effect": ["none", "non-scaling-stroke"],
        "visibility": ["visible", "hidden", "collapse"],
    ]

    /// Properties of lengths that may be without units in style sheets as well, as of old.
    private static let unitless: Set = [
        "cx", "cy", "r", "rx", "ry", "x", "y", "stroke-width", "stroke-dasharray", "stroke-dashoffset",
    ]
    /// Properties of numbers and shares, which have no lengths.
    private static let numbers: Set = [
        "opacity", "fill-opacity", "stroke-opacity", "stop-opacity", "flood-opacity", "stroke-miterlimit",
    ]
    private static let neverNegative: Set = [
        "r", "rx", "ry", "width", "height", "stroke-width", "stroke-dasharray", "stroke-miterlimit",
        "font-size",
    ]

    private static func acceptsLengths(
        _ value: MovingValue, _ property: String, _ tokens: ArraySlice<CSSToken>
    ) -> Bool {
        guard case .lengths(let lengths) = value else { return true }
        if neverNegative.contains(property), lengths.contains(where: { $0.user < 0 || $0.share < 0 }) {
            // Sums are cut where they are used.
            return tokens.first.map { if case .function = $0.kind { true } else { false } } ?? false
        }
        let isNumber = numbers.contains(property)
        return (tokens.values ?? []).allSatisfy { part in
            guard let quantity = CSSQuantity(part) else { return true }
            switch quantity.kind {
            case .number: return isNumber || unitless.contains(property) || quantity.value == SVGLength()
            case .length: return !isNumber
            default: return true
            }
        }
    }

    private static func acceptsColor(_ tokens: ArraySlice<CSSToken>, _ source: CSSText, _ property: String)
        -> Bool
    {
        func isColor(_ tokens: ArraySlice<CSSToken>) -> Bool {
            tokens.singleName == "currentcolor" || MovingColor(tokens, source.text(tokens.indices)) != nil
        }
        let isPaint = property == "fill" || property == "stroke"
        switch tokens.first?.kind {
        case .url?, .function("url")?:
            let rest = tokens[tokens.end(of: tokens.startIndex)...].withoutBlanksAround
            return isPaint && (rest.isEmpty || rest.singleName == "none" || isColor(rest))
        default:
            let words: Set = ["none", "context-fill", "context-stroke"]
            return isPaint && tokens.singleName.map { words.contains($0) } ?? false || isColor(tokens)
        }
    }

    private static func acceptsAnimation(
        _ property: String, _ tokens: ArraySlice<CSSToken>, text source: CSSText
    ) -> Bool {
        tokens.parts(between: ",").allSatisfy { part in
            let text = source.text(part.indices)
            return switch property {
            case "animation-name": CSSTiming.name(part) != nil
            case "animation-duration":
                part.singleName == "auto" || CSSTiming.seconds(part).map { $0 >= 0 } ?? false
            case "animation-delay": CSSTiming.seconds(part) != nil
            case "animation-iteration-count": CSSTiming.count(part) != nil
            case "animation-timing-function": CSSTiming.easing(text) != nil
            case "animation-direction": CSSTiming.Direction(rawValue: part.singleName ?? "") != nil
            case "animation-fill-mode": CSSTiming.Fill(rawValue: part.singleName ?? "") != nil
            case "animation-play-state": ["running", "paused"].contains(part.singleName)
            case "animation-composition": CSSTiming.Composition(rawValue: part.singleName ?? "") != nil
            default: true
            }
        }
    }
}
