/// A token of CSS Syntax Level 3. Comments are none; functions and blocks end with their own tokens.
package struct CSSToken: Sendable {
    package enum Kind: Hashable, Sendable {
        /// White space.
        case blank
        /// A name, without its escapes, in the case in which it is written.
        case name(String)
        /// A name in lowercase, and the parenthesis right behind it.
        case function(String)
        case atWord(String)
        /// A number sign with the characters behind it; only a possible name is an id.
        case hash(String, isName: Bool)
        /// A string without its quotation marks.
        case string(String)
        /// The address of `url()` without quotation marks.
        case url(String)
        case number(Double, isInteger: Bool)
        /// A percentage as a share: 50% is 0.5.
        case percentage(Double)
        /// A number and its unit, in lowercase.
        case dimension(Double, String)
        /// A single character: punctuation, and whatever begins nothing else.
        case sign(UInt8)
        /// `<!--` or `-->`.
        case commentSign
        /// A string or an address that is not closed as it should be.
        case broken
    }

    package let kind: Kind
    /// The bytes of the text from which it was read.
    package let range: Range<Int>

    /// Whether the token is one character.
    package func isSign(_ character: Unicode.Scalar) -> Bool { kind == .sign(UInt8(ascii: character)) }
}

/// A text with its tokens.
package struct CSSText: Sendable {
    private let bytes: [UInt8]
    package let tokens: [CSSToken]
    /// The place of the first byte, and the indices of those that begin lines.
    private let origin: SVGPlace
    private let lineStarts: [Int]

    /// - Parameter origin: The place of the text in a file; nil where none is asked for.
    package init(_ text: String, at origin: SVGPlace? = nil) {
        let bytes = Array(text.utf8)
        self.bytes = bytes
        self.origin = origin ?? .unknown
        lineStarts =
            origin == nil ? [0] : [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
        var reader = CSSTokenReader(bytes)
        tokens = reader.all()
    }

    /// Returns the place of a token; that of the text where it has none of its own.
    func place(of token: Int) -> SVGPlace {
        guard origin.line > 0, tokens.indices.contains(token) else { return origin }
        let start = tokens[token].range.lowerBound
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= start { low = middle } else { high = middle }
        }
        let column = start - lineStarts[low]
        return SVGPlace(line: origin.line + low, column: low == 0 ? origin.column + column : column + 1)
    }

    /// Returns the text of tokens without the blanks around it, with a space for each comment.
    package func text(_ range: Range<Int>) -> String {
        var range = range
        while let first = range.first, tokens[first].kind == .blank { range.removeFirst() }
        while let last = range.last, tokens[last].kind == .blank { range.removeLast() }
        guard let first = range.first else { return "" }
        var result: [UInt8] = []
        var end = tokens[first].range.lowerBound
        for token in tokens[range] {
            if token.range.lowerBound > end, result.last != 0x20 { result.append(0x20) }
            result += bytes[token.range]
            end = token.range.upperBound
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension ArraySlice<CSSToken> {
    /// The tokens without white space around them.
    package var withoutBlanksAround: ArraySlice<CSSToken> {
        var result = self
        while result.first?.kind == .blank { result.removeFirst() }
        while result.last?.kind == .blank { result.removeLast() }
        return result
    }

    /// Returns the index behind what begins at a token: behind the end of a function or a block, or of the text.
    package func end(of index: Int) -> Int {
        var closers: [UInt8] = []
        var index = index
        repeat {
            switch self[index].kind {
            case .function, .sign(UInt8(ascii: "(")): closers.append(UInt8(ascii: ")"))
            case .sign(UInt8(ascii: "[")): closers.append(UInt8(ascii: "]"))
            case .sign(UInt8(ascii: "{")): closers.append(UInt8(ascii: "}"))
            case .sign(let sign) where sign == closers.last: closers.removeLast()
            default: break
            }
            index += 1
        } while !closers.isEmpty && index < endIndex
        return index
    }

    /// The tokens between the parentheses of the function that begins here.
    package var arguments: ArraySlice<CSSToken> {
        let inner = dropFirst()
        return inner.last?.isSign(")") ?? false ? inner.dropLast() : inner
    }

    /// Returns the parts between signs that are in no function and no block, also empty ones.
    package func parts(between sign: Unicode.Scalar) -> [ArraySlice<CSSToken>] {
        var parts: [ArraySlice<CSSToken>] = []
        var (start, index) = (startIndex, startIndex)
        while index < endIndex {
            if self[index].isSign(sign) {
                parts.append(self[start..<index].withoutBlanksAround)
                start = index + 1
            }
            index = end(of: index)
        }
        return parts + [self[start...].withoutBlanksAround]
    }

    /// The values in a list, each a token or a function with all that is in it, between which there may be white space and a comma;
    /// nil where a comma has no value on either side.
    package var values: [ArraySlice<CSSToken>]? {
        var values: [ArraySlice<CSSToken>] = []
        var needsValue = true
        var index = startIndex
        while index < endIndex {
            let end = end(of: index)
            if self[index].isSign(",") {
                if needsValue { return nil }
                needsValue = true
            } else if self[index].kind != .blank {
                values.append(self[index..<end])
                needsValue = false
            }
            index = end
        }
        return needsValue ? nil : values
    }
}
