/// Cuts text into tokens by the rules of CSS Syntax Level 3.
struct CSSTokenReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func all() -> [CSSToken] {
        var tokens: [CSSToken] = []
        while true {
            skipComments()
            guard position < bytes.count else { return tokens }
            let start = position
            let kind = next()
            tokens.append(CSSToken(kind: kind, range: start..<position))
        }
    }

    private func byte(_ ahead: Int) -> UInt8? {
        position + ahead < bytes.count ? bytes[position + ahead] : nil
    }

    private func isAt(_ text: StaticString) -> Bool {
        guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
        for index in 0..<text.utf8CodeUnitCount {
            guard unsafe bytes[position + index] == text.utf8Start[index] else { return false }
        }
        return true
    }

    /// Passes over comments; an open one reaches to the end of the text.
    private mutating func skipComments() {
        while isAt("/*") {
            position += 2
            while position < bytes.count, !isAt("*/") { position += 1 }
            position = min(position + 2, bytes.count)
        }
    }

    private mutating func next() -> CSSToken.Kind {
        let first = bytes[position]
        if first.isCSSBlank {
            while byte(0)?.isCSSBlank ?? false { position += 1 }
            return .blank
        }
        if startsNumber() { return number() }
        if isAt("<!--") {
            position += 4
            return .commentSign
        }
        if isAt("-->") {
            position += 3
            return .commentSign
        }
        if startsName(0) { return nameOrFunction() }
        position += 1
        switch first {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return string(closedBy: first)
        case UInt8(ascii: "#") where byte(0)?.isCSSNamePart ?? false || startsEscape(0):
            let isName = startsName(0)
            return .hash(name(), isName: isName)
        case UInt8(ascii: "@") where startsName(0): return .atWord(name().lowercased())
        default: return .sign(first)
        }
    }

    private mutating func nameOrFunction() -> CSSToken.Kind {
        let name = name()
        guard byte(0) == UInt8(ascii: "(") else { return .name(name) }
        position += 1
        let function = name.lowercased()
        guard function == "url" else { return .function(function) }
        var ahead = 0
        while byte(ahead)?.isCSSBlank ?? false { ahead += 1 }
        if byte(ahead) == UInt8(ascii: "\"") || byte(ahead) == UInt8(ascii: "'") {
            return .function(function)
        }
        position += ahead
        return address()
    }

    /// An address without quotation marks, up to the parenthesis behind it.
    private mutating func address() -> CSSToken.Kind {
        var address: [UInt8] = []
        while let next = byte(0) {
            switch next {
            case UInt8(ascii: ")"):
                position += 1
                return .url(String(decoding: address, as: UTF8.self))
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("): return brokenAddress()
            default:
                if next.isCSSBlank {
                    while byte(0)?.isCSSBlank ?? false { position += 1 }
                    if byte(0) != nil, byte(0) != UInt8(ascii: ")") { return brokenAddress() }
                } else if startsEscape(0) {
                    address += escape()
                } else if next == UInt8(ascii: "\\") {
                    return brokenAddress()
                } else {
                    address.append(next)
                    position += 1
                }
            }
        }
        return .url(String(decoding: address, as: UTF8.self))
    }

    private mutating func brokenAddress() -> CSSToken.Kind {
        while let next = byte(0) {
            if startsEscape(0) {
                _ = escape()
                continue
            }
            position += 1
            if next == UInt8(ascii: ")") { break }
        }
        return .broken
    }

    private mutating func string(closedBy mark: UInt8) -> CSSToken.Kind {
        var text: [UInt8] = []
        while let next = byte(0) {
            if next == mark {
                position += 1
                break
            }
            // The end of the line belongs to what follows.
            if next.isCSSNewline { return .broken }
            if next == UInt8(ascii: "\\") {
                if let after = byte(1), after.isCSSNewline {
                    position += 2
                    if after == 0x0D, byte(0) == 0x0A { position += 1 }
                } else if byte(1) == nil {
                    position += 1
                } else {
                    text += escape()
                }
                continue
            }
            text.append(next)
            position += 1
        }
        return .string(String(decoding: text, as: UTF8.self))
    }
}

// MARK: - Numbers

extension CSSTokenReader {
    private func isDigit(_ ahead: Int) -> Bool { byte(ahead)?.isCSSDigit ?? false }

    private func isSign(_ ahead: Int) -> Bool {
        byte(ahead) == UInt8(ascii: "+") || byte(ahead) == UInt8(ascii: "-")
    }

    private func startsNumber() -> Bool {
        let sign = isSign(0) ? 1 : 0
        return isDigit(sign) || byte(sign) == UInt8(ascii: ".") && isDigit(sign + 1)
    }

    private mutating func number() -> CSSToken.Kind {
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
        let digits = String(decoding: bytes[start..<position], as: UTF8.self)
        // Nothing in a drawing is so large, and sums of numbers that are not stay finite.
        let value = min(max(Double(digits) ?? 0, -1e18), 1e18)
        if byte(0) == UInt8(ascii: "%") {
            position += 1
            return .percentage(value / 100)
        }
        if startsName(0) { return .dimension(value, name().lowercased()) }
        return .number(value, isInteger: isInteger)
    }
}

// MARK: - Names

extension CSSTokenReader {
    private func startsEscape(_ ahead: Int) -> Bool {
        byte(ahead) == UInt8(ascii: "\\") && byte(ahead + 1).map { !$0.isCSSNewline } ?? true
    }

    private func startsName(_ ahead: Int) -> Bool {
        if byte(ahead) == UInt8(ascii: "-") {
            return byte(ahead + 1) == UInt8(ascii: "-") || byte(ahead + 1)?.isCSSNameStart ?? false
                || startsEscape(ahead + 1)
        }
        return byte(ahead)?.isCSSNameStart ?? false || startsEscape(ahead)
    }

    private mutating func name() -> String {
        var name: [UInt8] = []
        while let next = byte(0) {
            if startsEscape(0) {
                name += escape()
            } else if next.isCSSNamePart {
                name.append(next)
                position += 1
            } else {
                break
            }
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// The character that an escape stands for: up to six hexadecimal digits and a white space, or the character itself.
    private mutating func escape() -> [UInt8] {
        position += 1
        var code: UInt32 = 0
        var digits = 0
        while digits < 6, let digit = byte(0)?.hexadecimalValue {
            code = code * 16 + digit
            digits += 1
            position += 1
        }
        if digits > 0 {
            if byte(0) == 0x0D, byte(1) == 0x0A {
                position += 2
            } else if byte(0)?.isCSSBlank ?? false {
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

    fileprivate var isCSSBlank: Bool { isCSSNewline || self == 0x09 || self == 0x20 }

    fileprivate var isCSSDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    /// Letters, `_` and everything beyond ASCII.
    fileprivate var isCSSNameStart: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self == UInt8(ascii: "_")
            || self >= 0x80
    }

    fileprivate var isCSSNamePart: Bool { isCSSNameStart || isCSSDigit || self == UInt8(ascii: "-") }

    fileprivate var hexadecimalValue: UInt32? {
        let lower = self | 0x20
        if isCSSDigit { return UInt32(self - UInt8(ascii: "0")) }
        return (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(lower)
            ? UInt32(lower - UInt8(ascii: "a")) + 10 : nil
    }
}
