/// Which way a picture reads.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    /// From left to right.
    case ltr
    /// From right to left.
    case rtl
}
