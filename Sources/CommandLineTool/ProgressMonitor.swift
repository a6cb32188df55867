import Basics
import Rendering
import Synchronization

/// Shows how far a long render is, and stops it on a signal.
final class ProgressMonitor: FrameMonitor {
    private let total: Int
    private let line: ProgressLine?
    private let painted = Atomic(0)
    /// A heartbeat for the time between frames, as compressing painted frames can take long.
    private let heartbeat = Mutex<Heartbeat?>(nil)
    private let isBeating = Atomic(false)

    /// - Parameters:
    ///   - total: The number of frames, each counted in every pass of a format.
    ///   - line: The line that shows the progress; nil for none.
    init(total: Int, line: ProgressLine?) {
        self.total = total
        self.line = line
    }

    func willPaint() throws {
        try Interruption.check()
        if line != nil, !isBeating.exchange(true, ordering: .relaxed) {
            heartbeat.withLock { $0 = Heartbeat { [weak self] in self?.say() } }
        }
    }

    func didPaint(_ count: Int) {
        painted.add(count, ordering: .relaxed)
        say()
    }

    private func say() {
        line?.say { seconds in
            let done = painted.load(ordering: .relaxed)
            let share = "\(done) of \(counted(total, "frame")) (\(total == 0 ? 100 : done * 100 / total)%)"
            return done < total
                ? "painting \(share)" : "compressing \(counted(total, "frame")), \(Int(seconds)) s"
        }
    }

    func finish() {
        heartbeat.withLock { $0?.stop() }
        line?.end()
    }
}
