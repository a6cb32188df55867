public import Basics
internal import Exports
internal import Files
public import Rendering

/// Looks on while a build works, from any thread.
public protocol BuildObserver: FrameMonitor {
    /// Called once it is known what there is to do.
    ///
    /// - Parameters:
    ///   - jobs: How many jobs belong to this build.
    ///   - rendering: How many of them are rendered.
    ///   - frames: How many frames they have, at all scales and in all variants.
    ///   - paints: How many times these will be painted: formats that compare frames ask for each more than once.
    func willBuild(jobs: Int, rendering: Int, frames: Int, paints: Int)
    /// Called after each job, in no fixed order.
    func did(_ job: JobReport)
}

/// How one job went.
public struct JobReport: Sendable {
    /// What has become of a job.
    public enum Outcome: Sendable {
        /// Its files were up to date.
        case current
        /// It was rendered, and so many of its files had other bytes before or were not there.
        case built(changed: Int)
        /// It could not be rendered.
        case failed(any Error)
    }

    /// The job's name with its folder.
    public let id: String
    /// What has become of it.
    public let outcome: Outcome
    /// How many files it has.
    public let fileCount: Int
    /// What does not keep it from being done, but should be known, a sentence each.
    public var notes: [Message] = []
    /// How many jobs that are: all of an asset that is wrong.
    public var jobs = 1
}

/// How a build went.
public struct BuildReport: Sendable {
    /// How many jobs were up to date, rendered, and failed.
    public internal(set) var current = 0
    /// How many jobs were rendered.
    public internal(set) var built = 0
    /// How many jobs failed.
    public internal(set) var failed = 0
    /// How many files the jobs have, and how many of them were written.
    public internal(set) var files = 0
    /// How many files were written, since their bytes had changed or they were missing.
    public internal(set) var changed = 0
    /// Files of earlier builds that belong to no job any more, below the folder of the build: those that
    /// are still there, and those that were removed.
    public internal(set) var stale: [String] = []
    /// Those that were removed.
    public internal(set) var pruned: [String] = []
    /// Those that were to be removed and were not, since somebody changed them.
    public internal(set) var kept: [String] = []
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
        case .failed: failed += job.jobs
        }
        files += job.fileCount
    }
}

/// A job that could not be done, and why.
public struct JobFailure: Error, CustomStringConvertible {
    /// The job's name with its folder.
    public let id: String
    /// Why it could not be done.
    public let reason: any Error
    /// How many jobs that are: all of an asset that is wrong.
    public var jobs = 1

    package init(id: String, reason: any Error, jobs: Int = 1) {
        (self.id, self.reason, self.jobs) = (id, reason, jobs)
    }

    /// The job and the reason.
    public var description: String { "\(id): \(reason)" }
}
