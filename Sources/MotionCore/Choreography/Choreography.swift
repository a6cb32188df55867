/// The motion of an arc: a rotation that carries both ends, and a head and a tail that move on top.
///
/// All three are sums of repeated eased tracks, in turns clockwise from 12 o'clock; a choreography
/// is data, so it can be printed, compared, read from a file, analyzed and exported unsampled.
public struct Choreography: Hashable, Sendable {
    /// The time after which the picture repeats, in milliseconds, above 0.
    public var period: Double
    /// The rotation that carries both ends, in turns.
    public var rotation: TrackSum
    /// The start of the arc, in turns on top of the rotation.
    public var tail: TrackSum
    /// The end of the arc, in turns on top of the rotation.
    public var head: TrackSum
    /// The source's limit on the arc between tail and head.
    public var limit: SweepLimit

    /// Creates an arc that repeats after `period` milliseconds.
    ///
    /// - Precondition: `period` is above 0.
    public init(
        period: Double, rotation: TrackSum = TrackSum(), tail: TrackSum, head: TrackSum,
        limit: SweepLimit = .none
    ) {
        precondition(period > 0, "a loop takes time")
        self.period = period
        self.rotation = rotation
        self.tail = tail
        self.head = head
        self.limit = limit
    }

    /// Creates a constant arc of `sweep` turns in steady rotation, one turn in `period`, beginning at `start`.
    public static func turning(every period: Double, start: Double = 0, sweep: Double) -> Choreography {
        Choreography(
            period: period, rotation: TrackSum(offset: start, [.steady(1, every: period)]), tail: TrackSum(),
            head: TrackSum(offset: sweep))
    }

    /// Returns the arc at `time` milliseconds. Exact: this is the reference for every other path.
    public func span(at time: Double) -> ArcSpan {
        var span = unturned(at: time)
        span.start += rotation.value(at: time)
        return span
    }

    /// Returns the length of the arc at `time` milliseconds, in turns.
    func sweep(at time: Double) -> Double { unturned(at: time).sweep }

    /// Returns the arc without the rotation.
    private func unturned(at time: Double) -> ArcSpan {
        limit.span(tail: tail.value(at: time), head: head.value(at: time), at: time)
    }
}
