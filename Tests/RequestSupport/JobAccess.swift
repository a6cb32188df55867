package import Drawing
package import Indicators
package import Jobs
package import MotionCore

/// The motions that move an arc, and the determinate one.
package let arcMotions = Motion.plain.filter { motion in
    switch motion.kind {
    case .determinate, .arc: true
    case .bars, .spokes, .dots, .drawn: false
    }
}

extension Timeline {
    /// Returns the arc at a time; not a number for other indicators.
    package func span(at time: Double) -> ArcSpan { moment(at: time).arc ?? .none }

    /// Returns the arc of a frame; not a number for other indicators.
    package func span(of index: Int) -> ArcSpan { moment(of: index).arc ?? .none }
}

extension ArcSpan {
    fileprivate static let none = ArcSpan(start: .nan, sweep: .nan)
}

extension Timeline.Moment {
    package var arc: ArcSpan? { if case .arc(let span) = self { span } else { nil } }
}

extension Timeline.Content {
    package var story: Storyline? { if case .story(let line) = self { line } else { nil } }
    package var clock: FrameClock? { if case .loop(_, let clock) = self { clock } else { nil } }
}

extension Scene.Body {
    package var ring: CircularIndicator? { if case .ring(let ring) = self { ring } else { nil } }
    package var spokes: SpokeIndicator? { if case .spokes(let spokes) = self { spokes } else { nil } }
    package var track: LinearIndicator? { if case .track(let track) = self { track } else { nil } }
}

extension RenderJob {
    /// Returns the display list of a frame.
    package func list(_ frame: Int) -> DisplayList {
        var list = DisplayList(width: 0, height: 0)
        draw(frame, into: &list)
        return list
    }

    /// The circular indicator that is drawn, and the arcs of its loop or run.
    package var ring: (indicator: CircularIndicator, table: FrameTable)? {
        if let indicator = scene.body.ring, let table = arcs.table { (indicator, table) } else { nil }
    }
}
