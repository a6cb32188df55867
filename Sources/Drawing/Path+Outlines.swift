public import MotionCore

extension Path {
    /// The area within a closed outline, enlarged by `scale` around the origin and then moved to `center`.
    public static func area(_ outline: [ShapeCubic], scale: Double = 1, center: Point) -> Path {
        func place(_ point: PlanePoint) -> Point {
            Point(x: point.x * scale + center.x, y: point.y * scale + center.y)
        }
        var path = Path()
        guard let first = outline.first else { return path }
        path.move(to: place(first.start))
        for cubic in outline { path.curve(place(cubic.first), place(cubic.second), to: place(cubic.end)) }
        path.close()
        return path
    }

    /// A stroke along a smooth line, which is first moved by `offset`; a closed line has no ends.
    ///
    /// Half the width must not be more than the radius of the tightest bend.
    public static func stroke(
        _ line: [ShapeCubic], width: Double, cap: StrokeCap, isClosed: Bool = false, offset: Point
    ) -> Path {
        let half = width / 2
        // A piece that is no longer than rounding has no direction of its own.
        let lasting = line.filter { !$0.isPoint }
        let shown = lasting.isEmpty ? Array(line.prefix(1)) : lasting
        let pieces = shown.flatMap { $0.quarters }.map { cubic in
            cubic.mapped { PlanePoint($0.x + offset.x, $0.y + offset.y) }
        }
        var path = Path()
        guard let first = pieces.first, let last = pieces.last else { return path }
        if pieces.count <= 4, (last.end - first.start).length < 1e-6 {
            return disc(Point(first.start), radius: half)
        }
        let left = pieces.map { $0.offset(by: -half) }
        let right = pieces.reversed().map { $0.offset(by: half).backwards }
        path.move(to: Point(left[0].start))
        for cubic in left { path.curve(Point(cubic.first), Point(cubic.second), to: Point(cubic.end)) }
        if isClosed {
            path.close()
            path.move(to: Point(right[0].start))
        } else {
            path.end(last.end, last.endWay, half, cap)
            path.line(to: Point(right[0].start))
        }
        for cubic in right { path.curve(Point(cubic.first), Point(cubic.second), to: Point(cubic.end)) }
        if !isClosed {
            path.end(first.start, first.startWay * -1, half, cap)
        }
        path.close()
        return path
    }

    /// The cap at a point whose stroke goes on along `way`, from its left to its right.
    private mutating func end(_ point: PlanePoint, _ way: PlanePoint, _ half: Double, _ cap: StrokeCap) {
        switch cap {
        case .butt: break
        case .round: arc(Point(point), half, from: way.turns, by: 0.5)
        case .square:
            for side in [-1.0, 1] {
                let corner = point + (way + way.clockwise * side) * half
                line(to: Point(x: corner.x, y: corner.y))
            }
        }
    }

    /// The same area with every point changed.
    public func mapped(_ change: (Point) -> Point) -> Path {
        var path = Path()
        for element in elements {
            switch element {
            case .move(let point): path.move(to: change(point))
            case .line(let point): path.line(to: change(point))
            case .curve(let a, let b, let point): path.curve(change(a), change(b), to: change(point))
            case .close: path.close()
            }
        }
        return path
    }
}

extension ShapeCubic {
    /// Four parts of it, each of which bends so little that its parallel is a cubic, too.
    fileprivate var quarters: [ShapeCubic] {
        let (before, after) = split(at: 0.5)
        let (a, b) = before.split(at: 0.5)
        let (c, d) = after.split(at: 0.5)
        return [a, b, c, d]
    }

    /// Whether all of it is in one place.
    fileprivate var isPoint: Bool { [first, second, end].allSatisfy { ($0 - start).length < 1e-6 } }

    var startWay: PlanePoint { Self.way(start, [first, second, end]) }
    var endWay: PlanePoint { Self.way(end, [second, first, start]) * -1 }
    fileprivate var backwards: ShapeCubic { ShapeCubic(end, second, first, start) }

    /// The direction from a point to the first of others that is elsewhere.
    private static func way(_ from: PlanePoint, _ others: [PlanePoint]) -> PlanePoint {
        for other in others where (other - from).length > 1e-9 { return (other - from).unit }
        return PlanePoint(1, 0)
    }

    /// Its parallel, `distance` to the right.
    fileprivate func offset(by distance: Double) -> ShapeCubic {
        let (from, to) = (startWay, endWay)
        let (a, b) = (start + from.clockwise * distance, end + to.clockwise * distance)
        let chord = (end - start).length
        let ratio = chord > 1e-9 ? (b - a).length / chord : 1
        return ShapeCubic(
            a, a + from * ((first - start).length * ratio), b - to * ((end - second).length * ratio), b)
    }
}
