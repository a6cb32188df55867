/// The smallest upright rectangle around something, in points.
public struct Extent: Hashable, Sendable {
    /// The edges; `right` and `bottom` are not before `left` and `top`.
    public var left, top, right, bottom: Double

    /// A rectangle by its edges.
    public init(left: Double, top: Double, right: Double, bottom: Double) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// From the left edge to the right one.
    public var width: Double { right - left }
    /// From the top edge to the bottom one.
    public var height: Double { bottom - top }
}

extension Path {
    /// The smallest rectangle around all curves; nil for a path without any.
    public var extent: Extent? {
        var extent: Extent?
        var pen = Point(x: 0, y: 0)
        func include(_ point: Point) {
            guard let known = extent else {
                extent = Extent(left: point.x, top: point.y, right: point.x, bottom: point.y)
                return
            }
            extent = Extent(
                left: min(known.left, point.x), top: min(known.top, point.y),
                right: max(known.right, point.x), bottom: max(known.bottom, point.y))
        }
        for element in elements {
            switch element {
            case .move(let point): pen = point
            case .line(let point):
                include(pen)
                include(point)
                pen = point
            case .curve(let a, let b, let point):
                include(pen)
                include(point)
                let times = Self.turns(pen.x, a.x, b.x, point.x) + Self.turns(pen.y, a.y, b.y, point.y)
                for time in times { include(Self.cubic(pen, a, b, point, at: time)) }
                pen = point
            case .close: break
            }
        }
        return extent
    }

    /// This path enlarged and moved so that it fills a square of side 1 around 0 one way, and stays in its middle the
    /// other; nil where it has no area.
    public var fittedInUnitSquare: Path? {
        guard let extent, extent.width > 0, extent.height > 0 else { return nil }
        let scale = 1 / max(extent.width, extent.height)
        guard scale.isFinite else { return nil }
        return placed(
            scale: scale, x: -(extent.left + extent.right) / 2 * scale,
            y: -(extent.top + extent.bottom) / 2 * scale)
    }

    /// The times in `0...1` at which one coordinate of a cubic stands still.
    private static func turns(_ p: Double, _ a: Double, _ b: Double, _ q: Double) -> [Double] {
        // A third of the derivative: x t² + 2 y t + z.
        let (x, y, z) = (q - p + 3 * (a - b), p - 2 * a + b, a - p)
        var times: [Double] = []
        if x.magnitude < 1e-12 * (y.magnitude + z.magnitude) {
            if y != 0 { times = [-z / (2 * y)] }
        } else {
            let discriminant = y * y - x * z
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            times = [(-y + root) / x, (-y - root) / x]
        }
        return times.filter { $0 > 0 && $0 < 1 }
    }

    private static func cubic(_ p: Point, _ a: Point, _ b: Point, _ q: Point, at t: Double) -> Point {
        let s = 1 - t
        let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return Point(
            x: p.x * w0 + a.x * w1 + b.x * w2 + q.x * w3, y: p.y * w0 + a.y * w1 + b.y * w2 + q.y * w3)
    }
}
