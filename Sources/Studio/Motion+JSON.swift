internal import Basics
internal import Easings
internal import MotionCore

/// Motions as motion files describe them.
extension JSONWriter {
    /// A motion; nothing for one that shows a value, or that is drawn in a way of its own: no file describes those.
    mutating func motion(_ motion: Motion) {
        if case .drawn = motion.kind { return }
        guard let period = motion.period else { return }
        object { json in
            json.member("name", motion.name)
            json.member("summary", motion.summary)
            json.member("source", motion.source)
            json.member("kind", motion.kind.name)
            json.member("period", period)
            json.member("size", motion.size)
            json.member("stroke", motion.stroke)
            json.member("cap", motion.cap.rawValue)
            json.moves(motion.kind)
            if let change = motion.colorChange {
                json.object("color", .inline) { json in
                    json.member("period", change.period)
                    json.member("delay", change.delay)
                    json.member("duration", change.duration)
                    json.member("easing", change.easing.description)
                }
            }
        }
    }

    private mutating func moves(_ kind: Motion.Kind) {
        switch kind {
        case .determinate, .drawn: break
        case .arc(let arc):
            sum("rotation", arc.rotation, unit: 360)
            sum("tail", arc.tail, unit: 360)
            sum("head", arc.head, unit: 360)
            limit(arc.limit)
        case .bars(let bars):
            if bars.areTiles { member("tiles", true) }
            array("bars") { json in
                for bar in bars.bars {
                    json.object { json in
                        json.sum("tail", bar.tail)
                        json.sum("head", bar.head)
                        if bar.lag != 0 { json.member("lag", bar.lag) }
                    }
                }
            }
        case .spokes(let ring):
            staggered("opacity", ring.opacity)
            member("inner-radius", ring.innerRadius)
            member("outer-radius", ring.outerRadius)
        case .dots(let row):
            staggered("scale", row.scale)
            member("diameter", row.diameter)
            member("gap", row.gap)
        }
    }

    private mutating func staggered(_ key: String, _ parts: Staggered) {
        member("count", parts.count)
        if parts.lags != parts.count { member("lags", parts.lags) }
        sum(key, parts.value)
    }

    /// - Parameter unit: The factor from the motion's unit to the file's: arcs are in turns, and files in degrees.
    private mutating func sum(_ key: String, _ sum: TrackSum, unit: Double = 1) {
        if sum.offset == 0, sum.tracks.isEmpty, key == "rotation" { return }
        object(key) { json in
            if sum.offset != 0 { json.member("offset", sum.offset * unit) }
            json.array("tracks") { json in
                for track in sum.tracks { json.track(track, unit) }
            }
        }
    }

    private mutating func track(_ track: Track, _ unit: Double) {
        object(nil, .inline) { json in
            json.member("amount", track.amount * unit)
            json.member("period", track.period)
            if track.delay != 0 { json.member("delay", track.delay) }
            if track.duration != track.period { json.member("duration", track.duration) }
            if track.easing != .linear { json.member("easing", track.easing.description) }
            if !track.accumulates { json.member("accumulates", false) }
        }
    }

    private mutating func limit(_ limit: SweepLimit) {
        if limit == .none { return }
        object("limit", .inline) { json in
            switch limit {
            case .floor(let sweep): json.member("at-least", sweep * 360)
            case .headFloor(let sweep):
                json.member("at-least", sweep * 360)
                json.member("held-by", "head")
            case .chromiumGuard(let sweep, let cycle):
                json.member("chromium-guard", sweep * 360)
                json.member("cycle", cycle)
            case .headClamp(let place): json.member("head-at-most", place * 360)
            }
        }
    }
}
