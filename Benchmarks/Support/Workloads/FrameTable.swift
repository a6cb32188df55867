import Baseline
import MotionCore

extension Case {
    /// A million frames of one loop into two buffers, as `FrameTable` does it.
    public static let frameTable = Case(
        name: "FrameTable", frames: 1_000_000,
        ours: {
            let choreography = W1.choreography()
            let clock = FrameClock(period: choreography.period, frames: 1_000_000)
            var starts = [Float](repeating: 0, count: 1_000_000)
            var sweeps = starts
            return {
                var start = starts.mutableSpan
                var sweep = sweeps.mutableSpan
                FrameTable.evaluate(choreography, clock: clock, starts: &start, sweeps: &sweep)
            }
        },
        baseline: {
            var arcs = [baseline_arc](repeating: baseline_arc(), count: 1_000_000)
            return { baseline_curve(Int32(arcs.count), &arcs) }
        })
}
