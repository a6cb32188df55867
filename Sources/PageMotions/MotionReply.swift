package import MotionCore

/// The replies to a page about motions.
package enum MotionReply {
    /// A part of the catalog.
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

    /// Puts the rows of `spindle curve NAME --at=MS` one after another: start and sweep of an arc in degrees, tail and head of
    /// each bar that is seen; nothing for motions without spans.
    package static func spans(of motion: Motion, at time: Double, _ put: (Double, Double) -> Void) {
        let arc: ArcSpan
        switch motion.kind {
        case .arc(let choreography): arc = choreography.span(at: time)
        case .determinate: arc = ValueRun(from: 0, to: 1).span(at: time * 60 / 1000 / 100)
        case .bars(let bars):
            for bar in bars.bars {
                let span = bar.span(at: time)
                if span.clipped != nil { put(span.tail, span.head) }
            }
            return
        case .spokes, .dots, .drawn: return
        }
        put(arc.shownStartDegrees, arc.sweepDegrees)
    }

    /// Puts the rows of a motion where there is room for them, and returns how many there are.
    package static func put(
        spansOf motion: Motion, at time: Double, into room: UnsafeMutablePointer<Double>
    ) -> Int32 {
        var count = 0
        spans(of: motion, at: time) { first, second in
            unsafe (room[2 * count], room[2 * count + 1]) = (first, second)
            count += 1
        }
        return Int32(count)
    }
}
