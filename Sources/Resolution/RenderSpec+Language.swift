internal import Formats
internal import Indicators
internal import Jobs
internal import Languages
internal import Presentations
internal import Requests

/// The parts of a request that depend on its language, as far as they decide whether the language has an effect.
extension RenderSpec {
    /// Whether the result has a word or a number that the request does not write itself.
    func saysSomething(_ facts: RequestFacts) -> Bool {
        if !access.sidecars.isEmpty || facts.formats.contains(.web) && saysAlternative(facts) { return true }
        if facts.indicator == .steps { return saysSteps }
        let isMessage = facts.film == .message || access.variants.contains(.message)
        if isMessage, access.reducedTexts.isEmpty || operation.pauses { return true }
        if facts.film != .message, writesValues { return true }
        if operation.hasEvents {
            if operation.firstReport != nil, isMessage { return true }
            if saysOutcome || operation.tellsWait(in: self) && operation.waitText != "" { return true }
        }
        return stagesWords
    }

    /// Whether a presentation looks different in English: it may name a pause, and beside a button for a pause it keeps
    /// room for the word that resumes the process.
    private var stagesWords: Bool {
        guard locale != nil, ![nil, .bare].contains(presentation) else { return false }
        var other = self
        other.locale = nil
        // A request that cannot be resolved fails elsewhere.
        guard let own = try? resolvedAlone(), let english = try? other.resolvedAlone() else { return true }
        return !own.looksLike(english)
    }

    /// Whether the alternative text of a picture is more than its label.
    private func saysAlternative(_ facts: RequestFacts) -> Bool {
        facts.film != .loop || label.label(.active).isEmpty
    }

    /// Whether values are written in a notation that languages do not share.
    private var writesValues: Bool {
        switch label.progressText {
        case .percent: true
        case .fraction: language.numerals.digits != .latin
        case .hidden, nil: false
        }
    }

    /// Whether an outcome has a text that the request does not write itself: logs and demonstrations without texts take it
    /// from the language.
    private var saysOutcome: Bool {
        if operation.canStall, operation.instruction == nil || operation.log != nil { return true }
        return switch operation.story?.end?.verb {
        case .succeeded(let message): message == language.words.complete
        case .failed(let message): message == language.words.wentWrong
        default: false
        }
    }

    /// Whether steps have such texts, or numbers in other digits.
    private var saysSteps: Bool {
        let (isHeader, isList) = (steps.showsHeader ?? false, steps.view == .all)
        if isHeader, steps.allSteps == nil || steps.count == nil { return true }
        if isList, steps.allSteps == nil { return true }
        return language.numerals.digits != .latin
    }

    /// Whether the layout is different from right to left.
    func hasSides(_ facts: RequestFacts) -> Bool {
        facts.indicator != .circular && !isFull(facts) && showsColor(facts)
            || facts.film == .message
            || access.variants.contains(.message) && !facts.formats.allSatisfy(SpecOption.vectors.contains)
            || !label.isEmpty
            || ![nil, .bare].contains(presentation)
    }
}
