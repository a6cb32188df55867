/// Measurements of a loop at its seam and along its course: closure, speed, extremes and symmetry.
///
/// Measured on the motion itself, not on frames, and the same on every processor. Angles are in
/// degrees, bars in track lengths, opacities and scales as they are; times in milliseconds, speeds per
/// second.
public struct LoopAnalysis: Hashable, Sendable {
    /// The unit of the values of ``parts``.
    public enum Unit: Hashable, Sendable {
        /// Degrees: the values are arcs.
        case degrees
        /// Lengths of the track: the values are bars.
        case trackLengths
        /// The opacity of spokes, in `0...1`.
        case opacity
        /// The scale of dots, 1 for the published diameter.
        case scale
    }

    /// The unit of the values of ``parts``; their speeds are per second.
    public let unit: Unit
    /// The time after which the picture repeats exactly. For tiles, which change color in each period, the time after which
    /// their places repeat.
    public let period: Double
    /// The shortest part of which the rest is a rotated copy; nil for a rigid arc in steady rotation, which
    /// repeats at every moment.
    public let subcycle: Subcycle?
    /// One part for an arc, one for each bar, spoke or dot.
    public let parts: [LoopPart]

    /// The greatest number of stretches between breakpoints that are measured, of all parts together. Published motions
    /// have some dozens; this many take about a second.
    private static let maxStretches = 2000.0

    /// The analysis of a motion; nil for a determinate one, and for one that repeats only after thousands of
    /// moves.
    public init?(_ kind: Motion.Kind) {
        switch kind {
        case .determinate, .drawn: return nil
        case .arc(let choreography): self.init(choreography)
        case .bars(let bars): self.init(bars)
        case .spokes(let ring):
            let staggered = ring.opacity
            // If the lags go once around, the picture turns on by a spoke after each lag.
            let isRound = staggered.lags == staggered.count
            self.init(
                staggered, unit: .opacity,
                subcycle: Subcycle(
                    period: isRound ? staggered.period / Double(staggered.lags) : staggered.period,
                    rotation: isRound ? 1 / Double(staggered.count) : 0))
        case .dots(let row):
            self.init(
                row.scale, unit: .scale, subcycle: Subcycle(period: row.scale.period, rotation: 0))
        }
    }

    /// The fit of the loop to a frame rate.
    public func frames(at fps: Double) -> FrameFit { FrameFit(period: period, fps: fps) }

    /// Whether an arc gets shorter than 1°, which with butt ends reads as a blink.
    public var vanishes: Bool { unit == .degrees && parts.contains { $0.smallest.value < 1 } }

    /// The largest jump anywhere in the loop, in the unit of the parts; 0 where there is none.
    public var largestJump: Double { parts.flatMap { $0.jumps }.map { $0.size }.max() ?? 0 }

    /// Returns whether moves over a length, in a number of parts, are few enough to be measured.
    static func canMeasure(_ tracks: [Track], over length: Double, parts: Int = 1) -> Bool {
        let stretches = tracks.filter { !$0.isSteady }.map { track in
            (length / track.period + 1) * Double(3 + track.easing.breakpoints.count)
        }
        return stretches.reduce(0, +) * Double(parts) <= maxStretches
    }

    private init?(_ choreography: Choreography) {
        subcycle = Subcycle(choreography)
        let length = subcycle?.period ?? choreography.period
        let wraps = subcycle?.wraps ?? 1
        period = length * Double(wraps)
        unit = .degrees
        let sums = [choreography.rotation, choreography.tail, choreography.head]
        guard Self.canMeasure(sums.flatMap({ $0.tracks }), over: length) else { return nil }
        var breaks = sums.flatMap { $0.tracks.flatMap { $0.breakpoints(below: length) } }
        if case .chromiumGuard(_, let cycle) = choreography.limit { breaks.append(cycle / 2) }
        let trace = LoopTrace(length: length, breakpoints: breaks, isRound: true) { time in
            let span = choreography.span(at: time)
            return BarSpan(tail: span.start, head: span.end)
        }
        parts = [LoopPart(trace, scale: 360, wraps: wraps)]
    }

    private init?(_ bars: BarChoreography) {
        let subcycle = Subcycle(bars)
        let tracks = bars.bars.flatMap { $0.tail.tracks + $0.head.tracks }
        guard Self.canMeasure(tracks, over: subcycle.period) else { return nil }
        (unit, period, self.subcycle) = (.trackLengths, subcycle.period, subcycle)
        parts = bars.bars.indices.map { index in
            let bar = bars.bars[index]
            let tracks = bar.tail.tracks + bar.head.tracks
            let breaks = tracks.flatMap { $0.breakpoints(below: subcycle.period, lag: bar.lag) }
            let trace = LoopTrace(length: subcycle.period, breakpoints: breaks, isRound: false) { time in
                // A tile continues in the place of the next one.
                let place = bars.areTiles ? index + Int((time / bars.period).rounded(.down)) : index
                return bars.bars.indices.contains(place) ? bars.bars[place].span(at: time).clipped : nil
            }
            return LoopPart(trace, scale: 1, wraps: 1)
        }
    }

    private init?(_ staggered: Staggered, unit: Unit, subcycle: Subcycle) {
        let tracks = staggered.value.tracks
        guard Self.canMeasure(tracks, over: staggered.period, parts: staggered.count) else { return nil }
        (self.unit, period, self.subcycle) = (unit, staggered.period, subcycle)
        parts = (0..<staggered.count).map { index in
            let lag = Double(index) * staggered.period / Double(staggered.lags)
            let breaks = staggered.value.tracks.flatMap { $0.breakpoints(below: staggered.period, lag: lag) }
            let trace = LoopTrace(length: staggered.period, breakpoints: breaks, isRound: false) { time in
                BarSpan(tail: 0, head: staggered.value(of: index, at: time))
            }
            return LoopPart(trace, scale: 1, wraps: 1)
        }
    }
}

extension Track {
    /// The times after 0 and up to `end` at which the track, `lag` milliseconds late, may jump or turn.
    func breakpoints(below end: Double, lag: Double = 0) -> [Double] {
        if isSteady { return [] }
        let places = [0, delay, delay + duration] + easing.breakpoints.map { delay + duration * $0 }
        var result: [Double] = []
        var origin = ((-lag) / period).rounded(.down) * period + lag
        while origin < end {
            result += places.map { origin + $0 }.filter { $0 > 0 && $0 < end }
            origin += period
        }
        return result
    }
}
