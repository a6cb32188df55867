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
        if !access.sidecars.isEmpty || facts.formats.contains(.web) && saysAlternative(facts) { return true }
        if facts.indicator == .steps { return saysSteps }
        let isMessage = facts.film == .message || access.variants.contains(.message)
        if isMessage, access.reducedTexts.isEmpty || operation.pauses { return true }
        if facts.film != .message, writesValues { return true }
        if operation.hasEvents {
            if operation.firstReport != nil, isMessage { return true }
            if saysOutcome || operation.tellsWait(label, present) && operation.waitText != "" { return true }
        }
        return stagesWords
    }

    /// Whether a presentation looks different in English: it may name a pause, and has room for the word that lets a process
    /// go on wherever there is a button for a pause.
    private var stagesWords: Bool {
        guard locale != nil, ![nil, .bare].contains(present.presentation) else { return false }
        var other = self
        other.locale = nil
        // What is wrong is told of as that.
        guard let own = try? resolvedAlone(), let english = try? other.resolvedAlone() else { return true }
        return !own.looksLike(english)
    }

    /// Whether what is said in the place of a picture is not just the label.
    private func saysAlternative(_ facts: RequestFacts) -> Bool {
        facts.film != .loop || label.label(.active).isEmpty
    }

    /// Whether values are written in a way that languages do not have in common.
    private var writesValues: Bool {
        switch label.progressText {
        case .percent: true
        case .fraction: language.numerals.digits != .latin
        case .hidden, nil: false
        }
    }

    /// Whether an outcome has words that are not the request's own: logs without words and demonstrations have got theirs
    /// from the language.
    private var saysOutcome: Bool {
        if operation.canStall, operation.instruction == nil || operation.log != nil { return true }
        return switch operation.story?.end?.verb {
        case .succeeded(let message): message == language.words.complete
        case .failed(let message): message == language.words.wentWrong
        default: false
        }
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
