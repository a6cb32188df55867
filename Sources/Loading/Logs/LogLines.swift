package import Basics
package import Files

/// The lines of a log, one at a time. Of a stream they are read as they come, however many there are.
package struct LogLines: ~Copyable {
    /// The longest line, in bytes.
    package static let longest = 1 << 16

    private let name: String
    /// The rest of the log beyond the buffer; nil if all of it is there.
    private let stream: InputFile?
    private var buffer: [UInt8]
    /// The part of the buffer that has not been returned yet.
    private var rest: Range<Int>
    private var number = 0
    private var isAtEnd: Bool
    /// The line, without its end.
    private(set) var line: ArraySlice<UInt8> = []

    /// - Parameter name: The name of the log in messages.
    package init(_ bytes: [UInt8], name: String) {
        stream = nil
        (buffer, self.name) = (bytes, name)
        (rest, isAtEnd) = (0..<bytes.count, true)
    }

    package init(_ stream: consuming InputFile, name: String) {
        self.stream = consume stream
        buffer = [UInt8](repeating: 0, count: 2 * Self.longest)
        self.name = name
        (rest, isAtEnd) = (0..<0, false)
    }

    /// Goes on to the next line; false where there is none.
    package mutating func next() throws(SpecError) -> Bool {
        line = []
        number += 1
        var searched = 0
        while true {
            if let end = buffer[(rest.lowerBound + searched)..<rest.upperBound].firstIndex(of: 10) {
                try handOut(upTo: end)
                rest = (end + 1)..<rest.upperBound
                return true
            }
            searched = rest.count
            if isAtEnd {
                if rest.isEmpty { return false }
                try handOut(upTo: rest.upperBound)
                rest = rest.upperBound..<rest.upperBound
                return true
            }
            if rest.count > Self.longest { throw tooLong(rest) }
            try fill()
        }
    }

    private mutating func handOut(upTo end: Int) throws(SpecError) {
        var end = end
        if end > rest.lowerBound, buffer[end - 1] == 13 { end -= 1 }
        if end - rest.lowerBound > Self.longest { throw tooLong(rest.lowerBound..<end) }
        line = buffer[rest.lowerBound..<end]
        if line.contains(13) { throw loneReturn(in: line) }
    }

    private func tooLong(_ line: Range<Int>) -> SpecError {
        if buffer[line].dropLast().contains(13) { return loneReturn(in: buffer[line]) }
        return SpecError(
            .file, at: "\(name):\(number)", "a line of more than \(Self.longest) bytes is too long")
    }

    /// The error about a lone carriage return, the line ending of old systems. As a part of the line it would hide the rest.
    private func loneReturn(in line: ArraySlice<UInt8>) -> SpecError {
        SpecError(
            .file, at: "\(name):\(number)",
            isText(line)
                ? "the line contains a carriage return without a line feed after it; lines must end with a line feed, or with both"
                : Self.noText)
    }

    /// The message about a line that cannot be quoted.
    static let noText: Message = "the line is not text in UTF-8; write lines of time,value"

    private mutating func fill() throws(SpecError) {
        if rest.lowerBound > 0 {
            buffer.replaceSubrange(0..<rest.count, with: Array(buffer[rest]))
            rest = 0..<rest.count
        }
        let start = rest.upperBound
        var count = 0
        switch stream {
        case .some(let stream):
            count = unsafe buffer.withUnsafeMutableBytes { bytes in
                unsafe stream.fill(UnsafeMutableRawBufferPointer(rebasing: bytes[start...]))
            }
            if count < 0 { throw stream.failure }
        case .none: break
        }
        rest = 0..<(start + count)
        isAtEnd = count == 0
    }
}
