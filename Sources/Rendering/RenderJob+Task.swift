internal import Basics
internal import Exports
public import Files
public import Jobs
public import Platform
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
    /// - Throws: `CancellationError` where the task is canceled, otherwise a ``RenderError``.
    @concurrent @discardableResult
    public func run(
        workers: Workers = Workers(count: 1), into sink: any ArtifactSink,
        progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws -> [String] {
        let monitor = TaskMonitor(total: paintCount, progress)
        let notes = try await withTaskCancellationHandler {
            do {
                try monitor.willPaint()
                progress(0)
                let run = RenderRun(self, monitor: monitor)
                return try run.write(workers: workers, into: sink).map { $0.description }
            } catch let error as CancellationError {
                throw error
            } catch {
                throw RenderError(error)
            }
        } onCancel: {
            monitor.cancel()
        }
        progress(1)
        return notes
    }

    /// Renders every format at every scale into memory, on threads other than the caller's. Canceling the task stops the work
    /// before the next frame.
    ///
    /// - Parameters: As in ``run(workers:into:progress:)``.
    /// - Returns: as ``files(workers:monitor:)``.
    /// - Throws: `CancellationError` where the task is canceled, otherwise a ``RenderError``.
    public func files(
        workers: Workers = Workers(count: 1), progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws -> (files: [String: [UInt8]], notes: [String]) {
        let sink = MemorySink()
        let notes = try await run(workers: workers, into: sink, progress: progress)
        return (sink.files, notes)
    }
}

/// Stops a run for a canceled task, which the threads that paint do not know of.
private final class TaskMonitor: FrameMonitor {
    private let total: Int
    private let progress: @Sendable (Double) -> Void
    private let isCanceled = Atomic(false)
    private let done = Mutex(0)

    init(total: Int, _ progress: @escaping @Sendable (Double) -> Void) {
        self.total = total
        self.progress = progress
    }

    func cancel() { isCanceled.store(true, ordering: .relaxed) }

    func willPaint() throws {
        if isCanceled.load(ordering: .relaxed) { throw CancellationError() }
    }

    func didPaint(_ count: Int) {
        done.withLock { done in
            done += count
            progress(Double(done) / Double(total))
        }
    }
}
