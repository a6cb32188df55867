internal import Basics
internal import MotionCore

/// The functions that CSS Color 4 writes colors with.
enum ColorFunction: String, CaseIterable {
    case rgb, hsl, hwb, lab, lch, oklab, oklch, color

    /// The kinds of its three numbers.
    private var components: [Component] {
        switch self {
        case .rgb: [.number(hundred: 255), .number(hundred: 255), .number(hundred: 255)]
        case .hsl, .hwb: [.hue, .number(hundred: 100), .number(hundred: 100)]
        case .lab: [.number(hundred: 100), .number(hundred: 125), .number(hundred: 125)]
        case .lch: [.number(hundred: 100), .number(hundred: 150), .hue]
        case .oklab: [.number(hundred: 1), .number(hundred: 0.4), .number(hundred: 0.4)]
        case .oklch: [.number(hundred: 1), .number(hundred: 0.4), .hue]
        case .color: [.number(hundred: 1), .number(hundred: 1), .number(hundred: 1)]
        }
    }

    private enum Component {
        /// A number, or a percentage of `hundred`.
        case number(hundred: Double)
        /// An angle; without a unit it is in degrees.
        case hue
    }

    private static let longest = 200

    /// Reads a whole function, from its name to the closing parenthesis.
    static func color(_ text: String) throws(ColorError) -> Color {
        func wrong(_ reason: String) -> ColorError { ColorError(text: text, reason: reason) }
        guard text.utf8.count <= longest, text.utf8.allSatisfy({ $0 < 128 }),
            text.utf8.last == UInt8(ascii: ")"),
            let open = text.firstIndex(of: "(")
        else { throw ColorError(text: text) }
        let name = text[..<open].lowercased()
        let known = name == "rgba" ? "rgb" : name == "hsla" ? "hsl" : name
        if name == "light-dark" {
            throw wrong("only the colors of an indicator and of a theme are pairs; write one color")
        }
        guard let function = ColorFunction(rawValue: known) else {
            throw wrong(
                "write \(allCases.map { $0.rawValue + "()" }.joined(separator: ", ")), a name or hexadecimal digits"
            )
        }
        var inside = text[text.index(after: open)...].dropLast().lowercased()
        let space = function == .color ? try RGBSpace(leading: &inside, wrong) : nil
        let (numbers, slash) = try parts(inside, function, wrong)
        var values: [Double] = []
        for (part, component) in zip(numbers, function.components) {
            values.append(try value(part, component, wrong))
        }
        let opacity = try slash.map { (part) throws(ColorError) in
            try value(part, .number(hundred: 1), wrong)
        }
        let alpha = UInt8((min(max(opacity ?? 1, 0), 1) * 255).rounded())
        return function.color(values, in: space ?? .srgb).with(alpha: alpha)
    }

    /// The three numbers and the alpha: apart by spaces with a slash before the alpha, or by commas, as it used to be.
    private static func parts(
        _ inside: String, _ function: ColorFunction, _ wrong: (String) -> ColorError
    ) throws(ColorError) -> (numbers: [Substring], alpha: Substring?) {
        let name = function.rawValue + "(" + (function == .color ? "display-p3 " : "")
        let form = "write \(name)a b c) or \(name)a b c / alpha)"
        if inside.contains(",") {
            let list = inside.split(separator: ",", omittingEmptySubsequences: false).map(trimmed)
            guard function == .rgb || function == .hsl, (3...4).contains(list.count),
                !list.contains(where: { $0.isEmpty })
            else { throw wrong(form) }
            return (Array(list.prefix(3)), list.count > 3 ? list[3] : nil)
        }
        let halves = inside.split(separator: "/", omittingEmptySubsequences: false).map(trimmed)
        let numbers = halves[0].split { $0 == " " || $0 == "\t" }
        guard numbers.count == 3, halves.count <= 2, !halves.contains(where: { $0.isEmpty }) else {
            throw wrong(form)
        }
        return (numbers, halves.count > 1 ? halves[1] : nil)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }

    private static let angles: [(unit: String, turns: Double)] = [
        ("deg", 1.0 / 360), ("grad", 1.0 / 400), ("rad", 1 / (2 * Double.pi)), ("turn", 1),
    ]

    /// A number as the function counts: of hues the turns.
    private static func value(
        _ part: Substring, _ component: Component, _ wrong: (String) -> ColorError
    ) throws(ColorError) -> Double {
        if part == "none" { return 0 }
        var (digits, factor) = (part, 1.0)
        switch component {
        case .number(let hundred):
            if part.last == "%" { (digits, factor) = (part.dropLast(), hundred / 100) }
        case .hue:
            factor = 1.0 / 360
            if let angle = angles.first(where: { part.hasSuffix($0.unit) }) {
                (digits, factor) = (part.dropLast(angle.unit.utf8.count), angle.turns)
            }
        }
        guard digits.utf8.allSatisfy({ "+-.e0123456789".utf8.contains($0) }), let number = Double(digits),
            number.isFinite
        else { throw wrong("\"\(part)\" is not a number") }
        // More than this is the same as this, or no hue that anybody means.
        return min(max(number * factor, -1e6), 1e6)
    }

    /// - Parameters:
    ///   - values: As they were written; hues in turns.
    ///   - space: The space of `color()`.
    private func color(_ values: [Double], in space: RGBSpace) -> Color {
        let (a, b, c) = (values[0], values[1], values[2])
        func polar(_ chroma: Double, _ hue: Double) -> (Double, Double) {
            let chroma = max(chroma, 0)
            return (chroma * Elementary.cosine(turns: hue), chroma * Elementary.sine(turns: hue))
        }
        switch self {
        case .rgb: return Color(sRGB: (a / 255, b / 255, c / 255))
        case .color: return space.color(values)
        case .hsl: return Color(sRGB: ColorSpaces.rgb(hue: a, saturation: b / 100, lightness: c / 100))
        case .hwb: return Color(sRGB: ColorSpaces.rgb(hue: a, whiteness: b / 100, blackness: c / 100))
        case .lab: return Color(oklab: ColorSpaces.oklab(lab: (a, b, c)))
        case .lch:
            let (x, y) = polar(b, c)
            return Color(oklab: ColorSpaces.oklab(lab: (a, x, y)))
        case .oklab: return Color(oklab: (a, b, c))
        case .oklch:
            let (x, y) = polar(b, c)
            return Color(oklab: (a, x, y))
        }
    }
}
