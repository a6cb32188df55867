internal import Basics
public import Jobs
internal import MotionCore

/// The states of a motion at chosen times, as text: exact values of the scalar path.
///
/// The columns depend on the kind of motion, one row for each arc, visible bar, spoke or dot:
///
/// | kind | columns | units |
/// |---|---|---|
/// | arc | `frame,time_ms,start_deg,sweep_deg` | degrees clockwise from 12 o'clock, start in [0, 360) |
/// | bars | `frame,time_ms,bar,tail,head` | track lengths, unclipped; bars that lie off the track have no row |
/// | spokes | `frame,time_ms,spoke,opacity` | 0…1 |
/// | dots | `frame,time_ms,dot,scale` | diameters |
/// | waves | `frame,time_ms,part,tail,head,rotation,amplitude,phase` | shares of the ring or track, turns, waves |
/// | shapes | `frame,time_ms,shape,next,morph,rotation_deg` | indices, a share, degrees |
/// | elements | `frame,time_ms,element,property,value` | the source's units |
/// | waves and shapes with points | `frame,time_ms,x,y` | points |
public struct CurveTable: Hashable, Sendable {
    /// The motion on its grid of frames.
    public let timeline: Timeline
    /// The moments in milliseconds; nil stands for the frames of the timeline.
    public let times: [Double]?

    /// The number of points of a line that are written at each moment; nil for the numbers of the motion instead.
    public let points: Int?

    /// The table of all frames, or of moments in milliseconds.
    public init(_ timeline: Timeline, at times: [Double]? = nil, points: Int? = nil) {
        self.timeline = timeline
        self.times = times
        self.points = points
    }

    /// Number of moments.
    public var count: Int { times?.count ?? timeline.count }

    /// The number of parts that may have a row at each moment.
    var partCount: Int {
        switch timeline.moment(of: 0) {
        case .arc: 1
        case .bars(let bars): bars.count
        case .spokes(let values), .dots(let values): values.count
        case .drawn(let moment): points ?? moment.numbers.count
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
        let columns = columns(timeline.moment(of: 0))
        var text = Array("frame,time_ms,\(columns.joined(separator: ","))\n".utf8)
        text.reserveCapacity(count * 64)
        for index in 0..<count {
            let (time, moment) = self[index]
            for values in rows(moment) {
                let cells = values.map { $0.word ?? ($0.fraction ? fixed($0.value) : "\(Int($0.value))") }
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
        for values in rows(moment) {
            json.object(nil, .inline) { json in
                json.member("frame", index)
                json.member("time_ms", time)
                for (name, cell) in zip(columns(moment), values) {
                    if let word = cell.word {
                        json.member(name, word)
                    } else if cell.fraction {
                        json.member(name, cell.value)
                    } else {
                        json.member(name, Int(cell.value))
                    }
                }
            }
        }
    }
}

/// One number of a row, where a whole one names a part; or a word.
struct CurveCell {
    let value: Double
    let fraction: Bool
    var word: String?

    init(_ value: Double, _ fraction: Bool) { (self.value, self.fraction) = (value, fraction) }

    init(_ word: String) { (value, fraction, self.word) = (0, false, word) }
}

extension Timeline.Moment {
    private typealias Cell = CurveCell

    var columns: [String] {
        switch self {
        case .arc: ["start_deg", "sweep_deg"]
        case .bars: ["bar", "tail", "head"]
        case .spokes: ["spoke", "opacity"]
        case .dots: ["dot", "scale"]
        case .drawn(let moment): moment.columns
        }
    }

    var rows: [[CurveCell]] {
        func parts(_ values: [Double]) -> [[Cell]] {
            values.enumerated().map { [Cell(Double($0), false), Cell($1, true)] }
        }
        switch self {
        case .arc(let span):
            return [[Cell(span.shownStartDegrees, true), Cell(span.sweepDegrees, true)]]
        case .bars(let bars):
            return bars.enumerated().filter { $0.element.clipped != nil }.map {
                [Cell(Double($0), false), Cell($1.tail, true), Cell($1.head, true)]
            }
        case .spokes(let opacities): return parts(opacities)
        case .dots(let scales): return parts(scales)
        case .drawn: return []
        }
    }
}
