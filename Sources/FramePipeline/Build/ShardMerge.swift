internal import Basics
internal import Exports

/// Puts the shards of a build together.
public enum ShardMerge {
    /// Copies all that the shards in `parts` have written to `folder`, byte for byte, and leaves there the
    /// state that one build of everything would have left. `folder` may be one of the parts.
    ///
    /// - Returns: How many jobs and how many files there are.
    /// - Throws: ``SpecError`` of kind `missing` where a part has no shard, and `file` where shards are
    ///   missing, belong to different builds, or have files that are not as they were written;
    ///   ``SinkError``.
    public static func merge(_ parts: [String], into folder: String) throws -> (jobs: Int, files: Int) {
        let target = OutputFolder(path: folder)
        var shards: [(state: BuildState, folder: OutputFolder)] = []
        for part in parts {
            let source = OutputFolder(path: part)
            let states = source.states().filter { !$0.shard.isWhole || parts.count == 1 }
            guard !states.isEmpty else {
                throw SpecError(.missing, at: part, "there is no shard of a build in this folder")
            }
            shards += states.map { ($0, source) }
        }
        if shards.contains(where: { !$0.state.shard.isWhole }) {
            shards.removeAll { $0.state.shard.isWhole }
        }
        var whole = try combined(shards.map(\.state), place: parts[0])
        let changed = shards.flatMap { shard in
            shard.state.jobs.values.flatMap(\.outputs).filter { !shard.folder.has($0) }.map {
                shard.folder.full($0.path)
            }
        }
        try refuse(changed.sorted().map { ($0, "is missing or not as it was built; build its shard again") })

        for (state, source) in shards where !isSame(source, target) {
            let outputs = state.jobs.values.flatMap(\.outputs).sorted { $0.path < $1.path }
            for (folder, outputs) in grouped(outputs) {
                let sink = try target.sink(folder)
                for (name, output) in outputs {
                    let bytes = try SpecFile.load(
                        source.full(output.path), limits: SpecTree.Limits(bytes: 1 << 40))
                    try sink.write(name, bytes)
                }
            }
        }
        let old = target.states().first { $0.shard.isWhole }
        whole.stale = remains(of: old, in: target, beside: whole)
        try target.save(whole)
        let states = try target.sink(BuildState.folder)
        for (state, source) in shards where isSame(source, target) && !state.shard.isWhole {
            states.remove(BuildState.fileName(state.shard))
        }
        return (whole.jobs.count, whole.jobs.values.reduce(0) { $0 + $1.outputs.count })
    }

    /// One state of all shards.
    static func combined(_ states: [BuildState], place: String) throws(SpecError) -> BuildState {
        guard var whole = states.first else { throw SpecError(.missing, at: place, "there is no shard") }
        let count = whole.shard.count
        var problems: [(String, String)] = []
        var seen: [Int: BuildState] = [:]
        whole.jobs = [:]
        for state in states {
            if state.plan != whole.plan || state.shard.count != count {
                problems.append(
                    ("shard \(state.shard)", "belongs to another build than shard \(states[0].shard)"))
            } else if let other = seen[state.shard.number], other.jobs != state.jobs {
                problems.append(("shard \(state.shard)", "is there twice, with different files"))
            }
            seen[state.shard.number] = state
            whole.jobs.merge(state.jobs) { first, _ in first }
        }
        let missing = (1...count).filter { seen[$0] == nil }
        for number in missing.prefix(10) { problems.append(("shard \(number)/\(count)", "is missing")) }
        if missing.count > 10 {
            problems.append((place, "and \(missing.count - 10) more shards are missing"))
        }
        if problems.isEmpty {
            let digest = BuildPlan.digest(
                whole.jobs.sorted { $0.key < $1.key }.map { ($0.key, $0.value.key) })
            if whole.jobs.count != whole.jobCount || digest != whole.plan {
                problems.append(
                    (place, "jobs are missing that failed or were interrupted; build the shards again"))
            }
        }
        try refuse(problems)
        (whole.shard, whole.stale) = (.whole, [])
        return whole
    }

    private static func refuse(_ problems: [(place: String, message: String)]) throws(SpecError) {
        let errors = problems.prefix(SpecFile.mostProblems).map {
            SpecError(.file, at: $0.place, Message($0.message))
        }
        if let error = SpecError.all(Array(errors)) { throw error }
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

    private static func isSame(_ a: OutputFolder, _ b: OutputFolder) -> Bool {
        guard let first = truePath(a.path), let second = truePath(b.path) else { return a.path == b.path }
        return first == second
    }

    private static func remains(
        of old: BuildState?, in folder: OutputFolder, beside whole: BuildState
    ) -> [BuildState.Output] {
        guard let old else { return [] }
        return folder.remains(
            of: old.stale + old.jobs.values.flatMap(\.outputs),
            keeping: Set(whole.jobs.values.flatMap(\.outputs).map(\.path))
        ).all
    }
}
