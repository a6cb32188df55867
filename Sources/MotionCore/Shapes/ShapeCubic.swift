/// A cubic Bézier curve, a piece of an outline.
public struct ShapeCubic: Hashable, Sendable {
    /// The start, the two control points and the end.
    public var start, first, second, end: PlanePoint

    /// Creates a cubic from its four points.
    public init(_ start: PlanePoint, _ first: PlanePoint, _ second: PlanePoint, _ end: PlanePoint) {
        self.start = start
        self.first = first
        self.second = second
        self.end = end
    }

    /// Creates a straight piece, with its handles at thirds.
    package static func line(_ start: PlanePoint, _ end: PlanePoint) -> ShapeCubic {
        let third = (end - start) * (1 / 3.0)
        return ShapeCubic(start, start + third, end - third, end)
    }

    /// Returns the point at a parameter in `0...1`.
    public func point(at t: Double) -> PlanePoint {
        let s = 1 - t
        return start * (s * s * s) + first * (3 * s * s * t) + second * (3 * s * t * t) + end * (t * t * t)
    }

    /// Returns both parts, before and after a parameter.
    public func split(at t: Double) -> (ShapeCubic, ShapeCubic) {
        func between(_ a: PlanePoint, _ b: PlanePoint) -> PlanePoint { a * (1 - t) + b * t }
        let (a, b, c) = (between(start, first), between(first, second), between(second, end))
        let (d, e) = (between(a, b), between(b, c))
        let middle = between(d, e)
        return (ShapeCubic(start, a, d, middle), ShapeCubic(middle, e, c, end))
    }

    /// The same cubic from its end to its start.
    package var reversed: ShapeCubic { ShapeCubic(end, second, first, start) }

    /// Returns the cubic with every point changed in the same way.
    public func mapped(_ change: (PlanePoint) -> PlanePoint) -> ShapeCubic {
        ShapeCubic(change(start), change(first), change(second), change(end))
    }

    /// The published threshold below which two points count as one.
    static let tiny = 1e-4

    /// Whether the piece begins and ends in the same place.
    var isPoint: Bool {
        (end.x - start.x).magnitude < Self.tiny && (end.y - start.y).magnitude < Self.tiny
    }
}

extension [ShapeCubic] {
    /// The box of all control points, as its corners.
    public var controlBox: (low: PlanePoint, high: PlanePoint) {
        var (low, high) = (PlanePoint(.infinity, .infinity), PlanePoint(-.infinity, -.infinity))
        for cubic in self {
            for point in [cubic.start, cubic.first, cubic.second, cubic.end] {
                low = PlanePoint(Swift.min(low.x, point.x), Swift.min(low.y, point.y))
                high = PlanePoint(Swift.max(high.x, point.x), Swift.max(high.y, point.y))
            }
        }
        return (low, high)
    }

    /// Returns the point at which a ray from the origin leaves a closed outline for good, at an angle clockwise from 12
    /// o'clock.
    public func outermost(turns: Double) -> PlanePoint {
        let way = PlanePoint(0, -1).turned(turns)
        var best = 0.0
        let steps = 16
        func side(_ point: PlanePoint) -> Double { PlanePoint.cross(way, point) }
        for cubic in self {
            var from = 0.0
            var before = side(cubic.start)
            for step in 1...steps {
                let to = Double(step) / Double(steps)
                let after = side(cubic.point(at: to))
                if (before <= 0) != (after <= 0) || before == 0 {
                    var (low, high) = (from, to)
                    for _ in 0..<48 where before != 0 {
                        let middle = (low + high) / 2
                        if (side(cubic.point(at: middle)) <= 0) == (before <= 0) {
                            low = middle
                        } else {
                            high = middle
                        }
                    }
                    best = Swift.max(best, PlanePoint.dot(way, cubic.point(at: low)))
                }
                (from, before) = (to, after)
            }
        }
        return way * best
    }
}
