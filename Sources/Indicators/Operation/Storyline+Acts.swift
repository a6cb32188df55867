public import MotionCore

extension Storyline {
    /// The planner of acts, one after the other, for a script.
    struct ActPlan {
        let kind: Motion.Kind
        let script: Script
        private(set) var acts: [Act] = []
        private(set) var values: ShownValue?

        init(kind: Motion.Kind, script: Script) { (self.kind, self.script) = (kind, script) }

        mutating func play() throws(TransitionError) {
            guard let shown = script.shown else { return }
            var current = script.opening
            if current.action == .value { showValues(from: shown) }
            // A motion that cannot run would be shown in its place.
            if kind == .determinate, current.action == .running || current.action == .standing {
                throw .noMotion
            }
            var free = shown
            for (index, change) in script.aims.enumerated() {
                // A value reaches its end before the track closes.
                let isDone = change.aim.action == .closed && change.aim.state == .success
                let start = max(change.time, free, isDone ? values?.end ?? 0 : 0)
                if let exit = script.exit, start >= exit { break }
                if index + 1 < script.aims.count, script.aims[index + 1].time <= start { continue }
                if change.aim == current { continue }
                // A pause that would be nearly over by the time it could be shown is skipped.
                if change.aim.state == .paused, index + 1 < script.aims.count,
                    script.aims[index + 1].time - start < script.least
                {
                    continue
                }
                if change.aim.action == .value, values == nil { showValues(from: start) }
                let act = try act(from: current, to: change.aim, at: start, shown)
                acts.append(act)
                (current, free) = (change.aim, act.end)
            }
        }

        /// Shows, from `start` on, the value that was reported last.
        private mutating func showValues(from start: Double) {
            let first = script.reports.last { $0.time <= start }?.value ?? 0
            values = ShownValue(
                from: start, value: first, reports: script.reports.lazy.filter { $0.time > start })
        }

        private mutating func act(
            from: Aim, to: Aim, at start: Double, _ shown: Double
        ) throws(TransitionError) -> Act {
            guard from.action != to.action else {
                return Act(start: start, duration: cutDuration, from: from, to: to, transition: nil)
            }
            let kind = kind
            let time = Storyline.clock(at: start, acts, opening: script.opening, shown: shown)
            let beginning = Self.pose(from.action, values?.value(at: start) ?? 0)
            func transition(to value: Double) throws(TransitionError) -> Transition {
                try Transition(kind, from: beginning, to: Self.pose(to.action, value), at: time)
            }
            var transition = try transition(to: values?.value(at: start) ?? 0)
            if to.action == .value { try settle(&transition, at: start, transition(to:)) }
            return Act(
                start: start, duration: transition.duration, from: from, to: to, transition: transition)
        }

        /// Makes a transition end at the value that is shown by then, which changes with the course of the transition.
        private mutating func settle(
            _ transition: inout Transition, at start: Double,
            _ make: (Double) throws(TransitionError) -> Transition
        ) throws(TransitionError) {
            let first = values?.value(at: start) ?? 0
            for _ in 0..<Self.attempts {
                let end = start + transition.duration
                transition = try make(values?.value(at: end) ?? 0)
                if start + transition.duration == end { return }
            }
            // If no attempt ends in time, the values reported meanwhile are caught up afterward.
            transition = try make(first)
            values = ShownValue(
                from: start + transition.duration, value: first,
                reports: script.reports.lazy.filter { $0.time > start })
        }

        /// The greatest number of attempts at planning a transition.
        private static let attempts = 8

        private static func pose(_ action: Action, _ value: Double) -> Transition.Pose {
            switch action {
            case .running: .running
            case .standing: .standing
            case .value: .determinate(value)
            case .closed: .closed
            }
        }
    }
}

extension Storyline {
    /// The movement of an indicator at a time.
    public enum Movement: Hashable, Sendable {
        /// The motion runs or stands still, at this time of its own in milliseconds.
        case motion(Double)
        /// A transition, at this time of its own in milliseconds.
        case transition(Transition, Double)
        /// A value in `0...1`.
        case value(Double)
    }

    /// Whether the full track has shown from the beginning, and nothing has moved so far.
    package func standsClosed(at time: Double) -> Bool {
        opening.action == .closed && moves.first.map { $0.start > time } ?? true
    }

    /// Returns the time of the motion, or of the waves of a value, at `time` milliseconds: it continues from the last
    /// movement, and stands in pauses.
    package func clock(at time: Double) -> Double {
        Self.clock(at: time, acts, opening: opening, shown: shown ?? 0)
    }

    fileprivate static func clock(
        at time: Double, _ acts: [Act], opening: Aim, shown: Double
    ) -> Double {
        var (origin, clock) = (shown, 0.0)
        if let moved = acts.last(where: { $0.transition != nil && $0.start <= time }),
            let transition = moved.transition
        {
            if let running = transition.motionTime(at: time - moved.start) { return running }
            (origin, clock) = (moved.start, transition.start)
        }
        // A value neither moves nor stands still, except for its waves.
        var warp: ClockWarp?
        func passed(at moment: Double) -> Double {
            warp?.time(at: moment - origin) ?? clock + moment - origin
        }
        for act in acts where act.transition == nil && (origin...max(origin, time)).contains(act.start) {
            let runs = (before: act.from.state == .active, after: act.to.state == .active)
            if runs.before == runs.after { continue }
            let start = passed(at: act.start)
            (origin, warp) = (act.start, runs.before ? .stopping(at: start) : .starting(at: start))
        }
        return passed(at: time)
    }

    /// Returns the movement at `time` milliseconds: the motion at its own time, a transition at its own, or a value.
    public func movement(at time: Double) -> Movement {
        guard let first = moves.first, first.start <= time else {
            switch opening.action {
            case .running: return .motion(max(time - (shown ?? 0), 0))
            case .standing: return .motion(0)
            case .value: return .value(values?.value(at: time) ?? 0)
            case .closed: return .value(1)
            }
        }
        let moved = moves[moves.lastIndex(by: time) { $0.start }]
        guard let transition = moved.transition else { return .motion(0) }
        if moved.to.action == .value, time >= moved.end { return .value(values?.value(at: time) ?? 0) }
        return .transition(transition, time - moved.start)
    }
}
