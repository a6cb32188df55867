package import Drawing
package import Indicators

/// The color of a mask that a platform tints.
public enum Mask: String, Hashable, Sendable, CaseIterable {
    /// White, for dark surfaces.
    case white
    /// Black, for light surfaces.
    case black

    package func color(alpha: UInt8) -> Color {
        let level: UInt8 = self == .white ? 255 : 0
        return Color(red: level, green: level, blue: level, alpha: alpha)
    }

    /// The alpha that a slot has under the tint: a quarter for tracks and other parts behind the indicator, as in
    /// Material and Fiori; 0.38 for disabled parts, as in Material; opaque for all others.
    package func alpha(of slot: ThemeSlot) -> UInt8 {
        switch slot {
        case .track, .linearTrack, .container, .cardHairline, .stepLine, .stepDisabledLine: 64
        case .disabled, .stepDisabled: 97
        default: 255
        }
    }
}
