internal import Basics
internal import Easings

/// Reads the numbers of a motion in a table of the catalog: words with a space after each.
///
/// Tables are made of motion files, so that their text is known to be right.
struct MotionTableReader {
    private var rest: Substring.UTF8View

    init(_ row: Substring.UTF8View) { rest = row }

    /// The next word.
    private mutating func word() -> Substring.UTF8View {
        let end = rest.firstIndex(of: UInt8(ascii: " ")) ?? rest.endIndex
        let word = rest[..<end]
        rest = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...]
        return word
    }

    /// The next word as a letter; 0 at the end.
    private mutating func letter() -> UInt8 { word().first ?? 0 }

    /// The next word as a decimal, exact for up to fifteen digits.
    mutating func number() -> Double {
        var (digits, scale, sign) = (0.0, 1.0, 1.0)
        var isFraction = false
        for byte in word() {
            switch byte {
            case UInt8(ascii: "-"): sign = -1
            case UInt8(ascii: "."): isFraction = true
            default:
                digits = digits * 10 + Double(byte - UInt8(ascii: "0"))
                if isFraction { scale *= 10 }
            }
        }
        return sign * (digits / scale)
    }

    private mutating func count() -> Int { Int(number()) }
    private mutating func flag() -> Bool { number() != 0 }
    private mutating func point() -> PlanePoint { PlanePoint(number(), number()) }

    private mutating func list<Item>(_ item: (inout MotionTableReader) -> Item) -> [Item] {
        var items: [Item] = []
        for _ in 0..<count() { items.append(item(&self)) }
        return items
    }

    private mutating func easing() -> Easing {
        let text = String(word()) ?? ""
        return (try? Easing(parsing: text)) ?? .linear
    }

    mutating func cap() -> Motion.Cap {
        switch letter() {
        case UInt8(ascii: "r"): .round
        case UInt8(ascii: "s"): .square
        default: .butt
        }
    }

    // MARK: Kinds

    mutating func kind() -> Motion.Kind {
        let (kind, period) = (letter(), number())
        switch kind {
        case UInt8(ascii: "a"):
            return .arc(
                Choreography(period: period, rotation: sum(), tail: sum(), head: sum(), limit: limit()))
        case UInt8(ascii: "b"):
            let areTiles = flag()
            let bars = list { reader in
                let lag = reader.number()
                return BarTracks(tail: reader.sum(), head: reader.sum(), lag: lag)
            }
            return .bars(BarChoreography(period: period, bars: bars, areTiles: areTiles))
        case UInt8(ascii: "s"):
            let opacity = staggered(period)
            return .spokes(SpokeRing(opacity: opacity, innerRadius: number(), outerRadius: number()))
        case UInt8(ascii: "d"):
            let scale = staggered(period)
            return .dots(DotRow(scale: scale, diameter: number(), gap: number()))
        default: return .drawn(DrawnMotion(.elements(elements(period))))
        }
    }

    private mutating func staggered(_ period: Double) -> Staggered {
        let (count, lags) = (count(), count())
        return Staggered(period: period, count: count, lags: lags, value: sum())
    }

    private mutating func sum() -> TrackSum {
        TrackSum(
            offset: number(),
            list { reader in
                let (amount, period, delay) = (reader.number(), reader.number(), reader.number())
                let duration = reader.number()
                let accumulates = reader.flag()
                return Track(
                    period: period, delay: delay, duration: duration, amount: amount, easing: reader.easing(),
                    accumulates: accumulates)
            })
    }

    private mutating func limit() -> SweepLimit {
        switch letter() {
        case UInt8(ascii: "h"): .headClamp(number())
        case UInt8(ascii: "c"): .chromiumGuard(number(), cycle: number())
        case UInt8(ascii: "t"): .floor(number())
        case UInt8(ascii: "f"): .headFloor(number())
        default: .none
        }
    }

    // MARK: Elements

    private mutating func elements(_ period: Double) -> ElementChoreography {
        let (left, top, width, height) = (number(), number(), number(), number())
        let middle = point()
        var elements: [MovingElement] = []
        for _ in 0..<count() { elements.append(element(period, after: elements.last)) }
        return ElementChoreography(
            period: period, left: left, top: top, width: width, height: height, middle: middle, elements)
    }

    private mutating func element(_ period: Double, after other: MovingElement?) -> MovingElement {
        var element = MovingElement(figure(), [])
        while true {
            switch letter() {
            case UInt8(ascii: "p"): element.pivot = point()
            case UInt8(ascii: "a"): element.anchor = point()
            case UInt8(ascii: "e"): element.perspective = number()
            case UInt8(ascii: "g"):
                element.placings.append(
                    MovingElement.Placing(scale: number(), turns: number(), about: point(), shift: point()))
            case UInt8(ascii: "w"):
                element.window = .init(x: number(), y: number(), width: number(), height: number())
            case UInt8(ascii: "c"):
                element.colors = list { Color(rgba: UInt32($0.number()) << 8 | 0xFF) }
            case UInt8(ascii: "t"): element.tracks.append(track())
            case UInt8(ascii: "="):
                // The track of the element before, at another time.
                var track = other?.tracks[element.tracks.count] ?? .constant(.scale, 1)
                track.delay = number()
                element.tracks.append(track)
            default: return element
            }
        }
    }

    private mutating func figure() -> MovingElement.Figure {
        switch letter() {
        case UInt8(ascii: "d"): return .disc(x: number(), y: number(), r: number())
        case UInt8(ascii: "b"):
            return .box(x: number(), y: number(), width: number(), height: number(), radius: number())
        case UInt8(ascii: "r"): return .ring(x: number(), y: number(), r: number(), stroke: number())
        case UInt8(ascii: "a"):
            return .arc(
                x: number(), y: number(), r: number(), stroke: number(), start: number(), sweep: number(),
                cap: cap(), fadesIn: flag())
        case UInt8(ascii: "l"):
            let join = MovingElement.Join.allCases[count()]
            return .line(line(), isClosed: flag(), stroke: number(), cap: cap(), join: join)
        default: return .outlines(list { reader in reader.list { $0.line() } })
        }
    }

    private mutating func line() -> [ShapeCubic] {
        var pen = point()
        return list { reader in
            let cubic = ShapeCubic(pen, reader.point(), reader.point(), reader.point())
            pen = cubic.end
            return cubic
        }
    }

    private mutating func track() -> ElementTrack {
        let property = ElementTrack.Property.allCases[count()]
        let (period, delay) = (number(), number())
        let keys = list { ElementTrack.Key($0.number(), $0.number()) }
        return ElementTrack(property, period: period, delay: delay, keys, easings: list { $0.easing() })
    }
}
