/// A straight (not premultiplied) sRGB color or pixel, 8 bits a channel.
///
/// A color beyond sRGB has ``wide`` channels besides: those are drawn where a format holds them, and the others elsewhere.
public struct Color: Hashable, Sendable {
    /// The channels, in `0...255`; an alpha of 0 is transparent.
    public var red, green, blue, alpha: UInt8
    /// The color in Display P3, where it lies beyond sRGB.
    public var wide: WideChannels

    /// A color from its channels, opaque unless `alpha` says otherwise.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.init(red, green, blue, alpha)
    }

    /// A color of a pixel, whose channels need no labels.
    @inlinable package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        wide = .none
    }

    /// A color from its hex digits, red first and alpha last: `0x0A6ED1FF`.
    public init(rgba: UInt32) {
        self.init(
            UInt8(truncatingIfNeeded: rgba >> 24), UInt8(truncatingIfNeeded: rgba >> 16),
            UInt8(truncatingIfNeeded: rgba >> 8), UInt8(truncatingIfNeeded: rgba))
    }

    /// The color a `fraction` (`0...1`) of the way to `other`, channel by channel in sRGB, rounded.
    public func mixed(with other: Color, _ fraction: Double) -> Color {
        let fraction = min(max(fraction, 0), 1)
        func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
            UInt8((Double(a) + (Double(b) - Double(a)) * fraction).rounded())
        }
        var color = Color(
            mix(red, other.red), mix(green, other.green), mix(blue, other.blue), mix(alpha, other.alpha))
        color.wide = mixedChannels(with: other, 1 - fraction, fraction)
        return color
    }

    /// The same color with another alpha.
    package func with(alpha: UInt8) -> Color {
        var color = self
        color.alpha = alpha
        return color
    }
}

extension Color: CustomStringConvertible {
    /// `#RRGGBB`, or `#RRGGBBAA` where it is translucent.
    public var description: String {
        let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
        return channels.reduce(into: "#") { text, channel in
            text += (channel < 16 ? "0" : "") + String(channel, radix: 16, uppercase: true)
        }
    }
}
