package import Basics
internal import Drawing
package import Vectors

extension VectorPicture {
    /// The fidelity of the picture to what it shows, as far as its curves and outlines tell it.
    package var measuredFidelity: VectorFidelity {
        var result = VectorFidelity()
        for layer in groups.flatMap({ $0.movedLayers }) {
            result.opacity = max(result.opacity, layer.opacity.error)
            let reach = layer.moves.isEmpty ? [] : layer.content.corners
            var off = layer.moves.reduce(0) { $0 + $1.distance(reach) }
            switch layer.content {
            case .area(let outline): off += outline.error
            case .stroke(let stroke):
                switch stroke.line {
                case .circle(_, let radius): off += stroke.length.error * 2 * .pi * radius
                case .straight(_, let length, _): off += stroke.length.error * length
                case .path(let outline, let start, _):
                    off += outline.error + max(start.error, stroke.length.error) * outline.length
                }
                off = max(off, stroke.width.error / 2)
                if case .straight = stroke.line, stroke.cap == .round, stroke.width.isPartial {
                    let note = "round bars that are shorter than high are discs, not lenses"
                    if !result.departures.contains(note) { result.departures.append(note) }
                }
            }
            result.distance = max(result.distance, off)
        }
        (result.distance, result.opacity) = (Self.roundedUp(result.distance), Self.roundedUp(result.opacity))
        return result
    }

    /// Rounds a value up to three decimals.
    private static func roundedUp(_ value: Double) -> Double { (value * 1000).rounded(.up) / 1000 }
}

extension VectorPicture.Group {
    /// The layers that show and the layers of the mask, each with all moves that carry it.
    fileprivate var movedLayers: [VectorPicture.Layer] {
        mask
            + (layers + parts.flatMap { $0.movedLayers }).map { layer in
                var layer = layer
                layer.moves = moves + layer.moves
                return layer
            }
    }
}

extension VectorFidelity {
    /// The notes for the user about the picture's fidelity, a sentence each.
    package var notes: [Message] {
        var notes: [Message] = []
        if distance > 0 {
            notes.append(
                "vector formats: some curves are approximated, at most \(distance.shortestText) points off"
            )
        }
        if opacity > 0 {
            notes.append(
                "vector formats: some opacities are approximated, at most \(opacity.shortestText) off")
        }
        return notes + departures.map { "vector formats: \($0)" }
    }
}

extension VectorPicture.Move {
    /// Returns the largest error of the position of points.
    fileprivate func distance(_ points: [Point]) -> Double {
        switch self {
        case .shift(let curve, _): return curve.error
        case .turn(let curve, let center): return curve.error * 2 * .pi * center.farthest(points)
        case .grow(let curve, _, let center): return curve.error * center.farthest(points)
        }
    }
}

extension VectorPicture.Content {
    /// The points that the content passes through.
    fileprivate var corners: [Point] {
        switch self {
        case .area(let outline): return outline.corners
        case .stroke(let stroke):
            switch stroke.line {
            case .circle(let center, let radius): return [Point(x: center.x + radius, y: center.y)]
            case .straight(let from, _, _): return [from, stroke.line.end() ?? from]
            case .path(let outline, _, _): return outline.corners
            }
        }
    }
}

extension VectorPicture.Outline {
    fileprivate var corners: [Point] {
        paths.flatMap { path in
            path.elements.compactMap { element in
                switch element {
                case .move(let point), .line(let point), .curve(_, _, let point): point
                case .close: nil
                }
            }
        }
    }

    /// An upper bound of the length of the longest path: that of the polygon of its control points.
    fileprivate var length: Double {
        paths.map { path in
            let points = path.controlPoints
            return zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        }.max() ?? 0
    }
}

extension Point {
    fileprivate func farthest(_ points: [Point]) -> Double { points.map { distance(to: $0) }.max() ?? 0 }
}

extension VectorCurve {
    /// Whether the length passes through anything between zero and its greatest value.
    fileprivate var isPartial: Bool {
        let end = segments.reduce(0) { max($0, $1.start, $1.end) }
        return segments.contains { $0.start != $0.end || $0.start > 0 && $0.start < end }
    }
}
