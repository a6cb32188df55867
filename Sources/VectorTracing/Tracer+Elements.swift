internal import Basics
internal import Drawing
internal import Indicators
internal import MotionCore
internal import Vectors

extension Tracer {
    /// Returns the layers of figures that move by themselves, each with its own tracks.
    func elements(
        _ drawn: DrawnIndicator, _ choreography: ElementChoreography, stretch: Double
    ) throws(SpecError) -> [VectorPicture.Layer] {
        var moves = 0.0
        for track in choreography.elements.flatMap({ $0.tracks }) where track.keys.count > 1 {
            moves += duration / (track.period * stretch) * Double(track.keys.count)
        }
        guard moves <= Double(Self.maxMoves) else { throw Self.tooManyMoves }
        var layers: [VectorPicture.Layer] = []
        for (index, element) in choreography.elements.enumerated() {
            let tracing = ElementTracer(self, drawn, choreography, element, stretch)
            let name = "element-\(index + 1)"
            let opacity = tracing.opacity
            if opacity.constant == 0 { continue }
            let contents = tracing.contents
            for (part, content) in contents.enumerated() {
                layers.append(
                    .init(
                        contents.count > 1 ? "\(name)-\(part + 1)" : name, content.content,
                        opacity: opacity.mapped(scale: content.opacity), paint: indicatorPaint(),
                        moves: tracing.moves))
            }
        }
        return layers
    }
}

/// Traces one figure.
private struct ElementTracer {
    let tracing: Tracer
    let drawn: DrawnIndicator
    let choreography: ElementChoreography
    let element: MovingElement
    let stretch: Double
    /// The figure before anything moves, and its middle.
    private let body: (areas: [(path: Path, opacity: Double)], middle: PlanePoint)

    init(
        _ tracing: Tracer, _ drawn: DrawnIndicator, _ choreography: ElementChoreography,
        _ element: MovingElement, _ stretch: Double
    ) {
        self.tracing = tracing
        self.drawn = drawn
        self.choreography = choreography
        self.element = element
        self.stretch = stretch
        body = element.body { _ in nil }
    }

    private func track(_ property: ElementTrack.Property) -> ElementTrack? {
        element.tracks.first { $0.property == property }
    }

    private func curve(_ property: ElementTrack.Property) -> VectorCurve? {
        track(property).map { tracing.curve($0, stretch: stretch) }
    }

    private func place(_ point: PlanePoint) -> Point {
        drawn.placed(Path.point(point)).controlPoints[0]
    }

    var opacity: VectorCurve {
        let properties: [ElementTrack.Property] = [.opacity, .fillOpacity, .strokeOpacity]
        let curves = properties.compactMap { curve($0) }
        let whole = curves.compactMap { $0.constant }.reduce(1, *)
        let moving = curves.filter { $0.constant == nil }
        if moving.isEmpty { return tracing.constant(min(max(whole, 0), 1)) }
        let isPlain = moving[0].segments.allSatisfy { segment in
            let handles = segment.timing.map { [$0.y1, $0.y2] } ?? []
            return ([0, 1] + handles).allSatisfy {
                (0...1).contains(whole * (segment.start + (segment.end - segment.start) * $0))
            }
        }
        if moving.count == 1, isPlain { return moving[0].mapped(scale: whole) }
        var fitter = tracing.fitter
        fitter.edges = moving.flatMap { $0.segments.dropFirst().map { $0.from } }.sorted()
        return fitter.curve(tolerance: Tracer.opacityTolerance) { time in
            min(max(moving.reduce(whole) { $0 * $1.value(at: time) }, 0), 1)
        }
    }

    // MARK: Content

    /// Whether the outline is traced as it is seen: the figure turns out of the plane, or about a middle that moves.
    private var isFollowed: Bool {
        let turnsOver = element.perspective != nil && (track(.rotateX) ?? track(.rotateY)) != nil
        return turnsOver
            || changesBox
                && [.rotation, .scale, .scaleX, .scaleY].contains { track($0) != nil }
    }

    private var changesBox: Bool {
        if case .box = element.figure { return [.x, .y, .width, .height].contains { track($0) != nil } }
        return false
    }

    var contents: [(content: VectorPicture.Content, opacity: Double)] {
        if isFollowed {
            return body.areas.enumerated().map { index, area in
                let content = followed(element.tracks) { values in
                    element.areas(values, middle: choreography.middle)[index].path
                }
                return (content, area.opacity)
            }
        }
        switch element.figure {
        case .box where changesBox:
            let tracks = element.tracks.filter { [.x, .y, .width, .height].contains($0.property) }
            let content = followed(tracks) { values in
                element.body { property in
                    element.tracks.firstIndex { $0.property == property }.map { values[$0] }
                }.areas[0].path
            }
            return [(content, 1)]
        case .disc(let x, let y, _):
            return [(.area(.init(drawn.placed(.disc(Point(x: x, y: y), radius: largest)))), 1)]
        case .shape:
            let areas = element.body { $0 == .r ? largest : nil }.areas
            return [(.area(.init(drawn.placed(areas[0].path))), 1)]
        case .ring(let x, let y, let r, let stroke):
            let radius = curve(.r)?.notNegative ?? tracing.constant(r)
            let line = tracing.outline(radius) {
                drawn.placed(Path.disc(Point(x: x, y: y), radius: max($0, 0)))
            }
            let width = (curve(.strokeWidth)?.notNegative ?? tracing.constant(stroke))
                .mapped(scale: drawn.scale)
            let path = VectorPicture.Stroke(
                .path(line, start: tracing.constant(0), isClosed: true), length: tracing.constant(1),
                width: width, cap: .butt)
            return [(.stroke(path), 1)]
        case .box, .arc, .outlines:
            return body.areas.map { (.area(.init(drawn.placed($0.path))), $0.opacity) }
        }
    }

    /// Returns an outline as it is seen at every time, with all values of all tracks.
    private func followed(
        _ tracks: [ElementTrack], _ path: ([Double]) -> Path
    ) -> VectorPicture.Content {
        let edges = tracks.flatMap { tracing.edges($0, stretch: stretch) }
        let outline = tracing.outline(edges: edges) { time in
            let values = element.tracks.map { $0.value(at: time / stretch) }
            return drawn.placed(path(values))
        }
        return .area(outline)
    }

    /// The largest radius of a disc or a shape, with which it is drawn before it is scaled; 0 for other figures.
    private var largest: Double {
        switch element.figure {
        case .disc(_, _, let r), .shape(_, _, _, let r):
            let values = track(.r)?.keys.map { $0.value } ?? [r]
            return max(values.max() ?? r, 0)
        case .box, .ring, .arc, .outlines: return 0
        }
    }

    // MARK: Moves

    /// The moves of the figure, from the outside in.
    var moves: [VectorPicture.Move] {
        if isFollowed { return [] }
        var moves: [VectorPicture.Move] = []
        func turn(_ property: ElementTrack.Property, about point: PlanePoint) {
            guard let curve = curve(property) else { return }
            moves.append(.turn(curve.mapped(scale: 1.0 / 360), about: place(point)))
        }
        turn(.groupRotation, about: choreography.middle)
        for placing in element.placings.reversed() {
            let about = place(placing.about)
            if placing.turns != 0 { moves.append(.turn(tracing.constant(placing.turns), about: about)) }
            if placing.scale != 1 {
                moves.append(.grow(tracing.constant(placing.scale), .both, about: about))
            }
        }
        // The figure's own middle moves with it, another pivot does not.
        if element.pivot == nil { moves += shifts }
        turn(.rotation, about: element.pivot ?? body.middle)
        if element.pivot != nil { moves += shifts }
        let middle = place(body.middle)
        for (property, axis) in [
            (ElementTrack.Property.scale, VectorPicture.Axis.both), (.scaleX, .horizontal),
            (.scaleY, .vertical),
        ] {
            if let curve = curve(property) { moves.append(.grow(curve, axis, about: middle)) }
        }
        if largest > 0, let radius = curve(.r) {
            moves.append(.grow(radius.notNegative.mapped(scale: 1 / largest), .both, about: middle))
        }
        return moves.filter { move in
            if case .grow = move { return move.curve.constant != 1 }
            return move.curve.constant != 0
        }
    }

    /// The shifts of the middle.
    private var shifts: [VectorPicture.Move] {
        let middle: (x: Double, y: Double)
        switch element.figure {
        case .disc(let x, let y, _), .ring(let x, let y, _, _), .shape(_, let x, let y, _): middle = (x, y)
        case .box, .arc, .outlines: return []
        }
        return [
            (ElementTrack.Property.cx, VectorPicture.Axis.horizontal, middle.x), (.cy, .vertical, middle.y),
        ]
        .compactMap { property, axis, from in
            curve(property).map {
                .shift($0.mapped(scale: drawn.scale, offset: -from * drawn.scale), axis)
            }
        }
    }
}

extension Path {
    fileprivate static func point(_ point: PlanePoint) -> Path {
        var path = Path()
        path.move(to: Point(point))
        return path
    }
}
