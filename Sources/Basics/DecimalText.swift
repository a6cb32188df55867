/// The treatment of the decimals that are not shown.
package enum DecimalRounding {
    case nearest
    /// They are dropped, since what is almost enough is not enough; but for what is less than a ten-millionth of the last one off, which is a rounding error.
    case cut
}

extension Double {
    /// The number with at most `places` decimals, as short as it can be: without an exponent, which not all formats read,
    /// and without a negative zero. Numbers of 1e12 and more are written as ``shortestText``.
    package func decimal(_ places: Int, _ rounding: DecimalRounding = .nearest) -> String {
        guard magnitude < 1e12 else { return shortestText }
        var power = 1.0
        for _ in 0..<places { power *= 10 }
        let rounded =
            switch rounding {
            case .nearest: (self * power).rounded() / power
            case .cut: (self * power + 1e-7).rounded(.towardZero) / power
            }
        return rounded == 0 ? "0" : rounded.plainText
    }

    /// The shortest text without an exponent, of a number that is less than 1e12.
    private var plainText: String {
        let text = shortestText
        guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]) else {
            return text
        }
        let digits = text[..<mark].filter { $0.isNumber }
        return (self < 0 ? "-" : "") + "0." + String(repeating: "0", count: -exponent - 1) + digits
    }
}
