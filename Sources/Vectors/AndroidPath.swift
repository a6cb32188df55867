internal import Basics
internal import Drawing
internal import MotionCore

/// An outline in the words of Android's vectors, as short as they go: thousandths of a point from where the pen stands, and parts of
/// circles as arcs. Lint advises against more than 800 characters (`VectorPath`), which devices take long to read.
struct AndroidPath {
    private(set) var text = ""
    /// The position of the pen and the start of its contour, in thousandths of a point.
    private var pen = (x: 0, y: 0)
    private var start = (x: 0, y: 0)

    init(_ path: Path) {
        var from = Point(x: 0, y: 0)
        var first = from
        var arc: CircleArc?
        for element in path.elements {
            if case .curve(let a, let b, let to) = element, let piece = CircleArc(from, a, b, to) {
                if let longer = arc?.joined(with: piece) {
                    arc = longer
                } else {
                    if let arc { add(arc) }
                    arc = piece
                }
                from = to
                continue
            }
            if let arc { add(arc) }
            arc = nil
            switch element {
            case .move(let to):
                move(to: to)
                (from, first) = (to, to)
            case .line(let to):
                text += " l" + step(to: to)
                from = to
            case .curve(let a, let b, let to):
                text += " c\(way(to: a)) \(way(to: b)) \(step(to: to))"
                from = to
            case .close:
                text += "z"
                (pen, from) = (start, first)
            }
        }
        if let arc { add(arc) }
    }

    /// A whole circle clockwise from 12 o'clock. Skia measures one of so many arcs well enough to trim it: of two half circles the
    /// ends are up to 1° off.
    init(circle center: Point, radius: Double) {
        let points = (0...16).map { center.moved(Direction(turns: Double($0) / 16), radius) }
        move(to: points[0])
        for (from, to) in zip(points, points.dropFirst()) {
            add(CircleArc(center: center, radius: radius, isClockwise: true, from: from, to: to))
        }
    }

    private mutating func move(to point: Point) {
        pen = Self.thousandths(point)
        start = pen
        text += (text.isEmpty ? "M" : " M") + Self.text(pen)
    }

    private mutating func add(_ arc: CircleArc) {
        let radius = arc.radius.decimal(3)
        text += " a\(radius),\(radius) 0 0 \(arc.isClockwise ? 1 : 0) " + step(to: arc.to)
    }

    /// The way to a point, where the pen then stands.
    private mutating func step(to point: Point) -> String {
        defer { pen = Self.thousandths(point) }
        return way(to: point)
    }

    private func way(to point: Point) -> String {
        let place = Self.thousandths(point)
        return Self.text((place.x - pen.x, place.y - pen.y))
    }

    private static func thousandths(_ point: Point) -> (x: Int, y: Int) {
        (Int((point.x * 1000).rounded()), Int((point.y * 1000).rounded()))
    }

    private static func text(_ place: (x: Int, y: Int)) -> String {
        (Double(place.x) / 1000).decimal(3) + "," + (Double(place.y) / 1000).decimal(3)
    }
}

/// A part of a circle, at most a quarter: the ends of longer arcs tell their center less and less well.
private struct CircleArc {
    let center: Point
    let radius: Double
    let isClockwise: Bool
    let from: Point
    let to: Point

    /// In points; far less than the thousandths that are written.
    private static let tolerance = 1e-5

    init(center: Point, radius: Double, isClockwise: Bool, from: Point, to: Point) {
        self.center = center
        self.radius = radius
        self.isClockwise = isClockwise
        self.from = from
        self.to = to
    }

    /// The arc that a cubic is; nil for any other curve.
    init?(_ from: Point, _ a: Point, _ b: Point, _ to: Point) {
        let (handle, last) = (a - from, to - b)
        let way = to - from
        let length = handle.length
        // Half of the way across the handle, in lengths of that.
        let bend = handle.x * way.y - handle.y * way.x
        guard length > 1e-3, bend.magnitude > 1e-3 * length * way.length else { return nil }
        let offset = way.dot(way) / (2 * bend)
        center = Point(x: from.x - handle.y * offset, y: from.y + handle.x * offset)
        radius = length * offset.magnitude
        (isClockwise, self.from, self.to) = (bend > 0, from, to)
        let (start, end) = (from - center, to - center)
        // A quarter or less, whose handles have the length of those of a circle and are at right angles to its radii.
        let cosine = start.dot(end) / (radius * radius)
        guard radius < 1e4, cosine > -1e-6 else { return nil }
        let half = ((1 + cosine) / 2).squareRoot()
        let expected = radius * 4 / 3 * ((1 - half) / (1 + half)).squareRoot()
        guard (length - expected).magnitude < Self.tolerance,
            (last.length - expected).magnitude < Self.tolerance,
            last.dot(end).magnitude < Self.tolerance * radius,
            isClockwise == (end.x * last.y > end.y * last.x)
        else { return nil }
    }

    /// Both as one arc; nil where they are not parts of one circle, or together more than a quarter of it.
    func joined(with next: CircleArc) -> CircleArc? {
        let (start, end) = (from - center, next.to - center)
        let isShort = start.dot(end) > -1e-6 * radius * radius
        guard isShort, isClockwise == next.isClockwise, center.distance(to: next.center) < Self.tolerance,
            (radius - next.radius).magnitude < Self.tolerance
        else { return nil }
        return CircleArc(center: center, radius: radius, isClockwise: isClockwise, from: from, to: next.to)
    }
}

extension Point {
    fileprivate static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
    fileprivate func dot(_ other: Point) -> Double { x * other.x + y * other.y }
    fileprivate var length: Double { dot(self).squareRoot() }
}
