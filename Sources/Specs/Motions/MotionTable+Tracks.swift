internal import Basics
internal import MotionCore

/// Arcs, bars, spokes and dots, all made of tracks.
extension MotionCoder {
    mutating func arc(_ arc: Choreography?, _ period: Double) -> Choreography {
        let turning = arc?.rotation == TrackSum() ? nil : arc?.rotation
        let rotation = angles("rotation", turning, period, isRequired: false, "What carries both ends.")
        let tail = angles("tail", arc?.tail, period, "The end that follows.")
        let head = angles("head", arc?.head, period, "The end that leads.")
        let row = MotionRow<SweepLimit>(
            key: "limit", definition: "limit",
            doc: "What happens if the arc would be too short or its head too far.")
        let limit = map(row, arc?.limit == SweepLimit.none ? nil : arc?.limit) { $0.limit($1, period) }
        countMoves([rotation, tail, head], period)
        return Choreography(
            period: period, rotation: rotation, tail: tail, head: head, limit: limit ?? SweepLimit.none)
    }

    private mutating func limit(_ limit: SweepLimit?, _ period: Double) -> SweepLimit {
        let keys = ["head-at-most", "chromium-guard", "at-least"]
        let (key, angle, cycle): (String?, Double?, Double?) =
            switch limit {
            case .headClamp(let place): (keys[0], place, nil)
            case .chromiumGuard(let sweep, let cycle): (keys[1], sweep, cycle)
            case .floor(let sweep), .headFloor(let sweep): (keys[2], sweep, nil)
            case nil: (nil, nil, nil)
            }
        let sweeps = 0...MotionFields.angleRange.upperBound
        return variant(keys, key) { coder, key in
            if key == keys[0] { return .headClamp(coder.required(key, .angle(), angle)) }
            let sweep = coder.required(key, .angle(in: sweeps), angle)
            if key == keys[1] {
                return .chromiumGuard(sweep, cycle: coder.required("cycle", .period, cycle))
            }
            var holder: MotionFields.Holder?
            if case .headFloor = limit { holder = .head }
            let end = coder.value(
                "held-by", .choice("end", .tail), holder, default: .tail, "The end that stays.")
            return end == .tail ? .floor(sweep) : .headFloor(sweep)
        }
    }

    mutating func bars(_ bars: BarChoreography?, _ period: Double) -> BarChoreography {
        let areTiles = value(
            "tiles", .flag, bars?.areTiles, default: false,
            "Whether the bars pass on their places and colors at the end of each period.")
        return BarChoreography(period: period, bars: barList(bars?.bars, period), areTiles: areTiles)
    }

    /// The bars of a list, whose tracks have this period unless they say otherwise.
    mutating func barList(_ bars: [BarTracks]?, _ period: Double) -> [BarTracks] {
        let row = MotionRow<BarTracks>(
            key: "bars", isRequired: true, definition: "bar", doc: "The bars, in track lengths.")
        let bars = list(row, 0...MotionFields.maxParts, bars) { coder, bar in
            let lag = coder.value(
                "lag", .delay, bar?.lag, default: 0, "How far this bar's clock runs behind the motion's.")
            let tail = coder.amounts("tail", bar?.tail, period)
            return BarTracks(tail: tail, head: coder.amounts("head", bar?.head, period), lag: lag)
        }
        countMoves(bars.flatMap { [$0.tail, $0.head] }, period)
        return bars
    }

    mutating func spokes(_ ring: SpokeRing?, _ period: Double) -> SpokeRing {
        var parts = staggering(ring?.opacity, period)
        let inner = required("inner-radius", .length(), ring?.innerRadius, "From the center.")
        let outer = required("outer-radius", .length(from: inner), ring?.outerRadius, "From the center.")
        let opacity = "The opacity of the first spoke, 0 to 1."
        parts.value = amounts("opacity", ring?.opacity.value, period, opacity)
        countMoves([parts.value], period)
        return SpokeRing(opacity: parts, innerRadius: inner, outerRadius: outer)
    }

    mutating func dots(_ row: DotRow?, _ period: Double) -> DotRow {
        var parts = staggering(row?.scale, period)
        let diameter = required("diameter", .length(), row?.diameter)
        let gap = required("gap", .length(), row?.gap)
        parts.value = amounts("scale", row?.scale.value, period, "The scale of the first dot.")
        countMoves([parts.value], period)
        return DotRow(scale: parts, diameter: diameter, gap: gap)
    }

    private mutating func staggering(_ parts: Staggered?, _ period: Double) -> Staggered {
        let numbers = 1...MotionFields.maxParts
        let count = required("count", .count(numbers), parts?.count)
        let lags = optional(
            "lags", .count(numbers), parts?.lags == parts?.count ? nil : parts?.lags,
            "How many lags fill a period. Default: count.")
        return Staggered(period: period, count: count, lags: lags ?? count, value: TrackSum())
    }

    private mutating func angles(
        _ key: String, _ sum: TrackSum?, _ period: Double, isRequired: Bool = true, _ doc: String
    ) -> TrackSum {
        let row = MotionRow<TrackSum>(key: key, isRequired: isRequired, definition: "angles", doc: doc)
        return map(row, sum) { $0.sum($1, .angle(), period) } ?? TrackSum()
    }

    private mutating func amounts(
        _ key: String, _ sum: TrackSum?, _ period: Double, _ doc: String = ""
    ) -> TrackSum {
        let row = MotionRow<TrackSum>(key: key, isRequired: true, definition: "amounts", doc: doc)
        return map(row, sum) { $0.sum($1, .amount, period) } ?? TrackSum()
    }

    private mutating func sum(_ sum: TrackSum?, _ type: MotionValue<Double>, _ period: Double) -> TrackSum {
        let offset = value("offset", type, sum?.offset, default: 0)
        let row = MotionRow<Track>(key: "tracks", doc: "Eased moves that repeat.")
        let tracks = list(row, 0...64, sum?.tracks) { $0.track($1, type, period) }
        return TrackSum(offset: offset, tracks)
    }

    private mutating func track(_ track: Track?, _ type: MotionValue<Double>, _ period: Double) -> Track {
        let amount = required("amount", type, track?.amount)
        let own = track?.period == period ? nil : track?.period
        let repeats = optional("period", .period, own, "Default: the motion's.") ?? period
        let delay = value("delay", .delay, track?.delay, default: 0)
        let taken = track?.duration == track?.period ? nil : track?.duration
        let duration = optional("duration", .duration, taken, "Default: the track's period.") ?? repeats
        let easing = value("easing", .easing, track?.easing, default: .linear)
        let accumulates = value(
            "accumulates", .flag, track?.accumulates, default: true,
            "Whether each repetition adds to the previous one.")
        return Track(
            period: repeats, delay: delay, duration: duration, amount: amount, easing: easing,
            accumulates: accumulates)
    }

    /// Refuses motions whose frames would take very long to prepare.
    private mutating func countMoves(_ sums: [TrackSum], _ period: Double) {
        let moves = sums.flatMap { $0.tracks }.reduce(0) { moves, track in
            moves + max(period / track.period, 1) * Double(track.easing.pieces)
        }
        limit(moves, "moves in a period, steps of easings included,")
    }

    /// Refuses what would take very long to draw.
    mutating func limit(_ moves: Double, _ name: String) {
        if moves <= Double(MotionFields.maxMoves) { return }
        check(nil, "\(moves.rounded().shortestText) \(name) are more than \(MotionFields.maxMoves)")
    }
}

extension Easing {
    /// The approximate number of smooth pieces of the function.
    fileprivate var pieces: Int {
        switch self {
        case .steps(let steps): steps.count
        case .linearStops(let stops): stops.points.count
        case .linear, .cubicBezier, .spring, .sine, .easeOutPower: 1
        }
    }
}
