internal import LibC

/// One file, named by the user, or standard output.
///
/// What is there under the path decides how it is written:
///
/// | there is | then |
/// |---|---|
/// | nothing, or a file | it appears whole or not at all, in the place of the old one |
/// | a link | what it leads to is written in these ways, and the link stays |
/// | a pipe or a device | the bytes are written to it |
/// | a folder or a socket | nothing: an error names it |
///
/// Paths such as `/dev/stdout` and `/dev/fd/3` are what the process has open under that number.
public struct OutputFile: Hashable, Sendable {
    /// The path; `-` is standard output.
    public let path: String

    /// The file at a path; `-` is standard output.
    public init(_ path: String) { self.path = path }

    /// Refuses, before there is anything to write, what cannot be written to.
    ///
    /// - Throws: ``SinkError``.
    public func check() throws(SinkError) {
        if path != "-" { _ = try destination() }
    }

    /// The path of the file that is written in the end, without links; nil where that is none.
    ///
    /// - Throws: ``SinkError`` as ``check()`` does.
    package func place() throws(SinkError) -> String? {
        guard path != "-", case .file(let folder, let name) = try destination() else { return nil }
        return fullPath(name, in: trueFolder(folder))
    }

    /// Writes the file. One that is there keeps its mode.
    ///
    /// - Throws: ``SinkError``.
    public func write(_ bytes: [UInt8]) throws(SinkError) {
        if path == "-" { return try StdoutSink().write("", bytes) }
        try store(bytes, as: path, marks: false)
    }

    /// Writes the file, unless `judge` tells why the one that is there is not to be replaced.
    ///
    /// - Parameter marks: Whether it is marked with the digest of its content.
    package func write(_ bytes: [UInt8], marks: Bool, judge: @escaping DirectorySink.Judge) throws(SinkError)
    {
        try store(bytes, as: path, marks: marks, judge: judge)
    }

    /// Writes the file, and tells what was there.
    ///
    /// - Parameters:
    ///   - shown: The name of the file for whoever asks for it.
    ///   - marks: Whether it is marked with the digest of its content.
    @discardableResult
    func store(
        _ bytes: [UInt8], as shown: String, marks: Bool, judge: DirectorySink.Judge? = nil
    ) throws(SinkError) -> DirectorySink.File {
        switch try destination() {
        case .file(let folder, let name):
            let sink = try DirectorySink(folder, isTried: false, marks: marks, named: name, judge: judge)
            let file = try sink.store(name, bytes)
            return DirectorySink.File(
                name: shown, byteCount: file.byteCount, wasUpToDate: file.wasUpToDate,
                replacedAnother: file.replacedAnother)
        case .stream(let path):
            reportWriteSignalsAsErrors()
            // Neither made nor cut: it is there, and is no file.
            guard let file = unsafe FileDescriptor(open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC)) else {
                throw SinkError(errno, path: self.path, operation: "open")
            }
            guard let kind = FileStamp(descriptor: file.number)?.kind, kind == .pipe || kind == .device else {
                throw SinkError(
                    .cannotCreate, path: self.path, operation: "write",
                    reason: "it was replaced just now")
            }
            try write(bytes, to: file.number)
            let code = file.closed()
            guard code == 0 else { throw SinkError(code, path: self.path, operation: "write") }
        case .descriptor(let number):
            reportWriteSignalsAsErrors()
            try write(bytes, to: number)
        }
        return DirectorySink.File(name: shown, byteCount: bytes.count, wasUpToDate: false)
    }

    /// Writes what the file is to hold from now on, which somebody has made and keeps: whoever may read and write it still
    /// may afterwards.
    ///
    /// - Throws: ``SinkError``, also for everything that is no file.
    package func replace(_ bytes: [UInt8]) throws(SinkError) {
        guard case .file = try destination(), FileStamp(path) != nil else {
            throw SinkError(
                .cannotCreate, path: path, operation: "write",
                reason: "only a regular file can be overwritten")
        }
        try write(bytes)
    }

    private func write(_ bytes: [UInt8], to file: Int32) throws(SinkError) {
        let code = writeAll(bytes, to: file)
        guard code == 0 else { throw SinkError(code, path: path, operation: "write") }
    }

    private enum Destination {
        case file(folder: String, name: String)
        /// The path of a pipe or a device.
        case stream(String)
        /// The descriptor that the process has open under that number.
        case descriptor(Int32)
    }

    /// The most links followed, as many as systems follow.
    private static let maxLinks = 40

    /// The destination of the path. Its last part is followed link by link, as the end need not exist yet.
    private func destination() throws(SinkError) -> Destination {
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw SinkError(
                .cannotCreate, path: path, operation: "create",
                reason: path.isEmpty ? "the path is empty" : "a path cannot contain a NUL character")
        }
        var path = path
        for _ in 0...Self.maxLinks {
            let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
            let name = String(path[(slash.map { path.utf8.index(after: $0) } ?? path.startIndex)...])
            let folder = slash.map { String(path[...$0]) } ?? "."
            if let number = Int32(name), number >= 0, Self.holdsDescriptors(folder) {
                if fcntl(number, F_GETFD) >= 0 { return .descriptor(number) }
                throw SinkError(EBADF, path: self.path, operation: "open")
            }
            var status = stat()
            guard unsafe lstat(path, &status) == 0 else {
                if !name.isEmpty { return .file(folder: folder, name: name) }
                throw SinkError(
                    .cannotCreate, path: self.path, operation: "create",
                    reason: "a file name cannot end in \"/\"")
            }
            if status.st_mode & S_IFMT == S_IFLNK, let target = target(ofLink: path) {
                path = target.utf8.first == UInt8(ascii: "/") ? target : fullPath(target, in: folder)
                continue
            }
            switch FileStamp.Kind(status) {
            case .file: return .file(folder: folder, name: name)
            case .pipe, .device: return .stream(path)
            case .folder, .socket:
                throw SinkError(
                    .cannotCreate, path: self.path, operation: "write",
                    reason: "it is \(FileStamp.Kind(status).rawValue); name a file")
            }
        }
        throw SinkError(ELOOP, path: self.path, operation: "create")
    }

    /// Whether a folder has what the process has open, under its numbers. These are known by name as well, for where
    /// `/proc` is missing files would be made there.
    private static func holdsDescriptors(_ folder: String) -> Bool {
        ["/dev/fd/", "/proc/self/fd/"].contains(folder) || truePath(folder) == "/proc/\(getpid())/fd"
    }

    private func target(ofLink path: String) -> String? {
        unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
            guard let start = buffer.baseAddress else { return nil }
            let count = unsafe readlink(path, start, buffer.count)
            guard count > 0, count < buffer.count else { return nil }
            return unsafe String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
        }
    }
}
