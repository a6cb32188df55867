/// The state of one step. Each is told apart by more than its color.
public enum StepState: String, Hashable, Sendable, CaseIterable {
    /// It is done: a filled node, and a filled line after it.
    case complete
    /// Something in it is wrong: a badge with an exclamation mark.
    case error
    /// The user is at it: a thick ring.
    case active
    /// It is still to come: a thin ring.
    case `default`
    /// It cannot be reached now: a dashed ring.
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

/// The steps that a user may go to.
public enum StepFlow: String, Hashable, Sendable, CaseIterable {
    /// The next one, once the current one is complete.
    case linear
    /// Any.
    case free
}
