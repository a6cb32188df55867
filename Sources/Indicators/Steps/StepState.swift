/// The state of one step. States differ by more than their colors.
public enum StepState: String, Hashable, Sendable, CaseIterable {
    /// The step is complete: a filled node, and a filled line after it.
    case complete
    /// There is an error in the step: a badge with an exclamation mark.
    case error
    /// The user is at the step: a thick ring.
    case active
    /// The step is still to come: a thin ring.
    case `default`
    /// The step cannot be reached now: a dashed ring.
    case disabled
}

/// The content of a node.
public enum StepContent: String, Hashable, Sendable, CaseIterable {
    /// The step's number. Dynamic steps have none.
    case number
    /// The step's icon, and the number of a step without one.
    case icon
    /// A sign for the state: a check mark, an exclamation mark, a dot, or nothing.
    case glyph
}

/// The steps that a user may move to.
public enum StepFlow: String, Hashable, Sendable, CaseIterable {
    /// The next step, once the current one is complete.
    case linear
    /// Any step.
    case free
}
