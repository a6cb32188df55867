/// The unit that a time is counted in.
public enum TimeUnit: Hashable, Sendable, CaseIterable {
    /// Seconds.
    case second
    /// Minutes.
    case minute
    /// Hours.
    case hour
    /// Days.
    case day
}

/// The forms in which a language writes times.
public struct TimeForms: Hashable, Sendable {
    /// The rule by which numbers take one of the forms.
    public let plural: PluralRule
    /// Times in one unit each, with `{n}` for the number where the form has one.
    public let second, minute, hour, day: PluralForms

    /// Times, each with `{n}` for the number.
    public init(
        _ plural: PluralRule, second: PluralForms, minute: PluralForms, hour: PluralForms, day: PluralForms
    ) {
        self.plural = plural
        self.second = second
        self.minute = minute
        self.hour = hour
        self.day = day
    }

    /// The forms of a unit.
    public subscript(unit: TimeUnit) -> PluralForms {
        switch unit {
        case .second: second
        case .minute: minute
        case .hour: hour
        case .day: day
        }
    }
}
