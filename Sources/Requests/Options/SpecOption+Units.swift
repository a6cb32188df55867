/// Other words for numbers of points and of pixels per point.
extension SpecOption {
    /// The scale that a density of Android, or one of Apple's, has by its name; nil for any other text.
    static func scale(of density: Substring) -> Double? {
        [
            "ldpi": 0.75, "mdpi": 1, "hdpi": 1.5, "xhdpi": 2, "xxhdpi": 3, "xxxhdpi": 4, "@1x": 1, "@2x": 2,
            "@3x": 3, "retina": 2,
        ][density]
    }

    /// The side of a square such as `48x48`; nil for any other text.
    package static func side(_ text: String) -> String? {
        let sides = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
        guard sides.count == 2, sides[0] == sides[1], !sides[0].isEmpty else { return nil }
        return String(sides[0])
    }
}
