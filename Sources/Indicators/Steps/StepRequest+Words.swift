internal import Basics
public import Languages

extension StepRequest {
    /// The user's place in the flow, in words: at first, and after the change.
    public var words: [String] {
        let all = [list, listAfter].map { list in
            let step = list.steps[list.current]
            return language.labeled(countText(list), step.spoken(in: language))
        }
        return all[0] == all[1] ? [all[0]] : all
    }

    /// Every step in words, with its state: at first, and after the change.
    public var stepWords: [[String]] {
        let all = [list, listAfter].map { list in list.steps.map { $0.spoken(in: language) } }
        return all[0] == all[1] ? [all[0]] : all
    }
}

extension Step {
    /// Returns the name with the state of the step; only the name for a step that is still to come.
    public func spoken(in language: Language) -> String {
        let states = language.words.states
        let state: String
        switch self.state {
        case .complete: state = states.complete
        case .error: state = states.error
        case .active: state = states.active
        case .disabled: state = states.disabled
        case .default: return name
        }
        return language.words.stated.filled(("{name}", name), ("{state}", state))
    }
}
