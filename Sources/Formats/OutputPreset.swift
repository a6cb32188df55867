public import Basics

/// A preset of a platform: a format with its limits.
public struct OutputPreset: Named, Hashable {
    /// The noun for a preset in messages.
    public static let noun = "preset"

    /// The name in the catalog.
    public let name: String
    /// Synonyms, in lower case.
    public let synonyms: [String]
    /// One line that says what it is for.
    public let summary: String
    /// The format that the platform takes.
    public let format: OutputFormat
    /// The maximum size of a file, in bytes.
    public let maxBytes: Int
    /// The longest side of a frame in pixels; nil where none is told, or where the format has one size.
    public let maxSide: Int?
    /// The source of the limits, with the date on which they were read.
    public let source: String

    /// All presets, in the order in which they are listed.
    public static let all: [OutputPreset] = [
        OutputPreset(
            name: "slack-emoji", synonyms: ["slack"], summary: "an animated emoji for Slack", format: .gif,
            maxBytes: 128_000, maxSide: 128,
            source:
                "third-party guides, July 2026: 128 KB and 128×128 pixels; not checked against Slack's own page"
        ),
        OutputPreset(
            name: "discord-emoji", synonyms: ["discord"], summary: "an animated emoji for Discord",
            format: .gif,
            maxBytes: 256_000, maxSide: 128,
            source: "limits in discordeno and sapphire, July 2026: 256,000 bytes and 128×128 pixels"),
        OutputPreset(
            name: "telegram-sticker", synonyms: ["telegram"], summary: "an animated sticker for Telegram",
            format: .tgs, maxBytes: StickerError.largest, maxSide: nil,
            source:
                "core.telegram.org/animated_stickers, July 2026: 64 KB (65,536 bytes), 512×512 pixels, 3 s"),
        OutputPreset(
            name: "email", synonyms: ["mail", "newsletter"], summary: "a picture in an email", format: .gif,
            maxBytes: 500_000, maxSide: nil,
            source:
                "guides for newsletters, July 2026: 500 KB; some versions of Outlook show the first frame alone"
        ),
    ]
}
