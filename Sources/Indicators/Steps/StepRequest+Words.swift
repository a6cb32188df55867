extension StepRequest {
    /// Where the flow is, in words: at first, and after what happens.
    public var words: [String] {
        let all = [list, listAfter].map { list in
            let step = list.steps[list.current]
            return "\(countText(list)): \(step.spoken)"
        }
        return all[0] == all[1] ? [all[0]] : all
    }

    /// Every step in words, with its state: at first, and after what happens.
    public var stepWords: [[String]] {
        let all = [list, listAfter].map { list in list.steps.map { $0.spoken } }
        return all[0] == all[1] ? [all[0]] : all
    }
}

extension Step {
    /// The name with what has become of the step: nothing is said of one that is still to come.
    public var spoken: String {
        let state = StoryWords.step(state)
        return state.isEmpty ? name : "\(name), \(state)"
    }
}
