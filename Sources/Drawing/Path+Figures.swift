public import MotionCore

extension Path {
    /// A disc.
    public static func disc(_ center: Point, radius: Double) -> Path {
        var path = Path()
        path.move(to: center.moved(Direction(turns: 0), radius))
        path.arc(center, radius, from: 0, by: 1)
        path.close()
        return path
    }

    /// A straight stroke with round ends.
    public static func line(_ from: Point, _ to: Point, width: Double) -> Path {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return disc(from, radius: width / 2) }
        // Left of the way, and the way itself.
        let side = Direction(x: dy / length, y: -dx / length)
        let half = width / 2
        var path = Path()
        path.move(to: from.moved(side, half))
        path.line(to: to.moved(side, half))
        path.halfDisc(to, half, side)
        path.line(to: from.moved(side, -half))
        path.halfDisc(from, half, Direction(x: -side.x, y: -side.y))
        path.close()
        return path
    }

    /// From the point in direction `from` clockwise to the opposite one, in two quarters.
    private mutating func halfDisc(_ center: Point, _ radius: Double, _ from: Direction) {
        // The handle of a quarter circle: off by 0.0003 of the radius.
        let handle = radius * 0.552_284_749_830_793_4
        var from = from
        for _ in 0..<2 {
            let to = from.clockwise
            let (a, b) = (center.moved(from, radius), center.moved(to, radius))
            curve(a.moved(from.clockwise, handle), b.moved(to.clockwise, -handle), to: b)
            from = to
        }
    }

    /// A rectangle with round corners; the radius is at most half the shorter side.
    public static func rectangle(
        x: Double, y: Double, width: Double, height: Double, radius: Double = 0
    ) -> Path {
        var path = Path()
        path.rectangle(x: x, y: y, width: width, height: height, radius: radius)
        return path
    }

    /// The frame between two rectangles with round corners, the inner one as far inside of the outer one on every side.
    ///
    /// - Parameters:
    ///   - x: The left side of the outer one.
    ///   - y: Its top.
    ///   - width: Its width.
    ///   - height: Its height.
    ///   - radius: That of its corners; at most half the shorter side.
    ///   - thickness: The distance from the outer to the inner one; at most half the shorter side.
    public static func frame(
        x: Double, y: Double, width: Double, height: Double, radius: Double, thickness: Double
    ) -> Path {
        var path = Path()
        path.rectangle(x: x, y: y, width: width, height: height, radius: radius)
        path.rectangle(
            x: x + thickness, y: y + thickness, width: width - 2 * thickness, height: height - 2 * thickness,
            radius: max(radius - thickness, 0), isHole: true)
        return path
    }

    private mutating func rectangle(
        x: Double, y: Double, width: Double, height: Double, radius: Double, isHole: Bool = false
    ) {
        let radius = min(radius, width / 2, height / 2)
        let corners = [
            (Point(x: x + width - radius, y: y + radius), 0.0),
            (Point(x: x + width - radius, y: y + height - radius), 0.25),
            (Point(x: x + radius, y: y + height - radius), 0.5), (Point(x: x + radius, y: y + radius), 0.75),
        ]
        for index in corners.indices {
            let (center, first) = corners[isHole ? 3 - index : index]
            let (turns, sweep) = isHole ? (first + 0.25, -0.25) : (first, 0.25)
            let start = center.moved(Direction(turns: turns), radius)
            if index == 0 { move(to: start) } else { line(to: start) }
            if radius > 0 { arc(center, radius, from: turns, by: sweep) }
        }
        close()
    }

    /// A full ring: two circles in opposite directions.
    public static func ring(_ center: Point, radius: Double, width: Double) -> Path {
        var outline = Path()
        for (edge, sweep) in [(radius + width / 2, 1.0), (radius - width / 2, -1.0)] where edge > 0 {
            outline.move(to: center.moved(Direction(turns: 0), edge))
            outline.arc(center, edge, from: 0, by: sweep)
            outline.close()
        }
        return outline
    }

    /// A stroked arc with its caps.
    public static func arc(
        _ center: Point, radius: Double, width: Double, span: ArcSpan, cap: StrokeCap
    ) -> Path {
        let (tail, head) = (Direction(turns: span.start), Direction(turns: span.end))
        let half = width / 2
        var outline = Path()
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
