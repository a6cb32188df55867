internal import Jobs
internal import Synchronization

/// Jobs that a survey has understood, for whoever renders them: as many as take little memory.
final class KeptJobs: Sendable {
    private let kept = Mutex<(jobs: [Int: RenderJob], weight: Int)>(([:], 0))

    /// Some twenty megabytes.
    private static let greatestWeight = 2_500_000

    func keep(_ work: BuildWork, _ index: Int) {
        // Frames of others are looked for when they are read.
        guard case .render(let job) = work else { return }
        let weight = job.weight
        kept.withLock { kept in
            guard kept.weight + weight <= Self.greatestWeight else { return }
            kept.jobs[index] = job
            kept.weight += weight
        }
    }

    /// The job at an index of the plan, which is kept no longer; nil where it is not.
    func take(_ index: Int) -> BuildWork? {
        kept.withLock { $0.jobs.removeValue(forKey: index) }.map { .render($0) }
    }
}
