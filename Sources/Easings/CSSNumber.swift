/// Numbers between CSS text and `Double`.
enum CSSNumber {
    /// The double nearest to `digits`·10^`shift`, where `digits` is a CSS `<number>` token; infinite beyond
    /// the range of `Double`.
    ///
    /// Percentages shift by −2 instead of dividing, so that every fraction can be written as one.
    static func value(_ digits: some Collection<UInt8>, shiftedBy shift: Int) -> Double {
        let parts = digits.split(maxSplits: 1) { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }
        let mantissa = String(decoding: parts[0], as: UTF8.self)
        guard mantissa.utf8.contains(where: { $0 >= UInt8(ascii: "1") && $0 <= UInt8(ascii: "9") }) else {
            return 0
        }
        let written = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : "0"
        // An exponent too long for Int stands for infinity or zero, as any beyond a million digits does.
        let limit = written.hasPrefix("-") ? -2_000_000 : 2_000_000
        let exponent = Int(written).map { min(max($0, -2_000_000), 2_000_000) } ?? limit
        return Double("\(mantissa)e\(exponent + shift)") ?? .infinity
    }

    /// The shortest CSS text that gives `value` back.
    static func text(_ value: Double) -> String {
        if value == 0 { return "0" }
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// The shortest percentage that gives the fraction `value` back: ``text(_:)`` with the point moved.
    static func percentage(_ value: Double) -> String {
        if value == 0 { return "0%" }
        let parts = text(value.magnitude).split(separator: "e")
        let mantissa = parts[0].split(separator: ".")
        let fraction = mantissa.count > 1 ? mantissa[1] : ""
        let exponent = (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) + 2 - fraction.utf8.count
        let digits = String((mantissa[0] + fraction).drop { $0 == "0" })
        return (value < 0 ? "-" : "") + decimal(digits, exponent) + "%"
    }

    /// `digits`·10^`exponent` without an exponent while that stays short.
    private static func decimal(_ digits: String, _ exponent: Int) -> String {
        if exponent >= 0 && exponent <= 16 { return digits + String(repeating: "0", count: exponent) }
        let whole = digits.utf8.count + exponent
        if exponent < 0 && whole > 0 { return digits.prefix(whole) + "." + digits.dropFirst(whole) }
        if exponent < 0 && whole > -6 { return "0." + String(repeating: "0", count: -whole) + digits }
        return "\(digits)e\(exponent)"
    }
}
