/// A polygon with rounded corners, as androidx graphics-shapes builds them (Apache-2.0).
public struct RoundedPolygon: Hashable, Sendable {
    /// A corner before it is rounded.
    public struct Vertex: Hashable, Sendable {
        /// The point at which both sides would meet.
        public var point: PlanePoint
        /// The radius of the requested arc, and the extent to which it blends into the sides, in `0...1`.
        public var radius, smoothing: Double

        /// Creates a corner with a radius; the arc is shortened where the sides have no room for it.
        public init(_ x: Double, _ y: Double, radius: Double = 0, smoothing: Double = 0) {
            (point, self.radius, self.smoothing) = (PlanePoint(x, y), radius, smoothing)
        }
    }

    /// A rounded corner: a flank, an arc and a flank; or a single point.
    struct Corner: Hashable, Sendable {
        var cubics: [ShapeCubic]
        let isConvex: Bool
    }

    /// The corners in their order, and the straight sides that follow them.
    private(set) var corners: [Corner]
    private(set) var edges: [ShapeCubic]
    /// The origin of angles and distances.
    public private(set) var center: PlanePoint

    /// Creates the polygon through at least three corners, clockwise.
    public init(_ vertices: [Vertex], center: PlanePoint = PlanePoint(0, 0)) {
        let count = vertices.count
        precondition(count >= 3, "a polygon has corners")
        let cuts = vertices.indices.map { index in
            CornerCut(
                vertices[index], before: vertices[(index + count - 1) % count].point,
                after: vertices[(index + 1) % count].point)
        }
        /// The shares of a side that both cuts and their smoothing may use.
        let shares = vertices.indices.map { index -> (cut: Double, rest: Double) in
            let (one, other) = (cuts[index], cuts[(index + 1) % count])
            let length = (vertices[(index + 1) % count].point - vertices[index].point).length
            let (cut, full) = (one.cut + other.cut, one.fullCut + other.fullCut)
            if cut > length { return (length / cut, 0) }
            return full > length ? (1, (length - cut) / (full - cut)) : (1, 1)
        }
        let corners = vertices.indices.map { index -> Corner in
            let (cut, before, after) = (cuts[index], shares[(index + count - 1) % count], shares[index])
            func room(_ share: (cut: Double, rest: Double)) -> Double {
                cut.cut * share.cut + (cut.fullCut - cut.cut) * share.rest
            }
            return Corner(
                cubics: cut.cubics(before: room(before), after: room(after)), isConvex: cut.isConvex)
        }
        edges = corners.indices.map { index in
            let next = corners[(index + 1) % count]
            return .line(corners[index].cubics[corners[index].cubics.count - 1].end, next.cubics[0].start)
        }
        self.corners = corners
        self.center = center
    }

    /// Returns the polygon with every point changed: moved, turned or scaled, not mirrored.
    func mapped(_ change: (PlanePoint) -> PlanePoint) -> RoundedPolygon {
        var polygon = self
        for index in corners.indices {
            polygon.corners[index].cubics = corners[index].cubics.map { $0.mapped(change) }
            polygon.edges[index] = edges[index].mapped(change)
        }
        polygon.center = change(center)
        return polygon
    }

    /// All corners and sides, from the first flank of the first corner on.
    var pieces: [ShapeCubic] { corners.indices.flatMap { corners[$0].cubics + [edges[$0]] } }

    /// The outline for drawing: from the middle of the first corner around, without pieces that are points.
    public var outline: [ShapeCubic] {
        var pieces = pieces
        if corners[0].cubics.count == 3 {
            let (before, after) = pieces[1].split(at: 0.5)
            pieces = [after] + pieces[2...] + [pieces[0], before]
        }
        var kept: [ShapeCubic] = []
        for piece in pieces {
            if !piece.isPoint {
                kept.append(piece)
            } else if !kept.isEmpty {
                kept[kept.count - 1].end = piece.end
            }
        }
        if !kept.isEmpty { kept[kept.count - 1].end = kept[0].start }
        return kept
    }

    /// The polygon moved to the origin and scaled so that its furthest point is 1 from there.
    public var normalizedRadially: RoundedPolygon {
        let far = outline.reduce(0) { far, cubic in
            max(far, (cubic.start - center).length, (cubic.point(at: 0.5) - center).length)
        }
        return mapped { ($0 - center) * (1 / far) }
    }

    /// The polygon moved into the unit square: the box of its control points is scaled by its longer side and centered.
    public var normalizedInBox: RoundedPolygon {
        let box = outline.controlBox
        let side = max(box.high.x - box.low.x, box.high.y - box.low.y)
        let middle = (box.low + box.high) * 0.5
        return mapped { ($0 - middle) * (1 / side) + PlanePoint(0.5, 0.5) }
    }
}

/// The lengths that the rounding of a corner takes from its two sides.
private struct CornerCut {
    let vertex: RoundedPolygon.Vertex
    let before, after: PlanePoint
    /// The directions to both neighbors, unit vectors.
    let toBefore, toAfter: PlanePoint
    /// The distance from the corner at which its arc would begin, without and with its smoothing.
    let cut, fullCut: Double

    init(_ vertex: RoundedPolygon.Vertex, before: PlanePoint, after: PlanePoint) {
        self.vertex = vertex
        self.before = before
        self.after = after
        (toBefore, toAfter) = ((before - vertex.point).unit, (after - vertex.point).unit)
        let cosine = PlanePoint.dot(toBefore, toAfter)
        let sine = max(1 - cosine * cosine, 0).squareRoot()
        cut = sine > 1e-3 ? vertex.radius * (1 + cosine) / sine : 0
        fullCut = (1 + vertex.smoothing) * cut
    }

    var isConvex: Bool { PlanePoint.cross(vertex.point - before, after - vertex.point) > 0 }

    func cubics(before roomBefore: Double, after roomAfter: Double) -> [ShapeCubic] {
        let (corner, room) = (vertex.point, min(roomBefore, roomAfter))
        if cut < ShapeCubic.tiny || room < ShapeCubic.tiny || vertex.radius < ShapeCubic.tiny {
            return [.line(corner, corner)]
        }
        let cut = min(room, cut)
        let radius = vertex.radius * cut / self.cut
        let center = corner + (toBefore + toAfter).unit * (radius * radius + cut * cut).squareRoot()
        let (touchBefore, touchAfter) = (corner + toBefore * cut, corner + toAfter * cut)
        func flank(
            _ way: PlanePoint, _ side: PlanePoint, _ touch: PlanePoint, _ other: PlanePoint, _ room: Double
        )
            -> ShapeCubic
        {
            let smoothing = smoothing(room)
            let start = corner + way * (cut * (1 + smoothing))
            let toward = touch + (other - touch) * (smoothing / 2)
            let end = center + (toward - center).unit * radius
            let knee = Self.meeting(side, way, end, (end - center).clockwise) ?? touch
            return ShapeCubic(start, (start + knee * 2) * (1 / 3.0), knee, end)
        }
        let one = flank(toBefore, before, touchBefore, touchAfter, roomBefore)
        let other = flank(toAfter, after, touchAfter, touchBefore, roomAfter)
        return [one, Self.arc(center, one.end, other.end), other.reversed]
    }

    private func smoothing(_ room: Double) -> Double {
        if room > fullCut { return vertex.smoothing }
        return room > cut ? vertex.smoothing * (room - cut) / (fullCut - cut) : 0
    }

    /// Returns the point at which the line through `a` along `way` meets the one through `b` along `other`; nil where they
    /// are nearly parallel.
    private static func meeting(_ a: PlanePoint, _ way: PlanePoint, _ b: PlanePoint, _ other: PlanePoint)
        -> PlanePoint?
    {
        let side = other.unit.clockwise
        let (share, whole) = (PlanePoint.dot(b - a, side), PlanePoint.dot(way, side))
        if whole.magnitude < ShapeCubic.tiny || whole.magnitude < ShapeCubic.tiny * share.magnitude {
            return nil
        }
        return a + way * (share / whole)
    }

    /// Returns an arc of less than half a turn as one cubic.
    private static func arc(_ center: PlanePoint, _ start: PlanePoint, _ end: PlanePoint) -> ShapeCubic {
        let (from, to) = ((start - center).unit, (end - center).unit)
        let cosine = PlanePoint.dot(from, to)
        if cosine > 0.999 { return .line(start, end) }
        let rest = 1 - cosine
        let handle =
            (start - center).length * 4 / 3
            * ((2 * rest).squareRoot() - max(1 - cosine * cosine, 0).squareRoot()) / rest
        let side = PlanePoint.dot(from.clockwise, end - start) >= 0 ? 1.0 : -1.0
        return ShapeCubic(
            start, start + from.clockwise * (side * handle), end - to.clockwise * (side * handle), end)
    }
}
