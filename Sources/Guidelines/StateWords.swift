internal import Basics
internal import Indicators

/// Judges whether a label agrees with the state beside which it stands, where there can be no doubt: in English.
enum StateWords {
    /// Returns the false claim of a label; nil where there is none, or where that is not certain.
    static func contradiction(_ label: String, in state: ValueState) -> String? {
        let words = Words(label).all
        guard let first = words.first, let last = words.last else { return nil }
        let runs = first.count > 4 && first.hasSuffix("ing") && SentenceCase.common.contains(first)
        if ValueWords.value(in: label, of: 100, isStrict: false) != nil { return nil }
        let hedges = words.contains(where: unsure.contains)
        switch state {
        case .active:
            if runs || hedges || words.contains(where: { $0.hasSuffix("ing") }) { return nil }
            return successes.contains(last) || failures.contains(last)
                ? "that the process is over, but it is still running" : nil
        case .success:
            if runs, !words.contains(where: { successes.contains($0) }) {
                return "that the process is still running, but it has succeeded"
            }
            return !hedges && failures.contains(last)
                ? "that the process has failed, but it has succeeded" : nil
        case .error:
            if runs, !words.contains(where: { failures.contains($0) || $0 == "error" }) {
                return "that the process is still running, but it has failed"
            }
            let fails = words.contains { failures.contains($0) || $0 == "error" || $0 == "partly" }
            return !hedges && !fails && words.count < 4 && successes.contains(last)
                ? "that the process has succeeded, but it has failed" : nil
        case .paused, .disabled: return nil
        }
    }

    private static let successes = Set(
        words: """
            accepted approved complete completed confirmed copied created deleted done downloaded exported
            finished imported installed loaded paid received refreshed restored saved sent submitted
            succeeded success successful successfully synced synchronized updated uploaded verified
            """)

    private static let failures: Set<String> = [
        "aborted", "crashed", "declined", "denied", "failed", "failure", "rejected", "unsuccessful",
    ]

    /// The words with which a label means something else: `Almost done`.
    private static let unsure = Set(
        words: """
            almost be being is nearly never no not partly recently soon to until when while will
            """)
}
