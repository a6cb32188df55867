internal import Basics
public import Files
internal import Formats
internal import Packs
public import Platform

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
        /// Whether to render what is up to date too, and to replace files that no build has written.
        public var isForced = false
        /// Whether the reports of jobs say why they were out of date.
        public var explains = false
        /// The cache that finished jobs are taken from and put into; nil for none. A forced build only puts them there.
        public var cache: BuildCache?
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
    /// The manifest, as it is found from the folder.
    let origin: BuildOrigin
    /// The path of the manifest from there, if it is the nearest one.
    let nearest: String?
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
        self.options = options
        self.workers = workers
        origin = BuildOrigin(of: plan.manifest, in: folder)
        let file = plan.manifest.files[0].name
        let isFile = FileStamp(file)?.kind == .file
        nearest = origin == .nearest && isFile ? BuildOrigin.path(of: file, from: folder) : nil
    }

    /// Whether the job at `index` was asked for.
    func isSelected(_ index: Int) -> Bool { options.selection?.indices.contains(index) ?? true }

    /// Renders what is not up to date.
    ///
    /// The bytes depend on the plan alone: not on the number of workers, nor on the shards.
    ///
    /// - Throws: ``SpecError`` with all that is wrong in the manifest, and ``SinkError`` for files that no build has
    ///   written and that would be replaced, before anything is written; ``JobFailure`` where a job fails and the build is
    ///   not to keep going; ``SinkError``; and whatever `observer` throws. What was finished by then is remembered.
    public func build(observer: any BuildObserver) throws -> BuildReport {
        let survey = survey()
        try rejectRecord(survey)
        if let error = survey.refusal(in: plan), !options.keepsGoing { throw error }
        if let excess = survey.excess { throw excess }
        let strangers = try strangers(try rejectInputs(survey, looks: !options.isForced), survey, observer)
        let run = try BuildRun(self, survey, strangers)
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
    ///
    /// - Parameter looks: Whether to look for files that no record has.
    /// - Returns: The files that are there and that no record has, by the index of the job that would replace them.
    @discardableResult
    private func rejectInputs(_ survey: BuildSurvey, looks: Bool) throws -> [(job: Int, paths: [String])] {
        let read = plan.inputs.read
        let packed = PackedFolders(plan.manifest.assets.flatMap { $0.pack?.files ?? [] })
        let recorded = looks && !survey.dirty.isEmpty ? RecordedFiles(survey.memory.records) : nil
        let found = try survey.checkDirty(workers) { index in
            var paths: [String] = []
            if !packed.isEmpty, let names = survey.names(of: index, plan) {
                try packed.reject(SortedNames(names), in: output.path)
            }
            let folder = plan.jobs[index].folder
            guard FileStamp(folder.isEmpty ? output.path : output.full(folder)) != nil,
                let names = survey.names(of: index, plan)
            else { return paths }
            for name in SortedNames(names) {
                try read.reject(output.full(name))
                if let recorded, output.isStranger(name, beside: recorded) { paths.append(name) }
            }
            return paths
        }
        // What is up to date is written again once something changes.
        let start = output.path == "." ? "" : output.full("")
        let inside = Set(
            plan.inputs.paths.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) })
        for index in survey.current where !inside.isEmpty {
            for file in survey.known[plan.jobs[index].id]?.outputs ?? [] where inside.contains(file.path) {
                try read.reject(output.full(file.path))
            }
        }
        var state = BuildState()
        (state.origin, state.shard) = (origin, options.shard)
        try read.reject(output.full(BuildState.folder + "/" + state.fileName))
        return zip(survey.dirty, found).filter { !$0.1.isEmpty }.map { (job: $0.0, paths: $0.1) }
    }

    /// Tells which records a build continues: those of its manifest, and those that were made when it was called something
    /// else or lay elsewhere.
    func ownership() -> (BuildRecord) -> Bool {
        let place = FileStamp(plan.manifest.files[0].name)?.identity
        return { record in
            let file = record.state.manifest(from: output.path).flatMap { FileStamp($0)?.identity }
            let isAnother = file != nil && file != place
            if record.origin == origin { return record.state.nearest == nil || !isAnother || nearest == nil }
            let isSamePlan = record.state.plan == plan.digest || isUnfinished(record)
            if case .name = record.origin { return isSamePlan }
            // One that is there and another one has records of its own.
            if isAnother { return false }
            return file != nil || isSamePlan || plan.jobs.contains { record.state.jobs[$0.id] != nil }
        }
    }

    /// Whether a record is the journal of a build that was killed before any job was finished, and may be of this manifest.
    private func isUnfinished(_ record: BuildRecord) -> Bool {
        guard record.isJournal, record.state.jobs.isEmpty else { return false }
        let claims = Set(plan.jobs.flatMap(\.claims))
        return record.loose.isEmpty
            || record.loose.contains { output in
                output.path.indices.contains {
                    "-@._".contains(output.path[$0]) && claims.contains(String(output.path[..<$0]))
                }
            }
    }

    /// Refuses to take over the record of another manifest that is there: one that was the nearest until this one appeared.
    private func rejectRecord(_ survey: BuildSurvey) throws(SpecError) {
        let isOwn = ownership()
        // One that is being written just now is not taken for that of another manifest.
        guard let record = survey.others.first(where: { $0.origin == origin && !isOwn($0) }) else { return }
        let other = record.state.shownManifest(from: output.path)
        throw SpecError(
            .file, at: plan.manifest.files[0].name,
            "\"\(output.full(BuildState.folder + "/" + record.name))\" is the record of \(other), another manifest, whose files this build would replace; add a name: to one of them, or build \(other) once more, which then has a record of its own"
        )
    }

    /// The paths of all files that builds of this shard have written down, sorted.
    public func recordedOutputs() -> [String] {
        let state = output.states().first { $0.shard == options.shard && $0.origin == origin }
        return (state?.jobs.values.flatMap(\.outputs) ?? []).map { output.full($0.path) }.sorted()
    }

    /// The remaining files that can be removed, and those that stay, since somebody changed them or this build reads them.
    func divided(_ remains: OutputFolder.Remains) -> (removable: [String], kept: [String]) {
        let read = plan.inputs.read
        let paths = remains.intact.map(\.path)
        let removable = paths.filter { (try? read.reject(output.full($0))) != nil }
        let used = Set(paths).subtracting(removable)
        return (removable, (remains.changed.map(\.path) + used).sorted())
    }

    /// Gives all files of this build the present time, for build systems that compare times: what stayed the same kept its own.
    ///
    /// - Throws: ``SinkError`` for a file that is not there, or whose time may not be changed.
    public func touch() throws(SinkError) {
        let state = output.states().first { $0.shard == options.shard && $0.origin == origin }
        for file in state?.jobs.values.flatMap(\.outputs) ?? [] { try output.touch(file.path) }
    }

    /// Paths of everything that is missing, was changed or is to be rendered anew, and of what belongs to
    /// no job any more; nothing is written.
    ///
    /// Renders and compares the files that are there where no build has left a record.
    ///
    /// - Parameter observer: Looks on while files are rendered; it is told nothing else.
    /// - Throws: ``SpecError`` as ``build(observer:)`` does, ``JobFailure`` for a job that cannot be rendered, and whatever
    ///   `observer` throws.
    public func check(observer: (any BuildObserver)? = nil) throws -> BuildFindings {
        let survey = survey()
        try rejectRecord(survey)
        if let error = survey.refusal(in: plan), !options.keepsGoing { throw error }
        if let excess = survey.excess { throw excess }
        try rejectInputs(survey, looks: false)
        var findings = BuildFindings(jobs: survey.own.count(where: isSelected) + plan.failedJobs)
        findings.failures = survey.failures
        findings.damaged = survey.memory.damaged.map { output.full(BuildState.folder + "/" + $0) }
        if survey.known.isEmpty, survey.before == nil {
            try compare(survey, &findings, observer ?? Unwatched())
        } else {
            findings.outdated = survey.dirty.map { survey.cause(of: $0, self) }
        }
        // The remaining files may belong to an invalid asset.
        if options.shard.isWhole, options.selection == nil, !plan.isPartial {
            let left = survey.remnants.outputs(beside: [:])
            let paths = left.isEmpty ? [] : survey.currentPaths(plan, among: left).union(survey.othersPaths)
            let remains = output.remains(of: left, keeping: paths)
            (findings.stale, findings.kept) = divided(remains)
        }
        return findings
    }
}

/// Looks away.
private struct Unwatched: BuildObserver {
    func willPaint() {}
    func didPaint(_ count: Int) {}
    func willBuild(jobs: Int, rendering: Int, frames: Int, paints: Int) {}
    func did(_ job: JobReport) {}
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

    /// The paths of damaged records, which are not used.
    public internal(set) var damaged: [String] = []
    /// Whether no build has left a record, so that files were rendered and compared.
    public internal(set) var isUnrecorded = false

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
    /// Its files that are there and cannot be read.
    public internal(set) var unreadable: [String] = []
    /// The options, with the files that they name, and what else has changed; empty where that is not known.
    public internal(set) var changes: [String] = []

    mutating func add(_ path: String, _ state: OutputFolder.FileState) {
        switch state {
        case .intact: break
        case .missing: missing.append(path)
        case .differing: differing.append(path)
        case .unreadable: unreadable.append(path)
        }
    }
}
