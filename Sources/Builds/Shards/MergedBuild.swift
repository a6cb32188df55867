internal import Basics
internal import Files

/// All shards of one manifest, put together.
struct MergedBuild {
    /// The state that one build of everything would have left, without what is left of earlier ones.
    let state: BuildState
    /// The files of each shard.
    let copies: [(source: OutputFolder, outputs: [BuildState.Output])]
    private let remnants: Remnants
    /// The files of other manifests in the target.
    private let othersPaths: Set<String>
    /// The manifest, also as its shards have called it.
    private let origins: Set<BuildOrigin>

    /// All files.
    var outputs: [BuildState.Output] { copies.flatMap(\.outputs) }

    /// - Parameters:
    ///   - origin: The manifest, as it is found from the target.
    ///   - shards: Its shards, with the folders that they are in.
    ///   - place: The place of the error if a shard is missing.
    ///   - memory: What earlier builds have left in the target.
    init(
        _ origin: BuildOrigin, _ shards: [(state: BuildState, folder: OutputFolder)], place: String,
        _ memory: BuildMemory, _ target: OutputFolder
    ) throws(SpecError) {
        var state = try ShardMerge.combined(shards.map(\.state), place: place)
        state.origin = origin
        let file = shards.lazy.compactMap { $0.state.manifest(from: $0.folder.path) }.first
        state.nearest =
            origin == .nearest
            ? file.map { BuildOrigin.path(of: $0, from: target.path) } ?? state.nearest : nil
        self.state = state
        var seen: Set<String> = []
        copies = shards.map { shard, source in
            let jobs = shard.jobs.filter { seen.insert($0.key).inserted }
            return (source, jobs.values.flatMap(\.outputs).sorted { $0.path < $1.path })
        }
        // Shards in place may have been recorded as they were found from somewhere else.
        origins = Set([origin] + shards.map(\.state.origin))
        let (own, others) = memory.divided { [origins] in origins.contains($0.origin) }
        remnants = Remnants(own, in: target, of: origin, plan: state.plan, known: state.jobs)
        othersPaths = Set(others.flatMap { $0.state.jobs.values.flatMap(\.outputs) + $0.loose }.map(\.path))
    }

    /// Copies what is not in the target yet, and writes the state.
    ///
    /// - Parameters:
    ///   - memory: What was recorded in the target at the beginning.
    ///   - recorded: The files that may be replaced; nil for all.
    func write(to target: OutputFolder, _ memory: BuildMemory, _ recorded: RecordedFiles?) throws {
        let present = recorded.map { PresentFiles(output: target, origins: origins, recorded: $0) }
        let root = try DirectorySink(target.path, judge: present?.judge)
        try root.rejectSpecial(outputs.map(\.path))
        let states = try root.folder(below: [BuildState.folder])
        try states.rejectSpecial([state.fileName])
        let journal = try remnants.journal(in: states)
        remnants.clearUp(target)
        for (source, outputs) in copies where !ShardMerge.isSame(source, target) {
            for (folder, outputs) in Self.grouped(outputs) {
                let sink =
                    folder.isEmpty
                    ? root : try root.folder(below: folder.split(separator: "/").map(String.init))
                for (name, output) in outputs where !target.has(output) {
                    try journal.note(output)
                    try sink.copy(name, from: source.full(output.path), digest: output.digest)
                }
            }
        }
        var whole = state
        let paths = othersPaths.union(outputs.map(\.path))
        whole.stale = target.remains(of: remnants.outputs(beside: whole.jobs), keeping: paths).all
        try states.alone {
            let claims = PresentFiles.claims(
                on: whole.jobs, of: origins, before: memory.records, in: target)
            if let claim = claims.first { throw claim.error }
            try states.write(whole.fileName, whole.bytes())
            journal.remove()
            remnants.remove(in: states, of: target)
        }
    }

    private static func grouped(
        _ outputs: [BuildState.Output]
    ) -> [(folder: String, outputs: [(name: String, output: BuildState.Output)])] {
        var groups: [String: [(name: String, output: BuildState.Output)]] = [:]
        for output in outputs {
            let slash = output.path.lastIndex(of: "/")
            let folder = slash.map { String(output.path[..<$0]) } ?? ""
            let name = slash.map { String(output.path[output.path.index(after: $0)...]) } ?? output.path
            groups[folder, default: []].append((name, output))
        }
        return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
