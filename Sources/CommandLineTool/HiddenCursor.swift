import LibC

/// The cursor of the terminal at standard output, while something is drawn there in place. Signals that end or stop the process
/// show it before they do, on an empty line.
enum HiddenCursor {
    /// The beginning of a frame that hides the cursor, also after the process was stopped. In the background the
    /// cursor is the shell's.
    static var code: String { tcgetpgrp(STDOUT_FILENO) == getpgrp() ? "\u{1B}[?25l" : "" }

    /// From now on, signals show it.
    static func watch() {
        let ends = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
        for number in ends { Interruption.handle(number) { HiddenCursor.leave($0) } }
        watchStops()
        Interruption.unblock(ends + [SIGTSTP])
    }

    private static func watchStops() {
        Interruption.handle(SIGTSTP) { number in
            HiddenCursor.leave(number)
            // The process goes on, or was not stopped at all, as where no shell would let it go on.
            HiddenCursor.watchStops()
        }
    }

    /// Shows it on an empty line, and takes progress away. Nothing here may allocate: a signal interrupts whatever the process
    /// does.
    static func show() {
        TerminalProgress.clear()
        let text: StaticString = "\r\u{1B}[K\u{1B}[?25h"
        _ = unsafe write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
    }

    /// Shows it, and does what a signal does where nobody handles it: handlers are called once.
    private static func leave(_ number: Int32) {
        show()
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe sigaddset(&signals, number)
        unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
    }
}
