/// The motion of one bar: its two ends, each a sum of tracks in track lengths.
public struct BarTracks: Hashable, Sendable {
    /// The tracks of both ends, in track lengths from the leading edge.
    public var tail, head: TrackSum
    /// The delay of this bar's clock behind the motion's, in milliseconds.
    public var lag: Double

    /// Creates a bar from the tracks of its ends, which are delayed by `lag` milliseconds.
    public init(tail: TrackSum, head: TrackSum, lag: Double = 0) {
        self.tail = tail
        self.head = head
        self.lag = lag
    }

    /// Creates a bar of constant `length` whose tail moves by `tail`.
    public init(length: Double, tail: TrackSum) {
        self.init(tail: tail, head: TrackSum(offset: tail.offset + length, tail.tracks))
    }

    /// Returns the bar at `time` milliseconds. Exact.
    public func span(at time: Double) -> BarSpan {
        BarSpan(tail: tail.value(at: time - lag), head: head.value(at: time - lag))
    }
}

/// The bars of a straight track.
public struct BarChoreography: Hashable, Sendable {
    /// The time after which the positions of the bars repeat, in milliseconds, above 0.
    public var period: Double
    /// The bars in the order in which the source lists them.
    public var bars: [BarTracks]
    /// Whether the bars are tiles: at the end of each period every bar hands its place and its color to
    /// the next one, and the first takes a new color. Otherwise all bars have one color.
    public var areTiles: Bool

    /// Creates bars that repeat after `period` milliseconds.
    ///
    /// - Precondition: `period` is above 0.
    public init(period: Double, bars: [BarTracks], areTiles: Bool = false) {
        precondition(period > 0, "a loop takes time")
        self.period = period
        self.bars = bars
        self.areTiles = areTiles
    }

    /// Returns all bars at `time` milliseconds, unclipped. Exact.
    public func spans(at time: Double) -> [BarSpan] {
        bars.map { $0.span(at: time) }
    }

    /// The index, in a row of `colors` colors (at least 1), of the color that bar `index` shows at `time` milliseconds.
    public func color(ofBar index: Int, at time: Double, colors: Int) -> Int {
        guard areTiles else { return 0 }
        let row = Double(colors)
        let place = (time / period).rounded(.down) - Double(index)
        return Int(place - (place / row).rounded(.down) * row)
    }
}

extension BarTracks {
    /// Creates a bar that grows out of the near end of the track and vanishes into the far one, once in each `period`: its
    /// head and then its tail cross the whole track, each on its own curve. Times are in milliseconds.
    @inline(__always)  // See Track.
    static func crossing(
        every period: Double, head headCurve: CubicBezier, at headDelay: Double, over headDuration: Double,
        tail tailCurve: CubicBezier, at tailDelay: Double, over tailDuration: Double
    ) -> BarTracks {
        @inline(__always) func end(_ curve: CubicBezier, _ delay: Double, _ duration: Double) -> TrackSum {
            TrackSum([
                Track(
                    period: period, delay: delay, duration: duration, amount: 1, easing: .cubicBezier(curve),
                    accumulates: false)
            ])
        }
        return BarTracks(
            tail: end(tailCurve, tailDelay, tailDuration), head: end(headCurve, headDelay, headDuration))
    }
}
