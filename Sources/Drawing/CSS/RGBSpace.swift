internal import Basics

/// The spaces that `color()` names by red, green and blue.
enum RGBSpace: String, CaseIterable {
    case srgb
    case linear = "srgb-linear"
    case displayP3 = "display-p3"

    /// Takes the name of a space from the beginning of what `color()` holds.
    init(leading text: inout String, _ wrong: (String) -> ColorError) throws(ColorError) {
        let start = text.drop { $0 == " " || $0 == "\t" }
        let name = start.prefix { $0 != " " && $0 != "\t" }
        guard let space = RGBSpace(rawValue: String(name)) else {
            let known = Self.allCases.map { "color(\($0.rawValue) r g b)" }.joined(separator: ", ")
            throw wrong("write \(known) or oklch(L C h)")
        }
        text = String(start.dropFirst(name.count))
        self = space
    }

    /// The color of three channels, which may lie beyond the space.
    func color(_ values: [Double]) -> Color {
        let values = values.map { min(max($0, -8), 8) }
        let channels = (values[0], values[1], values[2])
        let isWithin = values.allSatisfy { (0...1).contains($0) }
        func light(_ value: Double) -> Double { LinearLight.decoded(value) }
        let decoded = (light(channels.0), light(channels.1), light(channels.2))
        switch self {
        case .srgb:
            return isWithin ? Color(sRGB: channels) : Color(oklab: ColorSpaces.oklab(linear: decoded))
        case .linear: return Color(oklab: ColorSpaces.oklab(linear: channels))
        case .displayP3:
            var color = Color(oklab: ColorSpaces.oklab(linear: LinearLight.sRGB(displayP3: decoded)))
            // As it was written, without the rounding on the way to OKLab and back.
            if isWithin, !color.wide.isNone {
                color.wide = WideChannels(red: channels.0, green: channels.1, blue: channels.2)
            }
            return color
        }
    }
}

extension Color {
    /// An opaque color from channels in `0...1`; those outside are cut.
    init(sRGB channels: ColorSpaces.Triple) {
        func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
        self.init(red: byte(channels.0), green: byte(channels.1), blue: byte(channels.2))
    }

    /// The opaque color that sRGB has for one, and beside it the one that Display P3 has where sRGB lacks it.
    init(oklab color: ColorSpaces.Triple) {
        self.init(sRGB: ColorSpaces.mapped(color))
        guard ColorSpaces.isWide(oklab: color) else { return }
        let channels = ColorSpaces.mapped(color, into: .displayP3)
        wide = WideChannels(red: channels.0, green: channels.1, blue: channels.2)
    }
}
