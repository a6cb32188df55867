#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Makes the folder `path` and the missing ones above it. What is there already, folder or not, is left
/// for the next step to judge.
func makeFolder(_ path: String) throws(SinkError) {
    if unsafe mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    let code = errno
    if code == ENOENT, let parent = parent(of: path) {
        try makeFolder(parent)
        if unsafe mkdir(path, 0o777) == 0 || errno == EEXIST { return }
        throw SinkError(errno, path: path, operation: "create folder")
    }
    // An existing folder on a file system that is read-only, say.
    if code != ENOENT, unsafe access(path, F_OK) == 0 { return }
    throw SinkError(code, path: path, operation: "create folder")
}

/// The path without its last component; nil where there is none above it. Slashes are bytes here: as a
/// character, one may be part of something longer.
private func parent(of path: String) -> String? {
    let slash = UInt8(ascii: "/")
    var rest = path.utf8[...]
    while rest.last == slash { rest.removeLast() }
    while let last = rest.last, last != slash { rest.removeLast() }
    while rest.last == slash, rest.count > 1 { rest.removeLast() }
    return rest.isEmpty ? nil : String(rest)
}

/// Removes temporary files that nobody writes any more. Returns whether nothing else was there.
func removeLeftovers(in directory: Int32) -> Bool {
    let file = openat(directory, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { return false }
    guard let stream = unsafe fdopendir(file) else {
        _ = close(file)
        return false
    }
    defer { _ = unsafe closedir(stream) }  // closes the file too
    var isEmpty = true
    while let entry = unsafe readdir(stream) {
        let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
            unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name == "." || name == ".." { continue }
        if let temporary = TemporaryName(name), temporary.isAbandoned,
            unsafe unlinkat(directory, name, 0) == 0
        {
            continue
        }
        isEmpty = false
    }
    return isEmpty
}

/// Whether an open file is a regular one with just these bytes.
func contains(_ file: Int32, _ bytes: [UInt8]) -> Bool {
    var status = stat()
    guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        Int(status.st_size) == bytes.count
    else { return false }
    let size = min(bytes.count, 1 << 16)
    return unsafe withUnsafeTemporaryAllocation(byteCount: max(1, size), alignment: 16) { buffer in
        unsafe bytes.withUnsafeBytes { wanted in
            var offset = 0
            while offset < wanted.count {
                let count = unsafe read(file, buffer.baseAddress, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0, offset + count <= wanted.count,
                    unsafe memcmp(buffer.baseAddress!, wanted.baseAddress! + offset, count) == 0
                else { return false }
                offset += count
            }
            return true
        }
    }
}
