public import Indicators

/// The part of a request that is about steps, as it was made: nothing is checked yet.
public struct StepSpec: Hashable, Sendable {
    /// One step.
    public struct Item: Hashable, Sendable {
        public var name: String
        /// Nil for what follows from the current step.
        public var state: StepState?
        public var icon: StepIcon?
        /// Whether the step depends on the counted one before it, and is not counted.
        public var isDynamic: Bool

        public init(
            _ name: String, state: StepState? = nil, icon: StepIcon? = nil, isDynamic: Bool = false
        ) {
            (self.name, self.state, self.icon, self.isDynamic) = (name, state, icon, isDynamic)
        }
    }

    public var items: [Item] = []
    public var view: StepView?
    public var flow: StepFlow?
    public var content: StepContent?
    /// The step that the user is at.
    public var current: StepAddress?
    public var header: Bool?
    public var names: Bool?
    /// The text of the button that leads to all steps and the title there, and what says how far one is.
    public var allSteps: String?
    public var count: String?

    public init() {}
}
