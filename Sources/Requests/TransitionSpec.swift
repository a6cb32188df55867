package import Basics
public import Indicators

/// A request for the way from one state to another, or from one step to another.
public enum TransitionSpec: Hashable, Sendable {
    /// A change of an indicator from one state to another.
    case states(from: State, to: State)
    /// A change from one step to another.
    case steps(from: StepAddress, to: StepAddress)
    /// The appearance of a dynamic step.
    case appearance(of: StepAddress)

    /// A state that a transition comes from or goes to.
    public enum State: Hashable, Sendable {
        /// The motion runs.
        case indeterminate
        /// A value in 0…1 is shown.
        case determinate(Double)
        /// One of the value states.
        case state(ValueState)

        /// `indeterminate`, `determinate` or the name of the ``ValueState``.
        public var name: String {
            switch self {
            case .indeterminate: "indeterminate"
            case .determinate: "determinate"
            case .state(let state): state.rawValue
            }
        }

        /// The state of the process; active if determinate or indeterminate.
        public var valueState: ValueState {
            switch self {
            case .indeterminate, .determinate: .active
            case .state(let state): state
            }
        }

        /// The names of all, in the order in which they are listed.
        public static let names =
            [State.determinate(0).name, State.indeterminate.name] + ValueState.allCases.map { $0.rawValue }
    }
}

extension TransitionSpec {
    /// The message about a value out of range; nil if the transition is valid.
    package var problem: Message? {
        guard case .states(let from, let to) = self else { return nil }
        for case .determinate(let value) in [from, to] where !(0...1).contains(value) {
            return "\(value.shortestText) is out of range: use 0 to 1"
        }
        return nil
    }
}

// MARK: - Text

extension TransitionSpec: CustomStringConvertible {
    /// The transition as written on the command line: `indeterminate:determinate=0.4`, `step:2:3`, `appear:2.1`.
    public var description: String {
        switch self {
        case .states(let from, let to): "\(from):\(to)"
        case .steps(let from, let to): "step:\(from):\(to)"
        case .appearance(let step): "appear:\(step)"
        }
    }
}

extension TransitionSpec.State: CustomStringConvertible {
    /// The state as it is written: `indeterminate`, `determinate=0.4` or `paused`.
    public var description: String {
        if case .determinate(let value) = self { "\(name)=\(value.shortestText)" } else { name }
    }
}

extension TransitionSpec {
    /// Reads the ``description`` of one.
    ///
    /// - Throws: The message about an invalid text, with a remedy.
    package init(parsing text: String) throws(Message) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        // Of steps and of values in percent people often write the numbers alone, and which is meant is not known here.
        let ends = text.split { ":->, ".contains($0) }
        switch (parts.first, parts.count) {
        case ("step", _), ("appear", _):
            let steps = parts.dropFirst().compactMap { StepAddress($0) }
            switch (parts[0], parts.count, steps.count) {
            case ("step", 3, 2): self = .steps(from: steps[0], to: steps[1])
            case ("appear", 2, 1): self = .appearance(of: steps[0])
            default: throw Self.rejection(ofSteps: text)
            }
        case _ where ends.count == 2 && ends.allSatisfy { StepAddress($0) != nil }:
            throw
                """
            \(quoted(text)) does not say what the numbers are: write step:\(ends[0]):\(ends[1]) for steps, \
            determinate=0.4:determinate=0.8 for values, or states such as active:success
            """
        case (_, 2) where (try? ValueSpan(parsing: text)) != nil:
            throw
                "\(quoted(text)) names no states; write determinate=\(parts[0]):determinate=\(parts[1]) to go from one value to another"
        case (_, 2): self = .states(from: try State(parsing: parts[0]), to: try State(parsing: parts[1]))
        default:
            throw
                """
            \(quoted(text)) is not a valid transition: write from:to, such as indeterminate:determinate=0.4 or \
            active:success, or step:2:3 for steps
            """
        }
    }

    /// The message for a text that is no valid transition of steps.
    package static func rejection(ofSteps text: String) -> Message {
        "\(quoted(text)) is not a valid transition of steps: write step:2:3 to go from step 2 to step 3, or appear:2.1 for the dynamic step 2.1"
    }
}

extension TransitionSpec.State {
    private static var knownNames: [KnownName] {
        names.map { name in
            KnownName(name, synonyms: ValueState.otherNames.first { $0.0.rawValue == name }?.1 ?? [])
        }
    }

    fileprivate init(parsing part: Substring) throws(Message) {
        let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(words[0])
        if name == Self.determinate(0).name {
            guard words.count > 1 else {
                throw "\(quoted(String(part))) has no value: write determinate=0.4"
            }
            let text = SpecUnit.none.number(String(words[1]))
            guard let value = SpecNumber.value(of: text[...]), (0...1).contains(value) else {
                throw
                    "\(quoted(String(words[1]))) in \(quoted(String(part))) is not a valid value; write a value from 0 to 1, such as determinate=0.4 or determinate=40%"
            }
            self = .determinate(value)
            return
        }
        if name == Self.indeterminate.name {
            self = .indeterminate
        } else if let state = ValueState(rawValue: name) {
            self = .state(state)
        } else {
            throw "\(UnknownName.state(name, Self.knownNames))"
        }
        if words.count > 1 { throw "\(quoted(String(part))): only determinate takes a value; write \(name)" }
    }
}
