internal import Files
internal import Formats
internal import Platform

/// The files that a build has written, with the keys of their jobs, in a format that `sha256sum --check` reads as well.
///
///     # spindle build 1
///     # plan <digest of all jobs> <number of jobs>
///     # shard 1/1
///     # manifest <path from the folder>      or # name <name>; # nearest <path> of the nearest spindle.yaml
///     # version <of the Spindle that wrote it>
///     # job <key> <folder/name>
///     # from <parts of the key>
///     <digest>  <path>
///     # missing <folder/name>                of the first jobs that are not built
///     # stale
///     <digest>  <path>
///     # end <digest of all lines before>
///
/// It says nothing about times, sizes or machines, so equal builds have equal states. What earlier versions have written has
/// no `nearest`, `from` and `missing`.
struct BuildState: Hashable, Sendable {
    struct Output: Hashable, Sendable {
        /// Below the folder of the build.
        let path: String
        let digest: Digest

        /// Paths that Swift takes for one text may be those of two files.
        static func == (a: Output, b: Output) -> Bool {
            a.digest == b.digest && ExactText(a.path) == ExactText(b.path)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(digest) }
    }

    struct Job: Hashable, Sendable {
        var key: Digest
        /// The parts of the key in short, as ``JobKey/summary(_:)`` has them; empty if they are not known.
        var parts = ""
        var outputs: [Output]
    }

    var origin = BuildOrigin.nearest
    /// The path from the folder of the manifest that was the nearest one; nil of others, and where it is not known.
    var nearest: String?
    /// The version of Spindle that wrote it; nil for ones that did not say so.
    var version: String?
    var plan = ""
    var jobCount = 0
    var shard = Shard.whole
    var jobs: [String: Job] = [:]
    /// The names of the first jobs that are not among these, sorted.
    var missing: [String] = []
    /// Files of earlier builds that no longer belong to any job.
    var stale: [Output] = []

    /// The most names of missing jobs.
    static let mostMissing = 10

    /// The folder of the states, below the folder of the build.
    static let folder = DirectorySink.recordFolder

    /// The first line.
    static let header = "# spindle build 1"

    var fileName: String { Self.stem(origin.stem, shard) + ".sha256" }

    /// The file name prefix of the records of a shard, of a manifest whose records' names begin with `stem`.
    static func stem(_ stem: String, _ shard: Shard) -> String {
        shard.isWhole ? stem : "\(stem)-\(shard.number)-of-\(shard.count)"
    }

    func bytes() -> [UInt8] {
        var text = "\(Self.header)\n# plan \(plan) \(jobCount)\n# shard \(shard)\n"
        if let line = line { text += line + "\n" }
        if let version { text += "# version \(version)\n" }
        func append(_ outputs: [Output]) {
            for output in outputs { text += "\(output.digest)  \(output.path)\n" }
        }
        for (id, job) in jobs.sorted(by: { $0.key < $1.key }) {
            text += "# job \(job.key) \(id)\n"
            if !job.parts.isEmpty { text += "# from \(job.parts)\n" }
            append(job.outputs)
        }
        for id in missing { text += "# missing \(id)\n" }
        if !stale.isEmpty {
            text += "# stale\n"
            append(stale)
        }
        text += "# end \(SHA256.hex(Array(text.utf8)))\n"
        return Array(text.utf8)
    }

    private var line: String? {
        if origin == .nearest, let nearest { return BuildOrigin.nearestMark + nearest }
        return origin.line
    }

    /// The path of the manifest, from a folder that has this state; nil where it is not there, or only its name is known.
    func manifest(from folder: String) -> String? {
        guard origin == .nearest, let nearest else { return origin.file(from: folder) }
        return BuildOrigin.path(nearest).file(from: folder)
    }

    /// The manifest in words, as it is seen from the working folder.
    func shownManifest(from folder: String) -> String {
        guard origin == .nearest, let nearest else { return origin.shown(from: folder) }
        return BuildOrigin.path(nearest).shown(from: folder)
    }

    /// An empty state.
    init(version: String? = spindleVersion) { self.version = version }

    /// Understands what ``bytes()`` wrote; nil for anything else.
    init?(_ bytes: [UInt8]) {
        var parser = RecordParser()
        unsafe bytes.withUnsafeBytes { unsafe parser.add($0) }
        guard let record = parser.record, record.isSealed else { return nil }
        self = record.state
    }

    /// A digest that no file has.
    static let noDigest = Digest(repeatElement(UInt8(ascii: "0"), count: 64))!
}

extension BuildState.Output {
    /// A file of these bytes, in a folder below that of the build; "" for that itself.
    init(_ name: String, in folder: String, _ bytes: [UInt8]) {
        path = folder.isEmpty ? name : folder + "/" + name
        digest = Digest(SHA256.hex(bytes).utf8) ?? BuildState.noDigest
    }
}
