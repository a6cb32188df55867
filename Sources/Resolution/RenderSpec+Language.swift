internal import Formats
internal import Indicators
internal import Jobs
internal import Languages
internal import Presentations
internal import Requests

/// What of a request depends on its language, as far as that decides whether that has an effect.
extension RenderSpec {
    /// Whether there is a word or a number that is not the request's own.
    func saysSomething(_ facts: RequestFacts) -> Bool {
        if !access.sidecars.isEmpty || facts.formats.contains(where: { $0.content == .catalog }) {
            return true
        }
        if facts.indicator == .steps { return saysSteps }
        let isMessage = facts.film == .message || access.variants.contains(.message)
        if isMessage, access.reducedTexts.isEmpty || operation.pauses { return true }
        if label.progressText ?? .hidden != .hidden, facts.film != .message { return true }
        guard operation.hasEvents else { return false }
        if operation.firstReport != nil, isMessage { return true }
        return saysOutcome || operation.tellsWait(label, present) && operation.waitText != ""
            || operation.pauses && present.pause != nil && present.resume == nil
    }

    /// Whether an outcome has words that are not the request's own.
    private var saysOutcome: Bool {
        if operation.canStall, operation.instruction == nil { return true }
        guard operation.log != nil else { return false }
        return label.states[.success] == nil || label.states[.error] == nil
    }

    /// Whether steps have such words, or numbers that are written in other digits.
    private var saysSteps: Bool {
        let (isHeader, isList) = (steps.header ?? false, steps.view == .all)
        if isHeader, steps.allSteps == nil || steps.count == nil { return true }
        if isList, steps.allSteps == nil { return true }
        return language.numerals.digits != .latin
    }

    /// Whether something is laid out in another way from right to left.
    func hasSides(_ facts: RequestFacts) -> Bool {
        facts.indicator != .circular && !isFull(facts) && showsColor(facts)
            || facts.film == .message
            || access.variants.contains(.message) && !facts.formats.allSatisfy(SpecOption.vectors.contains)
            || !label.isEmpty
            || ![nil, .bare].contains(present.presentation)
    }
}
