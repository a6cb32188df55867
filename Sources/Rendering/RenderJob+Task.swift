internal import Basics
public import Exports
public import Imaging
public import Jobs
internal import Synchronization

extension RenderJob {
    /// Renders every format at every scale into `sink`, on threads other than the caller's.
    ///
    /// Canceling the task stops the work before the next frame. Files that are complete by then stay. Nothing is written
    /// where the pixels turn out not to fit a format.
    ///
    /// - Parameters:
    ///   - workers: The threads that paint; they decide nothing but the time.
    ///   - sink: The destination of the files: a folder, memory, or a type of the caller's.
    ///   - progress: Is told the fraction of the work that is done, from 0 to 1, never falling. One call at a time, from any
    ///     thread; painting waits for it.
    /// - Returns: notes on what a format could not hold.
    /// - Throws: ``RenderError``; `interrupted(CancellationError())` where the task is canceled.
    @concurrent @discardableResult
    public func run(
        workers: Workers = Workers(count: 1), into sink: any ArtifactSink,
        progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws(RenderError) -> [String] {
        let monitor = TaskMonitor(total: paintCount, progress)
        let result = await withTaskCancellationHandler {
            Result { () throws(RenderError) in
                do {
                    try monitor.checkCancellation()
                    let run = RenderRun(self, monitor: monitor)
                    try run.check(workers: workers)
                    return try run.write(workers: workers, into: sink).map { $0.description }
                } catch {
                    throw RenderError(error)
                }
            }
        } onCancel: {
            monitor.cancel()
        }
        let notes = try result.get()
        progress(1)
        return notes
    }
}

/// Stops a run for a canceled task, which the threads that paint do not know of.
private final class TaskMonitor: FrameMonitor {
    private let total: Int
    private let progress: @Sendable (Double) -> Void
    private let isCanceled = Atomic(false)
    private let count = Mutex(0)

    init(total: Int, _ progress: @escaping @Sendable (Double) -> Void) {
        (self.total, self.progress) = (total, progress)
    }

    func cancel() { isCanceled.store(true, ordering: .relaxed) }

    func checkCancellation() throws {
        if isCanceled.load(ordering: .relaxed) { throw CancellationError() }
    }

    func willPaint() throws {
        try checkCancellation()
        count.withLock { count in
            // Frames are painted again if a shorter encoding turns out not to fit.
            progress(min(1, Double(count) / Double(total)))
            count += 1
        }
    }
}
