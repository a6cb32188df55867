/// Red, green and blue of a color in Display P3, in steps of 1/1020: fine enough for three decimals, and a quarter of a byte.
public struct WideChannels: Hashable, Sendable {
    /// Ten bits for each channel, red highest, below a bit that is set; 0 for no color.
    @usableFromInline let bits: UInt32

    @inlinable init(bits: UInt32) { self.bits = bits }

    /// No channels: the color is one of sRGB.
    @inlinable public static var none: WideChannels { WideChannels(bits: 0) }

    /// Channels in `0...1`, rounded; those outside are cut.
    public init(red: Double, green: Double, blue: Double) {
        func part(_ value: Double) -> UInt32 {
            value > 0 ? UInt32((min(value, 1) * Self.steps).rounded()) : 0
        }
        bits = 1 << 30 | part(red) << 20 | part(green) << 10 | part(blue)
    }

    private static let steps = 1020.0

    private func channel(_ shift: UInt32) -> Double { Double(bits >> shift & 1023) / Self.steps }

    /// Whether there is none.
    @inlinable public var isNone: Bool { bits == 0 }
    /// Red, in `0...1`.
    public var red: Double { channel(20) }
    /// Green, in `0...1`.
    public var green: Double { channel(10) }
    /// Blue, in `0...1`.
    public var blue: Double { channel(0) }
}

extension WideChannels: CustomStringConvertible {
    /// The color as CSS writes it: `color(display-p3 1 0.5 0)`; empty for none.
    public var description: String {
        isNone ? "" : "color(display-p3 \(red.decimal(3)) \(green.decimal(3)) \(blue.decimal(3)))"
    }
}

extension Color {
    /// The channels in Display P3: ``wide``, or the same color of sRGB.
    package var displayP3: WideChannels {
        if !wide.isNone { return wide }
        func light(_ byte: UInt8) -> Double { LinearLight.decoded(Double(byte) / 255) }
        let wide = LinearLight.displayP3(sRGB: (light(red), light(green), light(blue)))
        return WideChannels(
            red: LinearLight.encoded(wide.0), green: LinearLight.encoded(wide.1),
            blue: LinearLight.encoded(wide.2))
    }

    /// A color whose channels are those of Display P3, for pictures that are marked as such.
    package var inDisplayP3: Color {
        let channels = displayP3
        func byte(_ value: Double) -> UInt8 { UInt8((value * 255).rounded()) }
        return Color(byte(channels.red), byte(channels.green), byte(channels.blue), alpha)
    }

    /// The wide channels of a mixture of two colors; none where both are colors of sRGB.
    package func mixedChannels(with other: Color, _ own: Double, _ others: Double) -> WideChannels {
        if wide.isNone, other.wide.isNone { return .none }
        let (a, b) = (displayP3, other.displayP3)
        func mix(_ x: Double, _ y: Double) -> Double { x * own + y * others }
        return WideChannels(
            red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue))
    }

    /// The color as CSS writes it, beyond sRGB as well.
    package var cssText: String {
        if wide.isNone { return description }
        let text = wide.description
        return alpha == 255 ? text : text.dropLast() + " / \((Double(alpha) / 255).decimal(3)))"
    }
}
