public import Languages

/// The notation of a value.
public enum ProgressText: Hashable, Sendable {
    /// No value is written.
    case none
    /// A percentage, `60%`, in the form of the language: `60 %` in French, `%60` in Turkish.
    case percent
    /// A fraction, `18/30`, of a total of at least 1.
    case fraction(Int)

    /// Returns the text of a value in `0...1`, or up to 2 on a second lap, empty for ``none``. Values are rounded down, so that no more is claimed than
    /// is done.
    public func text(_ value: Double, in numerals: Numerals) -> String {
        switch self {
        case .none: ""
        case .percent: numerals.percent(Self.whole(value, of: 100))
        case .fraction(let total): numerals.fraction(Self.whole(value, of: total), of: total)
        }
    }

    /// Returns the text of a percentage without its sign, for little room.
    static func bare(_ value: Double, in numerals: Numerals) -> String {
        numerals.number(whole(value, of: 100))
    }

    /// Returns a label with a value at its end. They are isolated from each other, so that neither direction nor controls
    /// of one reach into the other: a value reads from left to right in every script.
    public static func joined(_ label: String, _ value: String) -> String {
        if label.isEmpty || value.isEmpty { return label + value }
        return "\u{2068}\(label)\u{2069} \u{2066}\(value)\u{2069}"
    }

    /// Returns the whole number for a value. A value such as 0.29 is slightly less than 29 hundredths in binary, and means
    /// 29.
    static func whole(_ value: Double, of total: Int) -> Int {
        Int((min(max(value, 0), 2) * Double(total) + 1e-9).rounded(.down))
    }
}
