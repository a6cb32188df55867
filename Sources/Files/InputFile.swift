package import Basics
internal import LibC

/// A file that is open for reading: a regular one, or a stream where the user named it.
///
/// What a file refers to is whatever somebody has put there. A pipe has no end until its writer says so, a device
/// may have none at all, so neither is read unless whoever runs the program asked for it by name.
package struct InputFile: ~Copyable {
    private let descriptor: FileDescriptor
    /// The path, as it is shown in messages.
    package let path: String
    /// The stamp of the file from before it was read.
    package let stamp: FileStamp

    /// Opens the file at `path`.
    ///
    /// - Parameter isNamed: Whether the user named it on the command line: then it may be a pipe or a terminal.
    /// - Throws: ``SpecError`` of kind `missing` for what is not there, is no file or cannot be read.
    package static func make(_ path: String, isNamed: Bool = false) throws(SpecError) -> InputFile {
        guard !path.utf8.contains(0) else {
            throw SpecError(.missing, at: path, "contains a NUL character, which no path can")
        }
        // First by its name, for opening alone does something to some devices and waits for the writer of a pipe.
        if let kind = FileStamp(path)?.kind, !isNamed || kind == .folder || kind == .socket {
            try require(kind, path, isNamed: isNamed)
        }
        let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (isNamed ? 0 : O_NONBLOCK)
        guard let file = unsafe FileDescriptor(open(path, flags)) else {
            let code = errno
            throw SpecError(
                .missing, at: path,
                unsafe code == ENOENT
                    ? nothingThere(path) : "cannot be opened: \(String(cString: strerror(code)))")
        }
        guard let stamp = FileStamp(descriptor: file.number) else {
            throw SpecError(
                .missing, at: path, "cannot be read: \(unsafe String(cString: strerror(errno)))")
        }
        if !(isNamed && isatty(file.number) == 1) { try require(stamp.kind, path, isNamed: isNamed) }
        return InputFile(descriptor: file, path: path, stamp: stamp)
    }

    /// Refuses a folder in the place of a file, or of a name, as everything does that reads files.
    package static func rejectFolder(_ path: String) throws(SpecError) {
        if FileStamp(path)?.kind == .folder { try require(.folder, path, isNamed: true) }
    }

    /// Standard input, whatever that is.
    package static func standardInput() throws(SpecError) -> InputFile {
        let path = "standard input"
        guard let file = FileDescriptor(dup(STDIN_FILENO)), let stamp = FileStamp(descriptor: file.number)
        else {
            throw SpecError(
                .missing, at: path, "cannot be read: \(unsafe String(cString: strerror(errno)))")
        }
        return InputFile(descriptor: file, path: path, stamp: stamp)
    }

    private static func require(_ kind: FileStamp.Kind, _ path: String, isNamed: Bool) throws(SpecError) {
        switch kind {
        case .file: return
        case .pipe where isNamed: return
        case .pipe:
            throw SpecError(
                .missing, at: path, "is a pipe; only a file named on the command line can be one")
        default:
            throw SpecError(
                .missing, at: path,
                "is \(kind.rawValue), not a file\(kind == .folder ? "; name a file in it" : "")")
        }
    }

    /// Reads up to `buffer.count` bytes; 0 at the end, -1 for ``failure``.
    package func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
        unsafe read(descriptor.number, buffer.baseAddress, buffer.count)
    }

    /// The error of the last failed read. Interruption by a signal is an error too: signals are meant to end the wait
    /// for a pipe whose writer never writes.
    package var failure: SpecError {
        SpecError(.missing, at: path, "cannot be read: \(unsafe String(cString: strerror(errno)))")
    }

    /// Hands out everything that is left, in parts.
    ///
    /// - Throws: ``SpecError`` of kind `file` for more than `limit` bytes, before anything of a regular file that has
    ///   more is read.
    package func forEachPart(limit: Int, _ body: (UnsafeRawBufferPointer) -> Void) throws(SpecError) {
        if stamp.kind == .file, stamp.size > limit { throw tooLarge(limit) }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
        defer { unsafe buffer.deallocate() }
        var sum = 0
        while true {
            let count = unsafe fill(buffer)
            if count == 0 { return }
            if count < 0 { throw failure }
            sum += count
            if sum > limit { throw tooLarge(limit) }
            unsafe body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }

    private func tooLarge(_ limit: Int) -> SpecError {
        SpecError(.file, at: path, "a file of more than \(limit) bytes is too large")
    }

    /// Whether the file is as it was when it was opened. Pipes and other files that can only be read once count as unchanged.
    package var isUnchanged: Bool { stamp.kind != .file || FileStamp(descriptor: descriptor.number) == stamp }
}

/// Whether a path may stand for several files where patterns are expanded: `*` for any characters but a slash, `?` for one.
package func isPattern(_ path: String) -> Bool {
    path.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
}

/// Whether a name is what a pattern says, in which `*` stands for any characters and `?` for one. The last star that was
/// met takes more only where the rest does not fit, so this takes no longer than the product of both lengths.
package func matchesPattern<Sign: Equatable & ExpressibleByUnicodeScalarLiteral>(
    _ name: [Sign], _ pattern: [Sign]
) -> Bool {
    var (place, at) = (0, 0)
    var star: (place: Int, at: Int)?
    while at < name.count {
        if place < pattern.count, pattern[place] == "*" {
            star = (place, at)
            place += 1
        } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[at] {
            (place, at) = (place + 1, at + 1)
        } else if let last = star {
            star = (last.place, last.at + 1)
            (place, at) = (last.place + 1, last.at + 1)
        } else {
            return false
        }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
}

/// The message about a path where nothing is. Shells pass on a quoted pattern, and most of them also one that matches nothing.
package func nothingThere(_ path: String) -> Message {
    if ["http://", "https://"].contains(where: { path.lowercased().hasPrefix($0) }) {
        return "is an address in the web, and only files are read; download it, and name the file"
    }
    return isPattern(path)
        ? "is a pattern, which the shell has not expanded; leave out its quotation marks, or correct it where no file matches"
        : "does not exist"
}

/// All bytes of a regular file.
///
/// - Throws: ``SpecError`` of kind `missing` for what is not there, is no file or cannot be read; of kind `file` for
///   more than `limit` bytes.
package func readRegularFile(_ path: String, limit: Int) throws(SpecError) -> [UInt8] {
    let file = try InputFile.make(path)
    var bytes: [UInt8] = []
    try unsafe file.forEachPart(limit: limit) { unsafe bytes += $0 }
    return bytes
}
