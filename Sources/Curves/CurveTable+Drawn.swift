internal import Basics
internal import Jobs
internal import MotionCore

/// Waves, shapes and figures in tables.
extension CurveTable {
    func columns(_ moment: Timeline.Moment) -> [String] { points == nil ? moment.columns : ["x", "y"] }

    func rows(_ moment: Timeline.Moment) -> [[CurveCell]] {
        guard case .drawn(let shown) = moment, case .drawn(let drawn) = kind else { return moment.rows }
        if let points {
            return (drawn.points(points, shown) ?? []).map { [CurveCell($0.x, true), CurveCell($0.y, true)] }
        }
        switch shown {
        case .wave(let wave):
            return wave.bars.enumerated().map { index, span in
                [CurveCell(Double(index), false)]
                    + [span.tail, span.head, wave.rotation, wave.share, wave.phase(ofBar: index)].map {
                        CurveCell($0, true)
                    }
            }
        case .shape(let shape):
            return [
                [CurveCell(Double(shape.shape), false), CurveCell(Double(shape.next), false)]
                    + [shape.fraction, shape.rotation * 360].map { CurveCell($0, true) }
            ]
        case .elements(let values):
            guard case .elements(let elements) = drawn.form else { return [] }
            return zip(elements.elements, values).enumerated().flatMap { index, part in
                zip(part.0.tracks, part.1).map { track, value in
                    [
                        CurveCell(Double(index), false), CurveCell(track.property.rawValue),
                        track.property == .color
                            ? CurveCell(part.0.color(at: value)?.description ?? "") : CurveCell(value, true),
                    ]
                }
            }
        }
    }

    /// The kind of motion; in a loop it may be the published version.
    private var kind: Motion.Kind {
        if case .loop(let kind, _) = timeline.content { kind } else { timeline.motion.kind }
    }
}

extension DrawnMoment {
    var columns: [String] {
        switch self {
        case .wave: ["part", "tail", "head", "rotation", "amplitude", "phase"]
        case .shape: ["shape", "next", "morph", "rotation_deg"]
        case .elements: ["element", "property", "value"]
        }
    }
}
