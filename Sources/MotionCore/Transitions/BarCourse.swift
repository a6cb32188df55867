/// The course of the bars of a straight track from one pose to another.
enum BarCourse: Hashable, Sendable {
    /// Bars of a motion leave or come to rest, and the determinate bar appears.
    case settling([Way], value: Double)
    /// The determinate bar leaves, and a motion starts.
    case starting(BarStart, value: Double)
    /// The head of the determinate bar moves from one value to another.
    case change(ValueRun)

    /// The duration in which bars appear and leave, in milliseconds.
    static let passingDuration = 700.0

    /// The path of a bar when the determinate one is to be shown.
    enum Way: Hashable, Sendable {
        /// The bar does not show, and stays as it is.
        case hidden(BarSpan)
        /// The bar leaves the track at the far end.
        case leaving(tail: MovingEnd, head: MovingEnd)
        /// The bar runs toward the near end, and comes to rest there as the determinate bar.
        case resting(tail: MovingEnd, head: MovingEnd)
    }

    /// The place of a bar that does not show.
    static let gone = BarSpan(tail: 1, head: 1)

    var duration: Double {
        switch self {
        case .settling, .starting: Self.passingDuration
        case .change: ArcCourse.changeDuration
        }
    }

    /// Returns the bars `time` milliseconds after the beginning: those of the motion, and after them the determinate one.
    func spans(at time: Double) -> [BarSpan] {
        let u = min(max(time / duration, 0), 1)
        let w = smoothstep(u)
        switch self {
        case .settling(let ways, let value):
            let isCovered = ways.contains { if case .resting = $0 { true } else { false } }
            return ways.map { $0.span(u, w, value) } + [BarSpan(tail: 0, head: isCovered ? 0 : value * w)]
        case .starting(let start, let value):
            let away = u * u
            let leaving = BarSpan(tail: away, head: value + (1 - value) * away)
            return start.spans(at: time, rest: 1 - w) + [leaving]
        case .change(let run): return [BarSpan(tail: 0, head: run.value(at: u))]
        }
    }

    /// - Precondition: The poses differ, and not both depend on the motion.
    init(_ bars: BarChoreography, _ from: Transition.Pose, _ to: Transition.Pose, at time: Double) {
        switch (from, to) {
        case (.determinate(let from), _) where to.value != nil:
            self = .change(ValueRun(from: from, to: to.value ?? 1, easing: .easeInOut))
        case (_, .running): self = .starting(BarStart(bars), value: from.value ?? 0)
        case (.closed, _):
            let full = Way.leaving(tail: MovingEnd(place: 0, speed: 0), head: MovingEnd(place: 1, speed: 0))
            let others = bars.bars.dropFirst().map { _ in Way.hidden(Self.gone) }
            self = .settling([full] + others, value: to.value ?? 1)
        default:
            let isRunning = from == .running
            self = .settling(Self.ways(bars, at: time, isRunning: isRunning), value: to.value ?? 1)
        }
    }

    private static func ways(_ bars: BarChoreography, at time: Double, isRunning: Bool) -> [Way] {
        let ends = MovingEnd.measured(at: time, .before) { time in
            bars.spans(at: time).flatMap { [$0.tail, $0.head] }
        }
        return bars.bars.indices.map { index in
            var (tail, head) = (ends[2 * index], ends[2 * index + 1])
            let span = BarSpan(tail: tail.place, head: head.place)
            guard span.clipped != nil else { return .hidden(span) }
            if !isRunning { (tail.speed, head.speed) = (0, 0) }
            return tail.speed + head.speed < 0
                ? .resting(tail: tail, head: head) : .leaving(tail: tail, head: head)
        }
    }
}

extension BarCourse.Way {
    /// Returns the bar after a share `u` of the time, eased to `w`.
    fileprivate func span(_ u: Double, _ w: Double, _ value: Double) -> BarSpan {
        switch self {
        case .leaving(let tail, let head) where u < 1:
            return Self.span(tail: Self.leaving(tail, u), head: Self.leaving(head, u))
        case .resting(let tail, let head):
            return Self.span(tail: Self.resting(tail, at: 0, u, w), head: Self.resting(head, at: value, u, w))
        case .hidden(let span): return span
        case .leaving: return BarCourse.gone
        }
    }

    /// Returns a bar that shrinks to nothing on its way.
    private static func span(tail: Double, head: Double) -> BarSpan {
        BarSpan(tail: tail, head: max(tail, head))
    }

    /// Returns the place of an end at constant acceleration, as much as it takes to reach the far end in time; no end
    /// brakes.
    private static func leaving(_ end: MovingEnd, _ u: Double) -> Double {
        let alone = end.speed * BarCourse.passingDuration
        return end.place + alone * u + max(0, 1 - end.place - alone) * u * u
    }

    /// Returns the place of an end on one cubic to rest.
    private static func resting(_ end: MovingEnd, at target: Double, _ u: Double, _ w: Double) -> Double {
        let alone = end.speed * BarCourse.passingDuration
        return u < 1 ? end.place + alone * u * (1 - u) * (1 - u) + (target - end.place) * w : target
    }
}
