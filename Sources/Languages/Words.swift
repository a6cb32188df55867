/// The words that Spindle uses wherever a request has no words of its own, in one language.
///
/// Sentences are whole, for word order differs; what differs each time has a place in braces.
public struct Words: Hashable, Sendable {
    /// The name of a bare indeterminate indicator.
    public var inProgress: String
    /// The announcement of an operation that pauses.
    public var paused: String
    /// The announcement of an operation that goes on.
    public var resumed: String
    /// The message of a success of which nothing else is said.
    public var complete: String
    /// The message of an error of which nothing else is said.
    public var error: String
    /// The word for an indicator that is disabled.
    public var disabled: String
    /// The message of an error of which a log says nothing.
    public var wentWrong: String
    /// The message about an operation that has stalled: what to do, and that it can be started again.
    public var noResponse: String
    /// The three texts in the place of motion: that something goes on, that it still does, and an apology.
    public var waiting: [String]
    /// The form of an expected wait after a label, with `{label}` and `{time}`.
    public var wait: String
    /// The form of a label with a value after it, with `{label}` and `{value}`.
    public var labeled: String
    /// The form of a step with its state after it, with `{name}` and `{state}`.
    public var stated: String
    /// The text of the button that leads to all steps, and the title of their list.
    public var allSteps: String
    /// The progress of a flow of steps, with `{n}` for the step's number and `{total}`, as `--count-text` has them.
    public var step: String
    /// The words for the states of a step.
    public var states: States
    /// The words on buttons.
    public var buttons: Buttons

    /// The words for the states of a step, after its name; there is none for one that is still to come.
    public struct States: Hashable, Sendable {
        /// Of a step in which all is done, in which something is wrong, at which one is, and which cannot be changed.
        public var complete, error, active, disabled: String

        /// The words for each state.
        public init(complete: String, error: String, active: String, disabled: String) {
            self.complete = complete
            self.error = error
            self.active = active
            self.disabled = disabled
        }
    }

    /// The words on the buttons of dialogs and toasts.
    public struct Buttons: Hashable, Sendable {
        /// On the buttons that end an operation, close what shows its outcome, start it again, let it pause, and let
        /// it go on.
        public var cancel, close, restart, pause, resume: String

        /// The words on each button.
        public init(cancel: String, close: String, restart: String, pause: String, resume: String) {
            self.cancel = cancel
            self.close = close
            self.restart = restart
            self.pause = pause
            self.resume = resume
        }
    }

    /// All words of a language, each with the places in braces that its property names.
    public init(
        inProgress: String, paused: String, resumed: String, complete: String, error: String,
        disabled: String, wentWrong: String, noResponse: String, waiting: [String], wait: String,
        labeled: String = "{label}: {value}", stated: String = "{name}, {state}", allSteps: String,
        step: String, states: States, buttons: Buttons
    ) {
        self.inProgress = inProgress
        self.paused = paused
        self.resumed = resumed
        self.complete = complete
        self.error = error
        self.disabled = disabled
        self.wentWrong = wentWrong
        self.noResponse = noResponse
        self.waiting = waiting
        self.wait = wait
        self.labeled = labeled
        self.stated = stated
        self.allSteps = allSteps
        self.step = step
        self.states = states
        self.buttons = buttons
    }

    /// The text of the button that lets a paused operation go on.
    public var resume: String { buttons.resume }
}
