internal import Exports
public import MotionCore

/// The arcs of a motion at chosen times, as text: exact values of the scalar path.
public struct CurveTable: Hashable, Sendable {
    public let timeline: Timeline
    /// The moments in milliseconds; nil stands for the frames of the timeline.
    public let times: [Double]?

    public init(_ timeline: Timeline, at times: [Double]? = nil) {
        (self.timeline, self.times) = (timeline, times)
    }

    public var count: Int { times?.count ?? timeline.count }

    /// The moment of row `index` in milliseconds, and the arc then.
    public subscript(index: Int) -> (time: Double, span: ArcSpan) {
        guard let times else { return (timeline.time(of: index), timeline.span(of: index)) }
        return (times[index], timeline.span(at: times[index]))
    }

    /// `frame,time_ms,start_deg,sweep_deg`, one row a moment, nine decimals. Start is in [0, 360).
    public func csv() -> [UInt8] {
        var text: [UInt8] = Array("frame,time_ms,start_deg,sweep_deg\n".utf8)
        text.reserveCapacity(count * 64)
        for index in 0..<count {
            let (time, span) = self[index]
            text.append(
                contentsOf:
                    "\(index),\(fixed(time)),\(degrees(span.startDegrees)),\(fixed(span.sweepDegrees))\n".utf8
            )
        }
        return text
    }

    /// The same as JSON, with the motion's name, its period and the frame rate.
    public func json() -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("motion", timeline.motion.name)
            json.member("source", timeline.motion.source)
            if let period = timeline.motion.period { json.member("period_ms", period) }
            json.member("fps", timeline.fps)
            json.array("frames") { json in
                for index in 0..<count {
                    let (time, span) = self[index]
                    json.object(nil, .inline) { json in
                        json.member("frame", index)
                        json.member("time_ms", time)
                        json.member("start_deg", span.startDegrees)
                        json.member("sweep_deg", span.sweepDegrees)
                    }
                }
            }
        }
        return json.finish()
    }

    /// Degrees with nine decimals, never rounded up to 360.
    private func degrees(_ value: Double) -> String { value >= 359.9999999995 ? fixed(0) : fixed(value) }
}
