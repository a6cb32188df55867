/// The change of an indicator from one pose to another, as a function of time.
///
/// Between poses nothing jumps: places are continuous, and so are speeds. The course of each change, its duration and its
/// guarantees are in <doc:Transitions>.
public struct Transition: Hashable, Sendable {
    /// The state of an indicator between transitions.
    public enum Pose: Hashable, Sendable {
        /// The motion runs.
        case running
        /// The motion stands still at some moment of its loop.
        case standing
        /// A value in `0...1` is shown: an arc clockwise from 12 o'clock, or a bar from the near end.
        case determinate(Double)
        /// The whole track is filled.
        case closed
    }

    /// The kind of motion that moves.
    public let kind: Motion.Kind
    /// The poses before the beginning and after the end.
    public let from, to: Pose
    /// The motion's own time at the beginning, in milliseconds; without meaning where ``from`` is neither running nor
    /// standing.
    public let start: Double
    /// The duration in milliseconds, above 0 and at most ``longestDuration``. Afterwards ``to`` holds.
    public let duration: Double

    let course: Course

    enum Course: Hashable, Sendable {
        case clock(ClockWarp)
        case arc(ArcCourse)
        case bars(BarCourse)
        case shape(ShapeChange)
        /// Nothing moves but waves, by this clock; nil where they stand, too.
        case keeping(ClockWarp?)
    }

    /// The longest duration of a transition, in milliseconds.
    public static let longestDuration = ArcLanding.longest

    /// Creates the transition of an indicator whose motion is `kind`.
    ///
    /// - Parameters:
    ///   - kind: The kind of motion that moves.
    ///   - from: The pose before the beginning.
    ///   - to: The pose after the end.
    ///   - time: The motion's own time at the beginning, in milliseconds. Any finite time.
    /// - Throws: ``TransitionError`` where nothing leads from the one pose to the other.
    /// - Precondition: Values are in `0...1`, and `time` is finite.
    public init(
        _ kind: Motion.Kind, from: Pose, to: Pose, at time: Double = 0
    ) throws(TransitionError) {
        precondition(time.isFinite, "a transition begins at some time")
        precondition(
            (0...1).contains(from.value ?? 0) && (0...1).contains(to.value ?? 0), "progress is in 0...1")
        (self.kind, self.from, self.to, start) = (kind, from, to, time)
        course = try Self.course(kind, from, to, at: time)
        duration =
            switch course {
            case .clock(let warp): warp.duration
            case .arc(let course):
                max(course.duration, course.isLaunch ? 0 : Self.waveDuration(kind, from, to))
            case .bars(let course): max(course.duration, Self.waveDuration(kind, from, to))
            case .shape(let change): change.duration
            case .keeping: ClockWarp.defaultDuration
            }
    }

    /// Creates the transition of a drawn indicator that keeps its picture while its state changes: nothing moves but
    /// traveling waves, which stop or start.
    ///
    /// - Parameters:
    ///   - kind: The kind of motion that moves.
    ///   - pose: A value or the full track.
    ///   - runs: Whether waves travel before the beginning and after the end.
    ///   - time: The motion's own time at the beginning, in milliseconds. Any finite time.
    /// - Throws: ``TransitionError`` where that cannot be shown.
    /// - Precondition: The value is in `0...1`, and `time` is finite.
    public init(
        _ kind: Motion.Kind, keeping pose: Pose, runs: (before: Bool, after: Bool), at time: Double = 0
    ) throws(TransitionError) {
        precondition(
            time.isFinite && (0...1).contains(pose.value ?? 0), "progress is in 0...1, at some time")
        guard case .drawn(let drawn) = kind, pose.value != nil else { throw .nothingMoves }
        if case .elements = drawn.form { throw .onlyPauses("figures") }
        if pose.isValue, !drawn.takesValues { throw .noValue("shapes") }
        (self.kind, from, to, start) = (kind, pose, pose, time)
        switch runs {
        case (true, false): course = .keeping(.stopping(at: time))
        case (false, true): course = .keeping(.starting(at: time))
        default: course = .keeping(nil)
        }
        duration = ClockWarp.defaultDuration
    }

    private static func course(
        _ kind: Motion.Kind, _ from: Pose, _ to: Pose, at time: Double
    ) throws(TransitionError) -> Course {
        switch (from, to) {
        case (.running, .running), (.standing, .standing), (.closed, .closed): throw .nothingMoves
        case (.determinate, .standing), (.closed, .standing): throw .alreadyStands
        case _ where kind == .determinate && (from.value == nil || to.value == nil): throw .noMotion
        case (.running, .standing): return .clock(.stopping(at: time))
        case (.standing, .running): return .clock(.starting(at: time))
        default: break
        }
        switch kind {
        case .spokes: throw .onlyPauses("spokes")
        case .dots: throw .onlyPauses("dots")
        case .drawn(let drawn):
            if let running = drawn.runningArc { return .arc(ArcCourse(running, from, to, at: time)) }
            if let running = drawn.runningBars { return .bars(BarCourse(running, from, to, at: time)) }
            guard case .shapes = drawn.form else { throw .onlyPauses("figures") }
            if !drawn.takesValues, from.isValue || to.isValue { throw .noValue("shapes") }
            return .shape(ShapeChange(drawn, from, to, at: time))
        case .bars(let bars): return .bars(BarCourse(bars, from, to, at: time))
        case .arc, .determinate: return .arc(ArcCourse(kind, from, to, at: time))
        }
    }
}

extension Transition {
    /// Returns the motion's own time, in milliseconds, at which the motion by itself looks like the transition after `time`
    /// milliseconds: before the beginning, while the clock stops or starts, and once the motion runs again. Nil while the
    /// transition has a look of its own.
    public func motionTime(at time: Double) -> Double? {
        switch (course, from, to) {
        case (.clock(let warp), _, _): warp.time(at: time)
        case (_, .running, _) where time <= 0: start + time
        case (_, .standing, _) where time <= 0: start
        case (.arc(.launch(_, let joining)), _, _) where time >= duration: joining + time - duration
        case (.bars(.starting(let bars, _)), _, _) where time >= duration: bars.clock.time(at: time)
        case (.shape(let change), _, .running) where time >= duration: change.motionTime(at: time)
        default: nil
        }
    }

    /// Returns the share of a value in the picture after `time` milliseconds, in `0...1`. A full track is the last of
    /// values beside one, and none beside a motion.
    package func valued(at time: Double) -> Double {
        if from.value != nil, to.value != nil { return 1 }
        let part = smoothstep(time / duration)
        return to.isValue ? part : from.isValue ? 1 - part : 0
    }

    /// Returns the time of the waves of a kept picture, in milliseconds; nil for one that changes.
    package func keptTime(at time: Double) -> Double? {
        guard case .keeping(let clock) = course else { return nil }
        return clock?.time(at: time) ?? start
    }

    /// Whether the picture stays as it is.
    package var isKept: Bool { if case .keeping = course { true } else { false } }

    /// Returns the kept picture after `time` milliseconds; nil for one that changes.
    func kept(at time: Double) -> DrawnMoment? {
        guard let clock = keptTime(at: time), case .drawn(let drawn) = kind else { return nil }
        if case .determinate(let value) = from { return drawn.moment(showing: { _ in value }, at: clock) }
        return drawn.closed
    }

    /// Returns the arc after `time` milliseconds; nil where no arc moves. Before the beginning and after ``duration`` the
    /// poses hold.
    public func span(at time: Double) -> ArcSpan? {
        if case .drawn = kind { return nil }
        if case .arc(let choreography) = kind, let time = motionTime(at: time) {
            return choreography.span(at: time)
        }
        if case .arc(let course) = course { return course.span(at: time) }
        return nil
    }

    /// Returns the bars after `time` milliseconds, unclipped: those of the motion and, unless it only stops or starts,
    /// after them the determinate one. Nil where no bars move. Before the beginning and after ``duration`` the poses hold.
    public func bars(at time: Double) -> [BarSpan]? {
        guard case .bars(let bars) = kind else { return nil }
        let running = motionTime(at: time).map(bars.spans(at:))
        guard case .bars(let course) = course else { return running }
        guard let running else { return course.spans(at: time) }
        return running + [to == .running ? BarCourse.gone : BarSpan(tail: 0, head: 0)]
    }
}

extension Transition {
    /// Whether a motion's own time at the beginning makes a difference to a transition from a pose: an indicator at rest
    /// has none, except for waves that travel along it.
    package static func heedsStart(_ kind: Motion.Kind, from pose: Pose) -> Bool {
        if pose.value == nil { return true }
        guard case .drawn(let drawn) = kind, let form = drawn.waveForm else { return false }
        return form.pass(wavelength: form.wavelength) != nil
    }
}

extension Transition.Pose {
    /// Whether the pose shows a value.
    package var isValue: Bool { if case .determinate = self { true } else { false } }

    /// The part of the track that is filled at rest; nil where that depends on the motion.
    var value: Double? {
        switch self {
        case .running, .standing: nil
        case .determinate(let value): value
        case .closed: 1
        }
    }
}
