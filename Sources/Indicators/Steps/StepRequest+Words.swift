extension StepRequest {
    /// Where the flow is, in words: at first, and after what happens.
    public var words: [String] {
        let all = [list, listAfter].map { "\(countText($0)): \($0.steps[$0.current].name)" }
        return all[0] == all[1] ? [all[0]] : all
    }
}
