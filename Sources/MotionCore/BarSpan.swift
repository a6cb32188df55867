/// The part of a straight track that one bar covers at one moment.
///
/// Lengths are in track lengths: 0 is the leading edge of the track, 1 its far end. A bar is not clipped: it may lie partly
/// or wholly outside `0...1`, where nothing of it shows.
public struct BarSpan: Hashable, Sendable {
    /// Both ends, in track lengths from the leading edge; a bar shows where its head is in front of its tail.
    public var tail, head: Double

    /// Creates a bar from its ends, in track lengths.
    public init(tail: Double, head: Double) {
        self.tail = tail
        self.head = head
    }

    /// The length from tail to head; negative for a bar that is turned inside out, which shows nothing.
    public var length: Double { head - tail }

    /// The part that lies on the track, or nil where none does.
    public var clipped: BarSpan? {
        let (low, high) = (max(tail, 0), min(head, 1))
        return high > low ? BarSpan(tail: low, head: high) : nil
    }
}
