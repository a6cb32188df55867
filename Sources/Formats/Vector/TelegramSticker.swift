public import Basics

extension OutputFormat {
    /// An animated sticker for Telegram.
    public static let tgs = OutputFormat(
        name: "tgs", synonyms: ["telegram", "telegram-sticker", "sticker"],
        summary: "an animated sticker for Telegram",
        files: "NAME.tgs",
        limits: """
            512 by 512 pixels, to which the picture is scaled; at most 3 s and 65,536 bytes; 60 frames a second; no clips, \
            and so rings, dots and spokes but no bars; it always loops
            """,
        readers: "Telegram, by its published rules (proven in lottie's validator and rlottie)",
        endings: ["tgs"], content: .vector, encoding: .tgs,
        naming: singleFile { $0 + ".tgs" }, traits: [.budgeted, .ratesStills])
}

/// An error of writing a picture as a sticker.
public enum StickerError: MessageError, Hashable, Sendable {
    /// The animation takes too long, in milliseconds.
    case tooLong(Double)
    /// Parts of the picture are clipped.
    case clipped
    /// The file has too many bytes.
    case tooLarge(Int)

    /// The longest duration of a sticker in milliseconds, and the largest file in bytes.
    package static let longest = 3000.0, largest = 65536

    /// The problem, with a remedy.
    public var message: Message {
        switch self {
        case .tooLong(let time):
            """
            a sticker takes at most 3 s, and this one takes \((time / 1000).decimal(2)); add \(option: .duration, "3s") or a \
            higher \(option: .speed), or choose another motion
            """
        case .clipped:
            "a sticker can neither clip nor mask, and this picture does; use a plain ring, or write lottie"
        case .tooLarge(let bytes):
            "a sticker has at most \(Self.largest) bytes, and this one has \(bytes); choose a simpler motion or a shorter one"
        }
    }
}
