/// What moves an arc: a rotation that carries both ends, and a head and a tail that move on top.
///
/// All three are sums of repeated eased tracks, in turns clockwise from 12 o'clock; a choreography
/// is data, so it can be printed, compared, read from a file, analyzed and exported unsampled.
public struct Choreography: Hashable, Sendable {
    /// The time after which the picture repeats, in milliseconds, above 0.
    public var period: Double
    public var rotation: TrackSum
    public var tail: TrackSum
    public var head: TrackSum

    public init(period: Double, rotation: TrackSum = TrackSum(), tail: TrackSum, head: TrackSum) {
        precondition(period > 0, "a loop takes time")
        (self.period, self.rotation, self.tail, self.head) = (period, rotation, tail, head)
    }

    /// The arc at `time` milliseconds. Exact: this is the reference for every other path.
    public func span(at time: Double) -> ArcSpan {
        let tail = tail.value(at: time)
        return ArcSpan(
            start: rotation.value(at: time) + tail, sweep: max(0, head.value(at: time) - tail))
    }
}
