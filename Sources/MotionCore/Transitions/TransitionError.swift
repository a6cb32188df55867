/// The reason why nothing leads from one pose to another.
public enum TransitionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Both poses look the same.
    case nothingMoves
    /// A value or a full track stands still, and cannot be stopped.
    case alreadyStands
    /// The motion shows a value only, and never runs.
    case noMotion
    /// Neither an arc nor a bar moves; the payload names the moving parts, in the plural.
    case onlyPauses(String)
    /// The motion has a full shape, but no value; the payload names its parts, in the plural.
    case noValue(String)

    /// A sentence with the reason, and with a remedy where there is one.
    public var description: String {
        switch self {
        case .nothingMoves: "nothing moves between two poses that look the same"
        case .alreadyStands:
            "a value or a full track is already still; only a running motion can be stopped"
        case .noMotion: "a determinate indicator does not run; name a value, a full track, or another motion"
        case .onlyPauses(let parts):
            "\(parts) cannot turn into a value or a full track, and can only be stopped and started again; use another motion"
        case .noValue(let parts):
            "these \(parts) show no value; use compose-loading, whose shapes do"
        }
    }
}
