internal import Basics
internal import Drawing
internal import Formats
internal import Indicators
internal import MotionCore
internal import Vectors

extension VectorTracing {
    /// Returns the groups of the indicator itself.
    func body() throws(SpecError) -> [VectorPicture.Group] {
        switch job.scene.body {
        case .ring(let ring): rings(ring)
        case .spokes(let spokes): [VectorPicture.Group(self.spokes(spokes))]
        case .dots(let dots): [self.dots(dots)]
        case .track(let track): self.track(track)
        case .drawn(let drawn): [try self.drawn(drawn)]
        // Areas and texts appear in their turn: see front(). Custom shapes have no picture of curves, and are refused
        // before.
        case .shape, .steps, .words: [VectorPicture.Group([])]
        }
    }

    // MARK: Spokes and dots

    private func spokes(_ spokes: SpokeIndicator) -> [VectorPicture.Layer] {
        var list = DisplayList(width: 0, height: 0)
        guard case .spokes(let first) = moment(0) else { preconditionFailure("spokes show opacities") }
        spokes.draw(first, color: job.palette[0], into: &list)
        guard case .group(let group)? = list.shapes.first else { return [] }
        var moves: [TrackMoves] = []
        if case .loop(.spokes(let ring), _) = job.timeline.content { moves = ring.opacity.moves }
        return group.parts.enumerated().compactMap { index, part in
            guard case .line(let line) = part.figure else { return nil }
            let opacity = fitter.curve(tolerance: Self.opacityTolerance, moves.isEmpty ? nil : moves[index]) {
                guard case .spokes(let opacities) = moment($0) else { return 0 }
                return min(max(opacities[index], 0), 1)
            }
            return .init(
                "spoke-\(index + 1)", .area(.init(.spoke(line))), opacity: opacity, paint: indicatorPaint())
        }
    }

    private func dots(_ dots: DotIndicator) -> VectorPicture.Group {
        var moves: [TrackMoves] = []
        if case .loop(.dots(let row), _) = job.timeline.content { moves = row.scale.moves }
        var isCut = false
        let layers = (0..<dots.count).map { index in
            let center = Point(
                x: dots.x + dots.diameter / 2 + Double(index) * (dots.diameter + dots.gap),
                y: dots.y + dots.diameter / 2)
            let scale = fitter.curve(
                tolerance: Self.lengthTolerance / dots.diameter, moves.isEmpty ? nil : moves[index]
            ) {
                guard case .dots(let scales) = moment($0) else { return 0 }
                return max(scales[index], 0)
            }
            isCut = isCut || scale.segments.contains { !$0.isBelowOne }
            return VectorPicture.Layer(
                "dot-\(index + 1)", .area(.init(.disc(center, radius: dots.diameter / 2))),
                opacity: constant(1), paint: indicatorPaint(), moves: [.grow(scale, .both, about: center)])
        }
        let box = Path.rectangle(x: dots.x, y: dots.y, width: dots.width, height: dots.height)
        return VectorPicture.Group(clip: isCut ? box : nil, layers)
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
