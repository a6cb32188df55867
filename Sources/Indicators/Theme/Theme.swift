public import Drawing

/// The colors and the motion of a named look.
public struct Theme: Hashable, Sendable {
    public let name: String
    public let summary: String
    /// Where the colors come from.
    public let source: String
    public let indicator: Color
    /// The ring behind the arc, where a track is shown.
    public let track: Color
    /// Catalogue name of the indeterminate motion that belongs to the theme.
    public let motion: String

    /// Every theme, in the order they are listed. The first is the default.
    public static let all: [Theme] = [
        .neutralLight, .neutralDark, .fioriLight, .fioriDark, .materialLight, .materialDark, .highContrast,
    ]

    /// The theme of that name, or nil.
    public static func named(_ name: String) -> Theme? { all.first { $0.name == name } }
}
