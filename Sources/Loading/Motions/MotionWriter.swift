internal import Basics
package import MotionCore
internal import Specs

extension MotionFile {
    /// A motion as a file that reads back as the same motion; `kind` instead of the motion's own, which
    /// may be its ``Motion/faithful`` one. Nil for a determinate motion, which has no tracks.
    package static func yaml(_ motion: Motion, _ kind: Motion.Kind) -> [UInt8]? {
        var writer = MotionWriter()
        guard let period = kind.period else { return nil }
        writer.entry("name", writer.quoted(motion.name))
        if !motion.summary.isEmpty { writer.entry("summary", writer.quoted(motion.summary)) }
        if !motion.source.isEmpty { writer.entry("source", writer.quoted(motion.source)) }
        writer.entry("period", (kind.stated ?? period).shortestText)
        writer.entry("size", motion.size.shortestText)
        writer.entry("stroke", motion.stroke.shortestText)
        writer.entry("cap", motion.cap.rawValue)
        if let color = motion.colorChange {
            writer.map("color") { writer in
                writer.entry("period", color.period.shortestText)
                writer.entry("delay", color.delay.shortestText)
                writer.entry("duration", color.duration.shortestText)
                writer.entry("easing", "\(color.easing)")
            }
        }
        writer.write(kind, period: period)
        return Array(writer.text.utf8)
    }
}

/// Writes a motion's YAML, two spaces a level.
struct MotionWriter {
    private(set) var text = ""
    private var indent = ""

    mutating func entry(_ key: String, _ value: String) { text += "\(indent)\(key): \(value)\n" }

    /// An item of a list that has no keys.
    mutating func item(_ value: String) { text += "\(indent)\(value)\n" }

    mutating func map(_ key: String, _ contents: (inout MotionWriter) -> Void) {
        text += "\(indent)\(key):\n"
        indent += "  "
        contents(&self)
        indent.removeLast(2)
    }

    /// A list of maps; the first line of each begins with a dash.
    mutating func list<Item>(_ key: String, _ items: [Item], _ write: (inout MotionWriter, Item) -> Void) {
        text += "\(indent)\(key):\n"
        for item in items {
            var inner = MotionWriter()
            inner.indent = indent + "    "
            write(&inner, item)
            text += "\(indent)  - " + inner.text.dropFirst(inner.indent.count)
        }
    }

    /// Text in quotation marks, with what YAML does not take as it is by its number.
    func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            default:
                switch scalar.properties.generalCategory {
                // YAML refuses some of these and changes others, and in an editor nobody sees them.
                case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned:
                    let digits = String(scalar.value, radix: 16, uppercase: true)
                    result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
                default: result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    mutating func write(_ kind: Motion.Kind, period: Double) {
        switch kind {
        case .determinate: break
        case .arc(let arc):
            entry("kind", "arc")
            write(arc)
        case .bars(let bars):
            entry("kind", "bars")
            if bars.areTiles { entry("tiles", "true") }
            write(bars)
        case .drawn(let drawn):
            entry("kind", drawn.name)
            if drawn.stretch != 1 { entry("stretch", drawn.stretch.shortestText) }
            write(drawn)
        case .spokes(let ring):
            entry("kind", "spokes")
            staggered(ring.opacity)
            entry("inner-radius", ring.innerRadius.shortestText)
            entry("outer-radius", ring.outerRadius.shortestText)
            sum("opacity", ring.opacity.value, period, \.shortestText)
        case .dots(let row):
            entry("kind", "dots")
            staggered(row.scale)
            entry("diameter", row.diameter.shortestText)
            entry("gap", row.gap.shortestText)
            sum("scale", row.scale.value, period, \.shortestText)
        }
    }

    mutating func write(_ arc: Choreography) {
        if arc.rotation != TrackSum() { sum("rotation", arc.rotation, arc.period, Self.angle) }
        sum("tail", arc.tail, arc.period, Self.angle)
        sum("head", arc.head, arc.period, Self.angle)
        if arc.limit != .none { map("limit") { $0.limit(arc.limit) } }
    }

    mutating func write(_ bars: BarChoreography) {
        list("bars", bars.bars) { writer, bar in
            if bar.lag != 0 { writer.entry("lag", bar.lag.shortestText) }
            writer.sum("tail", bar.tail, bars.period, \.shortestText)
            writer.sum("head", bar.head, bars.period, \.shortestText)
        }
    }

    private mutating func staggered(_ parts: Staggered) {
        entry("count", "\(parts.count)")
        if parts.lags != parts.count { entry("lags", "\(parts.lags)") }
    }

    private mutating func limit(_ limit: SweepLimit) {
        switch limit {
        case .floor(let sweep): entry("at-least", Self.angle(sweep))
        case .headFloor(let sweep):
            entry("at-least", Self.angle(sweep))
            entry("held-by", MotionFields.Holder.head.rawValue)
        case .chromiumGuard(let sweep, let cycle):
            entry("chromium-guard", Self.angle(sweep))
            entry("cycle", cycle.shortestText)
        case .headClamp(let place): entry("head-at-most", Self.angle(place))
        }
    }

    private mutating func sum(
        _ key: String, _ sum: TrackSum, _ period: Double, _ amount: (Double) -> String
    ) {
        if sum == TrackSum() { return entry(key, "{}") }
        map(key) { writer in
            if sum.offset != 0 { writer.entry("offset", amount(sum.offset)) }
            if sum.tracks.isEmpty { return }
            writer.list("tracks", sum.tracks) { $0.write($1, period, amount) }
        }
    }

    private mutating func write(_ track: Track, _ period: Double, _ amount: (Double) -> String) {
        entry("amount", amount(track.amount))
        if track.period != period { entry("period", track.period.shortestText) }
        if track.delay != 0 { entry("delay", track.delay.shortestText) }
        if track.duration != track.period { entry("duration", track.duration.shortestText) }
        if track.easing != .linear { entry("easing", "\(track.easing)") }
        if !track.accumulates { entry("accumulates", "false") }
    }

    /// An angle in degrees where a number of degrees reads back as just these turns, else in turns.
    static func angle(_ turns: Double) -> String {
        let degrees = turns * 360
        // The shortest of the neighbors: 250, not 250.00000000000003.
        let texts = [degrees, degrees.nextUp, degrees.nextDown].filter { $0 / 360 == turns }.map(
            \.shortestText)
        return texts.min { $0.count < $1.count } ?? "\(turns.shortestText)turn"
    }
}

extension Motion.Kind {
    /// The period that a file states of what is drawn by itself, before it is stretched; nil of all else.
    fileprivate var stated: Double? {
        guard case .drawn(var drawn) = self else { return nil }
        drawn.stretch = 1
        return drawn.period
    }
}
