internal import Basics
internal import Files
internal import Formats
internal import Loading
internal import Platform
internal import Specs

/// The findings of a build before it begins: the known files, the jobs to render, and the problems.
struct BuildSurvey {
    /// The files of earlier builds, by job.
    let known: [String: BuildState.Job]
    let remnants: Remnants
    /// The state that the build replaces, as it was found; nil where there is none.
    let before: BuildState?
    /// Every record of the folder.
    let memory: BuildMemory
    /// The records of other manifests, and of builds that still run.
    let others: [BuildRecord]
    /// The manifest, with all that it was called before.
    let origins: Set<BuildOrigin>
    /// The indices of the jobs of this shard, and which of them are up to date and which are not.
    let own: [Int]
    private(set) var current: [Int] = []
    private(set) var dirty: [Int] = []
    /// The sizes of the jobs that were resolved during the survey.
    private(set) var sizes: [Int: Size] = [:]
    /// The resolved jobs kept for rendering.
    let kept = KeptJobs()
    private(set) var failures: [JobFailure]
    /// The error about a build that is too large, which ends the survey early.
    private(set) var excess: SpecError?
    private var conflicts = SpecProblems()
    private var misunderstood = SpecProblems()
    /// The kind of the first of these failures, and whether any of them is the fault of a file.
    private var kind: (first: SpecError.Kind, isFile: Bool)?

    struct Size: Sendable {
        let frames, paints, pixels: Int
        /// The names of its files, where not too many are known.
        let names: FileNames?
        /// The same for jobs whose frames look the same; nil where there are no frames.
        let mark: Int?
    }

    /// The most jobs whose file names are kept, and the most names of each.
    private static let (keptJobs, keptNames) = (4096, 64)

    fileprivate init(_ builder: Builder) {
        memory = builder.output.memory()
        let isOwn = builder.ownership()
        let (memory, others) = memory.divided(isOwn)
        self.others = others
        origins = Set(memory.records.map(\.origin) + [builder.origin])
        // The whole build knows better than shards, a record of the present name better than one of an earlier name, and what
        // was interrupted comes after what was finished.
        let states = memory.records.filter { !$0.isJournal }.reversed()
            .sorted { $0.origin != builder.origin && $1.origin == builder.origin }
        let journals = memory.records.filter(\.isJournal)
        let plan = builder.plan
        known = Self.jobs(in: states + journals, plan)
        remnants = Remnants(
            memory, in: builder.output, of: builder.origin, builder.options.shard, plan: plan.digest,
            known: known)
        before =
            memory.records.first {
                !$0.isJournal && $0.origin == builder.origin && $0.shard == builder.options.shard
            }?.state
        own = plan.jobs.indices.filter { builder.options.shard.contains($0) }
        failures = plan.failures
        do throws(SpecError) { try look(builder) } catch { excess = error }
    }

    /// The jobs in some records. Of two that have a job, the one with the present key is right, or else the later one: a shard
    /// may have been built after the whole, or before.
    private static func jobs(in records: [BuildRecord], _ plan: BuildPlan) -> [String: BuildState.Job] {
        guard records.count > 1 else { return records.first?.state.jobs ?? [:] }
        let keys = Dictionary(plan.jobs.map { ($0.id, $0.key) }) { first, _ in first }
        return records.reduce(into: [:]) { jobs, record in
            for (id, job) in record.state.jobs {
                if let key = keys[id], jobs[id]?.key == key, job.key != key { continue }
                jobs[id] = job
            }
        }
    }

    private mutating func look(_ builder: Builder) throws(SpecError) {
        let (plan, known) = (builder.plan, known)
        var sum = PixelSum(builder.options.maxPixels, plan)
        // Equal keys mean that the job was understood before, and has the same files where its name has the same form.
        let forms = Set(known.keys.map(ExactText.init))
        let unknown = plan.jobs.indices.filter {
            builder.isSelected($0)
                && (known[plan.jobs[$0].id]?.key != plan.jobs[$0].key
                    || !forms.contains(ExactText(plan.jobs[$0].id)))
        }
        try understand(unknown, builder, &sum)
        findConflicts(builder)
        let failed = Set(failures.map(\.id))
        let isOutdated = Set(unknown)
        let candidates = own.filter { builder.isSelected($0) && !failed.contains(plan.jobs[$0].id) }
        let checked = candidates.filter { !isOutdated.contains($0) && !builder.options.isForced }
        let intact = Slots<Bool>(checked.count)
        builder.workers.run(checked.count) { slot in
            let outputs = known[plan.jobs[checked[slot]].id]?.outputs ?? []
            intact[slot] = !outputs.isEmpty && outputs.allSatisfy(builder.output.has)
        }
        let isIntact = Set(zip(checked, intact.values).filter { $0.1 == true }.map(\.0))
        current = candidates.filter { isIntact.contains($0) }
        dirty = candidates.filter { !isIntact.contains($0) }
        try understand(dirty.filter { sizes[$0] == nil }, builder, &sum)
        try findOtherManifests(builder)
        let late = Set(failures.map(\.id))
        dirty.removeAll { late.contains(plan.jobs[$0].id) }
    }

    /// Understands jobs, and keeps no more of most than how large they are.
    ///
    /// - Throws: ``SpecError`` where those that this shard renders are too large together.
    private mutating func understand(
        _ indices: [Int], _ builder: Builder, _ sum: inout PixelSum
    ) throws(SpecError) {
        let (plan, shard, kept) = (builder.plan, builder.options.shard, kept)
        try builder.workers.inOrder(indices.count) { slot in
            Result<Size, any Error> {
                let job = try plan.understand(plan.jobs[indices[slot]]).get()
                if shard.contains(indices[slot]) { kept.keep(job, indices[slot]) }
                // A job whose files cannot be named cannot be written.
                let names = try job.fileNames()
                let isKept = slot < Self.keptJobs && names.runs.count <= Self.keptNames
                return Size(
                    frames: job.pictureCount, paints: job.paintCount, pixels: job.pixelCount,
                    names: isKept ? names : nil, mark: job.mark)
            }
        } take: { slot, result throws(SpecError) in
            let index = indices[slot]
            switch result {
            case .success(let size):
                sizes[index] = size
                if builder.options.shard.contains(index) { try sum.add(size.pixels) }
            case .failure(let error):
                var reason = error
                if let failure = error as? BuildPlan.Failure {
                    misunderstood.add(failure.problems)
                    kind = (kind?.first ?? failure.kind, kind?.isFile == true || failure.kind == .file)
                    reason = plan.error(failure)
                }
                failures.append(JobFailure(id: plan.jobs[index].id, reason: reason))
            }
        }
    }

    /// Finds jobs that share a file with another, of which the second one fails. Conflicts between jobs that are not selected are
    /// ignored.
    private mutating func findConflicts(_ builder: Builder) {
        let plan = builder.plan
        let claims = plan.jobs.map(\.claims)
        let found = OutputClaims.conflicts(claims, folders: Set(plan.jobs.map(\.folder))) {
            names(of: $0, plan) ?? FileNames(known[plan.jobs[$0].id]?.outputs.map(\.path) ?? [])
        }
        var failed: Set<Int> = []
        for conflict in found {
            let isAsked = builder.isSelected(conflict.job) || conflict.other.map(builder.isSelected) ?? false
            guard isAsked else { continue }
            let asset = plan.manifest.assets[plan.manifest.asset(of: plan.jobs[conflict.job].variant)]
            let other =
                conflict.other.map { "is also one of \(quoted(plan.jobs[$0].id))" } ?? "is also a folder"
            let problem = SpecProblem(
                position: asset.position, path: asset.path,
                message:
                    "the file \(quoted(conflict.path)) \(other); rename one, or put it into another folder")
            // Of a job that is not asked for the files stay: it is the other one that cannot be.
            let failing = builder.isSelected(conflict.job) ? conflict.job : conflict.other ?? conflict.job
            add(problem, of: failing, plan, isFirst: failed.insert(failing).inserted)
        }
    }

    private mutating func add(_ problem: SpecProblem, of job: Int, _ plan: BuildPlan, isFirst: Bool = true) {
        conflicts.add(problem)
        guard isFirst else { return }
        let place = problem.place(plan.manifest.files[problem.position.file].name)
        failures.append(
            JobFailure(id: plan.jobs[job].id, reason: SpecError(.file, at: .place(place), problem.message)))
    }

    /// Finds jobs to render of which another manifest that builds to the folder makes a file.
    private mutating func findOtherManifests(_ builder: Builder) throws(SpecError) {
        let plan = builder.plan
        if dirty.isEmpty || others.isEmpty { return }
        var manifests = OtherManifests(others.filter { $0.origin != builder.origin }, builder.output)
        if manifests.isEmpty { return }
        for index in dirty {
            let job = plan.jobs[index]
            guard let names = names(of: index, plan), let (path, other) = manifests.claim(on: names, of: job)
            else { continue }
            let asset = plan.manifest.assets[plan.manifest.asset(of: job.variant)]
            let problem = SpecProblem(
                position: asset.position, path: asset.path,
                message:
                    "the file \(quoted(path)) is also one of \(other), which builds to the same folder; rename one, or name another folder"
            )
            add(problem, of: index, plan)
        }
    }

    /// The paths of the files of a job that was understood just now. Most are made anew where there are very many.
    func names(of index: Int, _ plan: BuildPlan) -> FileNames? {
        ownNames(of: index, plan)?.below(plan.jobs[index].folder)
    }

    /// The same below the folder of the job.
    func ownNames(of index: Int, _ plan: BuildPlan) -> FileNames? {
        guard let size = sizes[index] else { return nil }
        return size.names ?? (try? plan.understand(plan.jobs[index]).get().fileNames())
    }

    /// Everything that is wrong with the manifest, as one error.
    func refusal(in plan: BuildPlan) -> (any Error)? {
        var problems = conflicts
        problems.add(misunderstood)
        guard let error = SpecFile.error(of: problems, plan.manifest.files.map(\.name)) else {
            return failures.first
        }
        // A file that is wrong is what there is to mend first.
        guard conflicts.isEmpty, let kind, !kind.isFile else { return error }
        return SpecError(kind.first, at: error.subject, error.message, others: error.others)
    }

    /// The paths among `outputs` that belong to jobs of the plan, as far as these are known.
    ///
    /// - Parameter isMeant: Whether the job at an index of the plan is.
    func currentPaths(
        _ plan: BuildPlan, among outputs: [BuildState.Output], _ isMeant: (Int) -> Bool = { _ in true }
    ) -> Set<String> {
        var paths: Set<String> = []
        var anew: [String: [Int]] = [:]
        for (index, job) in plan.jobs.enumerated() where isMeant(index) {
            if sizes[index] != nil {
                for claim in job.claims { anew[claim, default: []].append(index) }
            } else if let job = known[job.id] {
                paths.formUnion(job.outputs.map(\.path))
            }
        }
        var candidates: [Int: [String]] = [:]
        for output in outputs where !paths.contains(output.path) {
            for end in output.path.indices where "-@._".contains(output.path[end]) {
                for index in anew[String(output.path[..<end])] ?? [] {
                    candidates[index, default: []].append(output.path)
                }
            }
        }
        for (index, candidates) in candidates {
            guard let names = names(of: index, plan) else { continue }
            if names.areExact {
                paths.formUnion(candidates.filter(names.contains))
            } else {
                paths.formUnion(known[plan.jobs[index].id]?.outputs.map(\.path) ?? [])
            }
        }
        return paths
    }

    /// The reason why a job is to be rendered.
    func cause(of index: Int, _ builder: Builder) -> OutdatedJob {
        let job = builder.plan.jobs[index]
        var outdated = OutdatedJob(id: job.id, cause: .new)
        guard let state = known[job.id] else { return outdated }
        outdated.cause = state.key == job.key && !state.outputs.isEmpty ? .files : .changed
        guard outdated.cause == .files else {
            outdated.changes = JobKey.changes(in: builder.plan.parts(of: job), since: state.parts)
            return outdated
        }
        for output in state.outputs { outdated.add(output.path, builder.output.state(of: output)) }
        if outdated.missing.isEmpty, outdated.differing.isEmpty, outdated.unreadable.isEmpty {
            outdated.cause = builder.options.isForced ? .forced : .changed
        }
        return outdated
    }

    /// Calls `body` with the index of every job that is to be rendered, on several threads.
    ///
    /// - Returns: What `body` returns, for each of them.
    /// - Throws: The error that `body` throws for the first of them.
    @discardableResult
    func checkDirty<Value: Sendable>(
        _ workers: Workers, _ body: @Sendable (Int) throws -> Value
    ) throws -> [Value] {
        var values: [Value] = []
        try workers.inOrder(dirty.count) { slot in
            Result { try body(dirty[slot]) }
        } take: { _, result in
            values.append(try result.get())
        }
        return values
    }

    /// The paths that belong to other manifests, or to builds that still run.
    var othersPaths: Set<String> {
        others.reduce(into: []) { paths, record in
            paths.formUnion(record.state.jobs.values.flatMap(\.outputs).map(\.path))
            paths.formUnion(record.loose.map(\.path))
        }
    }
}

extension Builder {
    func survey() -> BuildSurvey { BuildSurvey(self) }
}
