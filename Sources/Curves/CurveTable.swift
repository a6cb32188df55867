internal import Basics
internal import Exports
public import Jobs
internal import MotionCore
internal import Rendering
internal import Specs

/// What a motion shows at chosen times, as text: exact values of the scalar path.
///
/// The columns depend on the kind of motion, one row for each arc, visible bar, spoke or dot:
///
/// | kind | columns | units |
/// |---|---|---|
/// | arc | `frame,time_ms,start_deg,sweep_deg` | degrees clockwise from 12 o'clock, start in [0, 360) |
/// | bars | `frame,time_ms,bar,tail,head` | track lengths, unclipped; bars that lie off the track have no row |
/// | spokes | `frame,time_ms,spoke,opacity` | 0…1 |
/// | dots | `frame,time_ms,dot,scale` | diameters |
public struct CurveTable: Hashable, Sendable {
    /// The motion on its grid of frames.
    public let timeline: Timeline
    /// The moments in milliseconds; nil stands for the frames of the timeline.
    public let times: [Double]?

    /// The table of all frames, or of moments in milliseconds.
    public init(_ timeline: Timeline, at times: [Double]? = nil) {
        (self.timeline, self.times) = (timeline, times)
    }

    /// Number of moments.
    public var count: Int { times?.count ?? timeline.count }

    /// How many parts of the motion may have a row at a moment, and how many rows there may be.
    var partCount: Int {
        switch timeline.moment(of: 0) {
        case .arc: 1
        case .bars(let bars): bars.count
        case .spokes(let values), .dots(let values): values.count
        }
    }
    var maxRows: Int { count * partCount }

    /// Moment `index` in milliseconds, and what is shown then.
    public subscript(index: Int) -> (time: Double, moment: Timeline.Moment) {
        guard let times else { return (timeline.time(of: index), timeline.moment(of: index)) }
        return (times[index], timeline.moment(at: times[index]))
    }

    /// Comma-separated values with nine decimals.
    public func csv() -> [UInt8] {
        let columns = timeline.moment(of: 0).columns
        var text = Array("frame,time_ms,\(columns.joined(separator: ","))\n".utf8)
        text.reserveCapacity(count * 64)
        for index in 0..<count {
            let (time, moment) = self[index]
            for values in moment.rows {
                let cells = values.map { $0.fraction ? fixed($0.value) : "\(Int($0.value))" }
                text += "\(index),\(fixed(time)),\(cells.joined(separator: ","))\n".utf8
            }
        }
        return text
    }

    /// The same rows as JSON, with the motion's name, source, period and the frame rate; with the
    /// beginning and the length of a transition instead of a period.
    public func json() -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("motion", timeline.motion.name)
            json.member("source", timeline.motion.source)
            switch timeline.content {
            case .run, .steps, .story, .words, .pull: break
            case .loop(let kind, _): json.member("period_ms", kind.period)
            case .transition(let transition, _):
                json.member("t0_ms", transition.start)
                json.member("duration_ms", transition.duration)
            }
            json.member("fps", timeline.fps)
            json.array("frames") { json in
                for index in 0..<count { write(index, to: &json) }
            }
        }
        return json.finish()
    }

    private func write(_ index: Int, to json: inout JSONWriter) {
        let (time, moment) = self[index]
        for values in moment.rows {
            json.object(nil, .inline) { json in
                json.member("frame", index)
                json.member("time_ms", time)
                for (name, cell) in zip(moment.columns, values) {
                    if cell.fraction {
                        json.member(name, cell.value)
                    } else {
                        json.member(name, Int(cell.value))
                    }
                }
            }
        }
    }
}

extension Timeline.Moment {
    /// One number of a row; a whole one names a part.
    fileprivate typealias Cell = (value: Double, fraction: Bool)

    fileprivate var columns: [String] {
        switch self {
        case .arc: ["start_deg", "sweep_deg"]
        case .bars: ["bar", "tail", "head"]
        case .spokes: ["spoke", "opacity"]
        case .dots: ["dot", "scale"]
        }
    }

    fileprivate var rows: [[Cell]] {
        func parts(_ values: [Double]) -> [[Cell]] {
            values.enumerated().map { [(Double($0), false), ($1, true)] }
        }
        switch self {
        case .arc(let span):
            return [[(span.shownStartDegrees, true), (span.sweepDegrees, true)]]
        case .bars(let bars):
            return bars.enumerated().filter { $0.element.clipped != nil }.map {
                [(Double($0), false), ($1.tail, true), ($1.head, true)]
            }
        case .spokes(let opacities): return parts(opacities)
        case .dots(let scales): return parts(scales)
        }
    }
}
