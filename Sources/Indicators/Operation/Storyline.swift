internal import Languages
public import MotionCore

/// The story of an operation as an indicator tells it, with all texts, values and movements over time.
///
/// A transition that has begun is finished before the next one begins, which then leads to the aim at that time. Every
/// moment is a function of time alone.
public struct Storyline: Hashable, Sendable {
    /// The action of the indicator at a time, transitions aside.
    public enum Action: Hashable, Sendable {
        /// The motion runs.
        case running
        /// The motion stands still.
        case standing
        /// The value is shown.
        case value
        /// The whole track is filled.
        case closed
    }

    /// The aim of the indicator: the action and the state that it shows.
    public struct Aim: Hashable, Sendable {
        /// The action of the indicator.
        public var action: Action
        /// The state that it shows.
        public var state: ValueState
    }

    /// The change from one aim to another.
    public struct Act: Hashable, Sendable {
        /// The start and the duration, in milliseconds.
        public let start, duration: Double
        /// The aim at the beginning, and the one that the act leads to.
        public let from, to: Aim
        /// The transition; nil where nothing moves, and only colors, signs and texts change.
        public let transition: Transition?

        /// The end, in milliseconds.
        public var end: Double { start + duration }
    }

    /// A text that an indicator may have.
    public enum Caption: Hashable, Sendable {
        /// No text.
        case none
        /// The label of a running operation.
        case active
        /// The label of a pause.
        case paused
        /// The message of the outcome.
        case outcome
    }

    /// The time at which the label of a running operation shows.
    public enum LabelTime: Hashable, Sendable {
        /// The label shows as late as the policy says.
        case late
        /// The label shows with the indicator.
        case atOnce
        /// The label shows before the indicator, too, as the text of the control that the indicator is in.
        case always
    }

    /// A change from one text to another.
    public struct Cut: Hashable, Sendable {
        /// The time of the change, in milliseconds.
        public let start: Double
        /// The text before, and the text that replaces it.
        public let from, to: Caption
    }

    /// The outcome of an operation.
    public struct Outcome: Hashable, Sendable {
        /// The time at which the outcome is known, in milliseconds.
        public let time: Double
        /// The state at the end: success or error; nil where the operation is over without either.
        public let state: ValueState?
        /// The message about it; empty for none.
        public let message: String
        /// Whether the outcome is that there was no news for too long.
        public let isSilence: Bool
    }

    /// The behavior of the indicator, with the surface behind it, when the operation ends.
    public enum Ending: String, Hashable, Sendable {
        /// The indicator stays and shows the outcome.
        case stays
        /// The indicator leaves after a success, and shows errors.
        case leavesWhenDone = "leaves-when-done"
        /// The indicator leaves, however the operation ends.
        case leaves

        func lets(_ state: ValueState?) -> Bool {
            switch self {
            case .stays: state == nil
            case .leavesWhenDone: state != .error
            case .leaves: true
            }
        }
    }

    /// A toast that tells the outcome once the indicator has left.
    public struct Notice: Hashable, Sendable {
        /// The time at which the toast begins to appear, in milliseconds.
        public let start: Double
        /// The time at which the toast begins to disappear, in milliseconds; nil where it stays.
        public let leaving: Double?
    }

    /// The operation whose story is told.
    public let operation: Operation
    /// The timing of the story.
    public let policy: OperationPolicy
    /// The kind of motion of the indicator.
    public let kind: Motion.Kind
    /// The outcome of the operation; nil where it does not end.
    public let outcome: Outcome?
    /// The start of the operation, in milliseconds.
    public let start: Double
    /// The time at which the indicator begins to show, in milliseconds; nil where it never does.
    public let shown: Double?
    /// The aim of the indicator when it begins to show.
    public let opening: Aim
    /// The acts of the indicator, in order, without overlaps.
    public let acts: [Act]
    /// The acts in which something moves.
    let moves: [Act]
    /// The text when the indicator begins to show.
    public let caption: Caption
    /// The changes from ``caption`` to other texts, in order.
    public let cuts: [Cut]
    /// The shown value over time; nil where no value is ever shown.
    let values: ShownValue?
    /// The time at which the indicator begins to disappear, in milliseconds; nil where it stays.
    public let leaving: Double?
    /// The toast that tells the outcome once the indicator has left; nil for none.
    public let notice: Notice?
    /// The end of the film, in milliseconds.
    public let end: Double

    /// The duration of a change of texts, and of looks where nothing moves, in milliseconds: as long as a motion takes to
    /// stop.
    public static let cutDuration = ClockWarp.defaultDuration
    /// The time for which a film shows a lasting end, in milliseconds: as long as a success that disappears.
    public static let lasting = 3000.0

    /// Creates the story of `operation`, told by a motion of kind `kind`.
    ///
    /// - Parameters:
    ///   - operation: The operation whose story is told.
    ///   - policy: The timing of the story.
    ///   - kind: The kind of motion of the indicator.
    ///   - instruction: The message about an operation that has stalled without a message of its own; nil for that in
    ///     English.
    ///   - labeled: The time at which the label shows.
    ///   - namesPauses: Whether there is a text for pauses, which shows for as long as they last, however early.
    ///   - ending: The behavior of the indicator in the end.
    /// - Throws: ``TransitionError`` where the motion cannot show the events.
    /// - Precondition: The operation has started.
    public init(
        _ operation: Operation, policy: OperationPolicy, kind: Motion.Kind,
        instruction: String? = nil, labeled: LabelTime = .late,
        namesPauses: Bool = false, ending: Ending = .stays
    ) throws(TransitionError) {
        guard let first = operation.events.first else { preconditionFailure("an operation starts") }
        let outcome = Outcome(operation, policy, instruction ?? Language.english.words.noResponse)
        let script = Script(
            operation, policy, outcome, labeled, namesPauses: namesPauses, ending: ending)
        var plan = ActPlan(kind: kind, script: script)
        if script.shown != nil { try plan.play() }
        self.operation = operation
        self.policy = policy
        self.kind = kind
        self.outcome = outcome
        (start, shown, opening) = (first.time, script.shown, script.opening)
        caption = script.openingCaption
        (acts, values, cuts) = (plan.acts, plan.values, script.cuts(plan.acts))
        moves = plan.acts.filter { $0.transition != nil }
        let closing = plan.acts.last.flatMap { $0.to.action == .closed ? $0 : nil }
        let settled = max(plan.acts.last?.end ?? 0, (script.shown ?? 0) + policy.fade)
        let hold = outcome?.state == .success ? policy.successHold : nil
        notice = script.notice.map { start in
            // The toast stays for as long as a success in a track, from the time when it has appeared.
            Notice(start: start, leaving: hold.map { start + policy.fade + $0 })
        }
        if let notice {
            leaving = script.exit
            end = notice.leaving.map { $0 + policy.fade } ?? notice.start + policy.fade + Self.lasting
        } else if let exit = script.exit {
            (leaving, end) = (exit, exit + policy.fade)
        } else if let closing, let hold {
            leaving = closing.end + hold
            end = closing.end + hold + policy.fade
        } else {
            leaving = nil
            end =
                script.shown == nil
                ? outcome?.time ?? first.time + policy.showDelay
                : (closing?.end ?? settled) + Self.lasting
        }
    }
}

extension Storyline.Outcome {
    /// Creates the outcome of an operation: its own end, or a stall after too long without news.
    fileprivate init?(_ operation: Operation, _ policy: OperationPolicy, _ instruction: String) {
        var news = 0.0
        var isPaused = false
        for event in operation.events {
            let silence = news + policy.stallTimeout
            if !isPaused, event.verb != .started, event.time > silence {
                self.init(time: silence, state: .error, message: instruction, isSilence: true)
                return
            }
            news = event.time
            switch event.verb {
            case .paused: isPaused = true
            case .resumed: isPaused = false
            case .stalled(let text):
                self.init(time: news, state: .error, message: text ?? instruction, isSilence: false)
                return
            case .failed(let message):
                self.init(time: news, state: .error, message: message, isSilence: false)
                return
            case .succeeded(let message):
                self.init(time: news, state: .success, message: message, isSilence: false)
                return
            case .finished, .cancelled:
                self.init(time: news, state: nil, message: "", isSilence: false)
                return
            case .started, .progress, .determinate: break
            }
        }
        if isPaused { return nil }
        self.init(
            time: news + policy.stallTimeout, state: .error, message: instruction, isSilence: true)
    }
}

extension Storyline {
    /// Returns the opacity of the whole block at `time` milliseconds, in `0...1`.
    public func visibility(at time: Double) -> Double {
        shown.map { presence(from: $0, to: leaving, at: time) } ?? 0
    }

    /// Whether anything of the indicator or the ``notice`` shows at `time` milliseconds.
    package func shows(at time: Double) -> Bool {
        visibility(at: time) > 0 || noticeVisibility(at: time) > 0
    }

    /// The last moment at which the end shows, in milliseconds: just before it begins to disappear, where it does.
    package var lastShown: Double {
        let leaving = notice.map { $0.leaving } ?? leaving
        return leaving?.nextDown ?? end
    }

    /// Returns the opacity of the ``notice`` at `time` milliseconds, in `0...1`.
    public func noticeVisibility(at time: Double) -> Double {
        notice.map { presence(from: $0.start, to: $0.leaving, at: time) } ?? 0
    }

    private func presence(from start: Double, to leaving: Double?, at time: Double) -> Double {
        if time < start { return 0 }
        func risen(_ time: Double) -> Double {
            policy.fade > 0 ? smoothstep(time / policy.fade) : time >= 0 ? 1 : 0
        }
        return risen(time - start) * (1 - (leaving.map { risen(time - $0) } ?? 0))
    }

    /// Returns the act that has begun last, at `time` milliseconds; nil before the first one.
    public func act(at time: Double) -> Act? {
        guard let first = acts.first, time >= first.start else { return nil }
        return acts[acts.lastIndex(by: time) { $0.start }]
    }

    /// Returns the cut that has begun last, at `time` milliseconds; nil before the first one.
    public func cut(at time: Double) -> Cut? {
        guard let first = cuts.first, time >= first.start else { return nil }
        return cuts[cuts.lastIndex(by: time) { $0.start }]
    }

    /// The act in which the track is filled, after which nothing moves; nil for none.
    public var closing: Act? { acts.last.flatMap { $0.to.action == .closed ? $0 : nil } }

    /// Returns the shown value; nil where none is shown as such.
    public func value(at time: Double) -> Double? {
        guard let values else { return nil }
        return values.value(at: min(time, closing?.start ?? .infinity))
    }

    /// The times at which the value is shown, in milliseconds, beginning when the indicator settles on it.
    public var valueTimes: Range<Double>? {
        guard let shown, values != nil else { return nil }
        let settling = acts.first { $0.from.action != .value && $0.to.action == .value }
        let closing = closing?.start ?? end
        let start = settling?.start ?? shown
        return start..<max(closing, start)
    }
}
