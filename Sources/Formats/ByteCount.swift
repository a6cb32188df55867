public import Basics

/// A number of bytes, as people write it: `128000`, `128k`, `1m`, `64KB`.
///
/// A thousand of them are a kilobyte. Platforms that say 128 KB mean 128,000 or 131,072 bytes, and hardly one says which; what
/// fits the former fits both. Whoever knows better writes `KiB`, `MiB` or the number.
public struct ByteCount: Hashable, Sendable {
    /// The number of bytes.
    public let bytes: Int

    /// Numbers that are accepted.
    public static let range = 1...1_000_000_000

    /// A number that is not checked.
    public init(_ bytes: Int) { self.bytes = bytes }

    /// Reads a number with or without a unit.
    ///
    /// - Throws: The message about an invalid text.
    public init(parsing text: String) throws(Message) {
        guard let bytes = Self.number(text) else {
            throw "\(quoted(text)) is not a number of bytes: write one such as 128000, 128k or 1m"
        }
        guard bytes >= 1, bytes <= Double(Self.range.upperBound) else {
            throw "\(quoted(text)) is out of range: use 1 byte to 1000m"
        }
        self.bytes = Int(bytes)
    }

    /// The whole number of bytes that a text with or without a unit stands for, in no range; nil for other texts.
    package static func number(_ text: String) -> Double? {
        let lower = text.lowercased()
        let digits = lower.prefix { ("0"..."9").contains($0) || $0 == "." }
        let units: [(String, Double)] = [
            ("", 1), ("b", 1), ("k", 1e3), ("kb", 1e3), ("m", 1e6), ("mb", 1e6), ("g", 1e9), ("gb", 1e9),
            ("t", 1e12), ("tb", 1e12), ("kib", 1024), ("mib", 1_048_576), ("gib", 1_073_741_824),
            ("tib", 1_099_511_627_776),
        ]
        let rest = lower.dropFirst(digits.count).drop { $0 == " " }
        guard let number = Double(String(digits)), let unit = units.first(where: { $0.0 == rest })?.1 else {
            return nil
        }
        return (number * unit).rounded(.down)
    }

    /// The message about a number out of range that was set in code; nil if it is valid.
    package var problem: Message? {
        if Self.range.contains(bytes) { return nil }
        return "\(bytes) is out of range: use 1 byte to 1000m"
    }
}
