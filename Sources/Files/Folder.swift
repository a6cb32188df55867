internal import Basics
internal import CPlatform
internal import LibC

/// An open folder. Calls that can fail return 0 or a value of `errno`.
package struct Folder: ~Copyable, Sendable {
    private let descriptor: FileDescriptor

    /// Opens the folder at `path`, made with all missing ones above it.
    package init(_ path: String) throws(SinkError) {
        try makeFolder(path)
        guard let folder = unsafe FileDescriptor(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) else {
            throw folderError(errno, path, "open folder")
        }
        descriptor = folder
    }

    /// Opens a folder that is there; nil where that fails.
    package init?(existing path: String) {
        guard let folder = unsafe FileDescriptor(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) else {
            return nil
        }
        descriptor = folder
    }

    /// Opens the folder that `names` lead to from an open one, made with all missing ones. No link is followed, for it
    /// might lead outside; and where the open one was removed meanwhile, this fails.
    ///
    /// - Parameter path: The path of the open folder in messages.
    package init(_ names: some Collection<String>, below parent: borrowing Folder, at path: String)
        throws(SinkError)
    {
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        guard var folder = unsafe FileDescriptor(openat(parent.descriptor.number, ".", flags)) else {
            throw SinkError(errno, path: path, operation: "open folder")
        }
        var shown = path
        for name in names {
            shown = fullPath(name, in: shown)
            if unsafe mkdirat(folder.number, name, 0o777) != 0, errno != EEXIST {
                throw SinkError(errno, path: shown, operation: "create folder")
            }
            guard let next = unsafe FileDescriptor(openat(folder.number, name, flags)) else {
                if errno == ELOOP || errno == ENOTDIR {
                    throw SinkError(
                        .cannotCreate, path: shown, operation: "open folder",
                        reason:
                            "it is not a folder, or it is a symbolic link that could lead outside the output folder; remove it"
                    )
                }
                throw SinkError(errno, path: shown, operation: "open folder")
            }
            folder = next
        }
        descriptor = folder
    }

    /// Opens the folder that `names` lead to from an open one; nil where a link is among them, or no folder.
    init?(existing names: some Collection<String>, below parent: borrowing Folder) {
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        guard var folder = unsafe FileDescriptor(openat(parent.descriptor.number, ".", flags)) else {
            return nil
        }
        for name in names {
            guard let next = unsafe FileDescriptor(openat(folder.number, name, flags)) else { return nil }
            folder = next
        }
        descriptor = folder
    }

    /// Opens a file of this folder; nil where that fails, and `errno` says why.
    package func openFile(_ name: String, _ flags: Int32) -> FileDescriptor? {
        FileDescriptor(openNumber(name, flags))
    }

    /// Opens a file of this folder that somebody else closes; negative where that fails, and `errno` says why.
    func openNumber(_ name: String, _ flags: Int32) -> Int32 {
        unsafe openat(descriptor.number, name, flags | O_CLOEXEC, 0o666)
    }

    package func rename(_ name: String, to target: String) -> Int32 {
        unsafe renameat(descriptor.number, name, descriptor.number, target) == 0 ? 0 : errno
    }

    package func remove(_ name: String) {
        _ = unsafe unlinkat(descriptor.number, name, 0)
    }

    /// Removes a folder of this one, unless there is something in it.
    func removeEmptyFolder(_ name: String) -> Bool {
        unsafe unlinkat(descriptor.number, name, AT_REMOVEDIR) == 0
    }

    /// A file for writing that has no name yet; nil where the system or the file system cannot do that.
    package func openUnnamed() -> FileDescriptor? { FileDescriptor(spindle_open_unnamed(descriptor.number)) }

    /// Gives a name that is not taken to a file that has none. Returns 0, or what `errno` would say.
    package func link(_ file: borrowing FileDescriptor, to name: String) -> Int32 {
        unsafe spindle_link_unnamed(file.number, descriptor.number, name)
    }

    /// The status of the entry of that name, links not followed; nil if there is none or it cannot be read, with the reason in `errno`.
    func status(of name: String) -> stat? {
        var status = stat()
        return unsafe fstatat(descriptor.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
    }

    /// Refuses a name under which there is something that no file may replace: a pipe, device, socket or folder.
    /// A link is replaced as a file is, and what it leads to is left alone.
    ///
    /// - Parameter path: The path of the folder in messages.
    func rejectSpecial(_ name: String, _ status: stat, at path: String) throws(SinkError) {
        guard !status.isRegular, !status.isLink else { return }
        throw SinkError(
            .cannotCreate, path: fullPath(name, in: path), operation: "write",
            reason: "it is \(FileStamp.Kind(status).rawValue), not a file; remove it, or write elsewhere")
    }

    /// The kind of content of a folder.
    package enum Content {
        case nothing, files
        /// Also folders, pipes or other things that are neither file nor link.
        case special
    }

    /// Removes temporary files that nobody writes any more, and tells what else is there.
    @discardableResult
    package func removeLeftovers() -> Content {
        var content = Content.nothing
        let isRead = forEachEntry { name, type in
            if TemporaryName(name) != nil, isAbandoned(name),
                unsafe unlinkat(descriptor.number, name, 0) == 0
            {
                return
            }
            // The folder of the states is none that a file could want to be.
            let isFile =
                [DT_REG, DT_LNK].contains { Int($0) == Int(type) } || name == DirectorySink.recordFolder
            content = isFile && content != .special ? .files : .special
        }
        return isRead ? content : .special
    }

    /// Calls `body` with the name and the type of everything in the folder, in no fixed order. Returns false where that
    /// fails.
    package func forEachEntry(_ body: (_ name: String, _ type: UInt8) -> Void) -> Bool {
        let file = unsafe openat(descriptor.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard file >= 0 else { return false }
        guard let stream = unsafe fdopendir(file) else {
            _ = close(file)
            return false
        }
        defer { _ = unsafe closedir(stream) }  // closes the file too
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
                unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != "." && name != ".." { body(name, unsafe entry.pointee.d_type) }
        }
        return true
    }
}

/// The path of what is called `name`, or has that path, in the folder at `path`.
package func fullPath(_ name: String, in path: String) -> String {
    path.utf8.last == UInt8(ascii: "/") ? path + name : path + "/" + name
}

extension stat {
    package var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
    package var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
}

/// Makes the folder `path` and the missing ones above it. Anything there already, folder or not, is left for the next
/// step to judge.
package func makeFolder(_ path: String) throws(SinkError) {
    if unsafe mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    let code = errno
    if code == ENOENT, let parent = parent(of: path) {
        try makeFolder(parent)
        if unsafe mkdir(path, 0o777) == 0 || errno == EEXIST { return }
        throw folderError(errno, path, "create folder")
    }
    // An existing folder on a file system that is read-only, say.
    if code != ENOENT, unsafe access(path, F_OK) == 0 { return }
    throw folderError(code, path, "create folder")
}

/// The error of opening or creating a folder. The system does not say what is in its place, or in that of a folder above it; this does.
private func folderError(_ code: Int32, _ path: String, _ operation: String) -> SinkError {
    var place = code == ENOTDIR ? path : nil
    while let found = place, found.utf8.count > 1, found.utf8.last == UInt8(ascii: "/") {
        place = String(found.dropLast())
    }
    while let found = place {
        if let kind = FileStamp(found)?.kind, kind != .folder {
            return SinkError(
                .cannotCreate, path: path, operation: operation,
                reason:
                    "\(fullPath("", in: found) == fullPath("", in: path) ? "it" : quoted(found)) is \(kind.rawValue), not a folder; name a folder"
            )
        }
        place = parent(of: found)
    }
    let error = SinkError(code, path: path, operation: operation)
    let remedy =
        [EACCES, EPERM, EROFS].contains(code) ? "allow it, or name another folder" : "name another folder"
    return SinkError(error.kind, path: path, operation: operation, reason: "\(error.reason); \(remedy)")
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
