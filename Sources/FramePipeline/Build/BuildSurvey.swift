internal import Basics
internal import Exports
internal import Imaging
internal import Synchronization

/// What a build finds before it begins: what there is, what has to be rendered, and what is wrong.
struct BuildSurvey {
    /// What earlier builds have written, by job.
    let known: [String: BuildState.Job]
    let remnants: Remnants
    /// The indices of the jobs of this shard, and which of them are up to date and which are not.
    let own: [Int]
    private(set) var current: [Int] = []
    private(set) var dirty: [Int] = []
    /// The jobs that were understood just now.
    private(set) var sizes: [Int: Size] = [:]
    private(set) var failures: [JobFailure] = []
    private(set) var conflicts: [SpecProblem] = []
    private var misunderstood: [BuildPlan.Failure] = []

    struct Size: Sendable {
        let frames, pixels: Int
        let names: FileNames
    }

    fileprivate init(_ builder: Builder) throws {
        let memory = builder.output.memory()
        // The whole build knows better than shards, and what was interrupted comes after what was finished.
        let states = memory.records.filter { !$0.isJournal }.reversed()
        let journals = memory.records.filter { $0.isJournal && !$0.isClaimed }
        known = (states + journals).reduce(into: [:]) { $0.merge($1.state.jobs) { _, new in new } }
        remnants = Remnants(
            memory, in: builder.output, of: builder.options.shard, plan: builder.plan.digest, known: known)
        let (plan, known) = (builder.plan, known)
        own = plan.jobs.indices.filter { builder.options.shard.contains($0) }
        // Equal keys mean that the job was understood before, and has the same files.
        let unknown = plan.jobs.indices.filter { known[plan.jobs[$0].id]?.key != plan.jobs[$0].key }
        try understand(unknown, builder)
        try findConflicts(plan)
        let failed = Set(failures.map(\.id))
        let isOutdated = Set(unknown)
        let candidates = own.filter { !failed.contains(plan.jobs[$0].id) }
        let checked = candidates.filter { !isOutdated.contains($0) && !builder.options.isForced }
        let intact = Slots<Bool>(checked.count)
        builder.workers.run(checked.count) { slot in
            let outputs = known[plan.jobs[checked[slot]].id]?.outputs ?? []
            intact[slot] = !outputs.isEmpty && outputs.allSatisfy(builder.output.has)
        }
        let isIntact = Set(zip(checked, intact.values).filter { $0.1 == true }.map(\.0))
        current = candidates.filter { isIntact.contains($0) }
        dirty = candidates.filter { !isIntact.contains($0) }
        try understand(dirty.filter { sizes[$0] == nil }, builder)
        let late = Set(failures.map(\.id))
        dirty.removeAll { late.contains(plan.jobs[$0].id) }
    }

    /// Understands jobs, and keeps no more of them than how large they are.
    private mutating func understand(_ indices: [Int], _ builder: Builder) throws {
        let plan = builder.plan
        let slots = Slots<Result<Size, any Error>>(indices.count)
        builder.workers.run(indices.count) { slot in
            slots[slot] = Result {
                let job = try plan.understand(plan.jobs[indices[slot]]).get()
                return Size(frames: job.paintCount, pixels: job.pixelCount, names: try job.fileNames())
            }
        }
        for (index, slot) in zip(indices, slots.values) {
            switch slot {
            case .success(let size)?: sizes[index] = size
            case .failure(let error)?:
                var reason = error
                if let failure = error as? BuildPlan.Failure {
                    misunderstood.append(failure)
                    reason = plan.error(failure)
                }
                failures.append(JobFailure(id: plan.jobs[index].id, reason: reason))
            case nil: break
            }
        }
    }

    private mutating func findConflicts(_ plan: BuildPlan) throws {
        let found = OutputClaims.conflicts(
            plan.jobs.map(\.id), folders: Set(plan.jobs.map(\.folder))
        ) { index in
            let job = plan.jobs[index]
            if let size = sizes[index] {
                return size.names.names.map { job.folder.isEmpty ? $0 : job.folder + "/" + $0 }
            }
            return known[job.id]?.outputs.map(\.path) ?? []
        }
        conflicts = found.map { conflict in
            let asset = plan.manifest.assets[plan.manifest.variant(plan.jobs[conflict.job].variant).asset]
            let other =
                conflict.other.map { "is also one of \(quoted(plan.jobs[$0].id))" } ?? "is also a folder"
            return SpecProblem(
                position: asset.position, path: asset.path,
                message:
                    "the file \(quoted(conflict.path)) \(other); rename one, or put it into another folder"
            )
        }
    }

    /// Everything that is wrong with the manifest, as one error.
    func refusal(in plan: BuildPlan) -> (any Error)? {
        let problems = (conflicts + misunderstood.flatMap(\.problems)).distinct
        guard let error = SpecFile.error(of: problems, plan.manifest.files.map(\.name)) else {
            return failures.first
        }
        // A file that is wrong is what there is to mend first.
        guard conflicts.isEmpty, let first = misunderstood.first,
            !misunderstood.contains(where: { $0.kind == .file })
        else { return error }
        return SpecError(first.kind, at: error.subject, error.message, others: error.others)
    }

    /// The paths of all files that belong to jobs of the plan, as far as they are known.
    ///
    /// - Parameter isMeant: Whether the job at an index of the plan is.
    func currentPaths(_ plan: BuildPlan, _ isMeant: (Int) -> Bool = { _ in true }) -> Set<String> {
        var paths: Set<String> = []
        for (index, job) in plan.jobs.enumerated() where isMeant(index) {
            if let size = sizes[index], size.names.areExact {
                paths.formUnion(size.names.names.map { job.folder.isEmpty ? $0 : job.folder + "/" + $0 })
            } else if let job = known[job.id] {
                paths.formUnion(job.outputs.map(\.path))
            }
        }
        return paths
    }

    /// The paths of all files that may be written.
    func pathsToRender(_ plan: BuildPlan) -> [String] {
        dirty.flatMap { index in
            let folder = plan.jobs[index].folder
            return (sizes[index]?.names.names ?? []).map { folder.isEmpty ? $0 : folder + "/" + $0 }
        }
    }
}

extension Builder {
    func survey() throws -> BuildSurvey { try BuildSurvey(self) }
}
