/// The forms that a language has for numbers of things, by the names that CLDR gives them.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
    /// Arabic for none, Latvian for tens.
    case zero
    /// The singular.
    case one
    /// The dual.
    case two
    /// Small numbers, and those that end like one.
    case few
    /// Great numbers, and those that end like one.
    case many
    /// All others: every language has it.
    case other
}

/// A text about a number of things, in each form that differs from ``other``.
public struct PluralForms: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text for a category; nil where that is the same as ``other``.
    public let zero, one, two, few, many: String?
    /// The text for all other numbers.
    public let other: String

    /// A text, and what differs from it.
    public init(
        zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil, many: String? = nil,
        other: String
    ) {
        self.zero = zero
        self.one = one
        self.two = two
        self.few = few
        self.many = many
        self.other = other
    }

    /// A text that is the same for all numbers.
    public init(stringLiteral text: String) { self.init(other: text) }

    /// The text for a category.
    public func form(_ category: PluralCategory) -> String {
        switch category {
        case .zero: zero ?? other
        case .one: one ?? other
        case .two: two ?? other
        case .few: few ?? other
        case .many: many ?? other
        case .other: other
        }
    }
}
