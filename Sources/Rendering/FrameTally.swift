internal import Exports
package import Formats
internal import Synchronization

/// The progress of a format over the frames of a sequence: each frame counts once in every pass, however often it is requested.
///
/// A frame before a stretch, for instance, is requested for both stretches, and one that a search for a smaller file has
/// encoded already is requested again.
package final class FrameTally: Sendable {
    private let monitor: any FrameMonitor
    private let passes: Int
    /// The frames that have not counted yet, and the number of passes in which each has.
    private let state: Mutex<(left: Int, counts: [UInt8])>

    /// A tally of nothing yet, of `paintCount(of:options:)` frames.
    package init(
        _ format: OutputFormat, _ sequence: FrameSequence, _ options: ExportOptions, monitor: any FrameMonitor
    ) {
        self.monitor = monitor
        passes = format.passes(over: sequence, options: options)
        let left = format.paintCount(of: sequence, options: options)
        state = Mutex((left, [UInt8](repeating: 0, count: passes == 0 ? 0 : sequence.count)))
    }

    /// Counts a frame that has been painted.
    package func count(_ frame: Int) {
        let isNew = state.withLock { state in
            guard state.left > 0, state.counts[frame] < passes else { return false }
            state.counts[frame] += 1
            state.left -= 1
            return true
        }
        if isNew { monitor.didPaint(1) }
    }

    /// Counts all that was not needed, such as frames that show the same as the one before, and files that were made already.
    package func finish() {
        let left = state.withLock { state in
            defer { state.left = 0 }
            return state.left
        }
        if left > 0 { monitor.didPaint(left) }
    }
}
