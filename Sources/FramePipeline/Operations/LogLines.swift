internal import Basics

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// The lines of a file, one at a time, however long the file is.
struct LogLines: ~Copyable {
    /// The longest line, in bytes.
    static let longest = 1 << 16

    private let file: FileDescriptor
    private let name: String
    private var buffer: [UInt8]
    /// What of the buffer has been read and not been handed out.
    private var rest = 0..<0
    private var number = 0
    private var isAtEnd = false
    /// The line, without its end.
    private(set) var line: ArraySlice<UInt8> = []

    private init(_ file: consuming FileDescriptor, name: String) {
        self.file = file
        self.name = name
        buffer = [UInt8](repeating: 0, count: 2 * Self.longest)
    }

    /// The lines of the file at `path`; `-` is standard input.
    static func make(_ path: String, name: String) throws(SpecError) -> LogLines {
        guard !path.utf8.contains(0) else { throw SpecError(.missing, at: path, "a path has no NUL") }
        let number = unsafe path == "-" ? dup(0) : open(path, O_RDONLY | O_CLOEXEC)
        guard let file = FileDescriptor(number) else {
            throw SpecError(
                .missing, at: name, "cannot be opened: \(unsafe String(cString: strerror(errno)))")
        }
        return LogLines(file, name: name)
    }

    /// Goes on to the next line; false where there is none.
    mutating func next() throws(SpecError) -> Bool {
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
            if rest.count > Self.longest {
                if buffer[rest].dropLast().contains(13) { throw loneReturn }
                throw SpecError(
                    .file, at: "\(name):\(number)", "a line of more than \(Self.longest) bytes is too long")
            }
            try fill()
        }
    }

    private mutating func handOut(upTo end: Int) throws(SpecError) {
        var end = end
        if end > rest.lowerBound, buffer[end - 1] == 13 { end -= 1 }
        line = buffer[rest.lowerBound..<end]
        if line.contains(13) { throw loneReturn }
    }

    /// As old systems ended lines; taken for part of one they would hide what comes after.
    private var loneReturn: SpecError {
        SpecError(
            .file, at: "\(name):\(number)",
            "a carriage return stands in the line without a line feed after it; lines end with a line feed, or with both"
        )
    }

    private mutating func fill() throws(SpecError) {
        if rest.lowerBound > 0 {
            buffer.replaceSubrange(0..<rest.count, with: Array(buffer[rest]))
            rest = 0..<rest.count
        }
        let (start, number) = (rest.upperBound, file.number)
        let count = unsafe buffer.withUnsafeMutableBytes { bytes in
            let free = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[start...])
            return unsafe read(number, free.baseAddress, free.count)
        }
        if count > 0 {
            rest = 0..<(start + count)
        } else if count == 0 {
            isAtEnd = true
        } else {
            // A signal that interrupts is meant to: the log may come from a pipe that nobody writes to.
            throw SpecError(
                .missing, at: name, "cannot be read: \(unsafe String(cString: strerror(errno)))")
        }
    }
}
