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
        public let pose: Transition.Pose
    }

    /// The names of states that take no value, and what moves in each. Which of those that look alike is
    /// meant shows in colors alone.
    static let states: [State] = [
        State(name: "active", pose: .running), State(name: "indeterminate", pose: .running),
        State(name: "paused", pose: .standing), State(name: "disabled", pose: .standing),
        State(name: "success", pose: .closed), State(name: "error", pose: .closed),
    ]

    /// The name of the state that takes a value, as in `determinate=0.4`.
    static let valueState = "determinate"

    /// All names of states, in the order in which they are listed.
    public static let stateNames = states.map(\.name) + [valueState]
}
