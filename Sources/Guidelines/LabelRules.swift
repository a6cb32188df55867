internal import Basics
internal import Indicators

extension Rule {
    /// Rules about the words of labels.
    static let labels: [Rule] = [
        errorWithoutLabel, successWithoutLabel,
        Rule(
            "error-says-nothing", .warning, .circular, "C5",
            "The label of an error says what happened",
            why:
                "Labels are mandatory and should always inform the user what kind of error/fail happened and how this issue can be resolved.",
            fix: "say what failed and what to do about it"
        ) { subject in
            subject.outcomes(in: .error).filter { ErrorWords.saysNothing($0.label) }.map { end in
                let isUsual = ErrorWords.isUsual(end.label)
                return Breach(
                    isUsual
                        ? "\(quoted(end.label)), which Spindle writes for an error without a text, does not say what went wrong"
                        : "\(quoted(end.label)) does not say what went wrong",
                    at: options(.error, subject),
                    fix: isUsual
                        ? "give the error a text, in the log or as label.error; say what failed and what to do about it"
                        : nil)
            }
        },
        Rule(
            "error-without-remedy", .warning, .circular, "C5",
            "The label of an error says how to resolve it",
            why:
                "Labels are mandatory and should always inform the user what kind of error/fail happened and how this issue can be resolved.",
            fix: "say what to do as well, such as \"Check your connection and try again\""
        ) { subject in
            // A stall has a rule of its own, and a button to start again is a remedy.
            guard subject.timing?.isStalled != true, subject.place?.offersRestart != true else { return [] }
            return subject.outcomes(in: .error).filter {
                !ErrorWords.saysNothing($0.label) && ErrorWords.lacksRemedy($0.label)
            }.map {
                Breach(
                    "\(quoted($0.label)) does not say how to resolve the error", at: options(.error, subject))
            }
        },
        Rule(
            "value-on-error", .warning, .circular, "C5",
            "The label of an error has no progress value",
            why: "Don't display a progress value for error/fail and success states.",
            fix: "remove the value"
        ) { valueBreaches($0, .error) },
        // The same sentence.
        Rule(
            "value-on-success", .warning, .circular, "C6",
            "The label of a success has no progress value",
            why: "Don't display a progress value for error/fail and success states.",
            fix: "remove the value"
        ) { valueBreaches($0, .success) },
        // And "at the end of the label for determinate indicators": a value that is written into a label is neither.
        Rule(
            "value-in-label", .warning, .circular, "C8",
            "A value is written by the indicator, and its label does not contain it",
            why: "The display of the progress value is under application control.",
            fix:
                "remove the value from the label; where one is known, progress-text: percent or fraction shows it"
        ) { subject in
            var total = 100
            if case .fraction(let given) = subject.value { total = given }
            let final = subject.finalLabels
            return subject.distinctLabels.filter { !$0.state.isFinal && !final.contains($0.label) }.compactMap
            {
                end in
                // A picture of one value may have it in words.
                if end.isDeterminate, subject.value == .none, !subject.valueMoves { return nil }
                guard let value = ValueWords.value(in: end.label, of: total, isStrict: false) else {
                    return nil
                }
                let why =
                    !end.isDeterminate
                    ? "but the indicator shows none"
                    : subject.value == .none
                        ? "which does not change with the value"
                        : "but the indicator already shows its value"
                let shows = end.isDeterminate && subject.value != .none
                return Breach(
                    "the label \(quoted(end.label)) contains the value \(quoted(value.text)), \(why)",
                    at: options(end.state, subject),
                    edit: shows ? .words(end.label, to: withoutValue(end, total)) : nil)
            }
        },
        Rule(
            "label-says-loading", .warning, .circular, "C7",
            "A label says what is loading",
            why: "Avoid using terms such as “loading” that don't add any value.",
            fix: "say what is loading, or leave the label out"
        ) { subject in
            subject.distinctLabels.filter { WaitWords.saysNothing($0.label) }.map {
                Breach("\(quoted($0.label)) adds nothing to the indicator", at: options($0.state, subject))
            }
        },
        Rule(
            "label-contradicts-state", .warning, .progress, "C5, C6",
            "A label agrees with the state of the indicator",
            why: "Their look and animation reflect the status of a process.",
            fix:
                "write a label for each state, as in label: {active: Uploading photos, success: Photos uploaded}"
        ) { subject in
            let final = subject.finalLabels
            return subject.distinctStates.compactMap { end in
                // A label of both states is judged in the last one.
                if !end.state.isFinal, final.contains(end.label) { return nil }
                return StateWords.contradiction(end.label, in: end.state).map {
                    Breach("\(quoted(end.label)) says \($0)", at: options(end, subject))
                }
            }
        },
        Rule(
            "label-not-sentence-case", .warning, .circular, "C7", "A label is in sentence case",
            why: "Use sentence style capitalization.",
            fix: "capitalize only the first word and names"
        ) { subject in
            subject.distinctStates.reduce(into: [End]()) { ends, end in
                if !ends.contains(where: { $0.label == end.label }) { ends.append(end) }
            }.compactMap { end in
                SentenceCase.problem(with: end.label).map {
                    Breach(
                        "\(quoted(end.label)) is not in sentence case: \($0)",
                        at: options(end, subject),
                        edit: .words(end.label, to: SentenceCase.corrected(end.label)))
                }
            }
        },
        // "For determinate indicators, include a progress value at the end of the label, for example, 60%, 30/100 etc."
        Rule(
            "determinate-without-value", .advice, .circular, "C8",
            "The label of a determinate indicator ends in the progress value",
            why:
                "We recommend including a progress value, for example, 60%, 30/100, etc., at the end of the label for determinate indicators to show how much of the process is already completed, the current progress, and how much is remaining.",
            fix: "add progress-text: percent or fraction, unless there is a reason to leave it out"
        ) { subject in
            guard subject.value == .none, subject.kind != .steps,
                let end = subject.ends.first(where: {
                    $0.isDeterminate && !$0.label.isEmpty && !subject.isButtonWord($0)
                }), ValueWords.value(in: end.label, of: 100, isStrict: false)?.isLast != true
            else { return [] }
            return [
                Breach(
                    "the label \(quoted(end.label)) does not include the progress value",
                    at: options(end.state, subject))
            ]
        },
    ]

    /// The rule that an error has a label: "Labels are mandatory for error and success states."
    static let errorWithoutLabel = withoutLabel(.error, "C5")
    /// The rule that a success has a label, from the same sentence.
    static let successWithoutLabel = withoutLabel(.success, "C6")

    private static func withoutLabel(_ state: ValueState, _ requirement: String) -> Rule {
        Rule(
            "\(state.rawValue)-without-label", .error, .circular, requirement,
            "An indicator in the \(state.rawValue) state has a label",
            why: "Labels are mandatory for error and success states.",
            fix: "add \(option: .label)"
        ) { subject in
            // A checkout shows no outcome, which another rule reports.
            if let place = subject.place, !place.takesValues { return [] }
            return subject.outcomes(in: state).filter { $0.label.isEmpty }.map { _ in
                Breach(
                    "an indicator in the \(state.rawValue) state needs a label that says what happened",
                    at: options(state, subject) + [.state, .transition])
            }
        }
    }

    private static func valueBreaches(_ subject: Subject, _ state: ValueState) -> [Breach] {
        var total = 100
        if case .fraction(let given) = subject.value { total = given }
        return subject.outcomes(in: state).compactMap { end in
            ValueWords.value(in: end.label, of: total, isStrict: true).map {
                Breach(
                    "\(quoted(end.label)) contains the progress value \(quoted($0.text)), but \(state.noun) shows none",
                    at: options(state, subject),
                    edit: .words(end.label, to: withoutValue(end, total)))
            }
        }
    }

    /// A label without the value that it ends in, where only the value is to go: `Upload failed (60%)` and `Upload failed
    /// 60%`, but not `Upload failed at 60%`, which would leave a fragment.
    private static func withoutValue(_ end: End, _ total: Int) -> String? {
        let label = end.label
        var (rest, mark) = (label[...], "")
        if let last = rest.last, ".!…".contains(last) { mark = String(rest.removeLast()) }
        if rest.last == ")" { rest.removeLast() }
        guard let space = rest.lastIndex(where: { $0.isWhitespace }), rest.last?.isLetter == false else {
            return nil
        }
        rest = rest[..<space]
        // The percent sign stands apart, as in 60 %.
        let word = label[space...].dropFirst()
        if let first = word.first, "%٪％".contains(first) {
            guard let space = rest.lastIndex(where: { $0.isWhitespace }) else { return nil }
            rest = rest[..<space]
        }
        let isBracketed = label[rest.endIndex...].drop { $0.isWhitespace }.first == "("
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        let words = rest
        while let last = rest.last, last.isWhitespace || ",;:–—-·|(".contains(last) { rest.removeLast() }
        let last = rest.split { $0.isWhitespace }.last ?? ""
        guard isBracketed || words != rest || SentenceCase.common.contains(last.lowercased()),
            rest.contains(where: { $0.isLetter })
        else { return nil }
        let result = String(rest) + mark
        // A label with a value in it contradicts nothing.
        guard StateWords.contradiction(result, in: end.state) == nil else { return nil }
        return ValueWords.value(in: result, of: total, isStrict: false) == nil ? result : nil
    }

    private typealias End = Subject.End

    /// The options that write a label, or the message that stands in for it.
    private static func options(_ end: End, _ subject: Subject) -> [OptionKey] {
        let message: [OptionKey] = end.label == subject.place?.message ? [.presentMessage] : []
        return message + options(end.state, subject)
    }

    /// The options that write the label of a state.
    static func options(_ state: ValueState, _ subject: Subject) -> [OptionKey] {
        let own = OptionKey.label.part(state.rawValue)
        guard subject.timing != nil, state.isFinal else { return [own, .label, .presentMessage] }
        return [.operation.part(state.rawValue), own, .log, .operation]
    }
}

extension ValueState {
    fileprivate var noun: String { self == .error ? "an error" : "a success" }
}
