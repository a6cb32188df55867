public import Basics

/// The reason why a text is not a color.
public struct ColorError: MessageError, Hashable {
    /// The text as it was given.
    public let text: String
    /// The error in the text, where it is nearly a color.
    public let reason: String?
    /// A suggestion of the color that was probably meant, in words; empty for none.
    private let hint: String

    init(text: String, reason: String? = nil, hint: String = "") {
        self.text = text
        self.reason = reason
        self.hint = hint
    }

    /// The text, what is wrong with it, and how to write it.
    public var description: String {
        let how = reason ?? "write a CSS color, such as #0A6ED1, steelblue or rgb(10 110 209)"
        return "\"\(text)\" is not a color: \(how)\(hint)"
    }

    /// The description as a sentence without options.
    public var message: Message { Message(description) }
}

extension Color {
    /// Reads a color as CSS Color 4 writes it, in either case:
    ///
    /// - `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`, alpha last, with or without the `#`;
    /// - a name, such as `rebeccapurple` or `transparent`;
    /// - `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()` and `oklch()`, also `rgba()` and `hsla()`, with numbers, percentages,
    ///   angles (`deg`, `rad`, `grad`, `turn`) and `none`, and an alpha after a slash;
    /// - `color()` with `srgb`, `srgb-linear` or `display-p3`.
    ///
    /// A color outside of sRGB is mapped into it as CSS does: its lightness and hue stay, its chroma gives way. What it is in Display
    /// P3, into which it is mapped in the same way, is in ``/Basics/Color/wide``.
    ///
    /// - Throws: ``ColorError`` with the text, and with the reason where that is known.
    public init(parsing text: String) throws(ColorError) {
        if let color = Self.hexadecimal(text) {
            self = color
        } else if text.contains("(") {
            self = try ColorFunction.color(text)
        } else if let color = Self.named(text.lowercased()) {
            self = color
        } else {
            throw ColorError(
                text: text, hint: suggestion(for: text, among: Self.names.map { $0.name } + ["transparent"]))
        }
    }

    private static func hexadecimal(_ text: String) -> Color? {
        let bytes = text.utf8.first == UInt8(ascii: "#") ? text.utf8.dropFirst() : text.utf8[...]
        guard [3, 4, 6, 8].contains(bytes.count) else { return nil }
        var values: [UInt8] = []
        for byte in bytes {
            guard let value = digit(byte) else { return nil }
            values.append(value)
        }
        var channels = values
        if values.count < 6 {
            for index in values.indices { channels[index] *= 17 }
        } else {
            for index in 0..<values.count / 2 {
                channels[index] = values[2 * index] * 16 + values[2 * index + 1]
            }
            channels.removeLast(values.count / 2)
        }
        return Color(
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
