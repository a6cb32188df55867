internal import Basics

/// Units after numbers on the command line, as people write them: `48px`, `2s`, `60fps`.
extension SpecOption.Unit {
    /// What may stand after a number, with what the number is multiplied by.
    private var suffixes: [(text: String, factor: Double)] {
        switch self {
        case .points: [("px", 1), ("pt", 1), ("dp", 1), ("points", 1)]
        case .milliseconds: [("ms", 1), ("s", 1000), ("sec", 1000), ("min", 60_000)]
        case .pixels: [("px", 1), ("pixels", 1)]
        case .rate: [("fps", 1), ("Hz", 1), ("hz", 1)]
        case .scale: [("x", 1), ("X", 1), ("×", 1)]
        case .frames: [("frames", 1), ("f", 1)]
        case .factor: [("x", 1), ("X", 1), ("×", 1), ("times", 1), ("%", 0.01)]
        case .none: [("%", 0.01)]
        }
    }

    /// The number without its unit, in ours; any other text as it is.
    package func number(_ text: String) -> String {
        for (suffix, factor) in suffixes where text.hasSuffix(suffix) {
            let digits = text.dropLast(suffix.count).drop { $0 == " " }
            let end = digits.lastIndex { $0 != " " }
            guard let end, let value = SpecNumber.value(of: digits[...end]) else { continue }
            return factor == 1 ? String(digits[...end]) : (value * factor).shortestText
        }
        return text
    }
}

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
