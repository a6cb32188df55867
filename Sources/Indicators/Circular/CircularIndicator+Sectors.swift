package import Drawing
package import MotionCore

/// Segments whose corners are less round than caps: sectors of the ring, as thick as all others. Those without room for
/// round caps stand across the line, like those of a bar.
extension CircularIndicator {
    /// The sweep of the shortest segment with room for its caps, in turns: between sides that point to the center, a disc needs more
    /// than its own width along the center line.
    package var leastSegment: Double {
        cap == .round ? 2 * Direction.turns(x: stroke / 2 / radius) : 0
    }

    /// Whether a segment has no room for its caps.
    package func isShort(_ segment: ArcSpan) -> Bool { segment.sweep < leastSegment }

    /// Whether the corners of a segment are less round than caps.
    package func isSector(_ segment: ArcSpan) -> Bool {
        let cap = leastSegment / 2
        return corner(of: segment, cap: cap) < cap
    }

    /// The share of the outer edge below which the inner edge of a ring between caps is so short that a segment looks like
    /// a bean. The limit is Spindle's own.
    private static let leastInnerEdge = 2.0 / 3

    /// The greatest share of a segment for each of its two ends there, unless that is all the room they have. The limit is
    /// Spindle's own.
    private static let longestEnd = 1.0 / 7

    /// Returns the reach of the round corners into an end of a segment, in turns, where caps, which are half of
    /// ``leastSegment``, reach `cap`.
    private func corner(of segment: ArcSpan, cap: Double) -> Double {
        let edges = min((size / 2 - stroke) / (size / 2) / Self.leastInnerEdge, 1)
        let share = edges < 1 ? max(edges * edges * cap, segment.sweep * Self.longestEnd) : cap
        return min(cap, share, segment.sweep / 2)
    }

    /// Returns the part of such a segment that a value covers, cut along lines from the center. The segment's own sides
    /// point there, too, so that it stays away from its neighbors down to the inner edge.
    package func sector(_ piece: ArcSpan, in segment: ArcSpan) -> Path {
        let (center, middle) = (Point(x: x + size / 2, y: y + size / 2), segment.start + segment.sweep / 2)
        let out = Direction(turns: middle)
        return sector(segment, from: piece.start - middle, to: piece.end - middle).mapped { point in
            center.moved(out, center.y - point.y).moved(out.clockwise, point.x - center.x)
        }
    }

    /// Returns a segment at 12 o'clock from one place to another, in turns clockwise from its middle.
    private func sector(_ segment: ArcSpan, from start: Double, to end: Double) -> Path {
        let corner = corner(of: segment, cap: leastSegment / 2)
        // The distance from the middle of the segment to the middles of its corners, in turns.
        let reach = segment.sweep / 2 - corner
        // The corners are discs that touch a side and an edge of the ring.
        let slope = Direction(turns: corner).x
        let (outer, inner) = (size / 2, size / 2 - stroke)
        let (large, small) = (outer * slope / (1 + slope), inner * slope / (1 - slope))
        var edges = SectorEdges(center: Point(x: x + size / 2, y: y + size / 2))
        /// Adds an edge of the ring with the corners at both of its ends, as far as it is covered.
        func edge(_ radius: Double, _ disc: Double, isFar: Bool, _ from: Double, _ to: Double) {
            let distance = isFar ? radius - disc : radius + disc
            func add(disc place: Double, _ from: Double, _ to: Double) {
                edges.add(place, distance, disc, isFar: isFar, from, to)
            }
            if reach == 0 { return add(disc: 0, from, to) }
            let side = isFar ? -reach : reach
            func kept(_ place: Double) -> Double { min(max(place, start), end) }
            let (first, last) = (kept(side), kept(-side))
            if from != first { add(disc: side, from, first) }
            if first != last { edges.add(radius, first, last) }
            if last != to { add(disc: -side, last, to) }
        }
        edge(outer, large, isFar: true, start, end)
        edge(inner, small, isFar: false, end, start)
        edges.path.close()
        return edges.path
    }
}

/// An outline along the edges of a ring and of discs that touch them. All places are in turns from 12 o'clock.
private struct SectorEdges {
    let center: Point
    var path = Path()

    private mutating func go(to point: Point) {
        if path.elements.isEmpty { path.move(to: point) } else { path.line(to: point) }
    }

    /// Adds a part of an edge of the ring.
    mutating func add(_ radius: Double, _ from: Double, _ to: Double) {
        go(to: center.moved(Direction(turns: from), radius))
        path.arc(center, radius, from: from, by: to - from)
    }

    /// Adds a part of the edge of a disc, on the far side of its middle or on the near one.
    ///
    /// - Parameters:
    ///   - middle: The place of the disc's middle.
    ///   - distance: The distance of the middle from the center.
    mutating func add(
        _ middle: Double, _ distance: Double, _ radius: Double, isFar: Bool, _ from: Double, _ to: Double
    ) {
        func turns(_ place: Double) -> Double {
            let way = Direction(turns: place - middle)
            let (across, along) = (distance * way.x, -distance * way.y)
            let half = max(0, radius * radius - across * across).squareRoot()
            let far = isFar ? along + half : along - half
            let (x, y) = (far * way.x, -far * way.y - distance)
            if radius == 0 { return isFar ? place - middle : 0.5 - (place - middle) }
            let turns = Direction.turns(x: min(x.magnitude / radius, 1))
            return (y < 0 ? 0.5 - turns : turns) * (x < 0 ? -1 : 1)
        }
        var (first, last) = (turns(from), turns(to))
        if !isFar {
            // The near side of the disc is passed below its middle.
            if first < 0 { first += 1 }
            if last < 0 { last += 1 }
        }
        let disc = center.moved(Direction(turns: middle), distance)
        go(to: disc.moved(Direction(turns: first + middle), radius))
        // With an even number of pieces, one ends where the disc touches the ring's edge, if both places are equally far
        // from there.
        path.arc(disc, radius, from: first + middle, by: last - first, pieces: 8)
    }
}
