/// How a stroke ends.
public enum StrokeCap: String, Hashable, Sendable, CaseIterable {
    /// Flat, at the end of the span.
    case butt
    /// A half disc beyond the end.
    case round
    /// Half a square beyond the end.
    case square
}
