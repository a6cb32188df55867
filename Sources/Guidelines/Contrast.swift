public import Basics

/// The contrast between colors: WCAG 2.2, "contrast ratio" and "relative luminance".
public enum Contrast {
    /// The least contrast of graphics (WCAG 2.2, 1.4.11).
    public static let graphic = 3.0
    /// The least contrast of text against its background, in the sizes that indicators have (WCAG 2.2, 1.4.3).
    public static let text = 4.5

    /// The opaque color of several layered on each other, from the bottom up; the first is opaque.
    public static func color(of ground: [Color]) -> Color {
        ground.reduce(Color(rgba: 0xFFFF_FFFF)) { $1.flattened(on: $0) }
    }

    /// The contrast ratio, from 1, for equal colors, to 21, for black and white. A translucent color is judged as it shows.
    public static func ratio(of color: Color, on ground: [Color]) -> Double {
        let below = self.color(of: ground)
        let (a, b) = (color.flattened(on: below).luminance, below.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
}

extension Color {
    /// The opaque color that shows where this one lies on an opaque one, mixed channel by channel as pictures are.
    func flattened(on ground: Color) -> Color {
        ground.mixed(with: with(alpha: 255), Double(alpha) / 255).with(alpha: 255)
    }

    /// The relative luminance of an opaque color, in `0...1`.
    fileprivate var luminance: Double {
        if !wide.isNone {
            // The row of Display P3's primaries for Y.
            return 0.2289746 * LinearLight.decoded(wide.red) + 0.6917385 * LinearLight.decoded(wide.green)
                + 0.0792869 * LinearLight.decoded(wide.blue)
        }
        func linear(_ channel: UInt8) -> Double { LinearLight.decoded(Double(channel) / 255) }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
