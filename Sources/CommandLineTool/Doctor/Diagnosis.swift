/// The result of one examination, with a remedy.
struct Diagnosis {
    enum State: String {
        /// Everything as it should be.
        case ok
        /// Most people can do without, or may want to know.
        case note
        /// Something of Spindle's does not work.
        case missing
    }

    let name: String
    var state = State.ok
    /// The finding, with the consequences of anything missing.
    let text: String
    /// The remedy; nil for none.
    var remedy: String?
    /// The command for that; nil if it takes more than a command.
    var command: String?
}
