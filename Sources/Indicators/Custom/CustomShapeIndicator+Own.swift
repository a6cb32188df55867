internal import Drawing
internal import MotionCore

extension CustomShapeIndicator {
    /// Adds the picture of a span in the colors of the drawing, in front of the rest at an opacity.
    func draw(own artwork: Artwork, rest: Double, _ span: ArcSpan, color: Color, into list: inout DisplayList)
    {
        var drawn = ArtworkShape(artwork, placing: placing(1), color: color)
        switch way {
        case .fill:
            drawn.rest = rest
            if span.sweep < 1 { drawn.part = .below(center.y + scale * level(span.sweep)) }
        case .trace:
            drawn.placing = Affine()
            let part = inked(traced(from: span.start, to: span.start + min(span.sweep, 1)))
            if rest > 0 {
                drawn.artwork = inked(traced(from: 0, to: 1))
                drawn.rest = rest
                drawn.part = .artwork(part)
            } else {
                drawn.artwork = part
            }
        case .turn:
            let way = Direction(turns: span.start)
            // A direction is (sin, -cos).
            drawn.placing = Affine(-way.y, way.x, -way.x, -way.y, 0, 0).within(placing(1))
        case .pulse: drawn.placing = placing(pulse(span.sweep))
        }
        list.shapes.append(.artwork(drawn))
    }

    /// The map from the shape's units to the picture, at a share of the full size.
    func placing(_ share: Double) -> Affine {
        Affine(scale: scale * share, x: center.x, y: center.y)
    }

    /// The strokes along lines, each in the color of its line.
    private func inked(_ strokes: [(line: Int, path: Path)]) -> Artwork {
        let placing = placing(1)
        return Artwork(
            strokes.map { line, path in .area(.init(path, shape.inks[line].placed(placing))) })
    }
}
