/// How the bars of a straight track get from one pose to another.
enum BarCourse: Hashable, Sendable {
    /// Bars of a motion leave or come to rest, and the determinate bar appears.
    case settling([Way], value: Double)
    /// The determinate bar leaves, and a motion starts.
    case starting(BarStart, value: Double)
    /// The head of the determinate bar goes from one value to another.
    case change(ValueRun)

    /// How long bars take to come and to go, in milliseconds.
    static let passingDuration = 700.0

    /// What becomes of a bar when the determinate one is to be shown.
    enum Way: Hashable, Sendable {
        /// It is not on the track, and stays away.
        case hidden
        /// It runs on and off the track at the far end.
        case leaving(tail: MovingEnd, head: MovingEnd)
        /// It runs towards the near end, and comes to rest there as the determinate bar.
        case resting(tail: MovingEnd, head: MovingEnd)
    }

    /// Where a bar is that does not show.
    static let gone = BarSpan(tail: 1, head: 1)

    var duration: Double {
        switch self {
        case .settling, .starting: Self.passingDuration
        case .change: ArcCourse.changeDuration
        }
    }

    /// The bars `time` milliseconds after the beginning: those of the motion, and after them the
    /// determinate one.
    func spans(at time: Double) -> [BarSpan] {
        let u = min(max(time / duration, 0), 1)
        let w = u * u * (3 - 2 * u)
        switch self {
        case .settling(let ways, let value):
            let isCovered = ways.contains { if case .resting = $0 { true } else { false } }
            return ways.map { $0.span(u, w, value) } + [BarSpan(tail: 0, head: isCovered ? 0 : value * w)]
        case .starting(let start, let value):
            let away = u * u
            let leaving = u < 1 ? BarSpan(tail: away, head: value + (1 - value) * away) : Self.gone
            return start.spans(at: max(time, 0), rest: 1 - w) + [leaving]
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
            self = .settling([full] + bars.bars.dropFirst().map { _ in .hidden }, value: to.value ?? 1)
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
            guard BarSpan(tail: tail.place, head: head.place).clipped != nil else { return .hidden }
            if !isRunning { (tail.speed, head.speed) = (0, 0) }
            return tail.speed + head.speed < 0
                ? .resting(tail: tail, head: head) : .leaving(tail: tail, head: head)
        }
    }
}

extension BarCourse.Way {
    /// The bar after the part `u` of the time, eased to `w`.
    fileprivate func span(_ u: Double, _ w: Double, _ value: Double) -> BarSpan {
        switch self {
        case .leaving(let tail, let head) where u < 1:
            return Self.span(tail: Self.leaving(tail, u), head: Self.leaving(head, u))
        case .resting(let tail, let head):
            return Self.span(tail: Self.resting(tail, at: 0, u, w), head: Self.resting(head, at: value, u, w))
        case .hidden, .leaving: return BarSpan(tail: 1, head: 1)
        }
    }

    /// A bar that shrinks to nothing on its way.
    private static func span(tail: Double, head: Double) -> BarSpan {
        BarSpan(tail: tail, head: max(tail, head))
    }

    /// Steadily accelerated, as much as it takes to be at the far end in time; no end brakes.
    private static func leaving(_ end: MovingEnd, _ u: Double) -> Double {
        let alone = end.speed * BarCourse.passingDuration
        return end.place + alone * u + max(0, 1 - end.place - alone) * u * u
    }

    /// One cubic to rest.
    private static func resting(_ end: MovingEnd, at target: Double, _ u: Double, _ w: Double) -> Double {
        let alone = end.speed * BarCourse.passingDuration
        return u < 1 ? end.place + alone * u * (1 - u) * (1 - u) + (target - end.place) * w : target
    }
}

/// Bars that enter the track and from then on run as their motion does.
struct BarStart: Hashable, Sendable {
    let motion: BarChoreography
    /// The motion's time at the beginning: where least of the track is taken, and just before more is.
    let time: Double
    /// How far the bars are set back at the beginning, so that the track is empty, in track lengths.
    let setBack: Double
    /// Whether each bar is set back; those that have left the track are not.
    let isSetBack: [Bool]

    /// Moments of the loop that are tried.
    private static let moments = 512

    init(_ motion: BarChoreography) {
        /// How much of the track lies before the end of the foremost visible bar.
        func reach(_ moment: Int) -> Double {
            let spans = motion.spans(at: motion.period * Double(moment) / Double(Self.moments))
            return spans.compactMap { $0.clipped?.head }.max() ?? 0
        }
        var (best, least) = (0, Double.infinity)
        var isOpen = false
        for moment in 0..<Self.moments {
            let reach = reach(moment)
            if reach < least {
                (best, least, isOpen) = (moment, reach, true)
            } else if reach == least, isOpen {
                best = moment
            } else {
                isOpen = false
            }
        }
        self.motion = motion
        (time, setBack) = (motion.period * Double(best) / Double(Self.moments), least)
        isSetBack = motion.spans(at: time).map { $0.tail < 1 }
    }

    /// The bars `time` milliseconds after the beginning, with the part `rest` of the set-back left.
    func spans(at time: Double, rest: Double) -> [BarSpan] {
        zip(motion.spans(at: self.time + time), isSetBack).map { span, isSetBack in
            let way = isSetBack ? setBack * rest : 0
            return BarSpan(tail: span.tail - way, head: span.head - way)
        }
    }
}
