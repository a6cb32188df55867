internal import Basics
internal import CairoRaster
internal import Files
internal import Formats
internal import Platform
internal import Rendering
internal import Synchronization

/// One build at work: what is done so far.
final class BuildRun: Sendable {
    let builder: Builder
    let survey: BuildSurvey
    let pool: FolderPool
    /// The journal of the build; nil if nothing is rendered.
    let journal: Journal?
    let progress: Mutex<Progress>
    let store = DrawingStore()
    let strangers: Strangers
    /// The paths that builds have written; nil unless some files go to the folders of apps.
    let written: Set<String>?
    /// The cache; nil for none, and where nothing is rendered.
    let cache: JobCache?

    struct Progress {
        var state: BuildState
        var report = BuildReport()
        var failures: [Int: JobFailure] = [:]
        /// The jobs that this build has brought up to date.
        var done: Set<String> = []
        /// Files of jobs that were not finished.
        var unfinished: [BuildState.Output] = []
        /// The number of threads that have begun to work.
        var threads = 0
    }

    /// Begins a journal if anything is to be rendered, after checking that files can be created and that nothing is in
    /// their way.
    ///
    /// - Throws: ``SinkError``; nothing was written of any job then.
    init(_ builder: Builder, _ survey: BuildSurvey, _ strangers: Strangers) throws {
        self.builder = builder
        self.survey = survey
        self.strangers = strangers
        let (plan, shard) = (builder.plan, builder.options.shard)
        let isShared = plan.jobs.contains {
            AppleCatalog.isAppsOwn($0.folder) || AndroidCatalog.isResources($0.folder)
        }
        written =
            isShared && !builder.options.isForced
            ? Set(
                (survey.known.values.flatMap(\.outputs) + survey.remnants.outputs(beside: [:])).map(\.path))
            : nil
        let isGuarded = !builder.options.isForced && !survey.dirty.isEmpty
        pool = FolderPool(
            builder.output, folders: survey.dirty.map { plan.jobs[$0].folder },
            isGuarded
                ? PresentFiles(
                    output: builder.output, origins: survey.origins,
                    recorded: RecordedFiles(survey.memory.records)) : nil)
        var state = BuildState()
        state.plan = plan.digest
        state.jobCount = plan.jobCount
        state.shard = shard
        state.origin = builder.origin
        state.nearest = builder.nearest
        // Jobs that are not rendered, or not yet, are what they were.
        for index in survey.own { state.jobs[plan.jobs[index].id] = survey.known[plan.jobs[index].id] }
        if shard.isWhole { for id in plan.lost { state.jobs[id] = survey.known[id] } }
        progress = Mutex(Progress(state: state))
        var cache: JobCache?
        progress.withLock { $0.report.usesCache = builder.options.cache != nil }
        if let place = builder.options.cache, !survey.dirty.isEmpty {
            do throws(Message) { cache = try JobCache(place, reads: !builder.options.isForced) } catch {
                progress.withLock { $0.report.cacheNotes = [error] }
            }
        }
        self.cache = cache
        let damaged = survey.memory.damaged.map { builder.output.full(BuildState.folder + "/" + $0) }
        progress.withLock { $0.report.damaged = damaged }
        if survey.dirty.isEmpty {
            journal = nil
        } else {
            let root = try pool.sink("")
            // A build that goes on looks at each job when its turn comes.
            if !builder.options.keepsGoing {
                try survey.checkDirty(builder.workers) { index in
                    try Self.rejectSpecial(at: index, in: root, survey, plan)
                }
            }
            let states = try pool.sink(BuildState.folder)
            try states.rejectSpecial([state.fileName])
            journal = try survey.remnants.journal(in: states)
        }
        survey.remnants.clearUp(builder.output)
        for failure in survey.failures { progress.withLock { $0.report.failures.append(failure) } }
    }

    /// Refuses a job where something stands in the place of one of its files that no file may replace.
    static func rejectSpecial(
        at index: Int, in root: DirectorySink, _ survey: BuildSurvey, _ plan: BuildPlan
    ) throws {
        try root.rejectSpecial(SortedNames(survey.names(of: index, plan) ?? FileNames([])))
    }

    var report: BuildReport { progress.withLock { $0.report } }

    /// Tells what is known before anything is rendered.
    func begin(_ observer: any BuildObserver) {
        let plan = builder.plan
        observer.willBuild(
            jobs: survey.own.count(where: builder.isSelected) + plan.failedJobs,
            rendering: survey.dirty.count,
            frames: survey.dirty.reduce(0) { $0 + (survey.sizes[$1]?.frames ?? 0) },
            paints: survey.dirty.reduce(0) { $0 + (survey.sizes[$1]?.paints ?? 0) })
        for index in survey.current {
            let id = plan.jobs[index].id
            tell(
                JobReport(id: id, outcome: .current, fileCount: survey.known[id]?.outputs.count ?? 0),
                observer)
        }
        for failure in survey.failures {
            tell(
                JobReport(
                    id: failure.id, outcome: .failed(failure.reason), fileCount: 0, jobs: failure.jobs),
                observer)
        }
    }

    func tell(_ job: JobReport, _ observer: any BuildObserver) {
        progress.withLock { $0.report.add(job) }
        observer.did(job)
    }

    /// Remembers what is done by a build that goes no further.
    func save() throws {
        try save(
            progress.withLock { progress in
                var state = progress.state
                state.stale = survey.remnants.outputs(beside: state.jobs) + progress.unfinished
                return state
            })
    }

    /// Looks for what is left of earlier builds, and remembers all.
    ///
    /// - Throws: ``SinkError``, also where something of this build was removed while that was at work.
    func finish() throws {
        if let cache { progress.withLock { $0.report.cacheNotes += cache.finish() } }
        let (state, failures, unfinished) = progress.withLock { progress in
            (progress.state, progress.failures.sorted { $0.key < $1.key }.map(\.value), progress.unfinished)
        }
        let outputs = survey.remnants.outputs(beside: state.jobs) + unfinished
        let remains = remains(of: outputs, state)
        // Files of failed jobs still have an owner, finished or not.
        let failed = failures.isEmpty ? [] : survey.currentPaths(builder.plan, among: outputs)
        // The remaining files may belong to an invalid asset.
        let (removable, kept) = builder.plan.isPartial ? ([], []) : builder.divided(remains)
        let paths = removable.filter { !failed.contains($0) }
        if builder.options.prunes {
            for path in paths { try builder.output.remove(path) }
        }
        progress.withLock { progress in
            progress.report.failures += failures
            if builder.options.prunes {
                progress.report.pruned = paths
            } else {
                progress.report.stale = paths
            }
            progress.report.kept = kept
            progress.report.sparesStale = builder.options.prunes && builder.plan.isPartial
            let pruned = Set(progress.report.pruned)
            progress.state.stale = remains.all.filter { !pruned.contains($0.path) }
        }
        try save(progress.withLock { $0.state })
        // Failed jobs are reported by their failures, whether or not they have files.
        let others = survey.own.filter { !builder.isSelected($0) }.map { builder.plan.jobs[$0].id }
        let unfinishedJobs = Set((failures + survey.failures).map(\.id) + others).union(builder.plan.lost)
        if journal != nil, let path = missing(of: state, except: unfinishedJobs) {
            throw SinkError(
                .ioFailed, path: builder.output.full(path), operation: "keep",
                reason: "it was removed during the build; build again")
        }
    }

    /// The files of earlier builds that belong to no job of this build or, for a shard, to no job of the whole plan.
    private func remains(of outputs: [BuildState.Output], _ state: BuildState) -> OutputFolder.Remains {
        if outputs.isEmpty { return OutputFolder.Remains() }
        var paths = survey.othersPaths.union(state.jobs.values.flatMap(\.outputs).map(\.path))
        if !state.shard.isWhole {
            paths.formUnion(survey.currentPaths(builder.plan, among: outputs) { !state.shard.contains($0) })
        }
        return builder.output.remains(of: outputs, keeping: paths)
    }

    private func missing(of state: BuildState, except failed: Set<String>) -> String? {
        let jobs = state.jobs.filter { !failed.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value)
        let paths = Slots<String>(jobs.count)
        builder.workers.run(jobs.count) { paths[$0] = builder.output.missing(of: jobs[$0].outputs) }
        return paths.values.lazy.compactMap(\.self).first
    }

    /// Writes a state where it is not there yet, with what other builds have written down meanwhile, and then removes what
    /// it makes superfluous.
    ///
    /// - Throws: ``SinkError``, also where another manifest has recorded files of this one meanwhile.
    private func save(_ state: BuildState) throws {
        let (output, state) = (builder.output, told(state))
        var claims: [(id: String, error: SinkError)] = []
        if !output.has(state, bytes: state.bytes()) {
            let states = try pool.sink(BuildState.folder)
            try states.alone {
                var state = merged(state, output.state(state.fileName))
                let done = progress.withLock { $0.done }
                claims = PresentFiles.claims(
                    on: state.jobs.filter { done.contains($0.key) }, of: survey.origins,
                    before: survey.memory.records, in: output)
                // They are not up to date, and what was written of them is known.
                for claim in claims { state.stale += state.jobs.removeValue(forKey: claim.id)?.outputs ?? [] }
                state.stale.sort { $0.path < $1.path }
                let bytes = told(state).bytes()
                if !output.has(state, bytes: bytes) { try states.write(state.fileName, bytes) }
            }
        }
        journal?.remove()
        // Records that cannot be removed do no harm.
        if survey.remnants.areSuperfluous, let states = try? pool.sink(BuildState.folder) {
            try states.alone { survey.remnants.remove(in: states, of: output) }
        }
        if let claim = claims.first { throw claim.error }
    }

    /// A state with the names of jobs that are missing in it.
    private func told(_ state: BuildState) -> BuildState {
        var ids = survey.own.map { builder.plan.jobs[$0].id }
        if state.shard.isWhole { ids += builder.plan.lost }
        var told = state
        told.missing = Array(ids.filter { state.jobs[$0] == nil }.sorted().prefix(BuildState.mostMissing))
        return told
    }

    /// A state with the jobs that another build has brought up to date while this one was at work, and this one has not.
    ///
    /// - Parameter now: The state that is there.
    private func merged(_ state: BuildState, _ now: BuildState?) -> BuildState {
        guard let now, now != survey.before else { return state }
        let done = progress.withLock { $0.done }
        let ids = Set(builder.plan.jobs.map(\.id))
        var (merged, left) = (state, state.stale + now.stale)
        for (id, job) in now.jobs where job != survey.before?.jobs[id] && job != state.jobs[id] {
            if done.contains(id) || !ids.contains(id) {
                left += job.outputs
            } else {
                left += merged.jobs.updateValue(job, forKey: id)?.outputs ?? []
            }
        }
        merged.stale = remains(of: left, merged).all
        return merged
    }
}

/// The observer wants the build to stop, which is no failure of a job.
struct ObserverStop: Error {
    let reason: any Error
}

/// Tells what an observer throws from what a job does.
struct StoppingMonitor: FrameMonitor {
    let observer: any BuildObserver
    /// Whether what is painted is a part of the build, and not only compared with what is there.
    var isProgress = true

    func willPaint() throws {
        do {
            try observer.willPaint()
        } catch {
            throw ObserverStop(reason: error)
        }
    }

    func didPaint(_ count: Int) {
        if isProgress { observer.didPaint(count) }
    }
}
