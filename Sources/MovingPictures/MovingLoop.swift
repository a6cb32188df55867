/// The course of what moves, in milliseconds from the beginning of the document.
public enum MovingLoop: Hashable, Sendable {
    /// Nothing moves.
    case still
    /// All motion has ended after this time; the last values stay.
    case once(length: Double)
    /// From a time on everything repeats after a period.
    case repeats(from: Double, every: Double)
    /// All of it never repeats within a minute.
    case never(from: Double)
}
