public import Exports
internal import Synchronization

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// Puts files in a folder.
///
/// Every file appears under its name in one step, whole or not at all, whatever happens to the process.
/// A file that has the right bytes already is left alone, and so keeps its time of change. An existing
/// file keeps its old content until the new one is complete. A name may lead to folders below, which are made.
///
/// Measured on ext4, 1.5 KB a file, µs a file on 1 and 2 threads: plain create and write 11 and 10; write
/// to a temporary name and rename 17 and 19; write without a name and link (Linux) 12 and 10, which also
/// leaves nothing behind when the process is killed. Finding that a file is up to date takes 3 and 2.
public final class DirectorySink: ArtifactSink {
    /// A file that is in place.
    public struct File: Hashable, Sendable {
        public let name: String
        public let byteCount: Int
        /// Whether it had these bytes before.
        public let wasUpToDate: Bool
    }

    /// The folder, as the user named it.
    public let path: String

    private let folder: Folder
    /// Nothing was there at the start, so there is nothing to compare with.
    private let startedEmpty: Bool
    /// Whether files can be written before they have a name; it turns false where that fails.
    private let writesUnnamed: Atomic<Bool>
    private let state = Mutex(State())

    private struct State {
        var files: [String: File] = [:]
        /// One for each file that is being written.
        var temporaries: [TemporaryName] = []
        /// Folders below that are open, by their paths.
        var children: [String: Child] = [:]
        var isStopped = false
    }

    private struct Child {
        let sink: DirectorySink
        /// How many files are being written to it.
        var uses: Int
    }

    /// How many folders below stay open while nothing is written to them.
    private static let mostIdleChildren = 32
    /// The names that lead here from the folder at the path that was given.
    private let names: [String]
    private let root: String

    /// Opens the folder at `path`, made with all missing ones above it, finds out whether files can be
    /// made in it, and removes what killed processes have left behind there.
    ///
    /// Writing over the limit of a file's size, and to a closed pipe, no longer ends the process but is
    /// an error like any other.
    public convenience init(_ path: String) throws(SinkError) {
        try self.init(path, below: [])
    }

    /// Opens the folder that `names` lead to from the one at `path`; below that, no link is followed.
    init(_ path: String, below names: [String]) throws(SinkError) {
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw SinkError(
                .cannotCreate, path: path, operation: "open folder",
                reason: "a path is neither empty nor has a NUL")
        }
        reportWriteSignalsAsErrors()
        let folder = try Folder(path, below: names)
        startedEmpty = folder.removeLeftovers()
        (root, self.names) = (path, names)
        self.path = names.reduce(path) { $0.utf8.last == 0x2F ? $0 + $1 : $0 + "/" + $1 }
        self.folder = folder
        #if os(Linux)
            writesUnnamed = Atomic(true)
        #else
            writesUnnamed = Atomic(false)
        #endif
        let probe = try temporary(for: "")
        remove(probe.name)
    }

    /// All files that are in place, by name.
    public var files: [File] {
        state.withLock { $0.files.values.sorted { $0.name < $1.name } }
    }

    /// Removes what is unfinished and lets nothing more begin: writes fail from now on. For signal
    /// handling, from a thread of its own, before the process exits.
    public func stop() {
        state.withLock { state in
            state.isStopped = true
            for temporary in state.temporaries { folder.remove(temporary.text) }
            for child in state.children.values { child.sink.stop() }
        }
    }

    /// Stores `bytes` as the file `name` of the folder, whole or not at all. Called from any thread.
    ///
    /// - Throws: ``SinkError``, also for a name that is empty, `.` or `..` or has a NUL in it, and for one of a folder
    ///   above it.
    public func write(_ name: String, _ bytes: [UInt8]) throws {
        try store(name, bytes)
    }

    /// Does what ``write(_:_:)`` does, and tells what was there.
    @discardableResult
    func store(_ name: String, _ bytes: [UInt8]) throws -> File {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        for part in parts { try Self.check(part, of: name) }
        guard parts.count > 1 else { return try storeHere(name, bytes) }
        let path = parts.dropLast().joined(separator: "/")
        let child = try child(path, Array(parts.dropLast()))
        defer { state.withLock { $0.children[path]?.uses -= 1 } }
        let stored = try child.storeHere(parts[parts.count - 1], bytes)
        let file = File(name: name, byteCount: stored.byteCount, wasUpToDate: stored.wasUpToDate)
        state.withLock { $0.files[name] = file }
        return file
    }

    private static func check(_ part: String, of name: String) throws(SinkError) {
        guard !part.isEmpty, part != ".", part != "..", !part.utf8.contains(0) else {
            throw SinkError(
                .cannotCreate, path: name, operation: "create",
                reason:
                    "a name is not empty, '.' or '..', and has no NUL; the same is true of folders before it")
        }
    }

    /// The sink for a folder below, which is in use until that is said otherwise. Those that are not are closed
    /// once there are many.
    private func child(_ path: String, _ names: [String]) throws -> DirectorySink {
        try state.withLock { state throws(SinkError) in
            guard !state.isStopped else { throw stopped(path) }
            if let child = state.children[path] {
                state.children[path]?.uses += 1
                return child.sink
            }
            if state.children.count >= Self.mostIdleChildren {
                state.children = state.children.filter { $0.value.uses > 0 }
            }
            let sink = try DirectorySink(root, below: self.names + names)
            state.children[path] = Child(sink: sink, uses: 1)
            return sink
        }
    }

    private func storeHere(_ name: String, _ bytes: [UInt8]) throws -> File {
        guard !state.withLock({ $0.isStopped }) else { throw stopped(name) }
        let found = startedEmpty ? Found.nothing : compare(name, bytes)
        switch found {
        case .same: break
        case .nothing: if try !create(name, bytes) { try replace(name, bytes) }
        case .other: try replace(name, bytes)
        }
        let file = File(name: name, byteCount: bytes.count, wasUpToDate: found == .same)
        state.withLock { $0.files[name] = file }
        return file
    }

    /// Removes the file `name` of the folder, if it is there.
    func remove(_ name: String) {
        folder.remove(name)
    }

    private enum Found { case nothing, same, other }

    /// What is there under that name.
    private func compare(_ name: String, _ bytes: [UInt8]) -> Found {
        // Without waiting, in case it is a pipe.
        guard let file = folder.openFile(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK) else {
            return errno == ENOENT ? .nothing : .other
        }
        return contains(file.number, bytes) ? .same : .other
    }

    /// Writes a file that gets its name when it is complete. Returns false, with nothing done, where the
    /// file system cannot do that or the name is taken.
    private func create(_ name: String, _ bytes: [UInt8]) throws(SinkError) -> Bool {
        #if os(Linux)
            guard writesUnnamed.load(ordering: .relaxed) else { return false }
            guard let file = folder.openUnnamed() else {
                writesUnnamed.store(false, ordering: .relaxed)
                return false
            }
            let code = writeAll(bytes, to: file.number)
            guard code == 0 else { throw SinkError(code, path: full(name), operation: "write") }
            let linking = folder.link(file, to: name)
            if linking != 0 && linking != EEXIST { writesUnnamed.store(false, ordering: .relaxed) }
            let closing = file.closed()
            guard linking == 0 else { return false }
            if closing != 0 {
                folder.remove(name)
                throw SinkError(closing, path: full(name), operation: "write")
            }
            return true
        #else
            return false
        #endif
    }

    /// Writes a file under a temporary name and renames it to `name`, which may exist.
    private func replace(_ name: String, _ bytes: [UInt8]) throws(SinkError) {
        let temporary = try temporary(for: name)
        let temporaryName = temporary.name
        var code = writeAll(bytes, to: temporary.file.number)
        let closing = temporary.file.closed()
        if code == 0 { code = closing }
        guard code == 0 else {
            remove(temporaryName)
            throw SinkError(code, path: full(name), operation: "write")
        }
        code = folder.rename(temporaryName.text, to: name)
        guard code == 0 else {
            remove(temporaryName)
            throw SinkError(code, path: full(name), operation: "create")
        }
        state.withLock { $0.temporaries.removeAll { $0 == temporaryName } }
    }

    private struct Temporary: ~Copyable {
        let name: TemporaryName
        let file: FileDescriptor
    }

    /// Makes and opens a temporary file, in the same step in which ``stop()`` learns of it.
    private func temporary(for name: String) throws(SinkError) -> Temporary {
        try state.withLock { state throws(SinkError) in
            guard !state.isStopped else { throw stopped(name) }
            while true {
                let temporary = TemporaryName.fresh()
                if let file = folder.openFile(temporary.text, O_WRONLY | O_CREAT | O_EXCL) {
                    state.temporaries.append(temporary)
                    return Temporary(name: temporary, file: file)
                }
                if errno != EEXIST && errno != EINTR {
                    throw SinkError(errno, path: full(name), operation: "create")
                }
            }
        }
    }

    private func remove(_ temporary: TemporaryName) {
        folder.remove(temporary.text)
        state.withLock { $0.temporaries.removeAll { $0 == temporary } }
    }

    private func stopped(_ name: String) -> SinkError {
        SinkError(.stopped, path: full(name), operation: "create", reason: "interrupted")
    }

    private func full(_ name: String) -> String {
        path.utf8.last == 0x2F ? path + name : path + "/" + name
    }
}
