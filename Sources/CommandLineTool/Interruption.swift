import CPlatform
import LibC
import Synchronization

/// The number of the signal that has arrived, or 0.
private let caught = Atomic<Int32>(0)

/// The user or the system asked the process to end.
struct Interruption: Error, CustomStringConvertible {
    let signal: Int32

    var description: String { "\(Self.message)" }

    /// No stored property, for a signal may arrive before that is set.
    private static var message: StaticString { "interrupted; no unfinished file was left behind" }

    /// Makes SIGINT and SIGTERM stop the work between two frames. Where that is more than two seconds away, as in a
    /// large frame that is to be compressed well, or at a second signal, the process ends at once: files have their
    /// names only when they are complete.
    static func watch() {
        caught.store(0, ordering: .relaxed)
        for number in [SIGINT, SIGTERM] {
            handle(number) { number in
                caught.store(number, ordering: .relaxed)
                alarm(2)
            }
        }
        handle(SIGALRM) { _ in
            // Nothing here may wait for what the rest of the process holds, and so nothing may allocate.
            if isatty(STDERR_FILENO) == 1 { Interruption.say("\r\u{1B}[K") }
            Interruption.say("Error: ")
            Interruption.say(Interruption.message)
            Interruption.say("\n")
            _exit(128 + caught.load(ordering: .relaxed))
        }
    }

    private static func say(_ text: StaticString) {
        _ = unsafe write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
    }

    /// Has a signal handled once, when it next arrives; then it does again what signals do.
    static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
        spindle_handle_once(number, handler)
    }

    /// Lets signals arrive. The parent process may have blocked them: programs in Swift often do on Linux.
    static func unblock(_ numbers: [Int32] = [SIGINT, SIGTERM, SIGALRM]) {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        for number in numbers { unsafe sigaddset(&signals, number) }
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
