#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// An open folder. Calls that can fail return 0 or a value of `errno`.
struct Folder: ~Copyable, Sendable {
    private let descriptor: FileDescriptor

    /// Opens the folder that `names` lead to from `path`, made with all missing ones. Below `path` no link
    /// is followed, for it might lead outside.
    init(_ path: String, below names: [String] = []) throws(SinkError) {
        try makeFolder(path)
        guard var folder = unsafe FileDescriptor(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) else {
            throw SinkError(errno, path: path, operation: "open folder")
        }
        var shown = path
        for name in names {
            shown += shown.utf8.last == UInt8(ascii: "/") ? name : "/" + name
            if unsafe mkdirat(folder.number, name, 0o777) != 0, errno != EEXIST {
                throw SinkError(errno, path: shown, operation: "create folder")
            }
            let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
            guard let next = unsafe FileDescriptor(openat(folder.number, name, flags)) else {
                if errno == ELOOP || errno == ENOTDIR {
                    throw SinkError(
                        .cannotCreate, path: shown, operation: "open folder",
                        reason: "it is no folder, or a link that may lead outside")
                }
                throw SinkError(errno, path: shown, operation: "open folder")
            }
            folder = next
        }
        descriptor = folder
    }

    /// Opens a file of this folder; nil where that fails, and `errno` says why.
    func openFile(_ name: String, _ flags: Int32) -> FileDescriptor? {
        unsafe FileDescriptor(openat(descriptor.number, name, flags | O_CLOEXEC, 0o666))
    }

    func rename(_ name: String, to target: String) -> Int32 {
        unsafe renameat(descriptor.number, name, descriptor.number, target) == 0 ? 0 : errno
    }

    func remove(_ name: String) {
        _ = unsafe unlinkat(descriptor.number, name, 0)
    }

    #if os(Linux)
        /// A file for writing that has no name yet; nil where the file system cannot do that.
        func openUnnamed() -> FileDescriptor? {
            // The C library shows O_TMPFILE to GNU programs only. This is the kernel's number for it on all
            // processors that Swift runs on.
            openFile(".", O_WRONLY | O_DIRECTORY | 0o20_000_000)
        }

        /// Gives a name that is not taken to a file that has none.
        func link(_ file: borrowing FileDescriptor, to name: String) -> Int32 {
            let emptyPath: Int32 = 0x1000  // AT_EMPTY_PATH, hidden like O_TMPFILE
            if unsafe linkat(file.number, "", descriptor.number, name, emptyPath) == 0 { return 0 }
            guard errno == ENOENT else { return errno }
            // Before Linux 6.10 that takes a privilege; the way through /proc does not.
            let path = "/proc/self/fd/\(file.number)"
            return unsafe linkat(AT_FDCWD, path, descriptor.number, name, AT_SYMLINK_FOLLOW) == 0 ? 0 : errno
        }
    #endif

    /// Removes temporary files that nobody writes any more. Returns whether nothing else was there.
    func removeLeftovers() -> Bool {
        let file = unsafe openat(descriptor.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
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
                unsafe unlinkat(descriptor.number, name, 0) == 0
            {
                continue
            }
            isEmpty = false
        }
        return isEmpty
    }
}

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
