internal import Basics
internal import Files
internal import LibC

/// The folder that a build writes to.
struct OutputFolder: Sendable {
    let path: String

    func full(_ path: String) -> String { fullPath(path, in: self.path) }

    /// The digest of a file that is there; nil where none is.
    func digest(of output: String) -> Digest? {
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        guard let file = unsafe FileDescriptor(open(full(output), flags)),
            let stamp = FileStamp(descriptor: file.number),
            stamp.kind == .file, stamp.size <= DirectorySink.maxBytes
        else { return nil }
        return sha256(of: file.number).flatMap { Digest($0.utf8) }
    }

    /// Whether a regular file is there that no record has as it is, or that cannot be read.
    func isStranger(_ output: String, beside recorded: RecordedFiles) -> Bool {
        if let digest = digest(of: output) { return !recorded.have(output, digest) }
        return isUnreadable(output)
    }

    /// The outcome of writing a file.
    enum FileState { case intact, missing, differing, unreadable }

    func state(of output: BuildState.Output) -> FileState { state(of: output, digest(of: output.path)) }

    /// - Parameter digest: That of the file; nil where there is none that can be read.
    func state(of output: BuildState.Output, _ digest: Digest?) -> FileState {
        if let digest { return digest == output.digest ? .intact : .differing }
        return isUnreadable(output.path) ? .unreadable : .missing
    }

    /// Whether a regular file is there that cannot be read.
    func isUnreadable(_ output: String) -> Bool {
        var status = stat()
        return unsafe lstat(full(output), &status) == 0 && status.isRegular && digest(of: output) == nil
    }

    private func isLink(_ output: String) -> Bool {
        var status = stat()
        return unsafe lstat(full(output), &status) == 0 && status.isLink
    }

    /// Whether a file is there with just the bytes that were written.
    func has(_ output: BuildState.Output) -> Bool { digest(of: output.path) == output.digest }

    /// The remaining files that no longer belong to any job.
    struct Remains {
        /// Files unchanged since they were written, which can be removed.
        var intact: [BuildState.Output] = []
        /// Files that were changed since by somebody else.
        var changed: [BuildState.Output] = []

        /// Sorted.
        var all: [BuildState.Output] { (intact + changed).sorted { $0.path < $1.path } }
    }

    /// Refuses what is no folder, where a build should have written to one.
    ///
    /// - Parameter remedy: Advice on the folder to name instead.
    func requireFolder(_ remedy: Message) throws(SpecError) {
        switch FileStamp(path)?.kind {
        case .folder: return
        case nil: throw SpecError(.missing, at: path, "does not exist; \(remedy)")
        case .some(let kind):
            throw SpecError(.missing, at: path, "is \(kind.rawValue), not a folder; \(remedy)")
        }
    }

    /// Returns the files among `outputs` that still exist and are not to be kept, sorted, each once. A path may have
    /// several digests from builds that were killed; a file that matches any of them is intact.
    func remains(of outputs: [BuildState.Output], keeping paths: Set<String>) -> Remains {
        var remains = Remains()
        let exact = Set(paths.map(ExactText.init))
        lazy var kept = Dictionary(grouping: paths, by: caseFolded)
        let others = outputs.filter { !exact.contains(ExactText($0.path)) }
        let all = Dictionary(grouping: others) { ExactText($0.path) }
        for (path, outputs) in all.map({ ($0.key.text, $0.value) }).sorted(by: { $0.0 < $1.0 }) {
            guard let digest = digest(of: path) else {
                // Somebody has put a link in its place, as good as another content.
                if isLink(path) { remains.changed.append(outputs[0]) }
                continue
            }
            // Under a name in another form it may be a file that is kept: where case does not count, `X.png` is `x.png`.
            let forms = kept[caseFolded(path)] ?? []
            if forms.contains(where: { isSame($0, path) }) { continue }
            if let output = outputs.first(where: { $0.digest == digest }) {
                remains.intact.append(output)
            } else {
                remains.changed.append(outputs[0])
            }
        }
        return remains
    }

    /// Whether two paths lead to one file.
    private func isSame(_ a: String, _ b: String) -> Bool {
        guard let first = FileStamp(full(a)), let second = FileStamp(full(b)) else { return false }
        return first.identity == second.identity
    }

    /// The path of the first of `outputs` that is not there; nil where all are.
    func missing(of outputs: [BuildState.Output]) -> String? {
        var status = stat()
        return outputs.first { unsafe lstat(full($0.path), &status) != 0 }?.path
    }

    /// The states of the whole build and of shards that are here and in order, the whole first.
    func states() -> [BuildState] { memory().states }

    /// Whether this state is here.
    func has(_ state: BuildState, bytes: [UInt8]) -> Bool {
        let path = full(BuildState.folder) + "/" + state.fileName
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        guard let file = unsafe FileDescriptor(open(path, flags)) else { return false }
        return contains(file.number, bytes)
    }

    /// Gives a file that was written here the present time.
    func touch(_ output: String) throws(SinkError) {
        guard unsafe utimensat(AT_FDCWD, full(output), nil, AT_SYMLINK_NOFOLLOW) != 0 else { return }
        throw SinkError(errno, path: full(output), operation: "touch")
    }

    /// Removes what nobody writes any more in a folder below, where that is there.
    func removeLeftovers(in folder: String) {
        _ = Folder(existing: folder.isEmpty ? path : full(folder))?.removeLeftovers()
    }

    /// Removes a file that was written here, and the folders that are empty then.
    func remove(_ output: String) throws(SinkError) {
        var parts = output.split(separator: "/").map(String.init)
        let name = parts.removeLast()
        let folder = try Folder(parts, below: Folder(path), at: path)
        folder.remove(name)
        while !parts.isEmpty {
            guard unsafe rmdir(full(parts.joined(separator: "/"))) == 0 else { return }
            parts.removeLast()
        }
    }
}
