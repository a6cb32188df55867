internal import Drawing

extension PartRole {
    /// Names of slots by which players and themes exchange colors, in the order in which files list them.
    static let slots = ["indicator", "second", "track", "text", "background", "sign"]

    /// The name of the slot of colors of the role.
    var slot: String {
        switch self {
        case .value, .behind, .buffer, .stop: "indicator"
        case .second: "second"
        case .track: "track"
        case .text: "text"
        case .surface: "background"
        case .sign: "sign"
        }
    }
}
