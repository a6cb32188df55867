internal import Basics
internal import Specs

/// Reads JSON. Lottie files are nested deeper, and their embedded images are longer, than anything that people write by hand.
struct LottieJSON: ~Copyable {
    /// The greatest depth of nested lists and objects.
    private static let deepest = 256
    /// The greatest number of values: enough for what animators export.
    private static let mostValues = 1_000_000

    private let bytes: [UInt8]
    private var place = 0
    private var count = 0

    private struct Failure: Error {
        let message: String
    }

    /// The values of a file as they stand there.
    ///
    /// - Throws: ``SpecError`` of kind `file` for what is no JSON, or too deep or too much of it.
    static func tree(_ bytes: [UInt8], name: String) throws(SpecError) -> SpecNode {
        var json = LottieJSON(bytes: bytes)
        do throws(Failure) {
            let root = try json.value(depth: 0)
            json.skipSpace()
            if json.place < bytes.count {
                throw Failure(message: "nothing can follow the end of the animation")
            }
            return root
        } catch {
            let problem = SpecProblem(position: json.position, path: "", message: Message(error.message))
            throw SpecError(.file, at: .place(problem.place(name)), problem.message)
        }
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    /// The position of the reader, found only where something is wrong.
    private var position: FilePosition {
        let lines = bytes[..<min(place, bytes.count)].split(separator: 0x0A, omittingEmptySubsequences: false)
        return FilePosition(
            line: lines.count,
            column: String(decoding: lines.last ?? [], as: UTF8.self).unicodeScalars.count + 1)
    }

    private mutating func skipSpace() {
        while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
    }

    /// Goes past a byte, if that is the next one.
    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        place += 1
        return true
    }

    private mutating func expect(_ character: Unicode.Scalar) throws(Failure) {
        skipSpace()
        guard take(character) else {
            throw Failure(message: next == nil ? "the file ends too early" : "expected \"\(character)\" here")
        }
    }

    private mutating func value(depth: Int) throws(Failure) -> SpecNode {
        skipSpace()
        count += 1
        if count > Self.mostValues {
            throw Failure(message: "more than \(Self.mostValues) values are too many")
        }
        if depth > Self.deepest { throw Failure(message: "nested deeper than \(Self.deepest) levels") }
        switch next {
        case UInt8(ascii: "{"): return SpecNode(.map(try map(depth)))
        case UInt8(ascii: "["): return SpecNode(.list(try list(depth)))
        case UInt8(ascii: "\""): return SpecNode(.text(try string(), isPlain: false))
        default: return SpecNode(.text(try word(), isPlain: true))
        }
    }

    private mutating func map(_ depth: Int) throws(Failure) -> [SpecNode.Entry] {
        var entries: [SpecNode.Entry] = []
        place += 1
        skipSpace()
        if take("}") { return entries }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\"") else {
                throw Failure(message: "expected a key in quotation marks here")
            }
            let key = try string()
            try expect(":")
            entries.append(.init(key: key, position: .none, value: try value(depth: depth + 1)))
            skipSpace()
        } while take(",")
        try expect("}")
        return entries
    }

    private mutating func list(_ depth: Int) throws(Failure) -> [SpecNode] {
        var items: [SpecNode] = []
        place += 1
        skipSpace()
        if take("]") { return items }
        repeat {
            items.append(try value(depth: depth + 1))
            skipSpace()
        } while take(",")
        try expect("]")
        return items
    }

    /// A number, true, false or null.
    private mutating func word() throws(Failure) -> String {
        let start = place
        while let byte = next, byte.isOfWord { place += 1 }
        let word = String(decoding: bytes[start..<place], as: UTF8.self)
        guard ["true", "false", "null"].contains(word) || SpecNumber.value(of: word[...]) != nil else {
            place = start
            throw Failure(message: start == bytes.count ? "the file ends too early" : "expected a value here")
        }
        return word
    }

    private mutating func string() throws(Failure) -> String {
        let start = place + 1
        place = start
        while let byte = next, byte != UInt8(ascii: "\""), byte >= 0x20 {
            place += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        guard place < bytes.count, take("\"") else {
            throw Failure(message: "a text has no end, or a control character in it")
        }
        let text = bytes[start..<place - 1]
        return text.contains(UInt8(ascii: "\\"))
            ? Self.unescaped(text) : String(decoding: text, as: UTF8.self)
    }

    /// A text with escapes; what is no escape stays as it is.
    private static func unescaped(_ text: ArraySlice<UInt8>) -> String {
        let plain: [UInt8: UInt8] = [
            UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
            UInt8(ascii: "r"): 0x0D,
            UInt8(ascii: "t"): 0x09,
        ]
        var units: [UInt16] = []
        var rest = text
        while let slash = rest.firstIndex(of: UInt8(ascii: "\\")) {
            units += String(decoding: rest[..<slash], as: UTF8.self).utf16
            guard let sign = rest[(slash + 1)...].first else { break }
            rest = rest[(slash + 2)...]
            if sign == UInt8(ascii: "u"),
                let unit = UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16)
            {
                units.append(unit)
                rest = rest.dropFirst(4)
            } else {
                units.append(UInt16(plain[sign] ?? sign))
            }
        }
        return String(decoding: units + String(decoding: rest, as: UTF8.self).utf16, as: UTF16.self)
    }
}

extension FilePosition {
    /// The place of values, which nobody is told.
    fileprivate static let none = FilePosition(line: 1, column: 1)
}

extension SpecNode {
    fileprivate init(_ content: Content) { self.init(content: content, position: .none) }
}

extension UInt8 {
    /// Whether the character can stand in a number, or in true, false or null.
    fileprivate var isOfWord: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "E"),
            UInt8(ascii: "+"),
            UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
