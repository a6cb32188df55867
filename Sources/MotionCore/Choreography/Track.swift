/// One eased move that repeats: the building block of every published motion.
///
/// Within each period the track waits for its delay, then moves by its amount over its duration, then rests. A track that
/// accumulates carries the amount over into the next period; any other starts again from 0. Of a move that begins before
/// its period or ends after it, only the part within the period shows.
public struct Track: Hashable, Sendable {
    /// The length of one repetition in milliseconds, above 0.
    public var period: Double
    /// The time in the period at which the move begins, in milliseconds.
    public var delay: Double
    /// The duration of the move in milliseconds, at least 0; 0 is a step at `delay`.
    public var duration: Double
    /// The distance of the move: turns for arcs, track lengths for bars.
    public var amount: Double
    /// The easing of the move.
    public var easing: Easing
    /// Whether each repetition adds to the one before.
    public var accumulates: Bool

    /// Creates a move that adds up with each repetition, unless `accumulates` is false.
    ///
    /// - Precondition: `period` is above 0, and `duration` at least 0.
    @inline(__always)
    public init(
        period: Double, delay: Double = 0, duration: Double, amount: Double,
        easing: Easing = .linear, accumulates: Bool = true
    ) {
        // The parts of motions are inlined: the compiler then lays their tracks out beforehand, as data and not as code,
        // which saves a tenth of a page's module. It does so only where everything is constant, and a minus sign before a
        // name is not: hence 0 - growth.
        precondition(period > 0 && duration >= 0, "a track's period and duration are not negative")
        self.period = period
        self.delay = delay
        self.duration = duration
        self.amount = amount
        self.easing = easing
        self.accumulates = accumulates
    }

    /// Creates a steady move: `amount` in every `period`.
    @inline(__always)
    public static func steady(_ amount: Double, every period: Double) -> Track {
        Track(period: period, duration: period, amount: amount)
    }

    /// Creates a jump by `amount` at `delay` in every `period`.
    @inline(__always)
    public static func step(
        _ amount: Double, at delay: Double, every period: Double, accumulates: Bool = true
    ) -> Track {
        Track(period: period, delay: delay, duration: 0, amount: amount, accumulates: accumulates)
    }

    /// Whether the track is one straight line through all repetitions.
    package var isSteady: Bool { accumulates && easing == .linear && delay == 0 && duration == period }

    /// Returns the track's value at `time` milliseconds, which may be any finite time, even negative.
    public func value(at time: Double) -> Double {
        let repetition = (time / period).rounded(.down)
        let progress = progress(at: time - repetition * period)
        return (accumulates ? repetition * amount : 0) + amount * easing.value(at: progress)
    }

    /// Returns the progress of the move, in `0...1`, at `time` within one repetition.
    private func progress(at time: Double) -> Double {
        guard duration > 0 else { return time < delay ? 0 : 1 }
        return min(max((time - delay) / duration, 0), 1)
    }
}

/// An offset plus any number of tracks.
public struct TrackSum: Hashable, Sendable {
    /// The value of the sum before any track moves.
    public var offset: Double
    /// The tracks that are added, each at its own pace.
    public var tracks: [Track]

    /// Creates a sum of an offset and tracks, in the same unit: turns or track lengths.
    @inline(__always)
    public init(offset: Double = 0, _ tracks: [Track] = []) {
        self.offset = offset
        self.tracks = tracks
    }

    /// Returns the sum at `time` milliseconds. Exact.
    public func value(at time: Double) -> Double {
        var sum = offset
        // A loop over the tracks themselves would copy each.
        for index in tracks.indices { sum += tracks[index].value(at: time) }
        return sum
    }
}
