package import Basics
package import Requests

/// The finding that an option has no effect in a request.
package struct Idle: Hashable {
    /// The reason as it follows the option: “has no effect on spokes”.
    package let reason: Message
    /// The way to fix it; nil for leaving the option out.
    package var advice: Message?
    /// Whether a note is enough, since the rest of the request holds all the same.
    var isNote = false
    /// Whether the option has an effect on other files of the same request.
    var isPartial = false
    /// Whether the finding holds only if what is shown is the same without the option.
    var isDoubt = false

    /// The error where the option is refused.
    package func error(_ option: SpecOption) -> SpecError {
        SpecError(at: .option(option.key), "has no effect \(reason); \(advice ?? "leave it out")")
    }

    /// Returns the note where the option is not refused.
    package func note(_ option: SpecOption) -> Message { "\(option: option.key) has no effect \(reason)" }
}

extension Idle {
    /// The finding for an option of an indicator that a message replaces.
    static var message: Idle { Idle(noted: "on \(SpecOption.Film.message.words)") }

    /// The finding for the time in a motion where a change begins at rest.
    package static var start: Idle {
        Idle(
            reason: "on a change that begins with a value or a full track",
            advice: "leave it out, or begin with indeterminate")
    }

    init(noted reason: Message) { self.init(reason: reason, isNote: true) }

    /// Returns the finding that refuses an option unless a condition is met.
    static func refused(
        unless isMet: Bool, _ reason: @autoclosure () -> Message, _ advice: @autoclosure () -> Message
    ) -> Idle? {
        isMet ? nil : Idle(reason: reason(), advice: advice())
    }

    /// Returns the finding that a note tells unless a condition is met.
    static func noted(unless isMet: Bool, _ reason: @autoclosure () -> Message) -> Idle? {
        isMet ? nil : Idle(noted: reason())
    }

    /// Returns the same unless an effect is certain; a comparison then decides.
    static func doubted(unless isCertain: Bool, _ reason: @autoclosure () -> Message) -> Idle? {
        isCertain ? nil : doubt(Idle(noted: reason()))
    }

    /// Returns a finding that a comparison has to confirm.
    static func doubt(_ idle: Idle) -> Idle {
        var idle = idle
        idle.isDoubt = true
        return idle
    }
}
