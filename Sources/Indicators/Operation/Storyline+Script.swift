extension Storyline {
    /// The aims of the indicator with their times, whatever the time needed to reach them.
    struct Script {
        let shown: Double?
        let opening: Aim
        let openingCaption: Caption
        /// The aims in the order of time, each at the time `shown` or later.
        private(set) var aims: [(time: Double, aim: Aim)] = []
        /// The least time for which a text, or a pause, shows before something else replaces it, in milliseconds.
        let least: Double
        /// The time at which the indicator leaves without showing the outcome; nil where it shows it, or stays.
        private(set) var exit: Double?
        /// The time at which the outcome is told apart from the indicator; nil for none.
        private(set) var notice: Double?
        /// The time at which a label appears.
        private var labeled = Double.infinity
        /// Whether pauses have texts of their own.
        private let namesPauses: Bool
        /// Whether the outcome replaces other texts.
        private var isTold = false
        /// The earliest time at which the outcome replaces them, in milliseconds.
        private var turn = Double.infinity
        /// The values that are reported until the end.
        private(set) var reports: [(time: Double, value: Double)] = []

        init(
            _ operation: Operation, _ policy: OperationPolicy, _ outcome: Outcome?, _ time: LabelTime,
            namesPauses: Bool, ending: Ending
        ) {
            (least, self.namesPauses) = (policy.minimumVisible, namesPauses)
            let start = operation.events.first?.time ?? 0
            let delayed = start + policy.showDelay
            let isOver = outcome.map { $0.time <= delayed } ?? false
            // An operation that is over at once needs no indicator, except for an error.
            let leaves = outcome.map { ending.lets($0.state) } ?? false
            if isOver, let outcome {
                let isWrong = outcome.state == .error
                shown = isWrong && !leaves ? outcome.time : nil
                if isWrong, leaves { notice = outcome.time }
                opening =
                    leaves
                    ? Aim(action: .running, state: .active)
                    : Aim(action: .closed, state: outcome.state ?? .success)
                openingCaption = time == .always ? .active : leaves ? .none : .outcome
                (isTold, turn) = (!leaves, outcome.time)
                return
            }
            shown = delayed
            let expected = operation.expected ?? 0
            labeled =
                time != .late || expected >= policy.labelAfter
                ? delayed : max(delayed, start + policy.labelAfter)
            var aim = Aim(action: .running, state: .active)
            var changes: [(time: Double, aim: Aim)] = []
            for event in operation.events {
                if let outcome, event.time > outcome.time { break }
                switch event.verb {
                case .progress(let value):
                    reports.append((event.time, value))
                    aim.action = .value
                case .determinate:
                    if aim.action != .value { reports.append((event.time, 0)) }
                    aim.action = .value
                case .paused:
                    aim.state = .paused
                    if aim.action == .running { aim.action = .standing }
                case .resumed:
                    aim.state = .active
                    if aim.action == .standing { aim.action = .running }
                case .started, .stalled, .failed, .succeeded, .finished, .cancelled: break
                }
                if aim != changes.last?.aim { changes.append((event.time, aim)) }
            }
            opening = changes.last { $0.time <= delayed }?.aim ?? Aim(action: .running, state: .active)
            aims = changes.filter { $0.time > delayed }
            openingCaption = Self.caption(
                opening.state, isLabeled: delayed >= labeled, namesPauses: namesPauses)
            guard let outcome else { return }
            // An indicator that has just appeared does not disappear at once.
            turn = max(outcome.time, delayed + policy.minimumVisible)
            guard let state = outcome.state, !leaves else {
                exit = turn
                if !outcome.message.isEmpty { notice = turn }
                return
            }
            isTold = true
            // An operation that has succeeded is complete, whatever was reported last.
            if state == .success, !reports.isEmpty { reports.append((outcome.time, 1)) }
            aims.append((turn, Aim(action: .closed, state: state)))
        }

        private static func caption(_ state: ValueState, isLabeled: Bool, namesPauses: Bool) -> Caption {
            let isPaused = state == .paused
            return !isLabeled && !(isPaused && namesPauses) ? .none : isPaused ? .paused : .active
        }

        /// Returns the captions with their times: a text changes together with the look.
        fileprivate func captions(_ acts: [Act]) -> [(time: Double, caption: Caption)] {
            guard openingCaption != .outcome else { return [] }
            func caption(_ time: Double) -> (time: Double, caption: Caption) {
                let state = acts.last { $0.start <= time }?.to.state ?? opening.state
                return (
                    time, Self.caption(state, isLabeled: time >= labeled, namesPauses: namesPauses)
                )
            }
            let closing = isTold ? acts.last?.start ?? turn : nil
            let turn = closing ?? exit ?? .infinity
            let times = (acts.map { $0.start } + [labeled]).filter { $0 < turn }.sorted()
            return times.map(caption) + (closing.map { [($0, .outcome)] } ?? [])
        }
    }
}

extension Storyline.Script {
    /// Returns the cuts from text to text, each finished before the next one. A text that could not be read before another
    /// is due does not show.
    func cuts(_ acts: [Storyline.Act]) -> [Storyline.Cut] {
        guard let shown else { return [] }
        let captions = captions(acts)
        var cuts: [Storyline.Cut] = []
        var current = openingCaption
        var free = shown
        for (index, change) in captions.enumerated() where change.caption != current {
            let start = max(change.time, free)
            let next =
                captions[(index + 1)...].first { $0.caption != change.caption }?.time ?? exit ?? .infinity
            if next <= start || next - start < least { continue }
            cuts.append(Storyline.Cut(start: start, from: current, to: change.caption))
            (current, free) = (change.caption, start + Storyline.cutDuration)
        }
        return cuts
    }
}
