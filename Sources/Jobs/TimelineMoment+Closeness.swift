internal import MotionCore

extension Timeline.Moment {
    /// Whether nobody could tell the two apart.
    package func isClose(to other: Timeline.Moment) -> Bool {
        func close(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 1e-6 }
        switch (self, other) {
        case (.arc(let a), .arc(let b)):
            let way = a.start - b.start
            return close(way, way.rounded()) && close(a.sweep, b.sweep)
        case (.bars(let a), .bars(let b)):
            return a.count == b.count
                && zip(a, b).allSatisfy { close($0.tail, $1.tail) && close($0.head, $1.head) }
        case (.spokes(let a), .spokes(let b)), (.dots(let a), .dots(let b)):
            return a.count == b.count && zip(a, b).allSatisfy(close)
        case (.drawn(let a), .drawn(let b)):
            return a.numbers.count == b.numbers.count && zip(a.numbers, b.numbers).allSatisfy(close)
        default: return false
        }
    }
}
