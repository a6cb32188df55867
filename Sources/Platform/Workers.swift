internal import CPlatform
internal import Synchronization

/// Runs independent pieces of work on a fixed number of threads.
public struct Workers: Sendable {
    /// The greatest number of threads, at least 1; the calling thread is one of them. There are never more than processors,
    /// and fewer where the system has no more to give.
    public let count: Int

    /// Creates workers on `count` threads, the calling one included.
    ///
    /// - Precondition: `count` is at least 1.
    public init(count: Int) {
        precondition(count >= 1, "at least one worker")
        self.count = count
    }

    /// Calls `body` once for each of 0 ..< `n`, and returns when all calls have returned.
    ///
    /// Indices are handed out in ascending order, one at a time. Every thread makes one context before its first item, for
    /// objects that must not be shared (caches, encoders, buffers), and drops it after its last. With one worker or one
    /// item everything runs on the calling thread.
    ///
    /// Errors are deterministic: the first error stops all work on later items, and the error thrown is that of the lowest
    /// index that fails, whatever the number of threads. An error of `makeContext` counts as one of the item that the
    /// context was for.
    ///
    /// - Throws: The error of `makeContext` or `body` for the lowest index that fails.
    public func forEach<Context: ~Copyable>(
        _ n: Int, makeContext: @Sendable () throws -> Context,
        _ body: @Sendable (inout Context, Int) throws -> Void
    ) throws {
        precondition(n >= 0, "a number of items is not negative")
        let run = Run(end: n)
        @Sendable func work() {
            guard var index = run.next() else { return }
            do {
                var context = try makeContext()
                while true {
                    try body(&context, index)
                    guard let following = run.next() else { return }
                    index = following
                }
            } catch {
                run.fail(at: index, error)
            }
        }
        let threads = min(count, n)
        if threads > 1 {
            Self.call(work, onThreads: min(threads, Self.available))
        } else {
            work()
        }
        if let error = run.error { throw error }
    }

    /// Calls `body` once for each of 0 ..< `n`; see ``forEach(_:makeContext:_:)``.
    ///
    /// - Throws: The error of `body` for the lowest index that fails.
    public func forEach(_ n: Int, _ body: @Sendable (Int) throws -> Void) throws {
        try forEach(n, makeContext: {}, { (_: inout Void, index) in try body(index) })
    }
}

extension Workers {
    /// The number of processors that this process may use, at least 1.
    public static var available: Int { Int(spindle_processor_count()) }

    /// Calls `work` on this thread and on others, and returns when all calls have returned.
    ///
    /// `DispatchQueue.concurrentPerform` would wait forever where no thread can be created, for lack of memory or because
    /// of a limit of processes.
    private static func call(_ work: @Sendable () -> Void, onThreads count: Int) {
        // The compiler puts the path of the file into the program, which would differ in each folder.
        #sourceLocation(file:"Workers",line:1)
        withoutActuallyEscaping(work) { work in
            let box = Work(work)
            withExtendedLifetime(box) {
                unsafe spindle_call_on_threads(
                    Int32(count),
                    { context in
                        guard let context = unsafe context else { return }
                        unsafe Unmanaged<Work>.fromOpaque(context).takeUnretainedValue().call()
                    }, Unmanaged.passUnretained(box).toOpaque())
            }
        }
        #sourceLocation()
    }
}

/// The work of a thread, in a form that C can pass on.
private final class Work: Sendable {
    let call: @Sendable () -> Void

    init(_ call: @escaping @Sendable () -> Void) { self.call = call }
}

/// The state that the threads of one call share.
private final class Run: Sendable {
    private let end: Int
    private let position = Atomic(0)
    private let failure = Mutex<(index: Int, error: any Error)?>(nil)

    init(end: Int) {
        self.end = end
    }

    /// Returns the next item, or nil when all are handed out or one has failed. Indices ascend, so every item before a
    /// failed one has been handed out already and will be finished.
    func next() -> Int? {
        let index = position.wrappingAdd(1, ordering: .relaxed).oldValue
        return index < end ? index : nil
    }

    func fail(at index: Int, _ error: any Error) {
        position.store(end, ordering: .relaxed)
        failure.withLock { first in
            if let earlier = first, earlier.index < index { return }
            first = (index, error)
        }
    }

    var error: (any Error)? {
        failure.withLock { $0?.error }
    }
}
