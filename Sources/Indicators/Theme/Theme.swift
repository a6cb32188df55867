public import Drawing
public import MotionCore

/// The colors and the motion of a named look.
public struct Theme: Hashable, Sendable {
    public let name: String
    public let summary: String
    /// Where the colors come from.
    public let source: String
    public let indicator: Color
    /// What is behind the arc or the bar, where a track is shown.
    public let track: Color
    /// The indeterminate motions that belong to the theme: along a ring, and along a straight track.
    public let motion, linearMotion: Motion

    /// `count` colors that tell tiles apart: the indicator's, and then in equal steps towards the track's.
    public func tileColors(_ count: Int) -> [Color] {
        (0..<count).map { indicator.mixed(with: track, Double($0) / Double(count)) }
    }

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
