/// The part of a straight track that one bar covers at one moment.
///
/// In track lengths: 0 is the leading edge of the track, 1 its far end. A bar is not clipped: it may
/// lie partly or wholly outside `0...1`, where nothing of it shows.
public struct BarSpan: Hashable, Sendable {
    /// Both ends, in track lengths from the leading edge; a bar with the head in front shows.
    public var tail, head: Double

    /// A bar by its ends, in track lengths.
    public init(tail: Double, head: Double) {
        (self.tail, self.head) = (tail, head)
    }

    /// From tail to head; negative where a bar is turned inside out, which shows nothing.
    public var length: Double { head - tail }

    /// The part that lies on the track, or nil where none does.
    public var clipped: BarSpan? {
        let (low, high) = (max(tail, 0), min(head, 1))
        return high > low ? BarSpan(tail: low, head: high) : nil
    }
}
