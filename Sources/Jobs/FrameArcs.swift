package import MotionCore
internal import Synchronization

/// The arcs of all frames of a timeline, from the batch path. They are made when the first is asked for: to understand a job takes no
/// longer for the number of its frames.
package final class FrameArcs: Sendable {
    private let timeline: Timeline
    private let known = Mutex<FrameTable??>(nil)

    package init(_ timeline: Timeline) { self.timeline = timeline }

    /// Nil for what moves no arc.
    package var table: FrameTable? {
        known.withLock { known in
            if let known { return known }
            let table = timeline.table()
            known = .some(table)
            return table
        }
    }
}
