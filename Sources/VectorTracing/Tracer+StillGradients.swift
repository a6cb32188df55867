internal import Drawing
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Vectors

/// Gradients along rings that stand still: pieces that end where the arc does, as many programs know no masks.
extension Tracer {
    /// The arcs of a ring in the colors of a gradient.
    func standing(
        _ arcs: [VectorPicture.Layer], _ ring: CircularIndicator, _ gradient: IndicatorGradient
    ) -> [VectorPicture.Group] {
        // A mask of nothing would be none.
        if arcs.isEmpty { return [] }
        guard case .arc(var value) = moment(0) else { preconditionFailure("a ring shows an arc") }
        // The ring of a second lap shows the rest of a value beyond 1.
        if value.sweep > 1 { value.sweep -= 1 }
        let pieces = RingPieces(ring, duration: duration)
        func span(_ arc: ArcSpan) -> ArcSpan {
            gradient.along == .ring
                ? pieces.whole
                : ArcSpan(start: arc.start, sweep: max(arc.sweep, pieces.least))
        }
        if ring.segments == nil {
            let groups = arcs.map { arc -> [VectorPicture.Group]? in
                guard let line = arc.standing else { return nil }
                // Any other arc shows what is below its ends.
                let colors = span(line.span)
                let begins = line.span.start - colors.start
                guard (begins - begins.rounded()).magnitude < 1e-9 else { return nil }
                return ended(arc, line, pieces, along: colors, ring.cap)
            }
            if groups.allSatisfy({ $0 != nil }) { return groups.flatMap { $0 ?? [] } }
        }
        let mask = arcs.map { arc in
            VectorPicture.Layer(arc.name, .area(.init(arc.outline)), opacity: constant(1), paint: arc.paint)
        }
        let colors = span(ring.placed(ring.onWay(value)))
        var layers = pieces.layers(along: colors, within: nil, width: pieces.width)
        if gradient.along == .arc {
            // A segment reaches beyond both ends by less than it is thick.
            let reach = min(pieces.least, (1 - min(colors.sweep, 1)) / 2)
            for (name, start, color) in [
                ("before", colors.start - reach, pieces.colors.first),
                ("after", colors.end, pieces.colors.last),
            ] where reach > 0 {
                let span = ArcSpan(start: start, sweep: reach)
                if let color { layers.insert(pieces.layer(name, span, pieces.width, color), at: 0) }
            }
        }
        return [VectorPicture.Group(mask: mask, layers)]
    }

    /// An arc that begins where its colors do, and its caps, each in the color of its end.
    private func ended(
        _ arc: VectorPicture.Layer, _ line: (span: ArcSpan, stroke: VectorPicture.Stroke, width: Double),
        _ pieces: RingPieces, along colors: ArcSpan, _ cap: StrokeCap
    ) -> [VectorPicture.Group] {
        let body = pieces.layers(along: colors, within: line.span, width: line.width)
        if cap == .butt { return [VectorPicture.Group(body)] }
        let place = min(line.span.sweep / colors.sweep, 1)
        func end(_ end: RingPieces.End, laps: Bool) -> VectorPicture.Layer {
            var layer = pieces.end(end, of: line.stroke, cap, laps: laps)
            layer.paint.colors = [pieces.gradient.color(at: end == .tail ? 0 : place)]
            layer.moves.insert(contentsOf: arc.moves, at: 0)
            return layer
        }
        let ends = [end(.head, laps: true), end(.tail, laps: true)]
        return [VectorPicture.Group(ends + body + [end(.head, laps: false)])]
    }
}

extension VectorPicture.Layer {
    /// The arc of a layer that stands still, with its stroke and width; nil for a layer that is no part of a circle.
    fileprivate var standing: (span: ArcSpan, stroke: VectorPicture.Stroke, width: Double)? {
        guard case .stroke(let stroke) = content, case .circle = stroke.line,
            let sweep = stroke.length.constant, let width = stroke.width.constant
        else { return nil }
        return (
            ArcSpan(start: moves.reduce(0) { $0 + $1.curve.value(at: 0) }, sweep: sweep), stroke, width
        )
    }

    /// The area that the layer covers where it stands still.
    fileprivate var outline: Path {
        guard case .stroke(let stroke) = content, case .circle(let center, let radius) = stroke.line,
            let (span, _, width) = standing
        else {
            if case .area(let outline) = content { return outline.paths[0] }
            return Path()
        }
        if span.isClosed { return .ring(center, radius: radius, width: width) }
        return .arc(center, radius: radius, width: width, span: span, cap: stroke.cap)
    }
}
