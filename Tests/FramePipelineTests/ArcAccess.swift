import Indicators
import MotionCore

@testable import FramePipeline

/// The motions that move an arc, and the determinate one.
let arcMotions = Motion.all.filter { motion in
    switch motion.kind {
    case .determinate, .arc: true
    case .bars, .spokes, .dots: false
    }
}

extension Timeline {
    /// The arc at a time; not a number where there is none.
    func span(at time: Double) -> ArcSpan { moment(at: time).arc }

    /// The arc of a frame; not a number where there is none.
    func span(of index: Int) -> ArcSpan { moment(of: index).arc }
}

extension Timeline.Moment {
    fileprivate var arc: ArcSpan {
        if case .arc(let span) = self { return span }
        return ArcSpan(start: .nan, sweep: .nan)
    }
}

extension RenderJob {
    /// The circular indicator that is drawn, and the arcs of its loop or run.
    var ring: (indicator: CircularIndicator, table: FrameTable)? {
        if case .ring(let indicator) = scene.body, let table = arcs.table { return (indicator, table) }
        return nil
    }
}
