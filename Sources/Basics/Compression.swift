/// The effort to spend on the size of a file.
public enum Compression: String, Hashable, Sendable, CaseIterable {
    /// The form that is likely to be smallest, and nothing else is tried.
    case fast
    /// The form that a good estimate finds smallest, or one within about a tenth of it.
    case standard = "default"
    /// Every form and filter is tried at the highest level, the closest ones by the cheapest parse, and the
    /// smallest is kept: 3 to 14 % smaller, and thousands of times slower.
    case small
}
