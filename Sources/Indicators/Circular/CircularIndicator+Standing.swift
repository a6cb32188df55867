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
        standing(segment, from: -segment.sweep / 2, to: segment.sweep / 2)
    }

    /// What of such a segment lies between two places of the ring, with as many points as all of it.
    package func standing(_ piece: ArcSpan, in segment: ArcSpan) -> Path {
        let (center, middle) = (Point(x: x + size / 2, y: y + size / 2), segment.start + segment.sweep / 2)
        let out = Direction(turns: middle)
        return standing(segment, from: piece.start - middle, to: piece.end - middle).mapped { point in
            center.moved(out, center.y - point.y).moved(out.clockwise, point.x - center.x)
        }
    }

    /// A segment at 12 o'clock from one place to another, in turns clockwise from its middle.
    private func standing(_ segment: ArcSpan, from start: Double, to end: Double) -> Path {
        let center = Point(x: x + size / 2, y: y + size / 2)
        let (outer, inner) = (size / 2, size / 2 - stroke)
        // Two discs that touch both sides and an edge of the ring.
        let slope = Direction(turns: segment.sweep / 2).x
        let (large, small) = (outer * slope / (1 + slope), inner * slope / (1 - slope))
        let up = Direction(turns: 0)
        let (high, low) = (outer - large, inner + small)
        var path = Path()
        /// Adds a disc's edge from one place to another, on the far side of its middle or on the near one. Of an even number of pieces, one
        /// ends where the disc touches the ring's edge, if both places are as far from there.
        func edge(_ distance: Double, _ radius: Double, isFar: Bool, from: Double, to: Double) {
            func turns(_ place: Double) -> Double {
                let way = Direction(turns: place)
                let (across, along) = (distance * way.x, -distance * way.y)
                let half = max(0, radius * radius - across * across).squareRoot()
                let far = isFar ? along + half : along - half
                let (x, y) = (far * way.x, -far * way.y - distance)
                if radius == 0 { return isFar ? place : 0.5 - place }
                let turns = Direction.turns(x: min(x.magnitude / radius, 1))
                return (y < 0 ? 0.5 - turns : turns) * (x < 0 ? -1 : 1)
            }
            let middle = center.moved(up, distance)
            var (first, last) = (turns(from), turns(to))
            if !isFar {
                // On, around below.
                if first < 0 { first += 1 }
                if last < 0 { last += 1 }
            }
            let point = middle.moved(Direction(turns: first), radius)
            if path.elements.isEmpty { path.move(to: point) } else { path.line(to: point) }
            path.arc(middle, radius, from: first, by: last - first, pieces: 8)
        }
        edge(high, large, isFar: true, from: start, to: end)
        edge(low, small, isFar: false, from: end, to: start)
        path.close()
        return path
    }
}
