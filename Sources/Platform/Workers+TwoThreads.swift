internal import CPlatform
internal import LibC

extension Workers {
    /// Does some work on this thread, and something else on another one meanwhile, where the system has one to give.
    ///
    /// - Parameters:
    ///   - work: The work; once it ends, the other one has to.
    ///   - beside: The work of the other thread.
    /// - Throws: The error of `work`.
    package static func onTwoThreads(
        _ work: @escaping () throws -> Void, beside: @escaping @Sendable () -> Void
    ) throws {
        let pair = Pair(work, beside)
        try withExtendedLifetime(pair) {
            unsafe spindle_call_on_threads(
                2,
                { context in
                    guard let context = unsafe context else { return }
                    unsafe Unmanaged<Pair>.fromOpaque(context).takeUnretainedValue().call()
                }, Unmanaged.passUnretained(pair).toOpaque())
            if let error = pair.error { throw error }
        }
    }
}

private final class Pair {
    private let caller = pthread_self()
    private let work: () throws -> Void
    private let beside: @Sendable () -> Void
    /// Of the calling thread.
    private(set) var error: (any Error)?

    init(_ work: @escaping () throws -> Void, _ beside: @escaping @Sendable () -> Void) {
        self.work = work
        self.beside = beside
    }

    func call() {
        guard pthread_equal(pthread_self(), caller) != 0 else { return beside() }
        do { try work() } catch { self.error = error }
    }
}
