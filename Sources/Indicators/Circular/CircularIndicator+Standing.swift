package import Drawing
package import MotionCore

/// Segments without room for round caps. They stand across the line, as those of a bar do: as thick as all others, with ends that are
/// as much less round.
extension CircularIndicator {
    /// The sweep of the shortest segment with room for its caps, in turns: between sides that point to the center, a disc needs more
    /// than its own width along the center line.
    package var leastSegment: Double {
        cap == .round ? 2 * Direction.turns(x: stroke / 2 / radius) : 0
    }

    /// Whether a segment has no room for its caps.
    package func isShort(_ segment: ArcSpan) -> Bool { segment.sweep < leastSegment }

    /// Such a segment at 12 o'clock. Its sides point to the center, so that it stays away from its neighbors down to the inner edge.
    package func standing(_ segment: ArcSpan) -> Path {
        let center = Point(x: x + size / 2, y: y + size / 2)
        let (outer, inner, side) = (size / 2, size / 2 - stroke, segment.sweep / 2)
        // Two discs that touch both sides and an edge of the ring.
        let slope = Direction(turns: side).x
        let (large, small) = (outer * slope / (1 + slope), inner * slope / (1 - slope))
        let up = Direction(turns: 0)
        let (high, low) = (center.moved(up, outer - large), center.moved(up, inner + small))
        var path = Path()
        path.move(to: high.moved(Direction(turns: -0.25 - side), large))
        // In halves, which meet where a disc touches the edge.
        path.arc(high, large, from: -0.25 - side, by: 0.25 + side)
        path.arc(high, large, from: 0, by: 0.25 + side)
        path.line(to: low.moved(Direction(turns: 0.25 + side), small))
        path.arc(low, small, from: 0.25 + side, by: 0.25 - side)
        path.arc(low, small, from: 0.5, by: 0.25 - side)
        path.close()
        return path
    }

    /// A piece of such a segment: all of that, as wide as the piece is long.
    func standing(_ piece: ArcSpan, in segment: ArcSpan) -> Path {
        let (center, share) = (x + size / 2, piece.sweep / segment.sweep)
        let out = Direction(turns: piece.start + piece.sweep / 2)
        return standing(segment).mapped { point in
            Point(x: center, y: y + size / 2).moved(out, y + size / 2 - point.y)
                .moved(out.clockwise, (point.x - center) * share)
        }
    }
}
