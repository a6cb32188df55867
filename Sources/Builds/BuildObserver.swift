public import Basics
public import Rendering

/// Looks on while a build works, from any thread.
public protocol BuildObserver: FrameMonitor {
    /// Called once it is known what there is to do.
    ///
    /// - Parameters:
    ///   - jobs: The number of jobs of this build.
    ///   - rendering: The number of those that are rendered.
    ///   - frames: The number of their frames, at all scales and in all variants.
    ///   - paints: The sum of all that ``FrameMonitor/didPaint(_:)`` will be told if no job fails: formats that compare
    ///     frames go over them more than once.
    func willBuild(jobs: Int, rendering: Int, frames: Int, paints: Int)
    /// Called after each job, in no fixed order.
    func did(_ job: JobReport)
}

/// The result of one job.
public struct JobReport: Sendable {
    /// The outcome of a job.
    public enum Outcome: Sendable {
        /// Its files were up to date.
        case current
        /// It was rendered, and so many of its files had other bytes before or were not there.
        case built(changed: Int)
        /// It was in the cache, and so many of its files had other bytes before or were not there.
        case cached(changed: Int)
        /// It could not be rendered.
        case failed(any Error)
    }

    /// The job's name with its folder.
    public let id: String
    /// The outcome of the job.
    public let outcome: Outcome
    /// The number of files of the job.
    public let fileCount: Int
    /// Notes that do not keep the job from being built, a sentence each.
    public var notes: [Message] = []
    /// The number of jobs that this report counts for: all jobs of an invalid asset.
    public var jobs = 1
    /// The reason why the job was out of date; nil unless a build is to explain itself, and of jobs that were not.
    public internal(set) var cause: OutdatedJob?
    /// The time that the job took; nil of jobs that were up to date.
    public internal(set) var span: Span?

    /// The time and the place of a job's work.
    public struct Span: Hashable, Sendable {
        /// The thread, from 1 on.
        public let thread: Int
        /// The moments at which it began and ended.
        public let start, end: ContinuousClock.Instant
    }
}

/// The result of a build.
public struct BuildReport: Sendable {
    /// The number of jobs that were up to date.
    public internal(set) var current = 0
    /// The number of jobs that were rendered.
    public internal(set) var built = 0
    /// The number of jobs that were in the cache.
    public internal(set) var cached = 0
    /// Whether there was a cache.
    public internal(set) var usesCache = false
    /// Notes on the cache, a sentence each.
    public internal(set) var cacheNotes: [Message] = []
    /// The number of jobs that failed.
    public internal(set) var failed = 0
    /// The number of files of all jobs.
    public internal(set) var files = 0
    /// The number of files that were written because they were missing or their bytes had changed.
    public internal(set) var changed = 0
    /// Files of earlier builds that belong to no job any more, below the folder of the build: those that
    /// are still there, and those that were removed.
    public internal(set) var stale: [String] = []
    /// The stale files that were removed.
    public internal(set) var pruned: [String] = []
    /// The files that were to be removed but were kept because somebody changed them, or because the build reads them.
    public internal(set) var kept: [String] = []
    /// The paths of damaged records, which were not used.
    public internal(set) var damaged: [String] = []
    /// Whether nothing was removed that was to be, for it may belong to an asset that is wrong.
    public internal(set) var sparesStale = false
    /// The failures: assets that are wrong, and the others in the order of the jobs.
    public internal(set) var failures: [JobFailure] = []

    mutating func add(_ job: JobReport) {
        switch job.outcome {
        case .current: current += 1
        case .built(let count):
            built += 1
            changed += count
        case .cached(let count):
            cached += 1
            changed += count
        case .failed: failed += job.jobs
        }
        files += job.fileCount
    }
}

/// A job that could not be done, and why.
public struct JobFailure: Error, CustomStringConvertible {
    /// The job's name with its folder.
    public let id: String
    /// The error that made the job fail.
    public let reason: any Error
    /// The number of jobs that this failure counts for: all jobs of an invalid asset.
    public var jobs = 1

    package init(id: String, reason: any Error, jobs: Int = 1) {
        self.id = id
        self.reason = reason
        self.jobs = jobs
    }

    /// The job and the reason.
    public var description: String { "\(id): \(reason)" }
}
