/// A source's rule for an arc whose head and tail come too close, or whose head goes too far.
///
/// All figures are in turns.
public enum SweepLimit: Hashable, Sendable {
    /// A shortest arc whose tail stays while the head is pushed ahead. 0 merely keeps an arc from turning inside out.
    case floor(Double)
    /// A shortest arc whose head stays while the tail is held back.
    case headFloor(Double)
    /// Chromium's rule: like ``headFloor(_:)`` in the second half of every `cycle` milliseconds, but in the first half,
    /// where the source draws from the head backward, the arc is held back twice as far.
    case chromiumGuard(Double, cycle: Double)
    /// A place, without the rotation, at which the head stops, as a dash stops at the end of its path.
    case headClamp(Double)

    /// No limit: the arc is as long as its ends say, and empty where the head is behind the tail.
    public static let none = SweepLimit.floor(0)

    /// The shortest arc.
    package var shortest: Double {
        switch self {
        case .floor(let sweep), .headFloor(let sweep), .chromiumGuard(let sweep, _): sweep
        case .headClamp: 0
        }
    }

    /// Returns the distance by which the start is moved back for each turn that the arc is too short at `time`
    /// milliseconds.
    func yield(at time: Double) -> Double {
        switch self {
        case .floor, .headClamp: return 0
        case .headFloor: return 1
        case .chromiumGuard(_, let cycle):
            // A tenth of a nanosecond too early still counts, since cycle and time may both be rounded.
            let cycles = (time + 1e-7) / cycle
            return cycles - cycles.rounded(.down) < 0.5 ? 2 : 1
        }
    }

    /// Returns the arc between `tail` and `head`, limited.
    func span(tail: Double, head: Double, at time: Double) -> ArcSpan {
        if case .headClamp(let place) = self {
            return ArcSpan(start: tail, sweep: max(min(head, place) - tail, 0))
        }
        let sweep = head - tail
        if sweep >= shortest { return ArcSpan(start: tail, sweep: sweep) }
        return ArcSpan(start: tail - yield(at: time) * (shortest - sweep), sweep: shortest)
    }
}
