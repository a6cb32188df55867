/// Why nothing leads from one pose to another.
public enum TransitionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Both poses look the same.
    case nothingMoves
    /// What stands still cannot be stopped.
    case alreadyStands
    /// The motion shows a value only, and never runs.
    case noMotion
    /// What moves is neither an arc nor a bar; the parts, in the plural.
    case onlyPauses(String)
    /// The motion comes to a full shape, but to no value; its parts, in the plural.
    case noValue(String)

    /// Why there is no way, in a sentence.
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
