package import MotionCore

#if !hasFeature(Embedded)
    internal import Synchronization
#endif

/// The arcs of all frames of a timeline, from the batch path. They are made when the first is asked for: to understand a job takes no
/// longer for the number of its frames.
package final class FrameArcs: Sendable {
    private let timeline: Timeline
    #if hasFeature(Embedded)
        // A page has one thread.
        private nonisolated(unsafe) var known: FrameTable??
    #else
        private let known = Mutex<FrameTable??>(nil)
    #endif

    package init(_ timeline: Timeline) { self.timeline = timeline }

    /// The table of arcs; nil if no arc moves.
    package var table: FrameTable? {
        #if hasFeature(Embedded)
            unsafe find(&known)
        #else
            known.withLock { find(&$0) }
        #endif
    }

    private func find(_ known: inout FrameTable??) -> FrameTable? {
        if let known { return known }
        let table = timeline.table()
        known = .some(table)
        return table
    }
}
