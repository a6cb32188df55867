internal import Drawing
internal import MotionCore

/// A point in pixels, y down.
struct Point: Hashable {
    var x, y: Double

    static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }

    /// This point moved by `distance` along `direction`.
    func moved(_ direction: Direction, _ distance: Double) -> Point {
        Point(x: x + direction.x * distance, y: y + direction.y * distance)
    }
}

/// A closed path to fill, in pixels.
///
/// Curves are built here, not by Cairo's own arc and stroke calls: those use the system's
/// trigonometry, whose last bits differ between processors.
struct Outline {
    enum Element {
        case move(Point)
        case line(Point)
        case curve(Point, Point, Point)
        case close
    }

    private(set) var elements: [Element] = []

    mutating func move(to point: Point) { elements.append(.move(point)) }
    mutating func line(to point: Point) { elements.append(.line(point)) }
    mutating func curve(_ a: Point, _ b: Point, to point: Point) { elements.append(.curve(a, b, point)) }
    mutating func close() { elements.append(.close) }

    /// Adds an arc from where the path stands, which must be its first point: around `center`, from
    /// `start` by `sweep` turns, clockwise where `sweep` is positive.
    mutating func arc(_ center: Point, _ radius: Double, from start: Double, by sweep: Double) {
        // A sixteenth of a turn as one cubic is off by less than a ten-millionth of the radius.
        let pieces = max(1, (sweep.magnitude * 16).rounded(.up))
        let step = sweep / pieces
        let quarter = Direction(turns: step / 4)
        // 4/3 · tan(angle / 4); the direction of a quarter step is (sin, -cos).
        let handle = radius * 4 / 3 * (quarter.x / -quarter.y)
        var from = Direction(turns: start)
        for piece in stride(from: 1, through: pieces, by: 1) {
            let to = Direction(turns: start + step * piece)
            let (a, b) = (center.moved(from, radius), center.moved(to, radius))
            elements.append(.curve(a.moved(from.clockwise, handle), b.moved(to.clockwise, -handle), b))
            from = to
        }
    }

    /// The pixels that the path can touch on a canvas of this size.
    func bounds(_ width: Int, _ height: Int) -> PixelRect {
        var (low, high) = (Point(x: .infinity, y: .infinity), Point(x: -.infinity, y: -.infinity))
        func include(_ point: Point) {
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        for element in elements {
            switch element {
            case .move(let p), .line(let p): include(p)
            // A curve lies between its control points.
            case .curve(let a, let b, let p): for point in [a, b, p] { include(point) }
            case .close: break
            }
        }
        return PixelRect(
            columns: PixelRect.centers(low.x - 0.5, high.x + 0.5, below: width),
            rows: PixelRect.centers(low.y - 0.5, high.y + 0.5, below: height))
    }

    /// A full ring: two circles in opposite directions.
    static func ring(_ center: Point, radius: Double, width: Double) -> Outline {
        var outline = Outline()
        for (edge, sweep) in [(radius + width / 2, 1.0), (radius - width / 2, -1.0)] where edge > 0 {
            outline.move(to: center.moved(Direction(turns: 0), edge))
            outline.arc(center, edge, from: 0, by: sweep)
            outline.close()
        }
        return outline
    }

    /// A stroked arc with its caps.
    static func arc(
        _ center: Point, radius: Double, width: Double, span: ArcSpan, cap: StrokeCap
    ) -> Outline {
        let (tail, head) = (Direction(turns: span.start), Direction(turns: span.end))
        let half = width / 2
        var outline = Outline()
        outline.move(to: center.moved(tail, radius + half))
        outline.arc(center, radius + half, from: span.start, by: span.sweep)
        outline.end(center.moved(head, radius), half, head, beyond: head.clockwise, turns: span.end, cap)
        outline.arc(center, radius - half, from: span.end, by: -span.sweep)
        let back = Direction(x: -tail.clockwise.x, y: -tail.clockwise.y)
        let inward = Direction(x: -tail.x, y: -tail.y)
        outline.end(center.moved(tail, radius), half, inward, beyond: back, turns: span.start + 0.5, cap)
        outline.close()
        return outline
    }

    /// Draws a cap around `point`, from its side in direction `from` to the opposite side.
    private mutating func end(
        _ point: Point, _ half: Double, _ from: Direction, beyond: Direction, turns: Double, _ cap: StrokeCap
    ) {
        switch cap {
        case .butt: break
        case .round: arc(point, half, from: turns, by: 0.5)
        case .square:
            line(to: point.moved(from, half).moved(beyond, half))
            line(to: point.moved(from, -half).moved(beyond, half))
        }
        line(to: point.moved(from, -half))
    }
}
