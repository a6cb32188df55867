public import MotionCore

/// A line of a path.
public struct PathLine: Hashable, Sendable {
    /// Its pieces, each of which begins where the one before ends.
    public var cubics: [ShapeCubic]
    /// Whether the line ends where it begins.
    public var isClosed: Bool

    /// A line by its pieces.
    public init(_ cubics: [ShapeCubic], isClosed: Bool) { (self.cubics, self.isClosed) = (cubics, isClosed) }

    /// The line with a straight way back where it is open.
    package var closed: PathLine {
        guard !isClosed, let first = cubics.first, let last = cubics.last else { return self }
        let way = (first.start - last.end).length > 0 ? [ShapeCubic.line(last.end, first.start)] : []
        return PathLine(cubics + way, isClosed: true)
    }
}

extension Path {
    /// A stroke along any line. Where it bends more tightly than half its width, it has round joins.
    public static func joined(
        _ line: [ShapeCubic], width: Double, cap: StrokeCap, join: StrokeJoin = .round, isClosed: Bool
    ) -> Path {
        let half = width / 2
        var pieces: [ShapeCubic] = []
        /// The numbers of the pieces with which a piece of the line begins.
        var corners: Set<Int> = []
        for cubic in line where !cubic.isShorter(than: 1e-9) {
            corners.insert(pieces.count)
            pieces += cubic.flattened(tighterThan: half)
        }
        var path = Path()
        guard let first = pieces.first, let last = pieces.last else {
            if !isClosed, cap != .butt, let point = line.first?.start { path.addDot(point, half, cap) }
            return path
        }
        let origin = Point(x: 0, y: 0)
        func bends(_ before: ShapeCubic, _ after: ShapeCubic) -> Bool {
            PlanePoint.dot(before.endWay, after.startWay) < 0.9995
        }
        let isSmooth = !zip(pieces, pieces.dropFirst()).contains(where: bends)
        if isClosed, isSmooth, !bends(last, first) {
            return .stroke(pieces, width: width, cap: cap, isClosed: true, offset: origin)
        }
        var run: [ShapeCubic] = []
        var runs: [[ShapeCubic]] = []
        for (index, piece) in pieces.enumerated() {
            if let before = run.last, bends(before, piece) {
                runs.append(run)
                run = []
                path.addJoin(before, piece, half, corners.contains(index) ? join : .round)
            }
            run.append(piece)
        }
        runs.append(run)
        if isClosed { path.addJoin(last, first, half, join) }
        for (index, run) in runs.enumerated() {
            path.add(.stroke(run, width: width, cap: .butt, offset: origin))
            guard !isClosed, cap != .butt else { continue }
            if index == 0 { path.addCap(first.start, first.startWay * -1, half, cap) }
            if index == runs.count - 1 { path.addCap(last.end, last.endWay, half, cap) }
        }
        return path
    }

    /// Fills the corner between two pieces, clockwise as strokes are.
    private mutating func addJoin(
        _ before: ShapeCubic, _ after: ShapeCubic, _ half: Double, _ join: StrokeJoin
    ) {
        let corner = after.start
        let (from, to) = (before.endWay, after.startWay)
        let isClockwise = PlanePoint.cross(from, to) > 0
        let side = isClockwise ? -half : half
        let sides = [from.clockwise * side, to.clockwise * side]
        let (first, last) = isClockwise ? (sides[0], sides[1]) : (sides[1], sides[0])
        move(to: Point(corner))
        line(to: Point(corner + first))
        switch join {
        case .bevel: break
        case .miter(let limit):
            // Twice the square of the cosine of half the angle by which the way turns.
            let spread = 1 + PlanePoint.dot(from, to)
            if spread * limit * limit >= 2 { line(to: Point(corner + (first + last) * (1 / spread))) }
        case .round:
            // Angles of points are counted from the right, those of arcs from the top.
            let start = first.turns
            let sweep = last.turns - start
            arc(Point(corner), half, from: start + 0.25, by: sweep < 0 ? sweep + 1 : sweep)
        }
        line(to: Point(corner + last))
        close()
    }

    /// A line without any length: what its caps make of it.
    private mutating func addDot(_ point: PlanePoint, _ half: Double, _ cap: StrokeCap) {
        if cap == .round { return add(.disc(Point(point), radius: half)) }
        for way in [PlanePoint(1, 0), PlanePoint(-1, 0)] { addCap(point, way, half, cap) }
    }

    private mutating func addCap(_ point: PlanePoint, _ way: PlanePoint, _ half: Double, _ cap: StrokeCap) {
        if cap == .round {
            add(.disc(Point(point), radius: half))
            return
        }
        let side = way.clockwise * -half
        let ahead = point + way * half
        move(to: Point(point + side))
        line(to: Point(ahead + side))
        line(to: Point(ahead - side))
        line(to: Point(point - side))
        close()
    }

    /// Its lines, each with its pieces; straight ones as cubics as well.
    public var lines: [PathLine] {
        var lines: [PathLine] = []
        var cubics: [ShapeCubic] = []
        var (start, pen) = (PlanePoint(0, 0), PlanePoint(0, 0))
        func end(isClosed: Bool) {
            if !cubics.isEmpty { lines.append(PathLine(cubics, isClosed: isClosed)) }
            cubics = []
        }
        for element in elements {
            switch element {
            case .move(let point):
                end(isClosed: false)
                (start, pen) = (point.plane, point.plane)
            case .line(let point):
                cubics.append(.line(pen, point.plane))
                pen = point.plane
            case .curve(let a, let b, let point):
                cubics.append(ShapeCubic(pen, a.plane, b.plane, point.plane))
                pen = point.plane
            case .close:
                if (start - pen).length > 0 { cubics.append(.line(pen, start)) }
                pen = start
                end(isClosed: true)
            }
        }
        end(isClosed: false)
        return lines
    }
}

extension ShapeCubic {
    fileprivate func isShorter(than length: Double) -> Bool {
        [first, second, end].allSatisfy { ($0 - start).length < length }
    }

    /// Straight pieces of what bends more tightly than `radius`, else all of it as it is.
    fileprivate func flattened(tighterThan radius: Double) -> [ShapeCubic] {
        let count = 48
        let points = (0...count).map { point(at: Double($0) / Double(count)) }
        let isTight = (1..<count).contains { index in
            let (a, b) = (points[index] - points[index - 1], points[index + 1] - points[index])
            let cross = PlanePoint.cross(a, b).magnitude
            // The radius of the circle through three points is the product of their distances over four times their area.
            let product = a.length * b.length * (points[index + 1] - points[index - 1]).length
            return cross > 1e-12 && product < 2 * cross * radius * 1.05
        }
        guard isTight else { return [self] }
        return zip(points, points.dropFirst()).map { from, to in
            let third = (to - from) * (1 / 3.0)
            return ShapeCubic(from, from + third, to - third, to)
        }
    }
}
