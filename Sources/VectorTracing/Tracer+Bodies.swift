internal import Basics
internal import Drawing
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Vectors

extension Tracer {
    /// Returns the groups of the indicator itself.
    func body() throws(SpecError) -> [VectorPicture.Group] {
        switch job.scene.body {
        // A value that stands on a second lap; others are refused.
        case .ring(let ring): rings(job.timeline.onlyValue ?? 0 > 1 ? ring.lapped(job.palette[0]) : ring)
        case .spokes(let spokes): [self.spokes(spokes)]
        case .dots(let dots): [self.dots(dots)]
        case .track(let track):
            track.isVertical ? try self.track(track).map { $0.transposed } : try self.track(track)
        case .drawn(let drawn): try self.drawn(drawn)
        case .shape(let shape): customShape(shape)
        // Areas and texts appear in their turn: see front().
        case .steps, .words: [VectorPicture.Group([])]
        }
    }

    // MARK: Figures

    /// Returns figures that stay where they are, and whose opacities and sizes change.
    ///
    /// - Parameters:
    ///   - name: The name of each.
    ///   - moves: The moves of each; empty for none.
    ///   - diameter: The diameter of discs at full size.
    ///   - box: The area to which discs are cut where they swell beyond that.
    private func figures(
        _ name: String, _ moves: [TrackMoves], diameter: Double = 1, within box: Path? = nil,
        _ draw: @escaping (Timeline.Moment, inout DisplayList) -> Void
    ) -> VectorPicture.Group {
        var moments = PartMoments { [self] time, list in draw(moment(time), &list) }
        var isCut = false
        let layers = moments.parts(at: 0).compactMap { part -> VectorPicture.Layer? in
            let own = moves.isEmpty ? nil : moves[part.index]
            let opacity = fitter.curve(tolerance: Self.opacityTolerance, own) {
                moments.part(part.role, part.index, at: $0)?.opacity ?? 0
            }
            var (path, growth): (Path, [VectorPicture.Move]) = (Path(), [])
            switch part.form {
            case .figure(.line(let line)): path = .spoke(line)
            case .figure(.block(let block)):
                let center = Point(x: block.x + block.width / 2, y: block.y + block.height / 2)
                let scale = fitter.curve(tolerance: Self.lengthTolerance / diameter, own) {
                    (moments.block(part.role, part.index, at: $0)?.width ?? 0) / diameter
                }
                isCut = isCut || scale.segments.contains { !$0.isBelowOne }
                path = .disc(center, radius: diameter / 2)
                growth = [.grow(scale, .both, about: center)]
            case .arc: return nil
            }
            return .init(
                "\(name)-\(part.index + 1)", .area(.init(path)), opacity: opacity, paint: indicatorPaint(),
                moves: growth)
        }
        return VectorPicture.Group(clip: isCut ? box : nil, layers)
    }

    private func spokes(_ spokes: SpokeIndicator) -> VectorPicture.Group {
        var moves: [TrackMoves] = []
        if case .loop(.spokes(let ring), _) = job.timeline.content { moves = ring.opacity.moves }
        return figures("spoke", moves) { [self] moment, list in
            guard case .spokes(let opacities) = moment else { return }
            spokes.draw(opacities, color: job.palette[0], into: &list)
        }
    }

    private func dots(_ dots: DotIndicator) -> VectorPicture.Group {
        var moves: [TrackMoves] = []
        if case .loop(.dots(let row), _) = job.timeline.content { moves = row.scale.moves }
        let box = Path.rectangle(x: dots.x, y: dots.y, width: dots.width, height: dots.height)
        return figures("dot", moves, diameter: dots.diameter, within: box) { [self] moment, list in
            guard case .dots(let scales) = moment else { return }
            dots.draw(scales, color: job.palette[0], into: &list)
        }
    }
}

extension VectorCurve.Segment {
    /// Whether the numbers stay at most 1, as far as the handles tell.
    fileprivate var isBelowOne: Bool {
        let handles = timing.map { [$0.y1, $0.y2] } ?? []
        return ([0, 1] + handles).allSatisfy { start + (end - start) * $0 <= 1 }
    }
}

extension Path {
    /// Returns a line as an area.
    fileprivate static func spoke(_ line: LineShape) -> Path {
        let (from, to) = (Point(x: line.x1, y: line.y1), Point(x: line.x2, y: line.y2))
        if line.cap == .round { return .line(from, to, width: line.width) }
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = (dx * dx + dy * dy).squareRoot()
        let side = Point(x: dy / length * line.width / 2, y: -dx / length * line.width / 2)
        var path = Path()
        path.move(to: from + side)
        path.line(to: to + side)
        path.line(to: Point(x: to.x - side.x, y: to.y - side.y))
        path.line(to: Point(x: from.x - side.x, y: from.y - side.y))
        path.close()
        return path
    }
}
