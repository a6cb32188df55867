/// The kind of an element, by what it draws.
enum ElementKind: Sendable {
    case path, rect, circle, ellipse, line, polyline, polygon
    /// An element that groups others.
    case group
    case svg, use, symbol, text
    case choice
    case clip, mask, filter
    case linearGradient, radialGradient, stop
    case other

    init(_ name: String) {
        self =
            switch name {
            case "path": .path
            case "rect": .rect
            case "circle": .circle
            case "ellipse": .ellipse
            case "line": .line
            case "polyline": .polyline
            case "polygon": .polygon
            case "g", "a": .group
            case "svg": .svg
            case "use": .use
            case "symbol": .symbol
            case "text": .text
            case "switch": .choice
            case "clipPath": .clip
            case "mask": .mask
            case "filter": .filter
            case "linearGradient": .linearGradient
            case "radialGradient": .radialGradient
            case "stop": .stop
            default: .other
            }
    }

    /// Whether elements draw something by themselves.
    var isFigure: Bool {
        switch self {
        case .path, .rect, .circle, .ellipse, .line, .polyline, .polygon: true
        default: false
        }
    }

    /// Whether elements draw something where they stand.
    var isDrawn: Bool {
        switch self {
        case .group, .svg, .use, .choice, .text: true
        default: isFigure
        }
    }

    var isGradient: Bool { self == .linearGradient || self == .radialGradient }
}
