/// Why a text is not a color.
public struct ColorError: Error, Hashable, CustomStringConvertible {
    /// The text as it was given.
    public let text: String

    public var description: String {
        "\"\(text)\" is not a color: write #RGB, #RGBA, #RRGGBB or #RRGGBBAA in hexadecimal, alpha last"
    }
}

extension Color {
    /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`, in either case; the alpha comes last.
    public init(parsing text: String) throws(ColorError) {
        let digits = text.utf8.dropFirst().map(Self.digit)
        guard text.utf8.first == UInt8(ascii: "#"), !digits.contains(nil) else {
            throw ColorError(text: text)
        }
        let values = digits.compactMap { $0 }
        let channels: [UInt8]
        switch values.count {
        case 3, 4: channels = values.map { $0 * 17 }
        case 6, 8:
            channels = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
        default: throw ColorError(text: text)
        }
        self.init(
            red: channels[0], green: channels[1], blue: channels[2],
            alpha: channels.count > 3 ? channels[3] : 255)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
