internal import Exports
public import Imaging
internal import Synchronization

/// Brings the files of a plan up to date.
public struct Builder: Sendable {
    public struct Options: Sendable {
        public var shard = Shard.whole
        /// Whether to go on after a job that fails, also after one that cannot be understood.
        public var keepsGoing = false
        /// Whether to remove files of earlier builds that belong to no job any more.
        public var prunes = false
        /// Whether to render what is up to date too.
        public var isForced = false
        /// The most pixels of all frames that are rendered.
        public var mostPixels = Builder.defaultMostPixels

        public init() {}
    }

    public static let defaultMostPixels = 100_000_000_000
    public static let pixelsRange = 1...1_000_000_000_000_000

    let plan: BuildPlan
    let output: OutputFolder
    let options: Options
    let workers: Workers

    /// - Parameter folder: The folder to write to.
    public init(_ plan: BuildPlan, to folder: String, options: Options = Options(), workers: Workers) {
        (self.plan, output) = (plan, OutputFolder(path: folder))
        (self.options, self.workers) = (options, workers)
    }

    /// Renders what is not up to date.
    ///
    /// The bytes depend on the plan alone: not on the number of workers, nor on the shards.
    ///
    /// - Throws: ``SpecError`` with all that is wrong in the manifest, before anything is written;
    ///   ``JobFailure`` where a job fails and the build is not to keep going; ``SinkError``; and whatever
    ///   `observer` throws. What was finished by then is remembered.
    public func build(observer: any BuildObserver) throws -> BuildReport {
        let survey = survey()
        if let error = survey.refusal(in: plan), !options.keepsGoing { throw error }
        if let excess = survey.excess { throw excess }
        var report = BuildReport()
        for failure in survey.failures { report.failures.append(failure) }
        observer.willBuild(
            jobs: survey.own.count, rendering: survey.dirty.count,
            frames: survey.dirty.reduce(0) { $0 + (survey.sizes[$1]?.frames ?? 0) })
        for index in survey.current {
            let job = JobReport(
                id: plan.jobs[index].id, outcome: .current,
                fileCount: survey.known[plan.jobs[index].id]?.outputs.count ?? 0)
            report.add(job)
            observer.did(job)
        }
        for failure in survey.failures {
            let job = JobReport(id: failure.id, outcome: .failed(failure.reason), fileCount: 0)
            report.add(job)
            observer.did(job)
        }
        let run = BuildRun(self, survey, report)
        do {
            try run.render(observer)
        } catch {
            // What is finished need not be done again; more than that cannot be said about it.
            try? run.save()
            throw error
        }
        try run.finish()
        return run.report
    }

    /// The paths of all files that builds of this shard have written down, sorted.
    public func recordedOutputs() -> [String] {
        let state = output.states().first { $0.shard == options.shard }
        return (state?.jobs.values.flatMap(\.outputs) ?? []).map { output.full($0.path) }.sorted()
    }

    /// Paths of everything that is missing, was changed or is to be rendered anew, and of what belongs to
    /// no job any more; nothing is written.
    ///
    /// - Throws: ``SpecError`` as ``build(observer:)`` does.
    public func check() throws -> BuildFindings {
        let survey = survey()
        if let error = survey.refusal(in: plan) ?? survey.excess { throw error }
        var findings = BuildFindings(jobs: survey.own.count)
        for index in survey.dirty { findings.outdated.append(plan.jobs[index].id) }
        if options.shard.isWhole { findings.stale = survey.stale(output, keeping: survey.currentPaths(plan)) }
        return findings
    }
}

/// What a build would change.
public struct BuildFindings: Sendable {
    /// How many jobs there are.
    public let jobs: Int
    /// Jobs that would be rendered.
    public internal(set) var outdated: [String] = []
    /// Files that would be removed.
    public internal(set) var stale: [String] = []

    public var isEmpty: Bool { outdated.isEmpty && stale.isEmpty }
}
