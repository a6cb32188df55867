/// What was looked at, how it is, and what to do about it.
struct Diagnosis {
    enum State: String {
        /// As it should be.
        case ok
        /// Most people can do without, or may want to know.
        case note
        /// Something of Spindle's does not work.
        case missing
    }

    let name: String
    var state = State.ok
    /// What is there, or what is missing and what for.
    let text: String
    /// What to do; nil for nothing.
    var remedy: String?
    /// What to type for that; nil where it takes more than a command.
    var command: String?
}
