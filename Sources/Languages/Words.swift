/// What Spindle says by itself wherever a request has no words of its own, in one language.
///
/// Sentences are whole, for word order differs; what differs each time has a place in braces.
public struct Words: Hashable, Sendable {
    /// What a bare indeterminate indicator is called.
    public var inProgress: String
    /// What is announced when an operation pauses.
    public var paused: String
    /// What is announced when it goes on.
    public var resumed: String
    /// What is said of a success of which nothing else is said.
    public var complete: String
    /// What is said of an error of which nothing else is said.
    public var error: String
    /// What is said of an indicator that is disabled.
    public var disabled: String
    /// What is said of an error of which a log says nothing.
    public var wentWrong: String
    /// What is said of an operation that has stalled: what to do, and that it can be started again.
    public var noResponse: String
    /// What takes the place of motion: that something goes on, that it still does, and an apology. Three texts.
    public var waiting: [String]
    /// How an expected wait is said after a label, with `{label}` and `{time}`.
    public var wait: String
    /// How a label is followed by what it comes to, with `{label}` and `{value}`.
    public var labeled: String
    /// How a step is followed by what has become of it, with `{name}` and `{state}`.
    public var stated: String
    /// The text of the button that leads to all steps, and the title of their list.
    public var allSteps: String
    /// How far a flow of steps has come, with `{n}` for the step's number and `{total}`, as `--count-text` has them.
    public var step: String
    /// What has become of a step.
    public var states: States
    /// What is on buttons.
    public var buttons: Buttons

    /// What has become of a step, as it is said after its name; nothing is said of one that is still to come.
    public struct States: Hashable, Sendable {
        /// Of a step in which all is done, in which something is wrong, at which one is, and which cannot be changed.
        public var complete, error, active, disabled: String

        /// The words for each state.
        public init(complete: String, error: String, active: String, disabled: String) {
            (self.complete, self.error, self.active, self.disabled) = (complete, error, active, disabled)
        }
    }

    /// What is on the buttons of dialogs and toasts.
    public struct Buttons: Hashable, Sendable {
        /// On the buttons that end an operation, close what shows its outcome, start it again, let it pause, and let
        /// it go on.
        public var cancel, close, restart, pause, resume: String

        /// The words on each button.
        public init(cancel: String, close: String, restart: String, pause: String, resume: String) {
            (self.cancel, self.close, self.restart) = (cancel, close, restart)
            (self.pause, self.resume) = (pause, resume)
        }
    }

    /// All words of a language, each with the places in braces that its property names.
    public init(
        inProgress: String, paused: String, resumed: String, complete: String, error: String,
        disabled: String, wentWrong: String, noResponse: String, waiting: [String], wait: String,
        labeled: String = "{label}: {value}", stated: String = "{name}, {state}", allSteps: String,
        step: String, states: States, buttons: Buttons
    ) {
        (self.inProgress, self.paused, self.resumed) = (inProgress, paused, resumed)
        (self.complete, self.error, self.disabled) = (complete, error, disabled)
        (self.wentWrong, self.noResponse, self.waiting) = (wentWrong, noResponse, waiting)
        (self.wait, self.labeled, self.stated) = (wait, labeled, stated)
        (self.allSteps, self.step, self.states, self.buttons) = (allSteps, step, states, buttons)
    }

    /// The text of the button that lets a paused operation go on.
    public var resume: String { buttons.resume }
}
