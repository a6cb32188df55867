/// A value that stands alone in JSON: a string, a number, true, false or null.
public protocol JSONScalar {
    /// Writes the value as it stands in JSON.
    func write(to json: inout JSONWriter)
}

/// Writes JSON as UTF-8 bytes, members in the order in which they are given.
///
/// Objects and arrays are laid out one member a line, indented by two spaces, or in one line where
/// asked. The text depends on the calls alone, on no locale.
///
///     var json = JSONWriter()
///     json.object { json in
///         json.member("name", "spinner")
///         json.array("sizes", .inline) { json in
///             json.element(16)
///             json.element(24.5)
///         }
///     }
///     let bytes = json.finish()
public struct JSONWriter: ~Copyable {
    /// The layout of the members of an object or an array.
    public enum Layout: Sendable {
        /// One line for each member.
        case lines
        /// All in one line, with everything inside them.
        case inline
    }

    private var bytes: [UInt8] = []
    private var depth = 0
    /// The number of open objects and arrays, from the innermost one outwards, that are in one line.
    private var inlineDepth = 0
    private var isFirst = true

    /// A text without anything in it yet.
    public init() {}

    /// The text, with a line feed at the end. Every object and array is closed by then.
    public consuming func finish() -> [UInt8] {
        precondition(depth == 0, "JSON text ends when all its objects and arrays are closed")
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    /// An object: the whole text, an element of an array or, with a `key`, a member of an object.
    ///
    /// - Throws: The error of `members`; the text is of no use then.
    public mutating func object<Failure: Error>(
        _ key: String? = nil, _ layout: Layout = .lines,
        _ members: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        try container(key, layout, UInt8(ascii: "{"), UInt8(ascii: "}"), members)
    }

    /// An array: the whole text, an element of an array or, with a `key`, a member of an object.
    ///
    /// - Throws: The error of `elements`; the text is of no use then.
    public mutating func array<Failure: Error>(
        _ key: String? = nil, _ layout: Layout = .lines,
        _ elements: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        try container(key, layout, UInt8(ascii: "["), UInt8(ascii: "]"), elements)
    }

    /// A member of the open object. Keys are not checked to be unique.
    public mutating func member(_ key: String, _ value: some JSONScalar) {
        begin(key)
        value.write(to: &self)
    }

    /// An element of the open array.
    public mutating func element(_ value: some JSONScalar) {
        begin(nil)
        value.write(to: &self)
    }

    private mutating func container<Failure: Error>(
        _ key: String?, _ layout: Layout, _ open: UInt8, _ close: UInt8,
        _ contents: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        begin(key)
        bytes.append(open)
        depth += 1
        if inlineDepth > 0 || layout == .inline { inlineDepth += 1 }
        isFirst = true
        try contents(&self)
        depth -= 1
        if inlineDepth > 0 { inlineDepth -= 1 } else if !isFirst { breakLine() }
        bytes.append(close)
        isFirst = false
    }

    /// Writes the separator between the previous value and the next one, and the key of that.
    private mutating func begin(_ key: String?) {
        precondition(depth > 0 || isFirst, "JSON text is one value")
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        if depth > 0 {
            if inlineDepth == 0 { breakLine() } else if !isFirst { bytes.append(UInt8(ascii: " ")) }
        }
        isFirst = false
        guard let key else { return }
        write(key)
        raw(": ")
    }

    private mutating func breakLine() {
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    }

    fileprivate mutating func raw(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    fileprivate mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): raw("\\\"")
            case UInt8(ascii: "\\"): raw("\\\\")
            case 0x08: raw("\\b")
            case 0x09: raw("\\t")
            case 0x0A: raw("\\n")
            case 0x0C: raw("\\f")
            case 0x0D: raw("\\r")
            case 0..<0x20: raw("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16))
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}

extension String: JSONScalar {
    /// The text in quotation marks, escaped.
    public func write(to json: inout JSONWriter) { json.write(self) }
}

extension Int: JSONScalar {
    /// The number in decimal digits.
    public func write(to json: inout JSONWriter) { json.raw(description) }
}

extension Bool: JSONScalar {
    /// `true` or `false`.
    public func write(to json: inout JSONWriter) { json.raw(self ? "true" : "false") }
}

extension Double: JSONScalar {
    /// The shortest text that reads back as this number; null of what is no finite number, for which JSON has no other word.
    public func write(to json: inout JSONWriter) { json.raw(isFinite ? shortestText : "null") }
}

extension Optional: JSONScalar where Wrapped: JSONScalar {
    /// The value, or null.
    public func write(to json: inout JSONWriter) {
        if let self { self.write(to: &json) } else { json.raw("null") }
    }
}
