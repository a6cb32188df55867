package import Indicators
package import Languages

/// The information about an asset for users who do not see it.
package struct Access: Hashable, Sendable {
    package var sidecars: [SidecarFormat]
    /// The language of built-in texts.
    package let language: Language
    /// Whether the language was requested.
    package let namesLanguage: Bool
    package var isStartedByUser: Bool
    /// The labels of states that have one.
    package let labels: [ValueState: String]
    /// The message beside the indicator; empty for none.
    package let message: String
    package var progress: ProgressText
    /// The texts in place of motion.
    package var texts: [String]
    /// The texts about an expected wait in place of motion, each for a time of the wait.
    package var waits: [Storyline.Wait] = []
    /// The position in a flow of steps, in words: at first, and after the change.
    package var steps: [String] = []
    /// All steps with their states, in words: at first, and after the change.
    package var stepStates: [[String]] = []

    package init(
        sidecars: [SidecarFormat], language: Language, namesLanguage: Bool, isStartedByUser: Bool,
        labels: [ValueState: String], message: String,
        progress: ProgressText, texts: [String], steps: [String] = []
    ) {
        self.sidecars = sidecars
        self.language = language
        self.namesLanguage = namesLanguage
        self.isStartedByUser = isStartedByUser
        self.labels = labels
        self.message = message
        self.progress = progress
        self.texts = texts
        self.steps = steps
    }

    /// The words about an operation in place of motion, beside its texts.
    package var reducedWords: ReducedMotion.Words {
        let paused = labels[.paused] == labels[.active] ? nil : labels[.paused]
        return ReducedMotion.Words(paused: paused, progress: progress, in: language)
    }

    /// A value in words: as it is written, in percent where it is not.
    package func text(_ value: Double) -> String {
        (progress == .none ? .percent : progress).text(value, in: language.numerals)
    }

    /// The label of a state, empty where there is none. While nothing else is known, the message is one.
    package func label(_ state: ValueState) -> String {
        return labels[state] ?? (state == .active ? message : "")
    }
}
