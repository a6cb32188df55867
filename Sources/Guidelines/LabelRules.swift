internal import Basics
internal import Indicators

extension Rule {
    /// About the words of labels.
    static let labels: [Rule] = [
        errorWithoutLabel, successWithoutLabel,
        Rule(
            "error-says-nothing", .warning, .circular, "C5",
            "The label of an error says what happened and how to resolve it",
            why:
                "Labels are mandatory and should always inform the user what kind of error/fail happened and how this issue can be resolved.",
            fix: "say what failed and what to do about it"
        ) { subject in
            subject.ends(in: .error).filter { empty(errors, $0.label) }.map {
                Breach("\(quoted($0.label)) does not say which error happened", at: options(.error, subject))
            }
        },
        Rule(
            "value-on-error", .warning, .circular, "C5",
            "The label of an error does not end in a progress value",
            why: "Don't display a progress value for error/fail and success states.",
            fix: "leave the value out"
        ) { valueBreaches($0, .error) },
        Rule(
            "value-on-success", .warning, .circular, "C6",
            "The label of a success does not end in a progress value",
            why: "Don't display a progress value for error/fail and success states.",
            fix: "leave the value out"
        ) { valueBreaches($0, .success) },
        Rule(
            "label-says-loading", .warning, .circular, "C7",
            "A label says what is loading",
            why: "Avoid using terms such as “loading” that don't add any value.",
            fix: "say what is loading, or leave the label out"
        ) { subject in
            subject.distinctLabels.filter { empty(waits, $0.label) }.map {
                Breach("\(quoted($0.label)) adds nothing to the indicator", at: options($0.state, subject))
            }
        },
        Rule(
            "label-not-sentence-case", .warning, .circular, "C7", "A label is in sentence case",
            why: "Use sentence style capitalization.",
            fix: "capitalize only the first word and names"
        ) { subject in
            subject.distinctLabels.compactMap { end in
                SentenceCase.problem(with: end.label).map {
                    Breach(
                        "\(quoted(end.label)) is not in sentence case: \($0)",
                        at: options(end.state, subject),
                        edit: .words(end.label, to: SentenceCase.corrected(end.label)))
                }
            }
        },
        Rule(
            "determinate-without-value", .advice, .circular, "C8",
            "The label of a determinate indicator ends in the progress value",
            why:
                "We recommend including a progress value, for example, 60%, 30/100, etc., at the end of the label for determinate indicators to show how much of the process is already completed, the current progress, and how much is remaining.",
            fix: "add progress-text: percent or fraction, unless there is a reason to leave it out"
        ) { subject in
            guard subject.value == .none, subject.kind != .steps,
                let end = subject.ends.first(where: { $0.isDeterminate && !$0.label.isEmpty })
            else { return [] }
            return [
                Breach(
                    "the label \(quoted(end.label)) does not include the value",
                    at: options(end.state, subject))
            ]
        },
    ]

    static let errorWithoutLabel = withoutLabel(.error, "C5")
    static let successWithoutLabel = withoutLabel(.success, "C6")

    private static func withoutLabel(_ state: ValueState, _ requirement: String) -> Rule {
        Rule(
            "\(state.rawValue)-without-label", .error, .circular, requirement,
            "An indicator in the \(state.rawValue) state has a label",
            why: "Labels are mandatory for error and success states.",
            fix: "add \(option: "label")"
        ) { subject in
            subject.ends(in: state).filter { $0.label.isEmpty }.map { _ in
                Breach(
                    "an indicator in the \(state.rawValue) state needs a label that says what happened",
                    at: options(state, subject) + ["state", "transition"])
            }
        }
    }

    private static func valueBreaches(_ subject: Subject, _ state: ValueState) -> [Breach] {
        subject.ends(in: state).filter { endsInValue($0.label, subject.value) }.map {
            Breach(
                "\(quoted($0.label)) ends in a progress value, which means nothing for an \(state.noun)",
                at: options(state, subject), edit: .words($0.label, to: withoutValue($0.label)))
        }
    }

    /// A label without the value that it ends in, where nothing but the value goes: `Upload failed (60%)` and `Upload failed
    /// 60%`, but not `Upload failed at 60%`, of which a part would be left that says nothing.
    private static func withoutValue(_ label: String) -> String? {
        var (rest, end) = (label[...], "")
        if let last = rest.last, ".!…".contains(last) { end = String(rest.removeLast()) }
        if rest.last == ")" { rest.removeLast() }
        guard let space = rest.lastIndex(where: { $0.isWhitespace }) else { return nil }
        rest = rest[..<space]
        // As in 60 %.
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
        return rest + end
    }

    /// Where the label of a state is written.
    static func options(_ state: ValueState, _ subject: Subject) -> [String] {
        let own = "label.\(state.rawValue)"
        guard subject.timing != nil, state.isFinal else { return [own, "label"] }
        return ["operation.\(state.rawValue)", own, "log", "operation"]
    }

    /// Whether a label ends as in `60%`, `60 %` or, of the total that values are of, `30/100`.
    private static func endsInValue(_ label: String, _ value: Subject.Value) -> Bool {
        var rest = label[...]
        while let last = rest.last, last.isWhitespace || ".!)…".contains(last) { rest.removeLast() }
        if let last = rest.last, "%٪％".contains(last) {
            rest.removeLast()
            return rest.last { !$0.isWhitespace }?.isNumber == true
        }
        var total = 100
        if case .fraction(let given) = value { total = given }
        let word = rest.split { $0.isWhitespace }.last ?? ""
        let parts = word.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && Int(parts[0]) != nil && Int(parts[1]) == total
    }

    /// Whether a label, its case and punctuation aside, is one of those that say nothing.
    private static func empty(_ phrases: Set<String>, _ label: String) -> Bool {
        // None of them is long.
        guard label.utf8.count <= 100 else { return false }
        let letters = label.lowercased().map { $0.isLetter ? $0 : " " }
        return phrases.contains(String(letters).split(separator: " ").joined(separator: " "))
    }

    /// What the documents call terms "that don't add any value", and the same in some languages.
    private static let waits: Set<String> = [
        "loading", "now loading", "loading please wait", "please wait", "wait", "lädt", "laden",
        "wird geladen",
        "bitte warten", "chargement", "chargement en cours", "veuillez patienter", "cargando", "caricamento",
        "caricamento in corso", "carregando", "загрузка", "読み込み中", "読み込んでいます", "加载中", "正在加载", "載入中",
        "로딩 중", "로드 중",
    ]

    private static let errors: Set<String> = [
        "error", "failed", "failure", "an error occurred", "an error has occurred", "error occurred",
        "something went wrong", "oops", "oops something went wrong", "unknown error", "fehler",
        "ein fehler ist aufgetreten", "erreur", "une erreur est survenue", "ошибка", "エラー", "错误", "錯誤", "오류",
    ]
}

extension Subject {
    fileprivate func ends(in state: ValueState) -> [End] { ends.filter { $0.state == state } }

    /// The ends with labels, each label once.
    fileprivate var distinctLabels: [End] {
        var seen: Set<String> = []
        return ends.filter { !$0.label.isEmpty && seen.insert($0.label).inserted }
    }
}

extension ValueState {
    fileprivate var noun: String { self == .error ? "error" : "outcome" }
}
