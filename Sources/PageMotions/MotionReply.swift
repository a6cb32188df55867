package import MotionCore

/// What a page is told of motions.
package enum MotionReply {
    /// A part of the catalogue.
    package static func list(_ motions: [Motion]) -> Reply {
        var reply = Reply()
        reply.put(each: motions) { reply, motion in
            reply.put(motion.name)
            reply.put(motion.kind.name)
            reply.put(motion.summary)
            reply.put(motion.source)
            reply.put(motion.seamNote)
            reply.put(motion.period)
            reply.put(motion.size)
            reply.put(motion.stroke)
            reply.put(motion.cap.rawValue)
            reply.put(motion.takesValues)
        }
        return reply
    }

    /// The rows of `spindle curve NAME --at=MS`: start and sweep of an arc in degrees, tail and head of each bar that is
    /// seen; nothing for motions without spans.
    package static func spans(of motion: Motion, at time: Double) -> [(Double, Double)] {
        switch motion.kind {
        case .arc(let choreography): [choreography.span(at: time).row]
        case .bars(let bars): bars.spans(at: time).filter { $0.clipped != nil }.map { ($0.tail, $0.head) }
        case .determinate: [ValueRun(from: 0, to: 1).span(at: time * 60 / 1000 / 100).row]
        case .spokes, .dots, .drawn: []
        }
    }
}

extension ArcSpan {
    fileprivate var row: (Double, Double) { (shownStartDegrees, sweepDegrees) }
}
