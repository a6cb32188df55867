internal import Drawing
internal import Imaging
internal import Synchronization

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// Font files as bytes.
enum FontFile {
    /// Whether a readable regular file is there. Anything else might never end.
    static func exists(_ path: String) -> Bool {
        guard let status = status(path) else { return false }
        return unsafe status.st_mode & S_IFMT == S_IFREG && access(path, R_OK) == 0
    }

    static func isTooLarge(_ path: String) -> Bool { Int(status(path)?.st_size ?? 0) > FontSet.maxBytes }

    private static func status(_ path: String) -> stat? {
        var status = stat()
        guard !path.utf8.contains(0), unsafe stat(path, &status) == 0 else { return nil }
        return status
    }

    /// What tells a file from one that stood under its path before.
    private struct Version: Equatable {
        let device, inode: UInt64
        let size, seconds, nanoseconds: Int

        init(_ status: stat) {
            device = UInt64(truncatingIfNeeded: status.st_dev)
            inode = UInt64(truncatingIfNeeded: status.st_ino)
            size = Int(status.st_size)
            #if canImport(Darwin)
                (seconds, nanoseconds) = (status.st_ctimespec.tv_sec, status.st_ctimespec.tv_nsec)
            #else
                (seconds, nanoseconds) = (status.st_ctim.tv_sec, status.st_ctim.tv_nsec)
            #endif
        }
    }

    private static let versions = Mutex<[String: [Version]]>([:])

    /// A path to the file under which no library has seen another file: Cairo keeps fonts that it has opened by their
    /// paths, as does ``FontConfiguration``, and would go on with those where a file is replaced.
    static func freshPath(_ path: String) -> String {
        guard let status = status(path) else { return path }
        let version = Version(status)
        let number = versions.withLock { versions in
            if let number = versions[path]?.firstIndex(of: version) { return number }
            versions[path, default: []].append(version)
            return versions[path, default: []].count - 1
        }
        if number == 0 { return path }
        let name =
            path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
        return path[..<name] + String(repeating: "./", count: number) + path[name...]
    }

    /// The SHA-256 of a file.
    static func digest(of path: String) throws(FontError) -> String {
        guard exists(path), !isTooLarge(path), let file = unsafe fopen(path, "rb") else {
            throw .noFile(path)
        }
        defer { unsafe fclose(file) }
        var hash = SHA256()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe fread(&buffer, 1, buffer.count, file)
            if count == 0 { break }
            hash.add(Array(buffer[..<count]))
        }
        guard unsafe ferror(file) == 0 else { throw .noFile(path) }
        return hash.digest
    }
}
