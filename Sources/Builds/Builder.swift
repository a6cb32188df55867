internal import Basics
internal import Exports
internal import Files
internal import Formats
public import Imaging
internal import Synchronization

/// Brings the files of a plan up to date.
public struct Builder: Sendable {
    /// The jobs to build and the options of the build.
    public struct Options: Sendable {
        /// The part of the jobs to build.
        public var shard = Shard.whole
        /// The jobs to build, of those; nil for all.
        public var selection: BuildPlan.Selection?
        /// Whether to go on after a job that fails, also after one that cannot be understood.
        public var keepsGoing = false
        /// Whether to remove files of earlier builds that belong to no job any more.
        public var prunes = false
        /// Whether to render what is up to date too.
        public var isForced = false
        /// The maximum number of pixels of all rendered frames together.
        public var maxPixels = Builder.defaultMaxPixels

        /// All jobs; the first failure ends the build.
        public init() {}
    }

    /// The most pixels unless more are asked for: 10¹¹.
    public static let defaultMaxPixels = 100_000_000_000
    /// The values to which that limit can be set: up to 10¹⁵ pixels.
    public static let pixelsRange = 1...1_000_000_000_000_000

    let plan: BuildPlan
    let output: OutputFolder
    let options: Options
    let workers: Workers

    /// A build of a plan's jobs.
    ///
    /// - Parameters:
    ///   - plan: The plan to build.
    ///   - folder: The folder to write to.
    ///   - options: The part of the plan to build, and options of the build.
    ///   - workers: The threads that jobs run on.
    public init(_ plan: BuildPlan, to folder: String, options: Options = Options(), workers: Workers) {
        (self.plan, output) = (plan, OutputFolder(path: folder))
        (self.options, self.workers) = (options, workers)
    }

    /// Whether the job at `index` was asked for.
    func isSelected(_ index: Int) -> Bool { options.selection?.indices.contains(index) ?? true }

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
        try rejectInputs(survey)
        let run = try BuildRun(self, survey)
        run.begin(observer)
        do {
            try run.render(observer)
        } catch {
            // Finished jobs need not be done again. An error of saving is ignored; the first one is thrown.
            try? run.save()
            throw error
        }
        try run.finish()
        return run.report
    }

    /// Refuses to write what the build reads.
    private func rejectInputs(_ survey: BuildSurvey) throws {
        let read = plan.inputs.read
        try survey.checkDirty(workers) { index in
            let folder = plan.jobs[index].folder
            guard FileStamp(folder.isEmpty ? output.path : output.full(folder)) != nil else { return }
            guard let names = survey.names(of: index, plan) else { return }
            for name in SortedNames(names) { try read.reject(output.full(name)) }
        }
        try read.reject(output.full(BuildState.folder + "/" + BuildState.fileName(options.shard)))
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
        if let error = survey.refusal(in: plan), !options.keepsGoing { throw error }
        if let excess = survey.excess { throw excess }
        try rejectInputs(survey)
        var findings = BuildFindings(jobs: survey.own.count(where: isSelected) + plan.failedJobs)
        findings.failures = survey.failures
        findings.outdated = survey.dirty.map { survey.cause(of: $0, self) }
        // The remaining files may belong to an invalid asset.
        if options.shard.isWhole, options.selection == nil, !plan.isPartial {
            let left = survey.remnants.outputs(beside: [:])
            let remains = output.remains(of: left, keeping: survey.currentPaths(plan, among: left))
            findings.stale = remains.intact.map(\.path)
            findings.kept = remains.changed.map(\.path)
        }
        return findings
    }
}

/// The changes that a build would make.
public struct BuildFindings: Sendable {
    /// The number of jobs.
    public let jobs: Int
    /// Jobs that would be rendered.
    public internal(set) var outdated: [OutdatedJob] = []
    /// Files that would be removed.
    public internal(set) var stale: [String] = []
    /// Files of assets that are gone which would not, for they were changed since.
    public internal(set) var kept: [String] = []

    /// Failures of invalid assets and jobs. Empty unless builds keep going.
    public internal(set) var failures: [JobFailure] = []

    /// Whether all is up to date; what is kept stays as it is.
    public var isEmpty: Bool { outdated.isEmpty && stale.isEmpty && failures.isEmpty }
}

/// A job that would be rendered, and why.
public struct OutdatedJob: Hashable, Sendable {
    /// The reason for which a job is out of date.
    public enum Cause: String, Sendable {
        /// It was never built in this folder.
        case new
        /// Its options, the files that they name, the fonts, the libraries or the version of Spindle have changed.
        case changed
        /// Some of its files are missing, or differ from what was built.
        case files
        /// Nothing; everything is to be rendered.
        case forced
    }

    /// The job's name with its folder.
    public let id: String
    /// The reason for which it would be rendered.
    public internal(set) var cause: Cause
    /// Its files that are not there, below the folder of the build.
    public internal(set) var missing: [String] = []
    /// Its files that were changed since they were built.
    public internal(set) var differing: [String] = []
}
