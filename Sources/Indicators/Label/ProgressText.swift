public import Languages

/// The form in which a value is written.
public enum ProgressText: Hashable, Sendable {
    /// Not at all.
    case none
    /// `60%`, as the language has it: `60 %` in French, `%60` in Turkish.
    case percent
    /// `18/30`, of a total of at least 1.
    case fraction(Int)

    /// The text of a value in `0...1`, empty for ``none``. Rounded down: what is not done is not claimed.
    public func text(_ value: Double, in numerals: Numerals) -> String {
        switch self {
        case .none: ""
        case .percent: numerals.percent(Self.whole(value, of: 100))
        case .fraction(let total): numerals.fraction(Self.whole(value, of: total), of: total)
        }
    }

    /// The text of a percentage in so little room that its sign is left out.
    static func bare(_ value: Double, in numerals: Numerals) -> String {
        numerals.number(whole(value, of: 100))
    }

    /// A label with a value at its end. Each is isolated from the other, so that neither direction nor
    /// controls of one reach into the other: a value reads from left to right in every script.
    public static func joined(_ label: String, _ value: String) -> String {
        if label.isEmpty || value.isEmpty { return label + value }
        return "\u{2068}\(label)\u{2069} \u{2066}\(value)\u{2069}"
    }

    /// A value such as 0.29 is a little less than 29 hundredths in binary, and means 29.
    private static func whole(_ value: Double, of total: Int) -> Int {
        Int((min(max(value, 0), 1) * Double(total) + 1e-9).rounded(.down))
    }
}
