internal import Basics
internal import Files
internal import Loading

/// Puts the shards of a build together.
public enum ShardMerge {
    /// Copies all that the shards in `parts` have written to `folder`, byte for byte, and leaves there the
    /// state that one build of everything would have left. `folder` may be one of the parts.
    ///
    /// A merge that was killed can be repeated, and so can one of shards in several numbers of parts: together they
    /// have to have every job.
    ///
    /// - Parameters:
    ///   - parts: The folders that the shards were built to.
    ///   - folder: The folder of the whole.
    ///   - isForced: Whether files of `folder` that no build has written, or that were changed since, are replaced.
    /// - Returns: The numbers of jobs and of files.
    /// - Throws: ``SpecError`` of kind `missing` where a part has no shard, and `file` where shards are
    ///   missing, belong to different builds, or have files that are not as they were written;
    ///   ``SinkError``, also for files that would be replaced and are not to be.
    public static func merge(
        _ parts: [String], into folder: String, isForced: Bool = false
    ) throws -> (jobs: Int, files: Int) {
        let target = OutputFolder(path: folder)
        // Shards that are in the target already come first, as they need no copying.
        let sources = parts.map(OutputFolder.init)
        let here = sources.filter { isSame($0, target) }
        let shards = try shards(in: here + sources.filter { !isSame($0, target) })
        let memory = target.memory()
        let groups = grouped(shards, in: target)
        try rejectScattered(groups.map { ($0.0, $0.1.map(\.state)) }, place: parts[0])
        let builds = try groups.map { origin, shards in
            try MergedBuild(origin, shards, place: parts[0], memory, target)
        }
        let changed = builds.flatMap(\.copies).flatMap { source, outputs in
            outputs.filter { !source.has($0) }.map { source.full($0.path) }
        }
        try reject(
            changed.sorted().map { ($0, "is missing or differs from what was built; build its shard again") })
        try rejectParts(builds.flatMap(\.copies).filter { !isSame($0.source, target) }, in: target)
        try rejectOthers(builds, memory, in: target)
        let records = memory.records + sources.flatMap { $0.memory().records }
        let recorded = isForced ? nil : RecordedFiles(records)
        if let recorded { try rejectStrangers(builds, memory, recorded, in: target) }
        for build in builds { try build.write(to: target, memory, recorded) }
        return builds.reduce((0, 0)) { ($0.0 + $1.state.jobs.count, $0.1 + $1.outputs.count) }
    }

    /// The shards of each manifest. One that lies somewhere is found from the target in another way than from a part.
    private static func grouped(
        _ shards: [(state: BuildState, folder: OutputFolder)], in target: OutputFolder
    ) -> [(BuildOrigin, [(state: BuildState, folder: OutputFolder)])] {
        let groups = Dictionary(grouping: shards) { state, folder -> BuildOrigin in
            if case .name = state.origin { return state.origin }
            return state.manifest(from: folder.path).map { BuildOrigin(file: $0, in: target.path) }
                ?? state.origin
        }
        return groups.sorted { $0.key.stem < $1.key.stem }
    }

    /// Refuses shards of one build that were recorded as those of several manifests, for their folders lie at different places
    /// beside it.
    static func rejectScattered(
        _ groups: [(origin: BuildOrigin, states: [BuildState])], place: String
    ) throws(SpecError) {
        let partial = groups.filter { _, states in
            Set(states.flatMap(\.jobs.keys)).count < states[0].jobCount
        }
        let plans = Dictionary(grouping: partial) { $0.states[0].plan }
        guard
            let scattered = plans.values.filter({ $0.count > 1 }).min(by: {
                $0[0].origin.stem < $1[0].origin.stem
            })
        else { return }
        func name(_ number: Int) -> String {
            let (origin, states) = scattered[number]
            return origin.line.map { String($0.split(separator: " ").dropFirst(2).joined(separator: " ")) }
                ?? states[0].nearest ?? "spindle.yaml"
        }
        throw SpecError(
            .file, at: place,
            "shards of one build are recorded for \(quoted(name(0))) and for \(quoted(name(1))), as their folders lie at different places beside the manifest; add a name: to it, and build the shards again"
        )
    }

    /// Refuses files that another manifest has as well.
    private static func rejectOthers(
        _ builds: [MergedBuild], _ memory: BuildMemory, in target: OutputFolder
    ) throws(SinkError) {
        // Two manifests that are merged together are two, even where neither of them is to be found.
        var owners: [String: (origin: BuildOrigin, digest: Digest, isMerged: Bool)] = [:]
        func reject(_ build: MergedBuild) throws(SinkError) {
            for output in build.outputs {
                guard let owner = owners[caseFolded(output.path)], owner.origin != build.state.origin,
                    owner.digest != output.digest,
                    owner.isMerged || !owner.origin.isSame(as: build.state.origin, from: target.path)
                else { continue }
                throw SinkError(
                    .cannotCreate, path: target.full(output.path), operation: "replace",
                    reason:
                        "it is also a file of \(owner.origin.shown(from: target.path)); rename one of their assets, or name another folder with -o"
                )
            }
        }
        func add(_ origin: BuildOrigin, _ jobs: some Sequence<BuildState.Job>, isMerged: Bool) {
            for output in jobs.flatMap(\.outputs) {
                owners[caseFolded(output.path)] = (origin, output.digest, isMerged)
            }
        }
        for record in memory.records { add(record.origin, record.state.jobs.values, isMerged: false) }
        for build in builds {
            try reject(build)
            add(build.state.origin, build.state.jobs.values, isMerged: true)
        }
    }

    /// Refuses to replace what nobody has written down.
    private static func rejectStrangers(
        _ builds: [MergedBuild], _ memory: BuildMemory, _ recorded: RecordedFiles, in target: OutputFolder
    ) throws(SinkError) {
        let strangers = builds.flatMap(\.outputs).filter { output in
            !target.has(output) && target.isStranger(output.path, beside: recorded)
        }.map(\.path).sorted()
        guard let first = strangers.first else { return }
        throw Strangers.error(strangers, in: target, isRecorded: RecordedFiles(memory.records).have(first))
    }

    /// Refuses to write over what is yet to be copied: the folder of one part may be that of another one's files.
    private static func rejectParts(
        _ parts: [(source: OutputFolder, outputs: [BuildState.Output])], in target: OutputFolder
    ) throws(SinkError) {
        var stamps: [ExactText: FileStamp?] = [:]
        for (source, outputs) in parts {
            for output in outputs {
                let path = source.full(output.path)
                stamps[ExactText(path)] = .some(FileStamp(path))
            }
        }
        let read = ReadFiles(stamps, standardInput: nil)
        for output in parts.flatMap(\.outputs) where !target.has(output) {
            try read.reject(target.full(output.path))
        }
    }

    /// The states that are merged. A whole build's is none where there are shards, unless it is one of theirs: then a
    /// merge was interrupted that had removed some of them.
    private static func shards(
        in parts: [OutputFolder]
    ) throws(SpecError) -> [(state: BuildState, folder: OutputFolder)] {
        let found = parts.map { ($0, $0.memory()) }
        let plans = Set(found.flatMap(\.1.states).filter { !$0.shard.isWhole }.map(\.plan))
        var shards: [(BuildState, OutputFolder)] = []
        for (part, memory) in found {
            let states = memory.states.filter {
                !$0.shard.isWhole || plans.contains($0.plan) || parts.count == 1 && plans.isEmpty
            }
            guard !states.isEmpty else {
                if let error = memory.damage(in: part) { throw error }
                let remedy: Message = "name those that spindle build --shard wrote"
                try part.requireFolder(remedy)
                throw SpecError(
                    .missing, at: part.path, "this folder contains no shard of a build; \(remedy)")
            }
            shards += states.map { ($0, part) }
        }
        return shards
    }

    /// One state of all shards. They need not be in the same number of parts, as long as they have all jobs together.
    static func combined(_ states: [BuildState], place: String) throws(SpecError) -> BuildState {
        guard var whole = states.first else {
            throw SpecError(.missing, at: place, "there is no valid shard")
        }
        var problems: [(String, String)] = []
        whole.jobs = [:]
        for state in states {
            if state.plan != whole.plan {
                problems.append(
                    (place, "shard \(state.shard) belongs to another build than shard \(states[0].shard)"))
            } else if state.jobs.contains(where: {
                whole.jobs[$0.key].map { [job = $0.value] in $0 != job } ?? false
            }) {
                problems.append(
                    (place, "shard \(state.shard) has other files of the same jobs than another shard"))
            }
            whole.jobs.merge(state.jobs) { first, _ in first }
        }
        if problems.isEmpty {
            let digest = BuildPlan.digest(
                whole.jobs.sorted { $0.key < $1.key }.map { ($0.key, $0.value.key) })
            if whole.jobs.count != whole.jobCount || digest != whole.plan {
                problems = missing(states, place)
            }
        }
        try reject(problems)
        whole.shard = .whole
        whole.stale = []
        whole.missing = []
        return whole
    }

    /// The problems to report if jobs are missing, for the shard count of which the fewest shards are missing.
    private static func missing(_ states: [BuildState], _ place: String) -> [(String, String)] {
        let numbers = Dictionary(grouping: states.map(\.shard), by: \.count).mapValues {
            Set($0.map(\.number))
        }
        let lists = numbers.map { count, present in
            (count, missing: (1...count).filter { !present.contains($0) })
        }
        guard let (count, missing) = lists.min(by: { ($0.missing.count, $0.0) < ($1.missing.count, $1.0) }),
            !missing.isEmpty
        else {
            let names = Set(states.flatMap(\.missing)).sorted().prefix(BuildState.mostMissing)
            let list = names.isEmpty ? "" : ": " + names.joined(separator: ", ")
            return [
                (place, "jobs that failed or were interrupted are missing\(list); build the shards again")
            ]
        }
        var problems = missing.prefix(10).map {
            (
                place,
                "shard \($0)/\(count) is missing; build it with --shard \($0)/\(count), and name its folder too"
            )
        }
        if missing.count > 10 {
            problems.append((place, "and \(missing.count - 10) more shards are missing"))
        }
        return problems
    }

    private static func reject(_ problems: [(place: String, message: String)]) throws(SpecError) {
        let errors = problems.prefix(SpecFile.maxProblems).map {
            SpecError(.file, at: $0.place, Message($0.message))
        }
        if let error = SpecError.all(Array(errors)) { throw error }
    }

    static func isSame(_ a: OutputFolder, _ b: OutputFolder) -> Bool {
        guard let first = truePath(a.path), let second = truePath(b.path) else { return a.path == b.path }
        return first == second
    }
}
