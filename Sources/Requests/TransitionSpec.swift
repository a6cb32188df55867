public import Indicators
public import MotionCore

/// A request for the way from one state to another, as it was made: nothing is checked yet.
public struct TransitionSpec: Hashable, Sendable {
    /// `from:to`, such as `indeterminate:determinate=0.4` or `active:success`.
    public var text: String
    /// The motion's own time at the beginning, in milliseconds; nil is 0.
    public var start: Double?

    public init(_ text: String, start: Double? = nil) {
        (self.text, self.start) = (text, start)
    }

    /// A state that a transition comes from or goes to.
    public struct State: Hashable, Sendable {
        /// One of ``TransitionSpec/stateNames``.
        public let name: String
        /// What has become of the process; it runs where a value is shown.
        public let valueState: ValueState
        /// What the indicator does.
        public let pose: Transition.Pose

        package init(
            name: String, valueState: ValueState, pose: Transition.Pose
        ) {
            self.name = name
            self.valueState = valueState
            self.pose = pose
        }
    }

    /// The states that take no value: those of a process, and another name for the one that runs.
    package static let states: [State] =
        [State(name: "indeterminate", valueState: .active, pose: .running)]
        + ValueState.allCases.map { State(name: $0.rawValue, valueState: $0, pose: $0.pose) }

    /// The name of the state that takes a value, as in `determinate=0.4`.
    package static let valueName = "determinate"

    /// All names of states, in the order in which they are listed.
    public static let stateNames = [valueName] + states.map(\.name)
}

extension ValueState {
    /// What an indicator does that shows no value.
    fileprivate var pose: Transition.Pose {
        switch self {
        case .active: .running
        case .paused, .disabled: .standing
        case .error, .success: .closed
        }
    }
}
