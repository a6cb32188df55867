internal import Basics
internal import Drawing
internal import Indicators
internal import MotionCore
internal import Vectors

extension Tracer {
    /// Returns the layers of figures that move by themselves, each with its own tracks; those with the same window in a group.
    func elements(
        _ drawn: DrawnIndicator, _ choreography: ElementChoreography, stretch: Double
    ) throws(SpecError) -> [VectorPicture.Group] {
        var moves = 0.0
        for track in choreography.elements.flatMap({ $0.tracks }) where track.keys.count > 1 {
            // A figure that turns is followed from an eighth of a turn to the next.
            let ways = zip(track.keys, track.keys.dropFirst()).map { ($1.value - $0.value).magnitude }
            let turns = [.rotateX, .rotateY].contains(track.property) ? ways.reduce(0, +) / 45 : 0
            moves += duration / (track.period * stretch) * (Double(track.keys.count) + turns)
        }
        guard moves <= Double(Self.maxMoves) else { throw Self.tooManyMoves }
        var groups: [VectorPicture.Group] = []
        for (index, element) in choreography.elements.enumerated() {
            let tracing = ElementTracer(self, drawn, choreography, element, stretch)
            let name = "element-\(index + 1)"
            let opacity = tracing.opacity
            if opacity.constant == 0 { continue }
            let clip = element.window.map { drawn.placed($0.path) }
            if groups.isEmpty || groups[groups.count - 1].clip != clip {
                groups.append(.init(clip: clip, []))
            }
            let contents = tracing.contents
            for (part, content) in contents.enumerated() {
                groups[groups.count - 1].layers.append(
                    .init(
                        contents.count > 1 ? "\(name)-\(part + 1)" : name, content.content,
                        opacity: opacity.mapped(scale: content.opacity), paint: tracing.paint,
                        moves: tracing.moves))
            }
        }
        return groups.isEmpty ? [.init([])] : groups
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

    /// The figure without its window, which is the clip of its group.
    private var unclipped: MovingElement {
        var element = element
        element.window = nil
        return element
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

    /// The color of the figure over time.
    var paint: VectorPicture.Paint {
        guard let color = element.colors.first else { return tracing.indicatorPaint() }
        guard let way = curve(.color) else { return .init(.value, [color]) }
        return tracing.paint(element.colors, through: way)
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
        return fitter.curve(tolerance: Tracer.opacityTolerance * 0.75) { time in
            min(max(moving.reduce(whole) { $0 * $1.value(at: time) }, 0), 1)
        }
    }

    // MARK: Content

    /// Whether the outline is traced as it is seen: the figure turns out of the plane, or about a middle that moves.
    private var isFollowed: Bool {
        let turnsOver = moves([.rotateX, .rotateY]) && flip == nil
        return turnsOver
            || changesBox
                && moves([.rotation, .scale, .scaleX, .scaleY])
    }

    /// The turn out of the plane that is a scale as seen from infinitely far; nil for two at once, and for strokes, which players widen.
    private var flip: (track: ElementTrack, axis: VectorPicture.Axis)? {
        if case .ring = element.figure { return nil }
        guard element.perspective == nil else { return nil }
        switch (track(.rotateX), track(.rotateY)) {
        case (let track?, nil): return (track, .vertical)
        case (nil, let track?): return (track, .horizontal)
        default: return nil
        }
    }

    private var changesBox: Bool {
        if case .box = element.figure { return moves([.x, .y, .width, .height, .radius]) }
        return false
    }

    private func moves(_ properties: [ElementTrack.Property]) -> Bool {
        properties.contains { track($0) != nil }
    }

    var contents: [(content: VectorPicture.Content, opacity: Double)] {
        if isFollowed {
            return body.areas.enumerated().map { index, area in
                let content = followed(element.tracks) { values in
                    unclipped.areas(values, middle: choreography.middle)[index].path
                }
                return (content, area.opacity)
            }
        }
        switch element.figure {
        case .box where changesBox:
            return [(reshaped([.x, .y, .width, .height, .radius]), 1)]
        case .outlines where moves([.morph]): return [(reshaped([.morph]), 1)]
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
            let path = VectorPicture.Stroke(
                .path(line, start: tracing.constant(0), isClosed: true), length: tracing.constant(1),
                width: width(stroke), cap: .butt)
            return [(.stroke(path), 1)]
        case .arc(let x, let y, let r, let stroke, _, let sweep, let cap, let fadesIn)
        where !fadesIn && moves([.start, .sweep, .r, .strokeWidth]):
            let sweeps = curve(.sweep)?.mapped(scale: 1.0 / 360) ?? tracing.constant(sweep)
            let center = Point(x: x, y: y)
            let line: VectorPicture.Stroke.Line =
                if let radius = curve(.r)?.notNegative {
                    .path(
                        tracing.outline(radius) { drawn.placed(.disc(center, radius: max($0, 1e-6))) },
                        start: tracing.constant(0), isClosed: true)
                } else {
                    .circle(center: place(PlanePoint(x, y)), radius: r * drawn.scale)
                }
            return [
                (
                    .stroke(
                        .init(line, length: sweeps.notNegative, width: width(stroke), cap: StrokeCap(cap))), 1
                )
            ]
        case .line(let line, let isClosed, let stroke, let cap, let join)
        where moves([.strokeWidth, .trimStart, .trimEnd, .trimOffset]):
            let tolerance = Tracer.lengthTolerance / max(MeasuredCurve(line).length * drawn.scale, 1) / 2
            func trim(at time: Double) -> LineTrim {
                element.trim({ property in track(property)?.value(at: time / stretch) }, isClosed: isClosed)
            }
            // A part that never goes on at the beginning ends where the line does, even where numbers are rounded.
            let goesOn =
                isClosed
                && tracing.closeProbes.contains { time in
                    let part = trim(at: time)
                    return part.isWhole || part.start + part.length > 1 + 1e-9
                }
            func curve(_ number: @escaping (LineTrim) -> Double) -> VectorCurve {
                shares(tolerance: tolerance) { value in number(element.trim(value, isClosed: isClosed)) }
            }
            // Readers measure short pieces better than long ones, and begin no part right at the start of one.
            let parts = max(1, Self.leastPieces / max(line.count, 1))
            let path = drawn.placed(.line(line.flatMap { $0.divided(into: parts) }, isClosed: goesOn))
            var drawnLine = VectorPicture.Stroke(
                .path(.init(path), start: curve { $0.start }, isClosed: goesOn),
                length: curve { max($0.length, 0) },
                width: shown(width(stroke)) { trim(at: $0).length >= 0 }, cap: StrokeCap(cap))
            if !goesOn { drawnLine.end = curve { $0.start + max($0.length, 0) } }
            drawnLine.join = StrokeJoin(join)
            return [(.stroke(drawnLine), 1)]
        case .box, .arc, .outlines, .line:
            return body.areas.map { (.area(.init(drawn.placed($0.path))), $0.opacity) }
        }
    }

    /// The number of pieces of a line of which a part is drawn.
    private static let leastPieces = 32

    /// The width of a stroke over time, from the constant one of a figure.
    private func width(_ stroke: Double) -> VectorCurve {
        (curve(.strokeWidth)?.notNegative ?? tracing.constant(stroke)).mapped(scale: drawn.scale)
    }

    /// Returns a width that is 0 where nothing shows, as `shows` tells of each time.
    private func shown(_ width: VectorCurve, _ shows: @escaping (Double) -> Bool) -> VectorCurve {
        if tracing.closeProbes.allSatisfy(shows) { return width }
        let tracing = self.tracing.cut(probes: tracing.closeProbes, shows)
        var fitter = tracing.fitter
        fitter.edges = (fitter.edges + width.segments.dropFirst().map { $0.from }).sorted()
        return fitter.curve(tolerance: Tracer.lengthTolerance) { shows($0) ? width.value(at: $0) : 0 }
    }

    /// Returns a share that depends on the trim tracks, over time.
    ///
    /// - Parameter tolerance: The largest error of a share.
    private func shares(
        tolerance: Double, _ number: @escaping ((ElementTrack.Property) -> Double?) -> Double
    ) -> VectorCurve {
        let tracks = element.tracks.filter { [.trimStart, .trimEnd, .trimOffset].contains($0.property) }
        let tracing = self.tracing.cut { time in
            // The start of a closed line jumps where it passes the beginning.
            Int(
                (tracks.reduce(0) { $0 + ($1.property == .trimEnd ? 0 : $1.value(at: time / stretch)) })
                    .rounded(.down))
        }
        var fitter = tracing.fitter
        fitter.edges = (fitter.edges + tracks.flatMap { tracing.edges($0, stretch: stretch) }).sorted()
        return fitter.curve(tolerance: tolerance) { time in
            number { property in
                tracks.first { $0.property == property }?.value(at: time / stretch)
            }
        }
    }

    /// Returns the outline of the figure with the values of some of its tracks.
    private func reshaped(_ properties: [ElementTrack.Property]) -> VectorPicture.Content {
        followed(element.tracks.filter { properties.contains($0.property) }) { values in
            element.body { property in
                element.tracks.firstIndex { $0.property == property }.map { values[$0] }
            }.areas[0].path
        }
    }

    /// Returns an outline as it is seen at every time, with all values of all tracks.
    private func followed(
        _ tracks: [ElementTrack], _ path: ([Double]) -> Path
    ) -> VectorPicture.Content {
        let morphs = tracks.filter { $0.property == .morph }
        // Points turn a corner where one outline is reached.
        let reached =
            morphs.isEmpty
            ? []
            : tracing.cut { time in
                morphs.map { $0.value(at: time / stretch).rounded(.down) }
            }.fitter.edges
        let edges =
            reached
            + tracks.flatMap { track in
                tracing.edges(track, stretch: stretch) + turns(track)
            }
        let outline = tracing.outline(edges: edges) { time in
            let values = element.tracks.map { $0.value(at: time / stretch) }
            return drawn.placed(path(values))
        }
        return .area(outline)
    }

    /// Times between which a figure turns by less than a quarter, so that no turn looks like another.
    private func turns(_ track: ElementTrack) -> [Double] {
        guard [.rotation, .rotateX, .rotateY, .groupRotation].contains(track.property) else { return [] }
        return tracing.curve(track, stretch: stretch).segments.flatMap { segment in
            let count = max(1, ((segment.end - segment.start).magnitude / 45).rounded(.up))
            return (1..<Int(count)).map { segment.from + (segment.to - segment.from) * Double($0) / count }
        }
    }

    /// The largest radius of a disc or a shape, with which it is drawn before it is scaled; 0 for other figures.
    private var largest: Double {
        switch element.figure {
        case .disc(_, _, let r), .shape(_, _, _, let r):
            let values = track(.r)?.keys.map { $0.value } ?? [r]
            return max(values.max() ?? r, 0)
        case .box, .ring, .arc, .outlines, .line: return 0
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
            for (shift, axis) in [
                (placing.shift.x, VectorPicture.Axis.horizontal), (placing.shift.y, .vertical),
            ] where shift != 0 {
                moves.append(.shift(tracing.constant(shift * drawn.scale), axis))
            }
            if placing.turns != 0 { moves.append(.turn(tracing.constant(placing.turns), about: about)) }
            if placing.scale != 1 {
                moves.append(.grow(tracing.constant(placing.scale), .both, about: about))
            }
        }
        for (property, axis) in [(ElementTrack.Property.dx, VectorPicture.Axis.horizontal), (.dy, .vertical)]
        {
            if let curve = curve(property) { moves.append(.shift(curve.mapped(scale: drawn.scale), axis)) }
        }
        // The figure's own middle moves with it; another pivot does not, nor another anchor of a scale.
        let isAnchored = element.anchor != nil && self.moves([.scale, .scaleX, .scaleY])
        let turnsItself = element.pivot == nil && self.moves([.rotation, .rotateX, .rotateY])
        if turnsItself || element.pivot == nil && !isAnchored { moves += shifts }
        if let flip {
            var fitter = tracing.fitter
            fitter.edges = (tracing.edges(flip.track, stretch: stretch) + turns(flip.track)).sorted()
            let tolerance = Tracer.lengthTolerance / max(drawn.width, drawn.height, 1)
            let cosine = fitter.curve(tolerance: tolerance) { time in
                -Direction(turns: flip.track.value(at: time / stretch) / 360).y
            }
            moves.append(.grow(cosine, flip.axis, about: place(element.pivot ?? body.middle)))
        }
        turn(.rotation, about: element.pivot ?? body.middle)
        if isAnchored {
            if turnsItself { moves += shifts.map { $0.reversed } }
        } else if element.pivot != nil {
            moves += shifts
        }
        let middle = place(body.middle)
        for (property, axis) in [
            (ElementTrack.Property.scale, VectorPicture.Axis.both), (.scaleX, .horizontal),
            (.scaleY, .vertical),
        ] {
            let about = element.anchor.map(place) ?? middle
            if let curve = curve(property) { moves.append(.grow(curve, axis, about: about)) }
        }
        if isAnchored { moves += shifts }
        if case .arc(let x, let y, _, _, let start, _, _, false) = element.figure,
            self.moves([.start, .sweep, .r, .strokeWidth])
        {
            let starts = curve(.start)?.mapped(scale: 1.0 / 360) ?? tracing.constant(start)
            moves.append(.turn(starts, about: place(PlanePoint(x, y))))
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
        case .box, .arc, .outlines, .line: return []
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
