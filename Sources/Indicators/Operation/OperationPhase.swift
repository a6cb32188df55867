/// A named phase of an operation.
public struct OperationPhase: Hashable, Sendable {
    /// The names of phases.
    public enum Name: String, Hashable, Sendable, CaseIterable {
        /// Before the operation has started.
        case idle
        /// The operation has started, and nothing shows yet.
        case waiting
        /// The block fades in, during other phases.
        case appearing
        /// The block fades out, during other phases.
        case disappearing
        /// The indicator runs without a value.
        case indeterminate
        /// The running indicator comes to rest as a value.
        case settling
        /// A value shows.
        case determinate
        /// The motion comes to a standstill.
        case pausing
        /// The motion stands still.
        case paused
        /// The motion starts again.
        case resuming
        /// The track fills with the color of success.
        case success
        /// The track fills with the color of an error.
        case error
        /// The outcome stays.
        case hold
        /// The indicator has left, and a toast tells the outcome.
        case notice
        /// Nothing shows any more.
        case done
    }

    /// The name of the phase.
    public let name: Name
    /// The start and the end, in milliseconds.
    public let start, end: Double

    /// Creates a phase from one time to another, in milliseconds.
    public init(_ name: Name, _ start: Double, _ end: Double) {
        self.name = name
        self.start = start
        self.end = end
    }
}

extension Storyline {
    /// The phases in the order in which they begin. Those in which the block appears and disappears overlap others; all
    /// others follow each other without gaps, from 0 to ``end``.
    public var phases: [OperationPhase] {
        var phases: [OperationPhase] = []
        func add(_ name: OperationPhase.Name, _ from: Double, _ to: Double) {
            if to > from { phases.append(OperationPhase(name, from, to)) }
        }
        add(.idle, 0, start)
        guard let shown else {
            add(.waiting, start, notice?.start ?? end)
            if let notice { addNotice(notice, to: &phases) }
            return phases
        }
        add(.waiting, start, shown)
        add(.appearing, shown, shown + policy.fade)
        var (aim, time) = (opening, shown)
        for act in acts {
            add(aim.resting, time, act.start)
            add(act.name, act.start, min(act.end, leaving ?? end))
            (aim, time) = (act.to, act.end)
        }
        add(aim.resting, time, leaving ?? end)
        if let leaving { add(.disappearing, leaving, leaving + policy.fade) }
        if let notice {
            addNotice(notice, to: &phases)
        } else if leaving != nil {
            phases.append(OperationPhase(.done, end, end))
        }
        return phases.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
            .map { $0.element }
    }

    private func addNotice(_ notice: Notice, to phases: inout [OperationPhase]) {
        phases.append(OperationPhase(.notice, notice.start, notice.leaving ?? end))
        guard let leaving = notice.leaving else { return }
        phases.append(OperationPhase(.disappearing, leaving, end))
        phases.append(OperationPhase(.done, end, end))
    }
}

extension Storyline.Aim {
    /// The phase of an indicator that has reached the aim.
    fileprivate var resting: OperationPhase.Name {
        switch action {
        case .running: .indeterminate
        case .standing: .paused
        case .value: state == .paused ? .paused : .determinate
        case .closed: .hold
        }
    }
}

extension Storyline.Act {
    fileprivate var name: OperationPhase.Name {
        switch to.action {
        case .closed: to.state == .error ? .error : .success
        case .value where from.action != .value: .settling
        case .standing, .value, .running: to.state == .paused ? .pausing : .resuming
        }
    }
}
