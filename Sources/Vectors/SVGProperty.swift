internal import Basics

/// A property of an SVG picture that can move.
enum SVGProperty {
    /// About the corner of the coordinate system, as a scale is.
    case rotation
    case move(VectorPicture.Axis)
    case scale(VectorPicture.Axis)
    /// The drawn part of a line of a length in points; on a closed line it goes on at the beginning.
    case dash(line: Double, wraps: Bool)
    /// The distance of the first dash before the beginning of the path, in points.
    case dashOffset
    case strokeWidth
    case opacity
    /// Colors, and as many for dark screens, or none where those are the same.
    case color(isStroke: Bool, [Color], dark: [Color], Gamut)
    case outline(VectorPicture.Outline)

    /// The attribute, or the CSS property, of that name.
    var name: String {
        switch self {
        case .rotation, .move, .scale: "transform"
        case .dash: "stroke-dasharray"
        case .dashOffset: "stroke-dashoffset"
        case .strokeWidth: "stroke-width"
        case .opacity: "opacity"
        case .color(let isStroke, _, _, _): isStroke ? "stroke" : "fill"
        case .outline: "d"
        }
    }

    /// A value without the word that says what it does.
    func plain(_ value: Double) -> String {
        switch self {
        case .rotation, .strokeWidth, .opacity, .dashOffset: value.decimal(4)
        case .move(.horizontal), .scale(.both): value.decimal(4)
        case .move(.both): value.decimal(4) + " " + value.decimal(4)
        case .move(.vertical): "0 " + value.decimal(4)
        case .scale(.horizontal): value.decimal(4) + " 1"
        case .scale(.vertical): "1 " + value.decimal(4)
        // What comes after the dash is longer than the rest of the line.
        case .dash(let line, wraps: false): value.decimal(4) + " " + (2 * line).rounded(.up).decimal(4)
        case .dash(let line, wraps: true): value.decimal(4) + " " + max(line - value, 0).decimal(4)
        case .color(_, let colors, _, _): colors[Int(value)].opaqueText
        case .outline(let outline): outline.data(value)
        }
    }

    /// The value beyond sRGB, for readers that know such; nil for any other.
    func wide(_ value: Double) -> String? {
        guard case .color(_, let colors, _, let gamut) = self else { return nil }
        return colors[Int(value)].wideText(gamut)
    }

    /// The property on dark screens; nil where it is the same.
    var dark: Self? {
        guard case .color(let isStroke, _, let colors, let gamut) = self, !colors.isEmpty else { return nil }
        return .color(isStroke: isStroke, colors, dark: [], gamut)
    }

    /// The value as an attribute.
    func attribute(_ value: Double) -> String {
        switch self {
        case .rotation: "rotate(\(plain(value)))"
        case .move: "translate(\(plain(value)))"
        // Some readers draw in full what is scaled to nothing.
        case .scale: "scale(\(plain(value.magnitude < 0.0001 ? 0.0001 : value)))"
        default: plain(value)
        }
    }
}
