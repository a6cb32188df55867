internal import Drawing
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Vectors

/// Gradients along rings. Vector formats have no gradient around a point, so many pieces of one color each replace it.
extension Tracer {
    /// Returns the arcs of a ring in the colors of a gradient.
    func colored(
        _ arcs: [VectorPicture.Layer], of ring: CircularIndicator, _ gradient: IndicatorGradient
    ) -> [VectorPicture.Group] {
        if isStill { return standing(arcs, ring, gradient) }
        let pieces = RingPieces(ring, duration: duration)
        if gradient.along == .arc {
            if ring.segments == nil { return arcs.flatMap { moving($0, pieces, mask: nil, ring.cap) } }
            // Colors run along the whole arc, of which segments show parts.
            var whole = ring
            (whole.segments, whole.gap, whole.insetsCaps) = (nil, 0, false)
            (whole.track, whole.gradient, whole.cap) = (nil, nil, ring.way.isOpen ? .butt : ring.cap)
            whole.way = ring.valueWay
            return rings(whole).flatMap { $0.layers }.flatMap { moving($0, pieces, mask: arcs, .butt) }
        }
        // A value's arc that starts with the gradient has ends of one color each; any other arc shows the pieces below it.
        if case .run = job.timeline.content, ring.segments == nil, !ring.insetsCaps, ring.from == 0,
            ring.cap != .butt, !ring.way.isCounterclockwise
        {
            return arcs.flatMap { still($0, pieces, ring) }
        }
        return [VectorPicture.Group(mask: arcs, pieces.still)]
    }

    /// Returns pieces that move with an arc and grow with it, between its caps.
    ///
    /// - Parameter mask: The mask of the pieces; nil for the arc itself.
    private func moving(
        _ layer: VectorPicture.Layer, _ pieces: RingPieces, mask: [VectorPicture.Layer]?, _ cap: StrokeCap
    ) -> [VectorPicture.Group] {
        guard case .stroke(var stroke) = layer.content else { return [] }
        stroke.cap = .butt
        var arc = layer
        arc.content = .stroke(stroke)
        let count = Double(pieces.colors.count)
        func sweep(_ time: Double) -> Double { stroke.length.value(at: time) }
        // An arc that is shorter than the line is thick shows the first pieces.
        let isShort = stroke.length.segments.contains { min($0.start, $0.end) < pieces.least }
        let tracing =
            isShort ? cut(probes: closeProbes) { Int(min(sweep($0) / pieces.least, 1) * count) } : self
        func curve(_ value: (Double) -> Double) -> VectorCurve {
            tracing.fitter.curve(tolerance: Self.arcTolerance, nil, value)
        }
        let whole = isShort ? curve { max(sweep($0), pieces.least) } : stroke.length
        let layers = pieces.colors.enumerated().map { index, color in
            let share = Double(index) / count
            // Each piece reaches below all that come after it, so that no seam shows between two.
            var piece = stroke
            piece.width = constant(pieces.width)
            piece.length =
                isShort
                ? curve { max(sweep($0) - max(sweep($0), pieces.least) * share, 0) }
                : stroke.length.mapped(scale: 1 - share)
            let start = whole.mapped(scale: share)
            return pieces.layer(
                "arc-\(index + 1)", .stroke(piece), color,
                moves: index == 0 ? [] : [.turn(start, about: pieces.center)])
        }
        let head = isShort ? headPaint(pieces.gradient, nil) { min(sweep($0) / pieces.least, 1) } : nil
        func end(_ end: RingPieces.End, _ cap: StrokeCap, laps: Bool) -> VectorPicture.Layer {
            var layer = pieces.end(end, of: stroke, cap, laps: laps)
            if end == .head, let head { layer.paint = head }
            return layer
        }
        // A segment that has just begun reaches beyond the head.
        let beyond = mask == nil ? [] : [end(.head, .square, laps: true)]
        let body = VectorPicture.Group(mask: mask ?? [arc], moves: layer.moves, beyond + layers)
        if cap == .butt { return [body] }
        // The part of a cap that reaches into the arc lies below it, so that each color ends where it should.
        return [
            VectorPicture.Group(
                moves: layer.moves, [end(.head, cap, laps: true), end(.tail, cap, laps: true)]), body,
            VectorPicture.Group(moves: layer.moves, [end(.head, cap, laps: false)]),
        ]
    }

    /// Returns the color of a head at a place of the gradient over time, in `0...1`.
    private func headPaint(
        _ gradient: Gradient, _ moves: TrackMoves?, _ place: (Double) -> Double
    ) -> VectorPicture.Paint {
        let steps = Double(gradient.colors.count - 1)
        // Between two colors of the gradient, the head's color is interpolated linearly.
        let tracing = cut { Int(place($0) * steps) }
        let way = tracing.fitter.curve(tolerance: Self.arcTolerance, moves, place)
        return tracing.paint(gradient.colors, through: way.mapped(scale: steps))
    }

    /// Returns pieces that stand still, as far as a value's arc covers them, and its caps, each in the color of its end.
    private func still(
        _ layer: VectorPicture.Layer, _ pieces: RingPieces, _ ring: CircularIndicator
    ) -> [VectorPicture.Group] {
        guard case .stroke(var stroke) = layer.content else { return [] }
        stroke.cap = .butt
        var mask = layer
        mask.content = .stroke(stroke)
        let paint = headPaint(pieces.gradient, arc?.sweep) { time in
            guard case .arc(let span) = moment(time) else { return 0 }
            return min(max(span.sweep, 0), 1)
        }
        func end(_ end: RingPieces.End, laps: Bool) -> VectorPicture.Layer {
            var layer = pieces.end(end, of: stroke, ring.cap, laps: laps)
            if end == .head { layer.paint = paint }
            return layer
        }
        return [
            VectorPicture.Group(moves: layer.moves, [end(.head, laps: true), end(.tail, laps: true)]),
            VectorPicture.Group(mask: [mask], pieces.still),
            VectorPicture.Group(moves: layer.moves, [end(.head, laps: false)]),
        ]
    }
}

/// Gradients along bars, which vector formats have as linear gradients.
extension Tracer {
    /// Returns bars in the colors of a gradient.
    ///
    /// - Parameter block: Returns a bar at a time, by its index from front to back.
    func colored(
        _ bars: [(index: Int, layer: VectorPicture.Layer)], of track: LinearIndicator,
        _ gradient: IndicatorGradient, _ clip: Path?,
        _ block: (Double, Int) -> BlockShape?
    ) -> [VectorPicture.Group] {
        let colors = gradient.bar(track.x, track.width, track.direction)
        if let ends = colors.ends {
            let paint = VectorPicture.Paint(.value, gradient.gradient, ends: ends)
            let layers = bars.map { $0.layer }
            guard let first = layers.first else { return [] }
            if let still = layers.still(paint) { return [VectorPicture.Group(clip: clip, still)] }
            let path = Path.rectangle(x: track.x, y: track.y, width: track.width, height: track.height)
            let fill = VectorPicture.Layer(
                "colors", .area(.init(path)), opacity: first.opacity, paint: paint)
            return [VectorPicture.Group(clip: clip, mask: layers.opaque, [fill])]
        }
        return bars.map { index, bar in
            if let first = block(0, index),
                let still = [bar].still(
                    .init(.value, gradient.gradient, ends: colors.ends(in: first)))
            {
                return VectorPicture.Group(clip: clip, still)
            }
            func ends(_ time: Double) -> BarGradient.Ends {
                block(time, index).map { colors.ends(in: $0) } ?? BarGradient.Ends(from: 0, to: 0)
            }
            let tracing = cut { block($0, index).map { $0.width < $0.height } ?? false }
            let left = tracing.fitter.curve(tolerance: Self.lengthTolerance) {
                min(ends($0).from, ends($0).to)
            }
            let width = tracing.fitter.curve(tolerance: Self.lengthTolerance) {
                (ends($0).to - ends($0).from).magnitude
            }
            // The area is as wide as the track, and colored beyond both ends, where edges of masks are antialiased.
            let path = Path.rectangle(
                x: -track.width / 2, y: track.y, width: 2 * track.width, height: track.height)
            let fill = VectorPicture.Layer(
                "colors", .area(.init(path)), opacity: bar.opacity,
                paint: .init(
                    .value, gradient.gradient,
                    ends: BarGradient.Ends(
                        from: colors.isReversed ? track.width : 0, to: colors.isReversed ? 0 : track.width)),
                moves: [
                    .shift(left, .horizontal),
                    .grow(
                        width.mapped(scale: 1 / track.width).notNegative, .horizontal,
                        about: Point(x: 0, y: track.y)),
                ])
            return VectorPicture.Group(clip: clip, mask: [bar].opaque, [fill])
        }
    }
}

extension [VectorPicture.Layer] {
    /// Returns the same layers in another paint, if they stand still; else nil.
    fileprivate func still(_ paint: VectorPicture.Paint) -> Self? {
        var layers = self
        for index in indices {
            guard case .area = layers[index].content, layers[index].moves.isEmpty else { return nil }
            layers[index].paint = paint
        }
        return layers
    }

    /// The same layers at full opacity, for a mask.
    fileprivate var opaque: Self {
        map { layer in
            var layer = layer
            layer.opacity = .constant(1, for: 1)
            return layer
        }
    }
}

/// The pieces of one color each that replace a gradient along a ring.
struct RingPieces {
    let gradient: Gradient
    /// The color of each piece.
    let colors: [Color]
    let center: Point
    /// The whole ring, on the circle.
    let whole: ArcSpan
    private let radius, stroke, duration: Double

    /// The target difference of a channel between neighboring pieces, out of 255.
    private static let step = 4.0
    /// The greatest number of pieces. With the farthest colors next to each other, 15 times, they are at most 7.5 out of
    /// 255 off.
    private static let mostPieces = 256
    /// The overlap, in points, of pieces that stand still, and of ends, below their neighbors.
    private static let lap = 0.5

    /// - Precondition: The ring has a gradient.
    init(_ ring: CircularIndicator, duration: Double) {
        guard let gradient = ring.colors else { preconditionFailure("a ring of pieces has a gradient") }
        self.gradient = gradient
        whole = ring.whole
        (center, radius, stroke) = (ring.center, ring.radius, ring.stroke)
        self.duration = duration
        let count = min(max((gradient.steepness / Self.step).rounded(.up), 1), Double(Self.mostPieces))
        colors = (0..<Int(count)).map { gradient.color(at: (Double($0) + 0.5) / count) }
    }

    /// The largest error of a color, in a channel out of 255.
    var error: Double { gradient.steepness / Double(colors.count) / 2 }

    /// The length in turns below which an arc shows the first pieces of an arc of that length.
    var least: Double { stroke / radius / (2 * .pi) }

    /// The width of pieces: a little more than that of the ring, as masks show parts of them.
    var width: Double { stroke + 2 }

    func layer(
        _ name: String, _ content: VectorPicture.Content, _ color: Color, moves: [VectorPicture.Move] = []
    ) -> VectorPicture.Layer {
        VectorPicture.Layer(
            name, content, opacity: .constant(1, for: duration), paint: .init(.value, [color]),
            moves: moves)
    }

    /// The pieces all around the ring.
    var still: [VectorPicture.Layer] {
        layers(along: whole, within: nil, width: width)
    }

    /// The pieces along a part of the ring, as far as they lie within an arc that begins where they do; all of them for nil.
    func layers(along colors: ArcSpan, within arc: ArcSpan?, width: Double) -> [VectorPicture.Layer] {
        let pitch = colors.sweep / Double(self.colors.count)
        let overlap = Self.lap / radius / (2 * .pi)
        let end = arc.map { colors.start + min($0.sweep, 1) }
        return self.colors.enumerated().compactMap { index, color in
            let isLast = index + 1 == self.colors.count
            // Of a whole ring the last one lies on the first, which comes before it as well.
            let before = index == 0 && arc == nil && colors.sweep == 1 ? overlap : 0
            let start = colors.start + Double(index) * pitch
            let beyond = start + pitch + (isLast ? 0 : overlap)
            let sweep = min(beyond, end ?? beyond) - start
            if sweep <= 0 { return nil }
            let span = ArcSpan(start: start - before, sweep: sweep + before)
            return layer("ring-\(index + 1)", span, width, color)
        }
    }

    /// A piece with flat ends.
    func layer(_ name: String, _ span: ArcSpan, _ width: Double, _ color: Color) -> VectorPicture.Layer {
        layer(
            name, .area(.init(.arc(center, radius: radius, width: width, span: span, cap: .butt))), color)
    }

    enum End: String { case tail, head }

    /// Returns the cap beyond an end of a stroke, in the color of that end.
    ///
    /// - Parameter laps: Whether the cap reaches a little into the stroke.
    func end(
        _ end: End, of line: VectorPicture.Stroke, _ cap: StrokeCap, laps: Bool
    ) -> VectorPicture.Layer {
        let place = center.moved(Direction(turns: 0), radius)
        var moves: [VectorPicture.Move] = []
        if end == .head { moves.append(.turn(line.length, about: center)) }
        moves.append(.grow(line.width.mapped(scale: 1 / stroke), .both, about: place))
        return layer(
            end.rawValue, .area(.init(outline(end, place, cap, lap: laps ? Self.lap : 0))),
            gradient.color(at: end == .tail ? 0 : 1),
            moves: moves.filter { move in
                if case .grow(let curve, _, _) = move { return curve.constant != 1 }
                return true
            })
    }

    /// Returns a cap at 12 o'clock, which reaches into the stroke by `lap`.
    private func outline(_ end: End, _ place: Point, _ cap: StrokeCap, lap: Double) -> Path {
        let (half, sign) = (stroke / 2, end == .tail ? -1.0 : 1.0)
        let (top, bottom) = (place.y - half, place.y + half)
        var path = Path()
        path.move(to: Point(x: place.x - sign * lap, y: top))
        path.line(to: Point(x: place.x, y: top))
        if cap == .round {
            path.arc(place, half, from: 0, by: sign / 2)
        } else {
            path.line(to: Point(x: place.x + sign * half, y: top))
            path.line(to: Point(x: place.x + sign * half, y: bottom))
            path.line(to: Point(x: place.x, y: bottom))
        }
        path.line(to: Point(x: place.x - sign * lap, y: bottom))
        path.close()
        return path
    }
}

extension Gradient {
    /// The change, out of 255, of the channel that changes most, if the whole gradient were as steep as its steepest part.
    fileprivate var steepness: Double {
        func apart(_ a: UInt8, _ b: UInt8) -> Double { (Double(a) - Double(b)).magnitude }
        let steps = zip(colors, colors.dropFirst()).map {
            max(apart($0.red, $1.red), apart($0.green, $1.green), apart($0.blue, $1.blue))
        }
        return (steps.max() ?? 0) * Double(steps.count)
    }
}
