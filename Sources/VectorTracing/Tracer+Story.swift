internal import Basics
internal import Drawing
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Vectors

/// Operations: an indicator that appears, runs, shows values and an outcome, and disappears.
extension Tracer {
    /// The greatest number of frames of an operation, each of which is looked at for its texts and signs.
    static let maxFrames = 20_000

    /// Returns the error for an operation that is too long.
    static func tooManyFrames(_ count: Int) -> SpecError {
        SpecError(
            .limit, at: .option(.to),
            "an operation of \(count) frames is too long for vector formats, which hold \(maxFrames); use a lower \(option: .fps), or webp"
        )
    }

    /// Returns the times at which anything of an operation turns a corner.
    static func edges(of line: Storyline, until duration: Double) throws(SpecError) -> [Double] {
        var edges = line.corners
        // A shape gives way to half of a sign, and comes back out of it.
        for act in line.acts {
            edges += [
                act.start + StateChange.fade / 2, act.end + StateChange.signDuration / 2,
                act.end + StateChange.signDuration,
            ]
        }
        let moves: [TrackMoves] =
            switch line.kind {
            case .arc(let choreography):
                [choreography.rotation, choreography.tail, choreography.head].map { TrackMoves([($0, 1)]) }
            case .bars(let choreography):
                choreography.bars.flatMap { bar in
                    [bar.tail, bar.head].map { TrackMoves([($0, 1)], lag: bar.lag) }
                }
            case .spokes(let ring): ring.opacity.moves
            case .dots(let row): row.scale.moves
            case .determinate, .drawn: []
            }
        for run in line.runs {
            let (first, last) = (run.clock, run.clock + run.times.upperBound - run.times.lowerBound)
            for moves in moves {
                guard let own = moves.edges(until: last, limit: maxMoves), edges.count <= maxMoves else {
                    throw tooManyMoves
                }
                edges += own.filter { $0 > first }.map { run.times.lowerBound + $0 - first }
            }
        }
        return edges.filter { $0 > 0 && $0 < duration - 1e-6 }
    }

    /// Returns the color of the indicator over an operation.
    func paint(_ story: Story) -> VectorPicture.Paint {
        if isStill { return .init(.value, [job.look(of: 0).color]) }
        var (row, segments) = ([job.look(at: 0).color], [VectorCurve.Segment]())
        var last = 0.0
        for act in story.line.acts where act.start < duration {
            let place = Double(row.count - 1)
            if act.start > last {
                segments.append(.init(from: last, to: act.start, start: place, end: place))
            }
            row.append(job.look(at: act.end).color)
            segments.append(
                .init(from: act.start, to: act.end, start: place, end: place + 1, timing: Self.smoothstep))
            last = act.end
        }
        return paint(row, through: ending(segments, at: Double(row.count - 1)))
    }

    /// Returns groups as they appear and disappear with an operation.
    func visible(_ groups: [VectorPicture.Group]) -> [VectorPicture.Group] {
        guard job.story != nil else { return groups }
        let presence =
            isStill
            ? constant(job.look(of: 0).visibility)
            : fitter.curve(tolerance: Self.opacityTolerance) { [self] in job.look(at: $0).visibility }
        var groups = groups
        for group in groups.indices {
            groups[group].changeLayers { $0.opacity = product($0.opacity, presence) }
        }
        return groups
    }

    private func product(_ first: VectorCurve, _ second: VectorCurve) -> VectorCurve {
        if let constant = first.constant { return second.mapped(scale: constant) }
        if let constant = second.constant { return first.mapped(scale: constant) }
        let edges = (first.segments + second.segments).map { $0.from }.filter { $0 > 0 }
        return CurveFitter(duration: duration, edges: edges).curve(tolerance: Self.opacityTolerance) {
            first.value(at: $0) * second.value(at: $0)
        }
    }
}
