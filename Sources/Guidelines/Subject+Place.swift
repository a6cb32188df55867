public import Indicators
public import Presentations

extension Subject {
    /// The place in which an indicator is shown, as rules judge it.
    public struct Place: Hashable, Sendable {
        /// The name of the presentation.
        public var name: String
        /// Whether the presentation keeps the user from acting until the process is over.
        public var isObstructive: Bool
        /// Whether the presentation is a control that the user presses.
        public var isControl: Bool
        /// Whether values can be shown in the presentation.
        public var takesValues: Bool
        /// Whether any text may be written in the presentation.
        public var takesWords: Bool
        /// Whether a label stands in for a required message.
        public var labelIsMessage: Bool
        /// The message; empty for none.
        public var message = ""
        /// The label for all states, as it was requested; empty for none.
        public var label = ""
        /// Whether a value was requested.
        public var asksForValue = false
        /// Whether a text was requested.
        public var asksForWords = false
        /// The outcome that is requested; nil for none.
        public var asksForOutcome: ValueState?
        /// The text of the control, whatever its state; empty for none.
        public var buttonWord = ""
        /// Whether a button that cancels or pauses can be shown.
        public var takesCancel: Bool
        /// Whether a button that cancels or pauses is shown.
        public var offersWayOut = false
        /// Whether a button that starts a failed process again is shown.
        public var offersRestart = false
        /// Whether only an action of the user leads to the presentation.
        public var isTriggered: Bool
        /// Whether the indicator with its label has all the width that the screen allows.
        public var isFilled = false
        /// The texts that end in an ellipsis.
        public var shortened: [Stage.TextRole] = []

        /// Creates the place of a presentation, without any texts yet.
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
