internal import Files

/// The files that builds have written down, in whatever record.
struct RecordedFiles: Sendable {
    private let files: Set<BuildState.Output>

    init(_ records: [BuildRecord]) {
        files = records.reduce(into: []) { $0.formUnion($1.outputs) }
    }

    /// Whether a file of that path was written with that content. Where case does not count, a path may have had another form.
    func have(_ path: String, _ digest: Digest?) -> Bool {
        guard let digest else { return false }
        if files.contains(BuildState.Output(path: path, digest: digest)) { return true }
        let folded = caseFolded(path)
        return files.contains { $0.digest == digest && caseFolded($0.path) == folded }
    }

    /// Whether a file of that path was written, with whatever content.
    func have(_ path: String) -> Bool { files.contains { $0.path == path } }
}
