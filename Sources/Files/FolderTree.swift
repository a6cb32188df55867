internal import LibC

/// The contents of a folder and of those below it. No link is followed, for it might lead outside.
package struct FolderTree: ~Copyable {
    private let folder: Folder

    init(_ folder: consuming Folder) { self.folder = folder }

    /// The names of everything in the folder itself, in no fixed order.
    package func names() -> [String] {
        var names: [String] = []
        _ = folder.forEachEntry { name, _ in names.append(name) }
        return names
    }

    /// Calls `body` with the folder that a path is in and the name that it has there; nil where there is no such folder.
    func inFolder<Value>(of path: String, _ body: (borrowing Folder, String) -> Value?) -> Value? {
        let parts = Self.parts(path)
        guard let parent = Folder(existing: parts.dropLast(), below: folder) else { return nil }
        return body(parent, parts[parts.count - 1])
    }

    /// Whether a path, with a slash after each folder, is that of a regular file.
    package func hasFile(_ path: String) -> Bool {
        let parts = Self.parts(path)
        guard let parent = Folder(existing: parts.dropLast(), below: folder) else { return false }
        return parent.status(of: parts[parts.count - 1])?.isRegular ?? false
    }

    /// Whether a path is that of a regular file, of no more than 64 MiB, with all of some texts in it.
    package func hasFile(_ path: String, with texts: [String]) -> Bool {
        let parts = Self.parts(path)
        guard let parent = Folder(existing: parts.dropLast(), below: folder),
            let file = parent.openFile(parts[parts.count - 1], O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
            let stamp = FileStamp(descriptor: file.number), stamp.kind == .file,
            stamp.size <= InputFiles.maxBytes * 64
        else { return false }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe read(file.number, &buffer, buffer.count)
            if count <= 0 { break }
            bytes += buffer[..<count]
        }
        return texts.allSatisfy { bytes.contains(Array($0.utf8)) }
    }

    /// Removes a regular file, and the folders in its path that are empty then.
    package func remove(_ path: String) {
        let parts = Self.parts(path)
        for count in stride(from: parts.count, to: 0, by: -1) {
            let name = parts[count - 1]
            guard let parent = Folder(existing: parts.prefix(count - 1), below: folder) else { return }
            if count < parts.count {
                guard parent.removeEmptyFolder(name) else { return }
            } else if parent.status(of: name)?.isRegular ?? false {
                parent.remove(name)
            }
        }
    }

    private static func parts(_ path: String) -> [String] {
        path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    }
}
