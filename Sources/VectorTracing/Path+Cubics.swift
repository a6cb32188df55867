internal import Drawing
internal import MotionCore

extension ShapeCubic {
    /// The cubic as this many pieces, even by its parameter.
    func divided(into count: Int) -> [ShapeCubic] {
        var (pieces, rest) = ([ShapeCubic](), self)
        for left in stride(from: count, to: 1, by: -1) {
            let (piece, after) = rest.split(at: 1 / Double(left))
            pieces.append(piece)
            rest = after
        }
        return pieces + [rest]
    }
}

extension Path {
    /// The line through cubics, which is not filled.
    static func line(_ line: [ShapeCubic], isClosed: Bool) -> Path {
        var path = Path()
        guard let first = line.first else { return path }
        path.move(to: Point(first.start))
        for cubic in line { path.curve(Point(cubic.first), Point(cubic.second), to: Point(cubic.end)) }
        if isClosed { path.close() }
        return path
    }

    static func point(_ point: PlanePoint) -> Path {
        var path = Path()
        path.move(to: Point(point))
        return path
    }
}
