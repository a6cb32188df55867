internal import CPlatform
internal import LibC
internal import Synchronization

// Renders keep no record of what they write, so their files say it themselves: the digest of the content that was written is
// an extended attribute of the file. Where that is so still, the file is as a render has left it. Copies may lose it, and file
// systems need not have it; such files are taken for those of others.

/// Marks an open file with the digest of its content. Nothing happens where files cannot be marked.
func markFile(_ file: Int32, as digest: Digest) { unsafe spindle_mark(file, "\(digest)") }

/// The digest that an open file was marked with; nil where it was not.
private func mark(of file: Int32) -> Digest? {
    var buffer = [UInt8](repeating: 0, count: 64)
    return unsafe spindle_read_mark(file, &buffer, buffer.count) == 64 ? Digest(buffer) : nil
}

/// A regular file that is in the way of a new one.
package struct PresentFile: ~Copyable {
    /// Negative where the file cannot be read.
    private let number: Int32

    init(_ folder: borrowing Folder, _ name: String) {
        number = folder.openNumber(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    }

    deinit { if number >= 0 { _ = close(number) } }

    /// The digest of the content; nil where that cannot be read.
    package var digest: Digest? {
        guard lseek(number, 0, SEEK_SET) == 0 else { return nil }
        return sha256(of: number).flatMap { Digest($0.utf8) }
    }

    /// Whether the file is as it was when it was marked.
    package var isAsMarked: Bool {
        guard let mark = Files.mark(of: number) else { return false }
        return digest == mark
    }

    package func begins(with bytes: [UInt8]) -> Bool {
        var buffer = [UInt8](repeating: 0, count: bytes.count)
        return unsafe pread(number, &buffer, buffer.count, 0) == bytes.count && buffer == bytes
    }

    func has(_ bytes: [UInt8]) -> Bool {
        lseek(number, 0, SEEK_SET) == 0 && contains(number, bytes)
    }
}

extension Folder {
    /// Marks a file of this folder with the digest of its content, unless it is.
    func mark(_ name: String, as digest: Digest) {
        guard let file = openFile(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
            Files.mark(of: file.number) != digest
        else { return }
        markFile(file.number, as: digest)
    }

    /// Whether a regular file of this folder is as it was when it was marked; nil where there is none.
    fileprivate func isMarked(_ name: String) -> Bool? {
        guard status(of: name)?.isRegular ?? false else { return nil }
        return PresentFile(self, name).isAsMarked
    }
}

extension DirectorySink {
    /// Those of some names under which there is a file that is not as it was marked.
    package func unmarked(_ names: some Sequence<String>) throws(SinkError) -> [String] {
        let tree = try tree()
        return names.filter { tree.isMarked($0) == false }
    }
}

extension FolderTree {
    /// Whether a regular file is as it was when it was marked; nil where there is none.
    package func isMarked(_ path: String) -> Bool? {
        inFolder(of: path) { folder, name in folder.isMarked(name) }
    }

    fileprivate func has(_ path: String, _ bytes: [UInt8]) -> Bool {
        inFolder(of: path) { folder, name in
            guard let file = folder.openFile(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK) else { return false }
            return contains(file.number, bytes)
        } ?? false
    }
}

/// Writes nothing, and compares what would be written with the files of a folder.
package final class ComparingSink: ArtifactSink {
    private let sink: DirectorySink
    private let names = Mutex<Set<String>>([])

    package init(_ sink: DirectorySink) { self.sink = sink }

    package func write(_ name: String, _ bytes: [UInt8]) throws {
        if try sink.tree().has(name, bytes) { return }
        names.withLock { _ = $0.insert(name) }
    }

    /// The names of files that are not there or have other bytes.
    package var differing: Set<String> { names.withLock { $0 } }
}
