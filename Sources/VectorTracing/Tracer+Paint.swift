internal import Basics
internal import Drawing
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Vectors

extension Tracer {
    /// Returns the color of the indicator over time.
    func indicatorPaint() -> VectorPicture.Paint {
        if let change = job.change { return paint(change) { $0.color } }
        if let story = job.story { return paint(story) }
        guard let moves = Self.colorMoves(job) else { return .init(.value, [job.palette[0]]) }
        let way = fitter.curve(tolerance: Self.opacityTolerance, moves) { time in
            job.timeline.motion.colorChange?.position(at: time) ?? 0
        }
        return paint(job.palette, through: way)
    }

    /// Returns the color of a role of a ring or a bar with this track and this second value.
    func paint(_ role: PartRole, track: Color?, second: SecondValue?) -> VectorPicture.Paint {
        switch role {
        case .track: trackPaint(track ?? job.palette[0])
        case .second: .init(.second, [second?.color(beside: job.palette[0]) ?? job.palette[0]])
        default: indicatorPaint()
        }
    }

    /// Returns the color of a track, which differs while the indicator looks disabled.
    func trackPaint(_ color: Color) -> VectorPicture.Paint {
        guard let idle = job.scene.disabledTrack, let change = job.change else {
            return .init(.track, [color])
        }
        var paint = paint(change) { $0.state == .disabled ? idle : color }
        paint.role = .track
        return paint
    }

    /// Returns a color over a change of state, of which both ends have their own.
    private func paint(
        _ change: StateChange, _ color: (StateChange.End) -> Color
    ) -> VectorPicture.Paint {
        if isStill { return .init(.value, [color(change.to)]) }
        let blend = VectorCurve.Segment(
            from: 0, to: change.movement, start: 0, end: 1, timing: Self.smoothstep)
        return paint([color(change.from), color(change.to)], through: ending([blend], at: 1))
    }

    /// The curve from rest to rest, x² (3 − 2x).
    static let smoothstep = CubicBezier(1.0 / 3, 0, 2.0 / 3, 1)

    /// Returns the color of a tile over time.
    func tilePaint(_ index: Int) -> VectorPicture.Paint {
        guard case .loop(.bars(let bars), _) = job.timeline.content else {
            return .init(.value, [job.palette[0]])
        }
        let way = fitter.curve(tolerance: 1e-3) { time in
            Double(bars.color(ofBar: index, at: time, colors: job.palette.count))
        }
        return paint(job.palette, through: way)
    }

    /// Returns the colors along a row, at places that may lie between two of them.
    func paint(_ row: [Color], through way: VectorCurve) -> VectorPicture.Paint {
        var colors: [Color] = []
        func key(_ place: Double) -> Double {
            // The place is cleared of rounding errors.
            let place = (place * 1e9).rounded() / 1e9
            let whole = place.rounded(.down)
            let from = Int(whole - (whole / Double(row.count)).rounded(.down) * Double(row.count))
            let color = row[from].mixed(with: row[(from + 1) % row.count], place - whole)
            if let known = colors.firstIndex(of: color) { return Double(known) }
            colors.append(color)
            return Double(colors.count - 1)
        }
        let segments = way.segments.map { segment in
            var segment = segment
            (segment.start, segment.end) = (key(segment.start), key(segment.end))
            return segment
        }
        return .init(.value, colors, place: colors.count > 1 ? VectorCurve(segments) : nil)
    }

    /// Returns a curve of segments, level after their end.
    func ending(_ segments: [VectorCurve.Segment], at value: Double) -> VectorCurve {
        let last = segments.last?.to ?? 0
        if last >= duration - 1e-6 { return VectorCurve(segments) }
        return VectorCurve(segments + [.init(from: last, to: duration, start: value, end: value)])
    }
}
