internal import Drawing

extension VectorPicture.Layer {
    /// Whether a clip may hide a part of the layer: players draw outlines with a clip more coarsely, or cut them off.
    ///
    /// The layer is looked at where curves have keys, and twice in each frame.
    ///
    /// - Parameter duration: The length of the animation in milliseconds.
    func isCut(by clip: Path, duration: Double) -> Bool {
        guard let area = ConvexArea(clip) else { return true }
        return moments(duration).contains { time in
            guard let discs = discs(at: time) else { return true }
            return !discs.allSatisfy(area.contains)
        }
    }

    /// A point, or all points around one.
    fileprivate typealias Disc = (center: Point, radius: Double)

    private var curves: [VectorCurve] {
        let own: [VectorCurve?] =
            switch content {
            case .stroke(let stroke): [stroke.length, stroke.width]
            case .area(let outline): [outline.place]
            }
        return own.compactMap { $0 } + moves.map { $0.curve }
    }

    private func moments(_ duration: Double) -> [Double] {
        let moving = curves.filter { $0.constant == nil }
        if moving.isEmpty { return [0] }
        let frames = stride(from: 0, through: duration, by: 1000 / 120.0)
        return Array(frames) + moving.flatMap { $0.segments.flatMap { [$0.from, $0.to.nextDown] } }
    }

    /// Discs that have to be within a convex area for all that is seen at a time to be within it; nil where that is not known.
    private func discs(at time: Double) -> [Disc]? {
        let own: [Disc]
        switch content {
        case .stroke(let stroke):
            let radius = stroke.width.value(at: time) / 2
            guard case .straight(let from, _, let isDown) = stroke.line,
                let to = stroke.line.end(stroke.length.value(at: time))
            else { return nil }
            if radius <= 0 { return [] }
            let beyond = stroke.cap == .square ? radius : 0
            func moved(_ point: Point, along: Double = 0, across: Double = 0) -> Point {
                let (x, y) = isDown ? (across, along) : (along, across)
                return Point(x: point.x + x, y: point.y + y)
            }
            let ends = [moved(from, along: -beyond), moved(to, along: beyond)]
            own =
                stroke.cap == .round
                ? ends.map { ($0, radius) }
                : ends.flatMap { end in [-radius, radius].map { (moved(end, across: $0), 0) } }
        case .area(let outline):
            guard outline.place == nil else { return nil }
            own = outline.paths[0].corners.map { ($0, 0) }
        }
        return moves.reversed().reduce(own) { discs, move in
            discs?.reduce(into: []) { moved, disc in
                guard let disc = move.moved(disc, at: time) else {
                    moved = nil
                    return
                }
                moved?.append(disc)
            }
        }
    }
}

extension VectorPicture.Move {
    /// The disc at a time; nil where the move makes it another shape.
    fileprivate func moved(_ disc: VectorPicture.Layer.Disc, at time: Double) -> VectorPicture.Layer.Disc? {
        let (center, number) = (disc.center, curve.value(at: time))
        switch self {
        case .shift(_, let axis):
            let (x, y) = (axis == .vertical ? 0 : number, axis == .horizontal ? 0 : number)
            return (Point(x: center.x + x, y: center.y + y), disc.radius)
        case .grow(_, let axis, let about):
            guard axis == .both || disc.radius == 0 else { return nil }
            let (x, y) = (axis == .vertical ? 1 : number, axis == .horizontal ? 1 : number)
            return (
                Point(x: about.x + (center.x - about.x) * x, y: about.y + (center.y - about.y) * y),
                disc.radius * number.magnitude
            )
        case .turn: return nil
        }
    }
}

/// The inside of a line that turns one way only.
private struct ConvexArea {
    /// Of each side a point, and the direction to the inside.
    private let sides: [(start: Point, inward: Point)]
    /// So far out something may be, in points: curves are taken as several straight lines.
    private static let tolerance = 0.01

    /// - Returns: Nil where the path is of several lines, or of one that has a dent.
    init?(_ path: Path) {
        var corners = path.corners.reduce(into: [Point]()) { corners, point in
            if corners.last.map({ $0.distance(to: point) > 1e-6 }) ?? true { corners.append(point) }
        }
        while let first = corners.first, let last = corners.last, corners.count > 1,
            first.distance(to: last) <= 1e-6
        {
            corners.removeLast()
        }
        let count = corners.count
        let moves = path.elements.filter { if case .move = $0 { true } else { false } }
        guard count > 2, moves.count == 1 else { return nil }
        let ways = corners.indices.map { index in
            let (from, to) = (corners[index], corners[(index + 1) % count])
            let length = from.distance(to: to)
            return Point(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
        }
        let turns = ways.indices.map { index in
            let (way, next) = (ways[index], ways[(index + 1) % count])
            return way.x * next.y - way.y * next.x
        }
        let isClockwise = turns.contains { $0 > 1e-6 }
        guard turns.allSatisfy({ isClockwise ? $0 > -1e-6 : $0 < 1e-6 }) else { return nil }
        sides = zip(corners, ways).map { corner, way in
            (corner, isClockwise ? Point(x: -way.y, y: way.x) : Point(x: way.y, y: -way.x))
        }
    }

    func contains(_ disc: VectorPicture.Layer.Disc) -> Bool {
        sides.allSatisfy { side in
            let (x, y) = (disc.center.x - side.start.x, disc.center.y - side.start.y)
            return x * side.inward.x + y * side.inward.y >= disc.radius - Self.tolerance
        }
    }
}

extension Path {
    /// Points along all lines, close enough together for curves.
    fileprivate var corners: [Point] {
        var corners: [Point] = []
        for element in elements {
            switch element {
            case .move(let point), .line(let point): corners.append(point)
            case .curve(let a, let b, let end):
                guard let start = corners.last else { continue }
                corners += (1...8).map { .cubic(start, a, b, end, at: Double($0) / 8) }
            case .close: break
            }
        }
        return corners
    }
}

extension Point {
    /// A point of a cubic, at a share of its way.
    fileprivate static func cubic(_ start: Point, _ a: Point, _ b: Point, _ end: Point, at share: Double)
        -> Point
    {
        let rest = 1 - share
        let (p, q) = (rest * rest * rest, 3 * rest * rest * share)
        let (r, s) = (3 * rest * share * share, share * share * share)
        return Point(
            x: p * start.x + q * a.x + r * b.x + s * end.x, y: p * start.y + q * a.y + r * b.y + s * end.y)
    }
}
