import Rendering
import Specs
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Shows how far a long render is, on a terminal only, and stops it on a signal.
final class ProgressMonitor: FrameMonitor {
    private let total: Int
    private let isVisible = isatty(STDERR_FILENO) == 1
    private let start = ContinuousClock.now
    private let painted = Atomic(0)
    /// Tenths of a second since the start at which the line was last drawn.
    private let drawn = Atomic(0)

    /// - Parameter total: How many times frames will be painted.
    init(total: Int) {
        self.total = total
    }

    func willPaint() throws {
        try Interruption.check()
        let done = painted.wrappingAdd(1, ordering: .relaxed).newValue
        guard isVisible else { return }
        let tenths = Int((ContinuousClock.now - start) / .milliseconds(100))
        let last = drawn.load(ordering: .relaxed)
        // Nothing for what is done at once; then at most ten lines a second, from whichever thread is first.
        guard tenths > max(last, 4),
            drawn.compareExchange(expected: last, desired: tenths, ordering: .relaxed).exchanged
        else { return }
        show(
            "\r\u{1B}[Kpainting \(min(done, total)) of \(counted(total, "frame")) (\(min(100, done * 100 / total)) %)"
        )
    }

    /// Takes the line away again.
    func finish() {
        if isVisible, drawn.load(ordering: .relaxed) > 0 { show("\r\u{1B}[K") }
    }

    private func show(_ text: String) {
        let bytes = Array(text.utf8)
        _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
    }
}
