internal import Drawing
internal import Indicators
internal import MotionCore
internal import Vectors

/// Shapes of one's own whose lines are drawn one after the other.
extension Tracer {
    func traced(_ shape: CustomShapeIndicator) -> [VectorPicture.Group] {
        let lines = shape.tracedLines
        let isOnly = lines.count == 1 && lines[0].isClosed
        func span(_ time: Double) -> ArcSpan { self.span(shownTime(time)) }
        var groups: [VectorPicture.Group] = []
        if shape.track != nil || shape.rest ?? 0 > 0 {
            let layers = lines.enumerated().compactMap { index, line -> VectorPicture.Layer? in
                guard let paint = shape.track.map(trackPaint) ?? paint(line.paint) else { return nil }
                return layer(shape, line, "track-\(index + 1)", paint) { line.rest(of: span($0)) }
            }
            var group = joined(layers, shape)
            group.opacity *= shape.rest ?? 1
            groups.append(group)
        }
        let layers = lines.enumerated().flatMap { index, line in
            // What has begun in this round, and what has begun in the round before.
            (0..<(isOnly ? 1 : 2)).compactMap { round -> VectorPicture.Layer? in
                guard let paint = paint(line.paint) else { return nil }
                let name = "line-\(index + 1)" + (round > 0 ? "-again" : "")
                return layer(shape, line, name, paint) {
                    isOnly ? line.round(of: span($0)) : line.piece(of: span($0), round: Double(round))
                }
            }
        }
        return (groups + [joined(layers, shape)]).filter { !$0.layers.isEmpty }
    }

    /// Returns strokes as a group that fades as one where they are in one translucent color: they may lie on each other.
    private func joined(_ layers: [VectorPicture.Layer], _ shape: CustomShapeIndicator) -> VectorPicture.Group
    {
        var group = VectorPicture.Group(layers)
        guard shape.rest == nil, layers.count > 1, let alpha = layers.first?.paint.colors[0].alpha,
            alpha < 255,
            layers.allSatisfy({ $0.paint.colors.allSatisfy { $0.alpha == alpha } })
        else { return group }
        for index in layers.indices {
            group.layers[index].paint.colors = layers[index].paint.colors.map { $0.with(alpha: 255) }
        }
        group.opacity = Double(alpha) / 255
        return group
    }

    /// Returns the stroke of the piece of a line that shows at each time; nil where none ever does.
    private func layer(
        _ shape: CustomShapeIndicator, _ line: CustomShapeIndicator.TracedLine, _ name: String,
        _ paint: VectorPicture.Paint, _ piece: (Double) -> LinePiece?
    ) -> VectorPicture.Layer? {
        let fitter = cut(probes: closeProbes) { piece($0)?.kind ?? 0 }.fitter
        let width = fitter.curve(tolerance: Self.lengthTolerance) { piece($0) == nil ? 0 : shape.stroke }
        if width.constant == 0 { return nil }
        let tolerance = Self.lengthTolerance / max(line.length, 1)
        func curve(_ sign: Double, _ number: (LinePiece) -> Double) -> VectorCurve {
            fitter.curve(tolerance: tolerance, arc?.sweep.scaled(by: sign / line.share)) {
                piece($0).map(number) ?? 0
            }
        }
        let start = curve(-1) { $0.from }
        let length = curve(start.constant == nil ? -1 : 1) { $0.to - $0.from }
        var stroke = VectorPicture.Stroke(
            .path(.init(line.path), start: start, isClosed: line.isClosed), length: length.notNegative,
            width: width.notNegative, cap: shape.cap)
        let isInside = start.segments.allSatisfy { $0.start >= 0 && $0.end <= 1 }
        if isInside, start.constant != 0 { stroke.end = curve(1) { $0.to } }
        return .init(name, .stroke(stroke), opacity: constant(1), paint: paint)
    }
}

/// A piece of a line, in shares of it.
private struct LinePiece {
    var from, to: Double
    /// A number for where it begins and ends, above 0: where that changes, its ends may jump.
    let kind: Int

    /// The share of a line that is left free at its ends, and the shortest piece there: players round, and draw at least a thousandth.
    private static let margin = 1e-4, shortest = 1.2e-3

    /// A piece that is within the line.
    init(within from: Double, _ to: Double) {
        self.from = min(from, 1 - Self.shortest)
        // Players take what ends at the very end, and begins elsewhere, for one that goes on at the beginning.
        self.to = max(min(to, self.from > 0 ? 1 - Self.margin : 1), min(self.from + Self.shortest, 1))
        kind = 1 + (from > 0 ? 2 : 0) + (to < 1 ? 4 : 0)
    }

    /// A piece that may go on at the beginning.
    init(around from: Double, _ length: Double) {
        self.from = from
        to = from + length
        kind = 1
    }
}

extension CustomShapeIndicator.TracedLine {
    /// The piece of the only line, which is closed; nil for none.
    fileprivate func round(of span: ArcSpan) -> LinePiece? {
        span.sweep > Self.least ? LinePiece(around: span.start, min(span.sweep, 1)) : nil
    }

    /// The piece of a line among others, or of an open one, that a round reaches; nil for none.
    fileprivate func piece(of span: ArcSpan, round: Double) -> LinePiece? {
        let first = span.start - span.start.rounded(.down) - round - begin
        let (from, to) = (max(first, 0), min(first + min(span.sweep, 1), share))
        return span.sweep > Self.least && to - from > Self.least
            ? LinePiece(within: from / share, to / share) : nil
    }

    /// The piece behind which nothing shows of a value; the whole line where what shows does not begin at the beginning.
    fileprivate func rest(of span: ArcSpan) -> LinePiece? {
        if span.start != 0 || span.sweep <= begin + Self.least { return LinePiece(within: 0, 1) }
        return span.sweep < begin + share - Self.least
            ? LinePiece(within: (span.sweep - begin) / share, 1) : nil
    }

    /// The share of all lines of which nothing shows.
    private static var least: Double { 1e-9 }
}
