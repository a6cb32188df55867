internal import Basics

/// Reads an object in one line of JSON whose values are texts, numbers, true, false or null; nothing nested.
///
/// Logs have millions of lines. A line of time and value takes 1.3 µs here, all that is made of it included;
/// Foundation's `JSONSerialization` takes 5.6 µs to read it alone, and is in a part of Foundation that this library
/// does without, for it is slow to load. A parser of YAML would take for JSON what is none.
enum JSONLine {
    enum Value {
        case text(String)
        case number(Double)
        case flag(Bool)
        case null
    }

    static let maxMembers = 64

    static func members(_ line: ArraySlice<UInt8>) throws(LogLineError) -> [(key: String, value: Value)] {
        var scanner = Scanner(bytes: line)
        var members: [(String, Value)] = []
        try scanner.expect("{")
        if !scanner.skip("}") {
            repeat {
                if members.count == maxMembers {
                    throw LogLineError("more than \(maxMembers) values on a line")
                }
                let key = try scanner.text()
                try scanner.expect(":")
                members.append((key, try scanner.value()))
            } while scanner.skip(",")
            try scanner.expect("}")
        }
        scanner.space()
        guard scanner.bytes.isEmpty else { throw LogLineError("there is text after the JSON object") }
        return members
    }

    private struct Scanner {
        var bytes: ArraySlice<UInt8>

        mutating func space() {
            bytes = bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        }

        mutating func skip(_ sign: Unicode.Scalar) -> Bool {
            space()
            guard bytes.first == UInt8(ascii: sign) else { return false }
            bytes.removeFirst()
            return true
        }

        mutating func expect(_ sign: Unicode.Scalar) throws(LogLineError) {
            if !skip(sign) {
                throw LogLineError("this is not a JSON object of plain values: \(sign) is missing")
            }
        }

        mutating func value() throws(LogLineError) -> Value {
            space()
            if bytes.first == UInt8(ascii: "\"") { return .text(try text()) }
            let word = bytes.prefix { byte in
                ![UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: " "), UInt8(ascii: "\t")].contains(byte)
            }
            bytes = bytes.dropFirst(word.count)
            let text = String(decoding: word.prefix(64), as: UTF8.self)
            switch text {
            case "true": return .flag(true)
            case "false": return .flag(false)
            case "null": return .null
            default:
                guard let number = SpecNumber.value(of: text[...]) else {
                    throw LogLineError("\(quoted(text)) is not a plain JSON value")
                }
                return .number(number)
            }
        }

        mutating func text() throws(LogLineError) -> String {
            try expect("\"")
            var units: [UInt8] = []
            while let byte = bytes.popFirst() {
                switch byte {
                case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
                case UInt8(ascii: "\\"): try escape(&units)
                default: units.append(byte)
                }
            }
            throw LogLineError("a string has no closing quotation mark")
        }

        private mutating func escape(_ units: inout [UInt8]) throws(LogLineError) {
            switch bytes.popFirst() {
            case UInt8(ascii: "\""): units.append(UInt8(ascii: "\""))
            case UInt8(ascii: "\\"): units.append(UInt8(ascii: "\\"))
            case UInt8(ascii: "/"): units.append(UInt8(ascii: "/"))
            case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"),
                UInt8(ascii: "t"):
                units.append(UInt8(ascii: " "))
            case UInt8(ascii: "u"):
                var code = try codeUnit()
                if (0xD800..<0xDC00).contains(code), bytes.starts(with: Array("\\u".utf8)) {
                    bytes = bytes.dropFirst(2)
                    let low = try codeUnit()
                    guard (0xDC00..<0xE000).contains(low) else {
                        throw LogLineError("half of a surrogate pair is missing")
                    }
                    code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
                }
                guard let scalar = Unicode.Scalar(code) else {
                    throw LogLineError("half of a surrogate pair is missing")
                }
                units += Array(String(Character(scalar)).utf8)
            default: throw LogLineError("JSON has no such escape")
            }
        }

        private mutating func codeUnit() throws(LogLineError) -> UInt32 {
            let digits = String(decoding: bytes.prefix(4), as: UTF8.self)
            guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
                let code = UInt32(digits, radix: 16)
            else { throw LogLineError("\\u needs four hexadecimal digits") }
            bytes = bytes.dropFirst(4)
            return code
        }
    }
}
