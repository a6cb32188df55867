/// A text as one paragraph for Pango.
struct ParagraphText {
    /// The text in UTF-8, without control characters.
    private(set) var bytes: [UInt8] = []
    /// The part of ``bytes`` that decides the direction of the paragraph: all that is not in isolates, without controls.
    private(set) var outerBytes: [UInt8] = []
    /// The number of Unicode scalars.
    private(set) var length = 0
    /// The ranges of ``bytes`` in which letters may be spaced: all but those in cursive scripts.
    private(set) var spacedRanges: [Range<Int>] = []
    /// Whether the text begins with a spaced letter in an isolate.
    private(set) var beginsIsolated = false
    private(set) var endsIsolated = false

    init(_ text: String) {
        var start: Int? = 0
        var isolates = 0
        for scalar in text.unicodeScalars {
            switch Self.kind(scalar) {
            case .cursive:
                if let begun = start, begun < bytes.count { spacedRanges.append(begun..<bytes.count) }
                start = nil
            case .other: start = start ?? bytes.count
            case .mark: break
            }
            let encoded =
                Self.isSeparator(scalar) ? [UInt8(ascii: " ")] : Array(UTF8.encode(scalar) ?? .init())
            bytes += encoded
            length += 1
            // Rules P2 and P3 of Unicode's bidirectional algorithm.
            switch scalar.value {
            case Self.isolates.lowerBound..<Self.isolates.upperBound: isolates += 1
            case Self.isolates.upperBound: isolates = max(isolates - 1, 0)
            case 0x202A...0x202E: break
            default: if isolates == 0 { outerBytes += encoded }
            }
        }
        if let begun = start, begun < bytes.count { spacedRanges.append(begun..<bytes.count) }
        let scalars = text.unicodeScalars
        if let first = scalars.first, let last = scalars.last {
            let size = 3
            beginsIsolated =
                Self.isolates.contains(first.value) && spacedRanges.first?.lowerBound == size
            endsIsolated =
                Self.isolates.contains(last.value) && spacedRanges.last?.upperBound == bytes.count - size
        }
    }

    /// The ranges of ``bytes`` in which a hyphen would change the meaning: words that have other characters than letters.
    var hyphenlessRanges: [Range<Int>] {
        var ranges: [Range<Int>] = []
        for word in bytes.split(separator: UInt8(ascii: " ")) {
            func isLetter(_ byte: UInt8) -> Bool {
                byte >= 0x80 || (0x41...0x5A).contains(byte & 0xDF) || byte == UInt8(ascii: "'")
                    || byte == UInt8(ascii: "-")
            }
            // Punctuation around a word does not belong to it.
            guard let first = word.firstIndex(where: isLetter), let last = word.lastIndex(where: isLetter)
            else { continue }
            let isWord = word[first...last].allSatisfy(isLetter)
            let hasDigits = word.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            if !isWord || hasDigits { ranges.append(word.startIndex..<word.endIndex) }
        }
        return ranges
    }

    /// Control characters, and separators of lines and paragraphs.
    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    private static let isolates: ClosedRange<UInt32> = 0x2066...0x2069

    private enum Kind { case cursive, mark, other }

    private static func kind(_ scalar: Unicode.Scalar) -> Kind {
        if scalar.value < 0x300 { return .other }
        if isolates.contains(scalar.value) || cursive.contains(where: { $0.contains(scalar.value) }) {
            return .cursive
        }
        switch scalar.properties.generalCategory {
        // A mark belongs to the character before it.
        case .nonspacingMark, .enclosingMark, .format: return .mark
        default: return .other
        }
    }

    /// The blocks of cursive scripts, whose letters join: CSS Text 4 § 8.4.1.
    private static let cursive: [ClosedRange<UInt32>] = [
        0x0600...0x074F, 0x0750...0x077F, 0x07C0...0x07FF,  // Arabic and Syriac; N'Ko
        0x0840...0x08FF,  // Mandaic, Syriac, Arabic
        0x1800...0x18AF, 0xA840...0xA87F,  // Mongolian; Phags-pa
        0xFB50...0xFDFF, 0xFE70...0xFEFE,  // Arabic presentation forms
        0x1_0AC0...0x1_0AFF, 0x1_0B80...0x1_0BAF,  // Manichaean; Psalter Pahlavi
        0x1_0D00...0x1_0D3F, 0x1_0F30...0x1_0F6F,  // Hanifi Rohingya; Sogdian
        0x1_1660...0x1_167F, 0x1_E900...0x1_E95F,  // Mongolian; Adlam
    ]
}
