/// The unit that a number counts, and the suffixes after numbers as people write them: `48px`, `2s`, `60fps`.
public enum SpecUnit: String, Sendable {
    /// Nothing: a part, or a plain number.
    case none = ""
    /// Logical points, of which a scale makes pixels.
    case points
    /// Milliseconds.
    case milliseconds = "ms"
    /// Pixels of a finished picture.
    case pixels
    /// Frames of an animation.
    case frames
    /// Frames a second.
    case rate = "frames a second"
    /// Pixels per point.
    case scale = "pixels per point"
    /// Degrees.
    case degrees
    /// Times as much.
    case factor = "times"

    /// The suffixes that may stand after a number, with the factor by which each multiplies it.
    private var suffixes: [(text: String, factor: Double)] {
        switch self {
        case .points: [("px", 1), ("pt", 1), ("dp", 1), ("points", 1)]
        case .milliseconds: [("ms", 1), ("s", 1000), ("sec", 1000), ("min", 60_000)]
        case .pixels: [("px", 1), ("pixels", 1)]
        case .rate: [("fps", 1), ("Hz", 1), ("hz", 1)]
        case .scale: [("x", 1), ("X", 1), ("×", 1)]
        case .frames: [("frames", 1), ("f", 1)]
        case .degrees: [("deg", 1), ("°", 1), ("turns", 360), ("turn", 360), ("%", 3.6)]
        case .factor: [("x", 1), ("X", 1), ("×", 1), ("times", 1), ("%", 0.01)]
        case .none: [("%", 0.01)]
        }
    }

    /// The pattern of a number with one of these units in a schema: a regular expression of JSON Schema.
    package var pattern: String {
        let units = suffixes.map { $0.text }.joined(separator: "|")
        return "^[+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)([eE][+-]?[0-9]+)? *(\(units))$"
    }

    /// A message about a very short time that has no unit: people think of seconds then. Nil for any other text.
    package func problem(with text: String) -> Message? {
        guard self == .milliseconds, let value = SpecNumber.value(in: text), value > 0,
            value < Self.shortestBareTime
        else { return nil }
        return
            "\(text) needs a unit, as every time below \(Self.shortestBareTime.shortestText) does; write \(text)s for seconds, or \(text)ms"
    }

    /// The same of a list: among longer times, a short one is meant.
    package func problem(with texts: [String]) -> Message? {
        let areShort = texts.allSatisfy { SpecNumber.value(in: $0) == 0 || problem(with: $0) != nil }
        return areShort ? texts.lazy.compactMap { problem(with: $0) }.first : nil
    }

    /// Below this many milliseconds, less than any screen shows a frame for, a time needs a unit.
    package static let shortestBareTime = 10.0

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
