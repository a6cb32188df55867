internal import Basics
import Rendering
import Specs
import Synchronization

/// Shows how far a long render is, and stops it on a signal.
final class ProgressMonitor: FrameMonitor {
    private let total: Int
    private let line: ProgressLine?
    private let painted = Atomic(0)

    /// - Parameters:
    ///   - total: How many times frames will be painted.
    ///   - line: Where to show it; nil for nowhere.
    init(total: Int, line: ProgressLine?) {
        (self.total, self.line) = (total, line)
    }

    func willPaint() throws {
        try Interruption.check()
        let done = painted.wrappingAdd(1, ordering: .relaxed).newValue
        line?.say { _ in
            "painting \(min(done, total)) of \(counted(total, "frame")) (\(min(100, done * 100 / total)) %)"
        }
    }

    func finish() { line?.clear() }
}
