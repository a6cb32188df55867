/// The fields in the description of a theme, with their ranges.
package enum ThemeFields {
    package static let keys = [
        "base", "name", "summary", "source", "colors", "motion", "linear-motion", "sizes", "linear",
        "track", "running-track", "linear-track", "running-opacity", "gap", "stop", "cap", "label-gap",
        "linear-label-gap", "type",
    ]

    /// The sizes of type that are accepted, in points; and weights, as in CSS.
    package static let typeSizeRange = 1.0...1000.0
    package static let weightRange = 100...900
    package static let trackingRange = -10.0...100.0
}
