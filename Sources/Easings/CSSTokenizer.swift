/// Cuts text into tokens by the rules of CSS Syntax Level 3, dropping white space and comments.
struct CSSTokenizer {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    /// The next token; `.end` again and again behind the last one.
    mutating func next() -> CSSToken {
        skipBlanks()
        let start = position
        let kind = consumeToken()
        return CSSToken(kind: kind, range: start..<position)
    }

    private func byte(_ ahead: Int) -> UInt8? {
        position + ahead < bytes.count ? bytes[position + ahead] : nil
    }

    /// White space, and comments; an unterminated one reaches to the end of the text.
    private mutating func skipBlanks() {
        while let first = byte(0) {
            if first.isCSSWhitespace {
                position += 1
            } else if first == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                position += 2
                while position < bytes.count, byte(0) != UInt8(ascii: "*") || byte(1) != UInt8(ascii: "/") {
                    position += 1
                }
                position = min(position + 2, bytes.count)
            } else {
                return
            }
        }
    }

    private mutating func consumeToken() -> CSSToken.Kind {
        guard let first = byte(0) else { return .end }
        if startsNumber() { return consumeNumber() }
        if startsIdentifier() {
            let name = consumeName()
            guard byte(0) == UInt8(ascii: "(") else { return .identifier(name) }
            position += 1
            return .function(name)
        }
        position += 1
        switch first {
        case UInt8(ascii: ","): return .comma
        case UInt8(ascii: ")"): return .closingParenthesis
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            while let next = byte(0), next != first { position += next == UInt8(ascii: "\\") ? 2 : 1 }
            position = min(position + 1, bytes.count)
            return .string
        default: return .other
        }
    }
}

// MARK: - Numbers

extension CSSTokenizer {
    private func isDigit(_ ahead: Int) -> Bool { byte(ahead)?.isASCIIDigit ?? false }

    private func isSign(_ ahead: Int) -> Bool {
        byte(ahead) == UInt8(ascii: "+") || byte(ahead) == UInt8(ascii: "-")
    }

    private func startsNumber() -> Bool {
        let sign = isSign(0) ? 1 : 0
        return isDigit(sign) || byte(sign) == UInt8(ascii: ".") && isDigit(sign + 1)
    }

    private mutating func consumeNumber() -> CSSToken.Kind {
        let start = position
        var isInteger = true
        if isSign(0) { position += 1 }
        while isDigit(0) { position += 1 }
        // A point counts only with a digit behind it: "1." is a number and a stray point.
        if byte(0) == UInt8(ascii: "."), isDigit(1) {
            isInteger = false
            position += 2
            while isDigit(0) { position += 1 }
        }
        let exponentSign = isSign(1) ? 1 : 0
        if byte(0) == UInt8(ascii: "e") || byte(0) == UInt8(ascii: "E"), isDigit(1 + exponentSign) {
            isInteger = false
            position += 1 + exponentSign
            while isDigit(0) { position += 1 }
        }
        let digits = bytes[start..<position]
        if byte(0) == UInt8(ascii: "%") {
            position += 1
            return .percentage(CSSNumber.value(digits, shiftedBy: -2))
        }
        if startsIdentifier() {
            _ = consumeName()
            return .dimension
        }
        return .number(CSSNumber.value(digits, shiftedBy: 0), isInteger: isInteger)
    }
}

// MARK: - Names

extension CSSTokenizer {
    private func startsEscape(_ ahead: Int) -> Bool {
        byte(ahead) == UInt8(ascii: "\\") && !(byte(ahead + 1)?.isCSSNewline ?? false)
    }

    private func startsIdentifier() -> Bool {
        if byte(0) == UInt8(ascii: "-") {
            return byte(1) == UInt8(ascii: "-") || byte(1)?.isCSSNameStart ?? false || startsEscape(1)
        }
        return byte(0)?.isCSSNameStart ?? false || startsEscape(0)
    }

    private mutating func consumeName() -> String {
        var name: [UInt8] = []
        while let next = byte(0) {
            if startsEscape(0) {
                name += consumeEscape()
            } else if next.isCSSNameStart || next.isASCIIDigit || next == UInt8(ascii: "-") {
                name.append(next)
                position += 1
            } else {
                break
            }
        }
        return String(decoding: name.map { $0.asciiLowercased }, as: UTF8.self)
    }

    /// The character an escape stands for: up to six hexadecimal digits and one white space, or the
    /// character itself.
    private mutating func consumeEscape() -> [UInt8] {
        position += 1
        var code: UInt32 = 0
        var digits = 0
        while digits < 6, let next = byte(0), let digit = next.hexadecimalValue {
            code = code * 16 + digit
            digits += 1
            position += 1
        }
        if digits > 0 {
            if byte(0) == UInt8(ascii: "\r"), byte(1) == UInt8(ascii: "\n") {
                position += 2
            } else if byte(0)?.isCSSWhitespace ?? false {
                position += 1
            }
            let scalar = code == 0 ? nil : Unicode.Scalar(code)
            return Array(String(Character(scalar ?? "\u{FFFD}")).utf8)
        }
        // The rest of a longer character follows as part of the name.
        guard let next = byte(0) else { return Array("\u{FFFD}".utf8) }
        position += 1
        return [next]
    }
}

extension UInt8 {
    fileprivate var isCSSNewline: Bool { self == 0x0A || self == 0x0C || self == 0x0D }

    fileprivate var isCSSWhitespace: Bool { isCSSNewline || self == 0x09 || self == 0x20 }

    fileprivate var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    /// Letters, `_`, everything beyond ASCII, and NUL, which CSS reads as U+FFFD.
    fileprivate var isCSSNameStart: Bool {
        let lower = asciiLowercased
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || self == UInt8(ascii: "_")
            || self >= 0x80 || self == 0
    }

    fileprivate var asciiLowercased: UInt8 {
        self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
    }

    fileprivate var hexadecimalValue: UInt32? {
        let lower = asciiLowercased
        if isASCIIDigit { return UInt32(self - UInt8(ascii: "0")) }
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "f")
            ? UInt32(lower - UInt8(ascii: "a")) + 10 : nil
    }
}
