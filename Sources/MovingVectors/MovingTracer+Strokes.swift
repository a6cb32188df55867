internal import Basics
internal import Drawing
internal import MotionCore
internal import MovingPictures
internal import Vectors

/// Lines as strokes, or as the areas that they cover.
extension MovingTracer {
    func strokes(
        _ figure: Figure, _ states: [MovingFigure], _ outer: MoveChain, _ fades: [Fade]
    ) throws(SpecError) -> [VectorPicture.Layer] {
        guard
            states.contains(where: { $0.isVisible && $0.path != nil && $0.stroke.shows && $0.strokeWidth > 0 }
            )
        else { return [] }
        var chain = outer
        let element = figure.element
        let outline = try outline(figure, states, &chain, isStroke: true)
        let opacity = opacity(self.fades(figure, isStroke: true) + fades)
        if opacity.constant == 0 { return [] }
        let path = outline.outline.paths[0]
        let standsStill = outline.outline.place == nil && states.allSatisfy { $0.isSameLine(as: states[0]) }
        let growths = chain.moves.compactMap { move -> VectorPicture.Axis? in
            if case .grow(_, let axis, _) = move { axis } else { nil }
        }
        let isStretched = !chain.rest.isSimilarity || growths.contains { $0 != .both }
        if states[0].keepsWidth, !(growths.isEmpty && chain.rest.isSimilarity) {
            throw element.obstacle("has a line that keeps its width while it grows")
        }
        let isDashed = states.contains { $0.isDashed }
        func layer(_ content: VectorPicture.Content, _ opacity: VectorCurve) throws(SpecError)
            -> VectorPicture.Layer
        {
            .init(
                layerName(element.name), content, opacity: opacity,
                paint: try paint(figure, states, isStroke: true, outline.reference, chain.rest),
                moves: chain.moves)
        }
        let isSimple = !isDashed || path.lines.count == 1
        if standsStill, isStretched || isDashed && !(isSimple && states[0].isOneDash(on: path)) {
            // What never changes may be an area.
            let area = states[0].line(along: path).placed(chain.rest)
            return area.elements.isEmpty ? [] : [try layer(.area(.init(area)), opacity)]
        }
        if isStretched { throw element.obstacle("has a line that is stretched") }
        guard isSimple else { throw element.obstacle("has moving dashes on several lines at once") }
        let scale = states[0].keepsWidth ? 1 : chain.rest.uniformScale ?? 1
        var moved = outline.outline
        moved.paths = moved.paths.map { $0.placed(chain.rest) }
        moved.error *= chain.rest.greatestScale
        let fitter = fitter(figure.look)
        let width = fitter.curve(Self.lengthTolerance) { figure.state($0).strokeWidth * scale }
        note(width) { figure.state($0).strokeWidth * scale }
        func stroke(_ start: VectorCurve, _ length: VectorCurve, isClosed: Bool) -> VectorPicture.Stroke {
            var stroke = VectorPicture.Stroke(
                .path(moved, start: start, isClosed: isClosed), length: length, width: width.notNegative,
                cap: states[0].cap)
            stroke.join = states[0].join
            return stroke
        }
        guard isDashed else {
            let whole = VectorCurve.constant(1, for: duration)
            let isClosed = path.lines.allSatisfy(\.isClosed)
            return [
                try layer(.stroke(stroke(.constant(0, for: duration), whole, isClosed: isClosed)), opacity)
            ]
        }
        let pieces = try DashPieces(figure, states, self)
        let ring = ring(figure, states, outline, chain.rest)
        return try pieces.all.map { piece throws(SpecError) in
            var stroke = stroke(piece.start, piece.length, isClosed: pieces.isClosed)
            stroke.end = piece.end
            stroke.width = piece.shows.constant == 1 ? stroke.width : piece.shown(stroke.width, duration)
            guard let ring else { return try layer(.stroke(stroke), opacity) }
            // Readers measure circles better than curves.
            (stroke.line, stroke.end) = (.circle(center: ring.center, radius: ring.radius), nil)
            var turned = try layer(.stroke(stroke), opacity)
            turned.moves.append(
                .turn(piece.start.mapped(scale: 1, offset: ring.start), about: ring.center))
            return turned
        }
    }

    /// The circle that a line is, with the turns after 12 o'clock at which it begins; nil for another line.
    private func ring(
        _ figure: Figure, _ states: [MovingFigure], _ outline: FigureOutline, _ map: Affine
    ) -> (center: Point, radius: Double, start: Double)? {
        guard figure.element.name == "circle", outline.outline.place == nil, map.a * map.d > map.b * map.c,
            let box = figure.state(outline.reference).box,
            states.allSatisfy({ if case .gradient = $0.stroke { false } else { true } })
        else { return nil }
        let center = Point(map.moved(PlanePoint(box.x, box.y)))
        return (center, box.width * map.greatestScale, 0.25 + PlanePoint(map.a, map.b).turns)
    }
}

extension MovingFigure {
    /// Whether there are gaps.
    var isDashed: Bool {
        dashes.allSatisfy { $0 >= 0 } && dashes.reduce(0, +) > 0
            && (dashes.count % 2 == 1
                || dashes.enumerated().contains { $0.offset % 2 == 1 && $0.element > 0 })
    }

    /// Whether the line is drawn in the same way.
    fileprivate func isSameLine(as other: MovingFigure) -> Bool {
        strokeWidth == other.strokeWidth && dashes == other.dashes && dashOffset == other.dashOffset
    }

    /// Whether no more than one dash lies on an outline.
    fileprivate func isOneDash(on path: Path) -> Bool {
        path.lines.count == 1 && dashedLines(along: path).count <= 1
    }
}
