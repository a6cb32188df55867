internal import CPlatform
internal import Drawing
internal import LibC
internal import Platform
internal import Synchronization

/// Font files as bytes.
enum FontFile {
    /// Whether a path leads to a readable regular file. Anything else might never end.
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

    /// The identity of a file, by which it differs from one that had the same path before.
    private struct Version: Equatable {
        let device, inode: UInt64
        let size, seconds, nanoseconds: Int

        init(_ status: stat) {
            device = UInt64(truncatingIfNeeded: status.st_dev)
            inode = UInt64(truncatingIfNeeded: status.st_ino)
            size = Int(status.st_size)
            var status = status
            let changed = unsafe spindle_status_changed(&status)
            (seconds, nanoseconds) = (changed.seconds, changed.nanoseconds)
        }
    }

    private static let versions = Mutex<[String: [Version]]>([:])

    /// A path to the file under which no library has read another file: Cairo keeps fonts that it has opened by their
    /// paths, as does ``FontConfiguration``, and would continue with those where a file is replaced.
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

    /// The version that a font states, such as `3.190`; nil for none.
    static func version(of path: String) -> String? {
        guard exists(path), let file = unsafe fopen(path, "rb") else { return nil }
        defer { unsafe fclose(file) }
        /// Numbers of 4 bytes from an offset on.
        func numbers(_ count: Int, at offset: Int) -> [UInt32]? {
            var bytes = [UInt8](repeating: 0, count: 4 * count)
            guard unsafe fseek(file, offset, SEEK_SET) == 0,
                unsafe fread(&bytes, 1, bytes.count, file) == bytes.count
            else { return nil }
            return (0..<count).map { bytes[4 * $0..<4 * $0 + 4].reduce(0) { $0 << 8 | UInt32($1) } }
        }
        guard let tables = numbers(2, at: 0)?[1] else { return nil }
        for index in 0..<Int(tables >> 16) {
            guard let table = numbers(4, at: 12 + 16 * index) else { return nil }
            // The table "head" has the revision, in units of 1/65,536.
            guard table[0] == 0x6865_6164, let revision = numbers(2, at: Int(table[2]))?[1] else { continue }
            let thousandths = (Int(revision) * 1000 + 0x8000) >> 16
            let digits = String(thousandths % 1000)
            return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
        }
        return nil
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
