internal import Files

/// The files and records of earlier builds that a build takes care of. A build of everything takes care of all of them,
/// a shard only of its own, as other shards may be running.
struct Remnants: Sendable {
    private let records: [BuildRecord]
    /// Files of interrupted jobs, which are there as they were written.
    private let loose: [BuildState.Output]
    /// States that a shard finds of builds that its own is to replace, in another number of parts.
    private let outdated: [BuildRecord]
    private let hasLeftovers: Bool
    private let origin: BuildOrigin
    private let shard: Shard

    /// - Parameters:
    ///   - memory: The records of the manifest, those included that were made when it was called something else.
    ///   - origin: The manifest that is built.
    ///   - plan: The digest of what is built.
    ///   - known: The jobs that are known to be finished.
    init(
        _ memory: BuildMemory, in output: OutputFolder, of origin: BuildOrigin, _ shard: Shard = .whole,
        plan: String, known: [String: BuildState.Job]
    ) {
        let records = memory.records.filter { !$0.isClaimed && (shard.isWhole || $0.shard == shard) }
        let loose = records.flatMap(\.loose)
        if loose.isEmpty {
            self.loose = []
        } else {
            let finished = Set(known.values.flatMap(\.outputs))
            self.loose = Set(loose).subtracting(finished).sorted { $0.path < $1.path }.filter(output.has)
        }
        outdated = memory.records.filter {
            !shard.isWhole && !$0.isJournal && !$0.shard.isWhole && $0.shard.count != shard.count
                && $0.state.plan != plan
        }
        self.records = records
        self.origin = origin
        self.shard = shard
        hasLeftovers = memory.hasLeftovers
    }

    private var journals: [BuildRecord] { records.filter(\.isJournal) }

    /// All that earlier builds have written and is no part of `jobs`.
    func outputs(beside jobs: [String: BuildState.Job]) -> [BuildState.Output] {
        Self.outputs(of: records, beside: jobs) + loose
    }

    private static func outputs(
        of records: [BuildRecord], beside jobs: [String: BuildState.Job]
    ) -> [BuildState.Output] {
        records.flatMap { record in
            record.state.jobs.filter { jobs[$0.key] != $0.value }.values.flatMap(\.outputs)
                + record.state.stale
        }
    }

    /// Begins the journal of a build, which goes on where interrupted ones ended.
    ///
    /// - Parameter states: The folder of the states.
    func journal(in states: DirectorySink) throws(SinkError) -> Journal {
        // Their parts do not make one build with those that are built now, but what they have written is known by them.
        for record in outdated {
            try states.rename(record.name, to: Journal.freshName(record.shard, record.origin))
        }
        let jobs = journals.reduce(into: [:]) { $0.merge($1.state.jobs) { _, new in new } }
        let loose = Self.outputs(of: journals, beside: jobs) + self.loose
        let journal = try Journal(shard, of: origin, in: states, jobs: jobs, loose: loose)
        for record in journals { states.removeAbandoned(record.name) }
        return journal
    }

    /// Removes what killed processes did not finish writing.
    func clearUp(_ output: OutputFolder) {
        var folders: Set<String> = hasLeftovers ? [BuildState.folder] : []
        for path in journals.flatMap(\.outputs).map(\.path) {
            folders.insert(path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "")
        }
        for folder in folders.sorted() { output.removeLeftovers(in: folder) }
    }

    /// Whether there is anything to remove once the state is written.
    var areSuperfluous: Bool { records.contains(where: isSuperfluous) }

    /// Removes what the state says now, unless another build has written it since.
    func remove(in states: DirectorySink, of output: OutputFolder) {
        for record in records where isSuperfluous(record) {
            if record.isJournal {
                states.removeAbandoned(record.name)
            } else if output.state(record.name) == record.state {
                states.remove(record.name)
            }
        }
    }

    private func isSuperfluous(_ record: BuildRecord) -> Bool {
        record.isJournal || record.shard != shard || record.origin != origin
    }
}
