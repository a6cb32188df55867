public import Basics
internal import Files

/// Looks whether what builds have written is still there, and whether several builds have written the same.
public enum BuildVerification {
    /// The result of a verification.
    public struct Result: Sendable {
        /// The number of jobs checked.
        public internal(set) var jobs = 0
        /// The number of files checked.
        public internal(set) var files = 0
        /// Differences and damage found, a sentence each.
        public internal(set) var findings: [String] = []
        /// Notes that are no errors, a sentence each.
        public internal(set) var notes: [String] = []
    }

    /// Compares every file of the builds in `folders` with the digest that was written down, and the builds
    /// with the first one.
    ///
    /// - Throws: ``SpecError`` of kind `missing` where nothing was built in a folder, and `file` where
    ///   shards of it are missing.
    public static func verify(_ folders: [String]) throws(SpecError) -> Result {
        var result = Result()
        var first: (folder: String, digests: [String: Digest])?
        for path in folders {
            let folder = OutputFolder(path: path)
            let memory = folder.memory()
            let states = memory.states
            if states.isEmpty {
                if let error = memory.damage(in: folder) { throw error }
                let remedy: Message = "name the folder that spindle build wrote to"
                try folder.requireFolder(remedy)
                throw SpecError(
                    .missing, at: folder.full(BuildState.folder),
                    memory.journals.isEmpty
                        ? "nothing was built here; \(remedy)"
                        : "a build of this folder was interrupted or is still running; let it finish, or build again"
                )
            }
            for journal in memory.journals where !journal.isSealed {
                result.notes.append(
                    "\(path): a build \(journal.isClaimed ? "is running here" : "was interrupted here; build again")"
                )
            }
            var digests: [String: Digest] = [:]
            var found: [String: Digest?] = [:]
            var owners: [String: (state: BuildState, digest: Digest)] = [:]
            let groups = Dictionary(grouping: states, by: \.origin).sorted { $0.key.stem < $1.key.stem }
            try ShardMerge.rejectScattered(
                groups.filter { !$0.value.contains(where: \.shard.isWhole) }.map { ($0.key, $0.value) },
                place: path)
            for (_, states) in groups {
                let built = try builds(in: states, path, &result)
                result.jobs += Set(built.flatMap(\.jobs.keys)).count
                for state in built {
                    for output in state.jobs.values.flatMap(\.outputs) {
                        let digest = found[output.path] ?? folder.digest(of: output.path)
                        found[output.path] = .some(digest)
                        if let owner = owners[output.path], owner.state.origin != state.origin,
                            owner.digest != output.digest
                        {
                            result.findings.append(
                                "\(folder.full(output.path)) is recorded by \(owner.state.shownManifest(from: path)) and \(state.shownManifest(from: path)) with different content; build both again"
                            )
                        }
                        // What a manifest has taken over is as that one has built it, and of a shard and an older whole one is right.
                        if digests[output.path] == nil || digest == output.digest {
                            digests[output.path] = output.digest
                            owners[output.path] = (state, output.digest)
                        }
                    }
                }
            }
            for (path, digest) in digests.sorted(by: { $0.key < $1.key }) {
                let file = folder.full(path)
                switch folder.state(of: BuildState.Output(path: path, digest: digest), found[path] ?? nil) {
                case .intact: break
                case .missing: result.findings.append("\(file) is missing")
                case .differing: result.findings.append("\(file) differs from what was built")
                case .unreadable: result.findings.append("\(file) cannot be read")
                }
            }
            result.files += digests.count
            let remains = folder.remains(of: states.flatMap(\.stale), keeping: Set(digests.keys))
            for output in remains.intact {
                result.notes.append(
                    "\(folder.full(output.path)) no longer belongs to an asset; build with --prune to remove it"
                )
            }
            for output in remains.changed {
                result.notes.append(
                    "\(folder.full(output.path)) no longer belongs to an asset, but was changed since it was built; remove it by hand if it is not needed"
                )
            }
            if let first { compare(first, (path, digests), &result) } else { first = (path, digests) }
        }
        return result
    }

    /// The states to verify of those of one manifest, shards as one. Beside a whole build, shards are on their way to the next one.
    private static func builds(
        in states: [BuildState], _ path: String, _ result: inout Result
    ) throws(SpecError) -> [BuildState] {
        guard let whole = states.first(where: \.shard.isWhole) else {
            return [try ShardMerge.combined(states, place: path)]
        }
        let shards = states.filter { !$0.shard.isWhole }
        if !shards.isEmpty {
            result.notes.append(
                "\(path): there are shards of another build; merge them with spindle merge, or build again")
            return [whole] + shards
        }
        let count = whole.jobCount - whole.jobs.count
        if count > 0 {
            let names = whole.missing.prefix(BuildState.mostMissing).joined(separator: ", ")
            let more = count - whole.missing.count
            let list = names.isEmpty ? "" : ": \(names)\(more > 0 ? " and \(more) more" : "")"
            result.findings.append(
                "\(path): \(counted(count, "job is", "jobs are")) missing\(list); build again")
        }
        return [whole]
    }

    private static func compare(
        _ a: (folder: String, digests: [String: Digest]), _ b: (folder: String, digests: [String: Digest]),
        _ result: inout Result
    ) {
        for path in Set(a.digests.keys).union(b.digests.keys).sorted()
        where a.digests[path] != b.digests[path] {
            let what =
                a.digests[path] == nil
                ? "is not in \(a.folder)" : b.digests[path] == nil ? "is not in \(b.folder)" : "differs"
            result.findings.append(
                "\(path) \(what)\(what == "differs" ? " in \(a.folder) and \(b.folder)" : "")")
        }
    }
}
