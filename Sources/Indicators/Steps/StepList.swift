/// One step of a flow.
public struct Step: Hashable, Sendable {
    /// The name under or beside the node.
    public var name: String
    /// The user's progress with the step.
    public var state: StepState
    /// The icon in the node where icons are requested; nil for the number.
    public var icon: StepIcon?
    /// Whether the step depends on the counted step before it: it is drawn smaller and not counted.
    public var isDynamic: Bool
    /// Whether the user's finger is on the step.
    public var isPressed: Bool

    /// Creates a counted step, unless `isDynamic` is true.
    public init(
        _ name: String, _ state: StepState, icon: StepIcon? = nil, isDynamic: Bool = false,
        isPressed: Bool = false
    ) {
        self.name = name
        self.state = state
        self.icon = icon
        self.isDynamic = isDynamic
        self.isPressed = isPressed
    }
}

/// The steps of a flow, and the current one.
public struct StepList: Hashable, Sendable {
    /// The steps, at least two, of which the first is counted.
    public private(set) var steps: [Step]
    /// The index of the current step.
    public private(set) var current: Int

    /// The greatest number of steps: nodes have room for their numbers.
    public static let maxCount = 999

    /// Creates the steps of a flow, with the index of the current one.
    ///
    /// - Precondition: There are 2 to ``maxCount`` steps, the first is not dynamic, `current` is one of them, and no other
    ///   is active.
    public init(_ steps: [Step], current: Int) {
        precondition((2...Self.maxCount).contains(steps.count), "a flow has 2 to \(Self.maxCount) steps")
        precondition(!steps[0].isDynamic, "a dynamic step depends on one before it")
        precondition(steps.indices.contains(current), "the current step is one of the list")
        precondition(
            steps.indices.allSatisfy { $0 == current || steps[$0].state != .active },
            "no step is active but the current one")
        self.steps = steps
        self.current = current
    }

    /// The number of counted steps.
    public var total: Int { steps.count { !$0.isDynamic } }

    /// Returns the number of a step, from 1; for a dynamic one, that of the step it depends on.
    public func number(of index: Int) -> Int { steps[...index].count { !$0.isDynamic } }

    /// Returns the address of a step in messages and requests.
    public func address(of index: Int) -> StepAddress {
        let number = number(of: index)
        guard steps[index].isDynamic, let owner = steps[..<index].lastIndex(where: { !$0.isDynamic }) else {
            return StepAddress(number)
        }
        return StepAddress(number, dynamic: index - owner)
    }

    /// Returns the index of the step with an address; nil for none.
    public func index(of address: StepAddress) -> Int? {
        steps.indices.first { self.address(of: $0) == address }
    }

    /// Returns the list after the user has moved to another step.
    ///
    /// A user who moves forward leaves an active step complete, and one who moves back leaves it as it was before. The
    /// other step becomes active, unless there is an error in it.
    ///
    /// - Precondition: `index` is a step that is not disabled.
    public func moved(to index: Int) -> StepList {
        precondition(steps[index].state != .disabled, "nobody gets to a disabled step")
        var list = self
        // No step stays pressed after a move.
        for step in list.steps.indices { list.steps[step].isPressed = false }
        if index == current { return list }
        if steps[current].state == .active {
            list.steps[current].state = index > current ? .complete : .default
        }
        if steps[index].state != .error { list.steps[index].state = .active }
        list.current = index
        return list
    }
}
