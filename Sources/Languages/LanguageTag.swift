/// The parts of a BCP 47 tag that choose a language, in lower case.
struct LanguageTag: Hashable {
    /// The language, of two to eight letters.
    let language: String
    /// The script, of four letters.
    private(set) var script: String?
    /// The region, of two letters or three digits.
    private(set) var region: String?

    /// The parts of a tag, or of a locale's name as POSIX has it; nil for anything else.
    init?(parsing text: String) {
        var parts: [String] = []
        var part = ""
        // POSIX adds an encoding after a dot and a variant after an at.
        for byte in text.utf8 {
            if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@") { break }
            if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
                parts.append(part)
                part = ""
            } else if isLetter(byte) || isDigit(byte) {
                part.unicodeScalars.append(Unicode.Scalar(lowercased(byte)))
            } else {
                return nil
            }
        }
        parts.append(part)
        guard parts.allSatisfy({ (1...8).contains($0.utf8.count) }), let first = parts.first,
            first.utf8.count >= 2, first.utf8.allSatisfy(isLetter)
        else { return nil }
        language = first
        // From a single letter on there are extensions.
        for part in parts.dropFirst().prefix(while: { $0.utf8.count > 1 }) {
            let isWord = part.utf8.allSatisfy(isLetter)
            if part.utf8.count == 4, isWord, script == nil, region == nil {
                script = part
            } else if region == nil,
                isWord ? part.utf8.count == 2 : part.utf8.count == 3 && part.utf8.allSatisfy(isDigit)
            {
                region = part
            }
        }
    }

    /// Whether CLDR has Arabic written with Arabic digits there.
    var hasArabicDigits: Bool {
        switch region ?? "" {
        case "bh", "dj", "eg", "er", "il", "iq", "jo", "km", "kw", "lb", "mr", "om", "ps", "qa", "sa", "sd",
            "so",
            "ss", "sy", "td", "ye":
            true
        default: false
        }
    }

    /// Whether CLDR has Portuguese as in Portugal there.
    var isEuropeanPortuguese: Bool {
        switch region ?? "" {
        case "ao", "ch", "cv", "fr", "gq", "gw", "lu", "mo", "mz", "pt", "st", "tl": true
        default: false
        }
    }

    /// Whether Chinese is written in traditional characters: as the script says, or the region.
    var isTraditionalChinese: Bool {
        if let script { return script == "hant" }
        return region == "tw" || region == "hk" || region == "mo"
    }
}

/// A text in lower case, where it is in ASCII.
func asciiLowercased(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        result.unicodeScalars.append(
            scalar.isASCII ? Unicode.Scalar(lowercased(UInt8(scalar.value))) : scalar)
    }
    return result
}

private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) && byte < 0x80 }
private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
private func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
