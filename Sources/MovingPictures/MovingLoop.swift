/// The course of what moves, in milliseconds from the beginning of the document.
public enum MovingLoop: Hashable, Sendable {
    /// Nothing moves.
    case still
    /// All motion has ended after this time; the last values stay.
    case once(length: Double)
    /// From a time on everything repeats after a period.
    case repeats(from: Double, every: Double)
    /// The parts never come together again within a minute. After the length of the nearest seam one of them is early or late by its jump;
    /// there is none where a part never repeats at all.
    case never(from: Double, seam: Seam?)

    /// A loop that does not quite close, in milliseconds.
    public struct Seam: Hashable, Sendable {
        /// The length of the loop.
        public let length: Double
        /// The time by which the part that is furthest off its beginning is early or late.
        public let jump: Double
    }
}
