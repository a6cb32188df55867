#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// Font files as bytes.
enum FontFile {
    /// Whether a readable regular file is there. Anything else might never end.
    static func exists(_ path: String) -> Bool {
        var status = stat()
        guard !path.utf8.contains(0), unsafe stat(path, &status) == 0 else { return false }
        return unsafe status.st_mode & S_IFMT == S_IFREG && access(path, R_OK) == 0
    }

    static func bytes(of path: String) throws(FontError) -> [UInt8] {
        guard exists(path), let file = unsafe fopen(path, "rb") else { throw .noFile(path) }
        defer { unsafe fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe fread(&buffer, 1, buffer.count, file)
            if count == 0 { break }
            bytes += buffer[..<count]
        }
        guard unsafe ferror(file) == 0 else { throw .noFile(path) }
        return bytes
    }
}
