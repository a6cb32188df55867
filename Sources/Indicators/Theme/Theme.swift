public import Drawing
public import MotionCore

/// The colors and the motion of a named look.
public struct Theme: Hashable, Sendable {
    public let name: String
    public let summary: String
    /// Where the colors come from.
    public let source: String
    public let indicator: Color
    /// The ring behind the arc, where a track is shown.
    public let track: Color
    /// The indeterminate motion that belongs to the theme.
    public let motion: Motion

    /// Every theme, in the order they are listed. The first is the default.
    public static let all: [Theme] = [
        .neutralLight, .neutralDark, .fioriLight, .fioriDark, .materialLight, .materialDark, .highContrast,
    ]

    /// The theme of that name.
    public static func named(_ name: String) throws(UnknownName) -> Theme {
        guard let theme = all.first(where: { $0.name == name }) else {
            throw UnknownName(kind: "theme", name: name, known: all.map(\.name))
        }
        return theme
    }
}
