internal import Basics
internal import Drawing

/// What holds within an element.
struct SVGStyle {
    /// Whether nothing of it shows.
    var isSilent = false
    private(set) var isFilled = true
    private(set) var isEvenOdd = false
    /// The width of its stroke in its own units; 0 for none.
    var stroke: Double { isStroked ? width : 0 }
    private(set) var cap = StrokeCap.butt
    /// From its units to the drawing's.
    private(set) var transform = SVGTransform()
    private var isStroked = false
    private var width = 1.0

    /// Effects that would change what shows.
    private static let effects: Set = ["clip-path", "mask", "filter", "stroke-dasharray", "vector-effect"]

    /// Heeds the attributes of an element, and what its style says, which goes before.
    mutating func apply(_ attributes: [(String, String)]) throws(SVGProblem) {
        for (key, value) in attributes where key != "style" && key != "transform" {
            try apply(key, trimmed(value))
        }
        for (key, value) in attributes {
            if key == "transform" { transform = try SVGTransform(value).within(transform) }
            guard key == "style" else { continue }
            for declaration in value.split(separator: ";") {
                let parts = declaration.split(separator: ":", maxSplits: 1)
                if parts.count == 2 { try apply(trimmed(String(parts[0])), trimmed(String(parts[1]))) }
            }
        }
    }

    private func trimmed(_ text: String) -> String {
        let isBlank: (Character) -> Bool = { $0.isWhitespace }
        return String(text.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }

    private mutating func apply(_ key: String, _ value: String) throws(SVGProblem) {
        if value == "inherit" { return }
        switch key {
        case "fill": isFilled = value != "none" && value != "transparent"
        case "fill-rule": isEvenOdd = value == "evenodd"
        case "stroke": isStroked = value != "none" && value != "transparent"
        case "stroke-width":
            width = try svgLength(value, "stroke", key)
            if width < 0 { throw SVGProblem(text: "stroke-width \(quoted(value)) is below 0") }
        case "stroke-linecap": cap = StrokeCap(rawValue: value) ?? .butt
        case "display": if value == "none" { isSilent = true }
        case "visibility": if value == "hidden" || value == "collapse" { isSilent = true }
        case "transform": transform = try SVGTransform(value).within(transform)
        default:
            if Self.effects.contains(key), value != "none" {
                throw SVGProblem(text: "\(key) is not drawn; apply it in the drawing program, or remove it")
            }
        }
    }
}
