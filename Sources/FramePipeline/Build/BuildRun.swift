internal import Exports
internal import Imaging
internal import Synchronization

/// One build at work: what is done so far.
final class BuildRun: Sendable {
    private let builder: Builder
    private let survey: BuildSurvey
    private let pool: FolderPool
    private let progress: Mutex<Progress>

    private struct Progress {
        var state: BuildState
        var report: BuildReport
        var failures: [Int: JobFailure] = [:]
        var saved = ContinuousClock.now
    }

    /// How often a long build remembers what is done, for the case that it is killed.
    private static let savingInterval = Duration.seconds(2)

    init(_ builder: Builder, _ survey: BuildSurvey, _ report: BuildReport) {
        (self.builder, self.survey) = (builder, survey)
        let plan = builder.plan
        pool = FolderPool(builder.output, folders: survey.dirty.map { plan.jobs[$0].folder })
        var state = BuildState()
        (state.plan, state.jobCount, state.shard) = (plan.digest, plan.jobs.count, builder.options.shard)
        // Jobs that are not rendered, or not yet, are what they were.
        for index in survey.own { state.jobs[plan.jobs[index].id] = survey.known(plan.jobs[index]) }
        if state.shard.isWhole {
            let ids = Set(state.jobs.keys.map(ExactText.init))
            state.stale = survey.oldStale + survey.outputs(except: ids)
        }
        progress = Mutex(Progress(state: state, report: report))
    }

    var report: BuildReport { progress.withLock { $0.report } }

    /// Renders all jobs that are not up to date. Many jobs are rendered side by side; of few, the frames
    /// are.
    func render(_ observer: any BuildObserver) throws {
        let (dirty, workers) = (survey.dirty, builder.workers)
        let sideBySide = dirty.count >= 2 * workers.count
        let inner = sideBySide ? Workers(count: 1) : workers
        do {
            try (sideBySide ? workers : Workers(count: 1)).forEach(dirty.count) { slot in
                let job = builder.plan.jobs[dirty[slot]]
                defer { pool.finish(job.folder) }
                do {
                    try render(job, inner, observer)
                } catch let stop as ObserverStop {
                    throw stop
                } catch {
                    let failure = JobFailure(id: job.id, reason: error)
                    guard builder.options.keepsGoing else { throw failure }
                    progress.withLock { $0.failures[dirty[slot]] = failure }
                    tell(JobReport(id: job.id, outcome: .failed(error), fileCount: 0), observer)
                }
            }
        } catch let stop as ObserverStop {
            throw stop.reason
        }
    }

    private func render(_ job: BuildPlan.Job, _ workers: Workers, _ observer: any BuildObserver) throws {
        let sink = JobSink(try pool.sink(job.folder), folder: job.folder)
        let render = try builder.plan.resolve(job)
        let monitor = StoppingMonitor(observer: observer)
        let run = RenderRun(render, monitor: monitor)
        try run.check(workers: workers)
        let notes = render.notes + (try run.write(workers: workers, into: sink))
        let (outputs, changed) = sink.result
        let isDue = progress.withLock { progress in
            // What the job had before and has no more.
            let old = progress.state.jobs.updateValue(
                BuildState.Job(key: job.key, outputs: outputs), forKey: job.id)
            progress.state.stale += old?.outputs ?? []
            let isDue = ContinuousClock.now - progress.saved > Self.savingInterval
            if isDue { progress.saved = .now }
            return isDue
        }
        tell(
            JobReport(
                id: job.id, outcome: .built(changed: changed), fileCount: outputs.count, notes: notes),
            observer)
        if isDue { try save() }
    }

    private func tell(_ job: JobReport, _ observer: any BuildObserver) {
        progress.withLock { $0.report.add(job) }
        observer.did(job)
    }

    /// Remembers what is done.
    func save() throws {
        try builder.output.save(progress.withLock { $0.state })
    }

    /// Looks for what is left of earlier builds, and remembers all.
    func finish() throws {
        let remains = progress.withLock { progress in
            progress.report.failures += progress.failures.sorted { $0.key < $1.key }.map(\.value)
            return builder.output.remains(
                of: progress.state.stale,
                keeping: Set(progress.state.jobs.values.flatMap(\.outputs).map(\.path)))
        }
        if builder.options.prunes {
            for output in remains.intact { try builder.output.remove(output.path) }
        }
        progress.withLock { progress in
            let paths = remains.intact.map(\.path)
            if builder.options.prunes {
                progress.report.pruned = paths
                progress.report.kept = remains.changed.map(\.path)
            } else {
                progress.report.stale = paths
            }
            progress.state.stale = builder.options.prunes ? remains.changed : remains.all
        }
        try save()
    }
}

/// The observer wants the build to stop, which is no failure of a job.
private struct ObserverStop: Error {
    let reason: any Error
}

/// Tells what an observer throws from what a job does.
private struct StoppingMonitor: FrameMonitor {
    let observer: any BuildObserver

    func willPaint() throws {
        do {
            try observer.willPaint()
        } catch {
            throw ObserverStop(reason: error)
        }
    }
}
