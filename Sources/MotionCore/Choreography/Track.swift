/// One eased move that repeats: the building block of every published motion.
///
/// Within each period the track waits for its delay, then moves by its amount over its duration,
/// then rests. A track that accumulates carries the amount over into the next period; one that does
/// not starts again from 0.
public struct Track: Hashable, Sendable {
    /// Length of one repetition in milliseconds, above 0.
    public var period: Double
    /// Time in the period at which the move begins, in milliseconds, in `0...period`.
    public var delay: Double
    /// Length of the move in milliseconds; 0 is a step at `delay`. `delay + duration <= period`.
    public var duration: Double
    /// How far the move goes: turns for arcs, track lengths for bars.
    public var amount: Double
    public var easing: Easing
    /// Whether each repetition adds to the one before.
    public var accumulates: Bool

    public init(
        period: Double, delay: Double = 0, duration: Double, amount: Double,
        easing: Easing = .linear, accumulates: Bool = true
    ) {
        precondition(period > 0 && delay >= 0 && duration >= 0, "a track's times are not negative")
        precondition(delay + duration <= period * (1 + 1e-12), "a track's move ends within its period")
        (self.period, self.delay, self.duration) = (period, delay, duration)
        (self.amount, self.easing, self.accumulates) = (amount, easing, accumulates)
    }

    /// A constant turn: `amount` in every `period`.
    public static func steady(_ amount: Double, every period: Double) -> Track {
        Track(period: period, duration: period, amount: amount)
    }

    /// Where the track stands at `time` milliseconds; any finite time, also negative.
    public func value(at time: Double) -> Double {
        let repetition = (time / period).rounded(.down)
        let progress = progress(at: time - repetition * period)
        return (accumulates ? repetition * amount : 0) + amount * easing.value(at: progress)
    }

    /// Progress of the move, in `0...1`, at `time` within one repetition.
    private func progress(at time: Double) -> Double {
        guard duration > 0 else { return time < delay ? 0 : 1 }
        return min(max((time - delay) / duration, 0), 1)
    }
}

/// An offset plus any number of tracks.
public struct TrackSum: Hashable, Sendable {
    public var offset: Double
    public var tracks: [Track]

    public init(offset: Double = 0, _ tracks: [Track] = []) {
        (self.offset, self.tracks) = (offset, tracks)
    }

    public func value(at time: Double) -> Double {
        var sum = offset
        for track in tracks { sum += track.value(at: time) }
        return sum
    }
}
