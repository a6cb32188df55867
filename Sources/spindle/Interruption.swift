import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The number of the signal that has arrived, or 0.
private let caught = Atomic<Int32>(0)

/// The user or the system asked the process to end.
struct Interruption: Error, CustomStringConvertible {
    let signal: Int32

    var description: String { "interrupted; no unfinished file was left behind" }

    /// From now on SIGINT and SIGTERM are noted, to be acted on between two frames. A second one ends
    /// the process at once.
    static func watch() {
        caught.store(0, ordering: .relaxed)
        for number in [SIGINT, SIGTERM] {
            var action = sigaction()
            #if canImport(Darwin)
                unsafe action.__sigaction_u.__sa_handler = { caught.store($0, ordering: .relaxed) }
            #else
                unsafe action.__sigaction_handler.sa_handler = { caught.store($0, ordering: .relaxed) }
            #endif
            action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
            unsafe sigaction(number, &action, nil)
        }
    }

    /// Lets SIGINT and SIGTERM arrive. Who starts this process may have blocked them: programs in Swift often do on
    /// Linux.
    static func unblock() {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        for number in [SIGINT, SIGTERM] { unsafe sigaddset(&signals, number) }
        unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// The signal that has arrived while signals are watched for; nil where none has.
    static var arrived: Interruption? {
        let signal = caught.load(ordering: .relaxed)
        return signal == 0 ? nil : Interruption(signal: signal)
    }

    /// Throws if a signal has arrived.
    static func check() throws(Interruption) {
        if let arrived { throw arrived }
    }
}
