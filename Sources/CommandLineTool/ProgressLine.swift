import LibC
import Synchronization

/// Says how far long work is, from any thread: on a terminal in a line that is drawn over, ten times a second after half
/// a second; where nobody watches in a line every ten seconds.
final class ProgressLine: Sendable {
    private let isTerminal: Bool
    /// The time since the start, in milliseconds.
    private let now: @Sendable () -> Int
    private let write: @Sendable (String) -> Void
    /// The time of the last output, in milliseconds since the start; 0 for none.
    private let said = Atomic(0)
    /// Whether there is nothing more to say. Nothing is written after that, whoever is about to.
    private let isOver = Mutex(false)

    /// - Parameters:
    ///   - now: The time since the start, in milliseconds.
    ///   - write: Takes what is to be seen.
    init(
        isTerminal: Bool, now: @escaping @Sendable () -> Int, write: @escaping @Sendable (String) -> Void
    ) {
        self.isTerminal = isTerminal
        self.now = now
        self.write = write
    }

    /// On standard error, from now on.
    convenience init() {
        let start = ContinuousClock.now
        self.init(
            isTerminal: isatty(STDERR_FILENO) == 1,
            now: { Int((ContinuousClock.now - start) / .milliseconds(1)) },
            write: writeError)
    }

    /// Says it where it is time to.
    ///
    /// - Parameter text: Makes the text, from the seconds since the start.
    func say(_ text: (_ seconds: Double) -> String) {
        let time = now()
        let last = said.load(ordering: .relaxed)
        // Short work needs no progress line. Of several threads, the first one prints it.
        let isDue = isTerminal ? time >= 500 && time - last >= 100 : time - last >= 10_000
        guard isDue, said.compareExchange(expected: last, desired: time, ordering: .relaxed).exchanged
        else { return }
        let text = text(Double(time) / 1000)
        isOver.withLock { if !$0 { write(isTerminal ? "\r\u{1B}[K" + text : text + "\n") } }
    }

    /// Takes the line away, where it is drawn over.
    func clear() {
        if isTerminal, said.load(ordering: .relaxed) > 0 { write("\r\u{1B}[K") }
    }

    /// Takes the line away, and says nothing more.
    func end() {
        isOver.withLock { isOver in
            if !isOver { clear() }
            isOver = true
        }
    }
}

/// Writes text to standard error as it is; where that fails nobody watches.
private func writeError(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
}
