import TestSupport

/// Manifests by chance, of what asks for more than it says: long texts, long lists, aliases of aliases, axes that multiply, films,
/// folders in folders, keys that there are not.
struct NastyManifest {
    private var random: SeededRandom
    /// The names of anchors that have been set.
    private var anchors = 0

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    mutating func text() -> String {
        var text = "version: 1\n"
        // Unknown keys are told of, and what is in them can be meant by aliases.
        for level in 0..<Int.random(in: 0...3, using: &random) {
            text += "x\(level): &n\(anchors) \(value(depth: 2))\n"
            anchors += 1
        }
        if chance(2) { text += "defaults: \(options())\n" }
        if chance(3) {
            text += "themes: {t: {base: fiori-light, name: \(word())}, \(word()): \(value(depth: 2))}\n"
        }
        text += "assets:\n"
        for index in 0..<[1, 3, 40, 3000].randomElement(using: &random)! {
            text += chance(20) ? "  \(word()):" : "  a\(index):"
            text += index < 40 ? " \(asset())\n" : "\n"
        }
        return text
    }

    private mutating func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }

    private mutating func asset() -> String {
        var entries = String(options().dropFirst().dropLast())
        if chance(3) {
            let axes = (0..<Int.random(in: 1...6, using: &random)).map { number in
                let length = [1, 2, 10, 300].randomElement(using: &random)!
                let values = (0..<length).map { "v\($0): \(number % 2 == 0 ? "\($0)" : "{size: \($0)}")" }
                let key = ["size", "m\(number)", "margin", "n\(number)", "label", "o"][number]
                return "\(key): {\(values.joined(separator: ", "))}"
            }
            entries += (entries.isEmpty ? "" : ", ") + "matrix: {\(axes.joined(separator: ", "))}"
        }
        if chance(6) {
            entries += (entries.isEmpty ? "" : ", ") + "naming: '\(String(repeating: "{name}", count: 600))'"
        }
        return "{\(entries)}"
    }

    private mutating func options() -> String {
        let count = [1, 2, 4, 8].randomElement(using: &random)!
        var seen: Set<String> = []
        let options = (0..<count).compactMap { _ -> String? in
            let (key, value) = option()
            return seen.insert(key).inserted ? "\(key): \(value)" : nil
        }
        return "{\(options.joined(separator: ", "))}"
    }

    private mutating func option() -> (String, String) {
        let texts = (0..<[3, 90, 1200].randomElement(using: &random)!).map { _ in word() }
        let numbers = (0..<[2, 64, 5000].randomElement(using: &random)!).map { "\($0 + 1)" }
        switch Int.random(in: 0..<16, using: &random) {
        case 0: return ("frames", ["1", "2", "65535", "1000000", "-1"].randomElement(using: &random)!)
        case 1: return ("max-frames", "1000000")
        case 2: return ("size", ["4", "48", "4096", "1e300"].randomElement(using: &random)!)
        case 3: return ("scale", "[\(numbers.joined(separator: ", "))]")
        case 4:
            return (
                "to",
                ["sheet", "frames", "[web, xcassets]", "[svg, lottie]", "[apng, gif, webp]"].randomElement(
                    using: &random)!
            )
        case 5: return ("label", word())
        case 6: return ("steps", "[\(texts.joined(separator: ", "))]")
        case 7:
            return (
                "motion",
                ["fluent", "material-advance", "{name: x, period: 1, tail: {}, head: {}}", word()]
                    .randomElement(using: &random)!
            )
        case 8:
            return (
                "sheet",
                "{sides: \(["16384", "pot", "65535"].randomElement(using: &random)!), tag: [\(texts.joined(separator: ", "))]}"
            )
        case 9: return ("easing", "\"linear(\(numbers.joined(separator: ", ")))\"")
        case 10: return ("value", ["0.4", "0:1", word()].randomElement(using: &random)!)
        case 11: return ("with-reduced-motion", "[message, slow]")
        case 12: return ("reduced-text", "[\(texts.joined(separator: ", "))]")
        case 13:
            return (
                "operation",
                "{events: [{at: 0, started: true}, \(numbers.map { "{at: \($0), progress: 0.\($0)}" }.joined(separator: ", "))]}"
            )
        case 14: return (word(), value(depth: 3))
        default: return ("indicator", ["steps", "linear", "circular"].randomElement(using: &random)!)
        }
    }

    /// A quoted text without what would end it.
    private mutating func word() -> String {
        let length = [0, 1, 12, 90, 900].randomElement(using: &random)!
        let letters = ["x", "\u{E9}", "e\u{301}", "{", "}", "\u{4E2D}", "-", "/", "W "]
        let letter = letters.randomElement(using: &random)!
        return "'" + String(repeating: letter, count: length) + "\(Int.random(in: 0..<1000, using: &random))'"
    }

    private mutating func value(depth: Int) -> String {
        if anchors > 0, chance(3) {
            let alias = "*n\(Int.random(in: 0..<anchors, using: &random))"
            return "["
                + Array(repeating: alias, count: [1, 10, 300].randomElement(using: &random)!).joined(
                    separator: ", ") + "]"
        }
        if depth == 0 || chance(3) { return word() }
        let count = [0, 2, 30].randomElement(using: &random)!
        let values = (0..<count).map { ($0, value(depth: depth - 1)) }
        return chance(2)
            ? "[" + values.map(\.1).joined(separator: ", ") + "]"
            : "{" + values.map { "k\($0): \($1)" }.joined(separator: ", ") + "}"
    }
}
