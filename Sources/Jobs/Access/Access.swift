internal import Basics
package import Indicators
package import Languages
internal import MotionCore

/// What is known about an asset for those who do not see it.
package struct Access: Hashable, Sendable {
    package var sidecars: [SidecarFormat]
    /// What is said by itself, beside labels, is said in this language.
    package let language: Language
    /// Whether that was asked for.
    package let namesLanguage: Bool
    package var isStartedByUser: Bool
    /// The labels of states that have one.
    package let labels: [ValueState: String]
    /// What stands beside the indicator, empty for nothing.
    package let message: String
    package var progress: ProgressText
    /// What is said in the place of motion.
    package var texts: [String]
    /// What is said of an expected wait in the place of motion, as it passes: whole texts.
    package var waits: [Storyline.Wait] = []
    /// Where a flow of steps is, in words: at first, and after what happens.
    package var steps: [String] = []
    /// Every step with its state, in words: at first, and after what happens.
    package var stepStates: [[String]] = []

    package init(
        sidecars: [SidecarFormat], language: Language, namesLanguage: Bool, isStartedByUser: Bool,
        labels: [ValueState: String], message: String,
        progress: ProgressText, texts: [String], steps: [String] = []
    ) {
        self.sidecars = sidecars
        (self.language, self.namesLanguage) = (language, namesLanguage)
        self.isStartedByUser = isStartedByUser
        self.labels = labels
        self.message = message
        self.progress = progress
        self.texts = texts
        self.steps = steps
    }

    /// What is said of an operation in the place of motion, beside its texts.
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
