/// A source's rule for an arc whose head and tail come too close, or whose head goes too far.
///
/// All figures in turns.
public enum SweepLimit: Hashable, Sendable {
    /// The arc is at least this long: the tail stays and the head is pushed ahead. 0 is no more than
    /// keeping an arc from turning inside out.
    case floor(Double)
    /// The arc is at least this long: the head stays and the tail is held back.
    case headFloor(Double)
    /// Chromium's: as ``headFloor(_:)`` in the second half of every `cycle` milliseconds, but in the
    /// first half, where the source draws from the head backwards, the arc is held back twice as far.
    case chromiumGuard(Double, cycle: Double)
    /// The head, without the rotation, stops at this place, as a dash stops at the end of its path.
    case headClamp(Double)

    /// The arc is as long as its ends say, and nothing where the head is behind the tail.
    public static let none = SweepLimit.floor(0)

    /// The shortest arc.
    package var shortest: Double {
        switch self {
        case .floor(let sweep), .headFloor(let sweep), .chromiumGuard(let sweep, _): sweep
        case .headClamp: 0
        }
    }

    /// The distance by which the start gives way for each turn that the arc is too short at `time` milliseconds.
    func yield(at time: Double) -> Double {
        switch self {
        case .floor, .headClamp: return 0
        case .headFloor: return 1
        case .chromiumGuard(_, let cycle):
            // A tenth of a nanosecond early counts, since cycle and time may both be rounded.
            let cycles = (time + 1e-7) / cycle
            return cycles - cycles.rounded(.down) < 0.5 ? 2 : 1
        }
    }

    /// The arc between `tail` and `head`, limited.
    func span(tail: Double, head: Double, at time: Double) -> ArcSpan {
        if case .headClamp(let place) = self {
            return ArcSpan(start: tail, sweep: max(min(head, place) - tail, 0))
        }
        let sweep = head - tail
        if sweep >= shortest { return ArcSpan(start: tail, sweep: sweep) }
        return ArcSpan(start: tail - yield(at: time) * (shortest - sweep), sweep: shortest)
    }
}
