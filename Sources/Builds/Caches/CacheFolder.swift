internal import Basics
internal import CPlatform
package import Files
internal import LibC

/// The kinds of things in a cache, named as Bazel names them: results by what they follow from, and content by its digest.
package enum CacheKind: String, CaseIterable, Sendable {
    case entry = "ac"
    case blob = "cas"
}

/// A cache in a folder, which any number of processes and machines may use at the same time. Nothing is locked: every file appears
/// whole, under a name that says what is in it, and whoever reads it looks whether that is true.
///
///     ac/<2 digits>/<digest>     entries
///     cas/<2 digits>/<digest>    blobs
///     spindle-sizes              the bytes that were added, a number for each build
package struct CacheFolder: Sendable {
    package let path: String

    /// The time for which a file need not be touched again when it is used, in seconds.
    private static let touchAge = 600

    /// The folder at `path`, made if missing.
    ///
    /// - Throws: ``SinkError`` where it cannot be made.
    package init(_ path: String) throws(SinkError) {
        self.path = path
        reportWriteSignalsAsErrors()
        let folder = try Folder(path)
        var (isCache, other) = (false, String?.none)
        _ = folder.forEachEntry { name, _ in
            isCache = isCache || name == Self.listName || CacheKind(rawValue: name) != nil
            // File systems have their own folder where they begin.
            if name.utf8.first != UInt8(ascii: "."), name != "lost+found" { other = min(other ?? name, name) }
        }
        if let other, !isCache {
            throw SinkError(
                .cannotCreate, path: path, operation: "use",
                reason: "it has other files, such as \(quoted(other)), and is no cache; name an empty folder")
        }
    }

    /// The name of the list of sizes.
    static let listName = "spindle-sizes"

    /// The bytes that are there; nil where nothing is, or more than `limit` bytes, or anything but a file. It counts as used now.
    package func read(_ kind: CacheKind, _ digest: Digest, limit: Int) -> [UInt8]? {
        guard let file = openFile(kind, digest) else { return nil }
        var status = stat()
        guard unsafe fstat(file.number, &status) == 0, status.isRegular, Int(status.st_size) <= limit else {
            return nil
        }
        let size = Int(status.st_size)
        var isWhole = true
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let part = unsafe pread(file.number, buffer.baseAddress! + count, size - count, off_t(count))
                if part < 0, errno == EINTR { continue }
                if part <= 0 { break }
                count += part
            }
            isWhole = count == size
        }
        guard isWhole else { return nil }
        // Those whom the file does not belong to may not; then it seems older than it is.
        if Self.age(status) > Self.touchAge { _ = futimens(file.number, nil) }
        return bytes
    }

    /// The size of what is there; nil where no file is.
    package func size(_ kind: CacheKind, _ digest: Digest) -> Int? {
        var status = stat()
        guard unsafe lstat(full(kind, digest), &status) == 0, status.isRegular else { return nil }
        return Int(status.st_size)
    }

    /// Says that something is used.
    package func touch(_ kind: CacheKind, _ digest: Digest) {
        var status = stat()
        let path = full(kind, digest)
        guard unsafe lstat(path, &status) == 0 else { return }
        if Self.age(status) > Self.touchAge { _ = unsafe utimensat(AT_FDCWD, path, nil, AT_SYMLINK_NOFOLLOW) }
    }

    /// The time since a file was used, in seconds.
    private static func age(_ status: stat) -> Int {
        var status = status
        let used = unsafe spindle_content_changed(&status)
        return time(nil) - used.seconds
    }

    /// Removes what turned out to be something else.
    package func remove(_ kind: CacheKind, _ digest: Digest) { _ = unsafe unlink(full(kind, digest)) }

    /// Puts bytes there, in the place of what there may be.
    ///
    /// - Throws: ``SinkError``.
    package func write(_ kind: CacheKind, _ digest: Digest, _ bytes: [UInt8]) throws(SinkError) {
        let name = "\(digest)"
        let path = shelf(kind, name)
        for _ in 0..<Self.maxTries {
            if try store(name, in: path, bytes) { return }
        }
        throw SinkError(ENOENT, path: fullPath(name, in: path), operation: "write")
    }

    /// The number of times that a file is written again after somebody took it for a leftover before it was claimed.
    private static let maxTries = 10

    /// Returns false where somebody removed what was not finished.
    private func store(_ name: String, in path: String, _ bytes: [UInt8]) throws(SinkError) -> Bool {
        let opened = Folder(existing: path)
        let folder: Folder
        if let opened { folder = opened } else { folder = try Folder(path) }
        if let file = folder.openUnnamed() {
            try check(writeAll(bytes, to: file.number), "write", path, name)
            let linking = folder.link(file, to: name)
            let closing = file.closed()
            if linking == 0 {
                if closing != 0 { folder.remove(name) }
                try check(closing, "write", path, name)
                return true
            }
        }
        // The name is taken, or the file system cannot do that.
        let temporary = TemporaryName.fresh().text
        guard let file = folder.openFile(temporary, O_WRONLY | O_CREAT | O_EXCL) else {
            if errno == ENOENT { return false }
            throw SinkError(errno, path: fullPath(name, in: path), operation: "create")
        }
        file.claim()
        // To be closed to the end, and claimed until it has its name.
        let claim = file.duplicate()
        var code = writeAll(bytes, to: file.number)
        let closing = file.closed()
        if code == 0 { code = closing }
        if code == 0 { code = folder.rename(temporary, to: name) }
        _ = claim?.closed()
        if code == ENOENT { return false }
        if code != 0 { folder.remove(temporary) }
        try check(code, "write", path, name)
        return true
    }

    private func check(
        _ code: Int32, _ operation: String, _ path: String, _ name: String
    ) throws(SinkError) {
        if code != 0 { throw SinkError(code, path: fullPath(name, in: path), operation: operation) }
    }

    /// The path of what keeps a file from being put there although the cache is in order: a folder in its place, or
    /// something else in the place of its folder. Nil where there is none.
    package func blocker(of kind: CacheKind, _ digest: Digest) -> String? {
        let path = full(kind, digest)
        if FileStamp(path)?.kind == .folder { return path }
        let shelf = shelf(kind, "\(digest)")
        return FileStamp(shelf).map { $0.kind != .folder } ?? false ? shelf : nil
    }

    private func openFile(_ kind: CacheKind, _ digest: Digest) -> FileDescriptor? {
        unsafe FileDescriptor(open(full(kind, digest), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC))
    }

    private func full(_ kind: CacheKind, _ digest: Digest) -> String {
        let name = "\(digest)"
        return shelf(kind, name) + "/" + name
    }

    /// The folder of all files whose names begin in the same way.
    func shelf(_ kind: CacheKind, _ name: String) -> String {
        fullPath("\(kind.rawValue)/\(name.prefix(2))", in: path)
    }
}
