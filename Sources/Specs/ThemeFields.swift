package import Basics
internal import Indicators

/// The fields in the description of a theme, with their ranges.
package enum ThemeFields {
    package static let keys = ["name", "summary", "source", "look"] + lookKeys + looks
    /// Those that each look can have for itself.
    package static let lookKeys = [
        "base", "colors", "color", "gradient", "motion", "linear-motion", "sizes", "linear", "track",
        "running-track", "linear-track", "running-opacity", "gap", "stop", "cap", "glyph-style", "label-gap",
        "linear-label-gap", "type",
    ]
    /// The keys of maps with what differs in a look.
    package static let looks = ThemeLook.allCases.map { $0.rawValue }

    /// The message about a key that belongs to another place; nil for others.
    package static func home(of key: String) -> Message? {
        if ThemeSlot(rawValue: key) != nil { return "\(quoted(key)) is a color; write colors: {\(key): …}" }
        switch key {
        case "stroke", "size":
            return "\(quoted(key)) belongs to a size of rings; write sizes: {medium: {\(key): …}}"
        case "width", "height": return "\(quoted(key)) is of bars; write linear: {\(key): …}"
        case "text-size": return "the sizes of texts are in type; write type: {percentage: {size: …}}"
        case "looks": return "a look is a key of its own; write light: {…} and dark: {…}"
        default: return nil
        }
    }

    /// The sizes of type that are accepted, in points; and weights, as in CSS.
    package static let typeSizeRange = 1.0...1000.0
    /// The sizes of a percentage that are accepted, in percent of the ring around it.
    package static let shareRange = 5.0...100.0
    package static let weightRange = 100...900
    package static let trackingRange = -10.0...100.0
}
