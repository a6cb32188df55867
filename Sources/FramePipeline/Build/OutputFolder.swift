#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// The folder that a build writes to.
struct OutputFolder: Sendable {
    let path: String

    func full(_ path: String) -> String {
        self.path.utf8.last == UInt8(ascii: "/") ? self.path + path : self.path + "/" + path
    }

    func digest(of output: String) -> Digest? {
        sha256(ofFile: full(output)).flatMap { Digest($0.utf8) }
    }

    /// Whether a file is there with just the bytes that were written.
    func has(_ output: BuildState.Output) -> Bool { digest(of: output.path) == output.digest }

    /// What is left of files that belong to no job any more.
    struct Remains {
        /// As it was written, and so of no use to anybody.
        var intact: [BuildState.Output] = []
        /// Changed since by somebody, whose it now is.
        var changed: [BuildState.Output] = []

        /// Sorted.
        var all: [BuildState.Output] { (intact + changed).sorted { $0.path < $1.path } }
    }

    /// What of `outputs` is still here and not to be kept, sorted, each once.
    func remains(of outputs: [BuildState.Output], keeping paths: Set<String>) -> Remains {
        var seen = Set(paths.map(ExactText.init))
        lazy var kept = Dictionary(grouping: paths, by: caseFolded)
        var remains = Remains()
        for output in outputs.sorted(by: { $0.path < $1.path })
        where seen.insert(ExactText(output.path)).inserted {
            guard let digest = digest(of: output.path) else { continue }
            // Under a name in another form it may be a file that is kept: where case does not count, `X.png` is `x.png`.
            let forms = kept[caseFolded(output.path)] ?? []
            if forms.contains(where: { isSame($0, output.path) }) { continue }
            if digest == output.digest {
                remains.intact.append(output)
            } else {
                remains.changed.append(output)
            }
        }
        return remains
    }

    /// Whether two paths lead to one file.
    private func isSame(_ a: String, _ b: String) -> Bool {
        var (first, second) = (stat(), stat())
        guard unsafe lstat(full(a), &first) == 0, unsafe lstat(full(b), &second) == 0 else { return false }
        return first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }

    /// The sink for a folder below this one.
    func sink(_ folder: String) throws(SinkError) -> DirectorySink {
        try DirectorySink(path, below: folder.split(separator: "/").map(String.init))
    }

    func save(_ state: BuildState) throws {
        let sink = try sink(BuildState.folder)
        try sink.write(BuildState.fileName(state.shard), state.bytes())
    }

    /// The states of the whole build and of shards that are here and in order, the whole first.
    func states() -> [BuildState] {
        stateFiles().compactMap {
            try? BuildState(SpecFile.load($0, limits: SpecTree.Limits(bytes: 1 << 30)))
        }
        .sorted { ($0.shard.count, $0.shard.number) < ($1.shard.count, $1.shard.number) }
    }

    /// Paths of all files that are called as states are.
    func stateFiles() -> [String] {
        guard let folder = unsafe opendir(full(BuildState.folder)) else { return [] }
        defer { _ = unsafe closedir(folder) }
        var paths: [String] = []
        while let entry = unsafe readdir(folder) {
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
                unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasPrefix("build"), name.hasSuffix(".sha256") {
                paths.append(full(BuildState.folder) + "/" + name)
            }
        }
        return paths.sorted()
    }

    /// Removes a file that was written here, and the folders that are empty then.
    func remove(_ output: String) throws(SinkError) {
        var parts = output.split(separator: "/").map(String.init)
        let name = parts.removeLast()
        let folder = try Folder(path, below: parts)
        folder.remove(name)
        while !parts.isEmpty {
            guard unsafe rmdir(full(parts.joined(separator: "/"))) == 0 else { return }
            parts.removeLast()
        }
    }
}
