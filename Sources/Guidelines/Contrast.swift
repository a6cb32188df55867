public import Drawing

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
    /// The opaque color that shows where this one lies on an opaque one, mixed in sRGB as pictures are.
    func flattened(on ground: Color) -> Color {
        var color = ground.mixed(
            with: Color(red: red, green: green, blue: blue), Double(alpha) / 255)
        color.alpha = 255
        return color
    }

    /// The relative luminance of an opaque color, in `0...1`.
    fileprivate var luminance: Double {
        func linear(_ channel: UInt8) -> Double {
            let value = Double(channel) / 255
            return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The power 2.4 of a number in `0...1`: x² times the fifth root of x². No library gives the same last bit on every
    /// platform.
    private func power(_ x: Double) -> Double {
        // By Newton's method, from above.
        let target = x * x
        var root = 1.0
        for _ in 0..<60 {
            let fourth = root * root * root * root
            let next = root - (root * fourth - target) / (5 * fourth)
            if next >= root { break }
            root = next
        }
        return x * x * root
    }
}
