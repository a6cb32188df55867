public import Indicators

/// The part of a request that is about steps, as it was made: nothing is checked yet.
public struct StepSpec: Hashable, Sendable {
    /// One step.
    public struct Item: Hashable, Sendable {
        /// The name of the step.
        public var name: String
        /// The state of the step; nil for the one that follows from the current step.
        public var state: StepState?
        /// The icon of its node, shown if ``StepSpec/content`` asks for icons.
        public var icon: StepIcon?
        /// Whether the step depends on the counted one before it, and is not counted.
        public var isDynamic: Bool
        /// Whether the step is drawn pressed.
        public var isPressed: Bool

        /// A step whose state follows from the current one, unless `state` says otherwise.
        public init(
            _ name: String, state: StepState? = nil, icon: StepIcon? = nil, isDynamic: Bool = false,
            isPressed: Bool = false
        ) {
            self.name = name
            self.state = state
            self.icon = icon
            self.isDynamic = isDynamic
            self.isPressed = isPressed
        }
    }

    /// The steps in their order, at least two.
    public var items: [Item] = []
    /// A row, or a list of all steps; nil is a row.
    public var view: StepView?
    /// The allowed moves between steps; nil is to the next step only.
    public var flow: StepFlow?
    /// The content of nodes; nil is icons where a step has one, else numbers.
    public var content: StepContent?
    /// The step that the user is at.
    public var current: StepAddress?
    /// Whether there is a header above the row; nil is not.
    public var showsHeader: Bool?
    /// Whether names are under the nodes; nil is where there is no header.
    public var showsNames: Bool?
    /// The text of the button that opens the list of all steps, which is also the title of that list.
    public var allSteps: String?
    /// The text of the step count, with `{n}` and `{total}`; nil is `Step {n} of {total}`, empty for none.
    public var count: String?

    /// No steps.
    public init() {}
}
