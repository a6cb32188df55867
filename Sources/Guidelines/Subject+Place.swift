public import Indicators
public import Presentations

extension Subject {
    /// What there is to judge of where an indicator is shown.
    public struct Place: Hashable, Sendable {
        /// Of the presentation.
        public var name: String
        /// Whether it keeps the user from acting until the process is over.
        public var isObstructive: Bool
        /// Whether it is what one presses.
        public var isControl: Bool
        /// Whether values can be shown there.
        public var takesValues: Bool
        /// Whether anything may be written, and whether a label stands in the place of a message that has to be.
        public var takesWords: Bool
        /// Whether a label stands in the place of a message that has to be.
        public var labelIsMessage: Bool
        /// Empty for none.
        public var message = ""
        /// The label for all states, as it was asked for; empty for none.
        public var label = ""
        /// Whether a value, or words, were asked for.
        public var asksForValue = false
        /// Whether words were asked for.
        public var asksForWords = false
        /// The outcome that is to be shown there; nil for none.
        public var asksForOutcome: ValueState?
        /// What is written on what one presses, whatever its state; empty for nothing.
        public var buttonWord = ""
        /// Whether a button that cancels or pauses can be shown, and whether one is.
        public var takesCancel: Bool
        /// Whether a button is shown that cancels or pauses.
        public var offersWayOut = false
        /// Whether a button is shown that starts again what has failed.
        public var offersRestart = false
        /// Whether nothing but a user's action leads there.
        public var isTriggered: Bool
        /// Whether the indicator with its label may be no wider on this screen.
        public var isFilled = false
        /// What ends in an ellipsis.
        public var shortened: [Stage.TextRole] = []

        /// What a presentation says about itself, without any words yet.
        public init(_ presentation: Presentation) {
            (name, isObstructive) = (presentation.name, presentation.isObstructive)
            takesValues = presentation.takesValues
            (takesWords, isControl) = (presentation.takesWords, presentation.isControl)
            labelIsMessage = presentation.message == .required
            takesCancel = presentation.takesCancel
            isTriggered =
                presentation.takesPull || presentation.isControl || !presentation.takesValues
                || presentation == .scrollLoad
        }
    }
}
