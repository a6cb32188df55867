internal import Basics
internal import CPlatform
internal import Files
internal import LibC

/// The size of the cache, and its least recently used files.
///
/// Each build adds what it has stored to a list of sizes. All files are looked at only where that has grown too long or is a day
/// old: a cache may have a million of them. Of several builds that do so at once, each removes the same.
extension CacheFolder {
    /// Sizes are in steps of a file system's blocks.
    private static let block = 4096
    /// The size that remains after a removal, so that the next build need not remove again.
    private static func target(_ limit: Int) -> Int { limit / 10 * 9 }

    /// Bytes that a file of that size takes.
    package static func space(_ size: Int) -> Int { (size + block - 1) / block * block }

    private var list: String { fullPath(Self.listName, in: path) }

    /// Removes what was not used for the longest time where all files together have more than `limit` bytes.
    ///
    /// - Parameter stored: The bytes that were added since this was called last.
    package func trim(to limit: Int, stored: Int) {
        if stored == 0 { return }
        if let known = known(), known.isFresh, known.sum <= limit - stored {
            let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC
            if let file = unsafe FileDescriptor(open(list, flags, 0o666)) {
                _ = writeAll(Array("\(stored)\n".utf8), to: file.number)
            }
            return
        }
        var files = files()
        var sum = files.reduce(0) { $0 + $1.size }
        if sum > limit {
            files.sort { ($0.used, $0.path) < ($1.used, $1.path) }
            for file in files where sum > Self.target(limit) {
                if unsafe unlink(file.path) == 0 || errno == ENOENT { sum -= file.size }
            }
        }
        remember(sum)
    }

    private struct File {
        let path: String
        let size, used: Int
    }

    /// All files. What killed processes have left is removed.
    private func files() -> [File] {
        var files: [File] = []
        for kind in CacheKind.allCases {
            for number in 0..<256 {
                let digits = String(number, radix: 16)
                let path = shelf(kind, number < 16 ? "0" + digits : digits)
                // Through a link, the files of somebody else might be removed.
                var status = stat()
                guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
                    let folder = Folder(existing: path)
                else { continue }
                folder.removeLeftovers()
                _ = folder.forEachEntry { name, _ in
                    var status = stat()
                    let path = path + "/" + name
                    guard Digest(name.utf8) != nil, unsafe lstat(path, &status) == 0, status.isRegular else {
                        return
                    }
                    let used = unsafe spindle_content_changed(&status).seconds
                    files.append(File(path: path, size: Self.space(Int(status.st_size)), used: used))
                }
            }
        }
        return files
    }

    /// The bytes of all files by the list, and whether that is not too old.
    private func known() -> (sum: Int, isFresh: Bool)? {
        guard let bytes = try? readRegularFile(list, limit: 1 << 20) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        let first = lines.first?.split(separator: " ").map { Int($0) } ?? []
        guard first.count == 2, let start = first[0], let time = first[1] else { return nil }
        var sum = start
        for line in lines.dropFirst() {
            guard let size = Int(line) else { return nil }
            let (next, overflow) = sum.addingReportingOverflow(size)
            if overflow { return nil }
            sum = next
        }
        let age = LibC.time(nil).subtractingReportingOverflow(time)
        return (sum, !age.overflow && (0..<86_400).contains(age.partialValue))
    }

    /// Begins the list anew.
    private func remember(_ sum: Int) {
        guard let folder = Folder(existing: path) else { return }
        folder.removeLeftovers()
        let temporary = TemporaryName.fresh().text
        guard let file = folder.openFile(temporary, O_WRONLY | O_CREAT | O_EXCL) else { return }
        let code = writeAll(Array("\(sum) \(LibC.time(nil))\n".utf8), to: file.number)
        _ = file.closed()
        if code != 0 || folder.rename(temporary, to: Self.listName) != 0 { folder.remove(temporary) }
    }
}
