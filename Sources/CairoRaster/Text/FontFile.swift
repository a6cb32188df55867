internal import Imaging

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// Font files as bytes.
enum FontFile {
    /// Twice the largest fonts there are, which hold all of Chinese, Japanese and Korean in every weight.
    static let mostBytes = 1 << 29

    /// Whether a readable regular file is there. Anything else might never end.
    static func exists(_ path: String) -> Bool {
        guard let status = status(path) else { return false }
        return unsafe status.st_mode & S_IFMT == S_IFREG && access(path, R_OK) == 0
    }

    static func isTooLarge(_ path: String) -> Bool { Int(status(path)?.st_size ?? 0) > mostBytes }

    private static func status(_ path: String) -> stat? {
        var status = stat()
        guard !path.utf8.contains(0), unsafe stat(path, &status) == 0 else { return nil }
        return status
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
