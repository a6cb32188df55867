internal import MotionCore

extension Path {
    /// Adds an elliptical arc between two points as SVG describes it, in pieces of at most a sixteenth of a turn. Radii that
    /// are too small to reach are enlarged; without a radius it is a line.
    ///
    /// Angles are halved as vectors, with square roots alone: their bits are the same on every processor.
    ///
    /// - Parameters:
    ///   - from: The current point of the path.
    ///   - degrees: The clockwise rotation of the ellipse.
    mutating func ellipse(
        from: Point, to: Point, rx: Double, ry: Double, degrees: Double, isLarge: Bool, isClockwise: Bool
    ) {
        if from == to { return }
        guard rx > 0, ry > 0 else { return line(to: to) }
        let turned = Direction(turns: degrees / 360)
        // Of the turn: the direction's x is its sine, and its y the cosine upwards.
        let (sine, cosine) = (turned.x, -turned.y)
        let (halfX, halfY) = ((from.x - to.x) / 2, (from.y - to.y) / 2)
        // Half the way, on axes along the ellipse's and in its radii: from the way's middle to `from`.
        var x = (cosine * halfX + sine * halfY) / rx
        var y = (cosine * halfY - sine * halfX) / ry
        let square = x * x + y * y
        let scale = max(1, square.squareRoot())
        (x, y) = (x / scale, y / scale)
        let reach = x * x + y * y
        guard reach > 0, square.isFinite else { return line(to: to) }
        let offset = (max(0, 1 - reach) / reach).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let center = Unit(x: offset * y, y: -offset * x)
        let axes = Axes(
            rx: rx * scale, ry: ry * scale, sine: sine, cosine: cosine,
            middle: Point(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2), center: center)
        let (a, b) = (Unit(x: x - center.x, y: y - center.y), Unit(x: -x - center.x, y: -y - center.y))
        addArc(a, b, axes, isLarge: isLarge, side: isClockwise ? 1 : -1, halvings: 4, end: to)
    }

    /// A vector in radii of an ellipse.
    private struct Unit {
        var x, y: Double

        var length: Double { (x * x + y * y).squareRoot() }
    }

    /// From radii of an ellipse to points of the picture.
    private struct Axes {
        let rx, ry, sine, cosine: Double
        let middle: Point
        let center: Unit

        func point(_ unit: Unit) -> Point {
            let (x, y) = ((unit.x + center.x) * rx, (unit.y + center.y) * ry)
            return Point(x: middle.x + cosine * x - sine * y, y: middle.y + sine * x + cosine * y)
        }
    }

    private mutating func addArc(
        _ a: Unit, _ b: Unit, _ axes: Axes, isLarge: Bool, side: Double, halvings: Int, end: Point
    ) {
        let chord = Unit(x: a.x - b.x, y: a.y - b.y)
        guard halvings > 0 else {
            // 4/3 · tan(angle / 4), of an angle whose half has this sine and cosine.
            let sine = min(chord.length / 2, 1)
            let handle = side * 4 / 3 * sine / (1 + (1 - sine * sine).squareRoot())
            curve(
                axes.point(Unit(x: a.x - handle * a.y, y: a.y + handle * a.x)),
                axes.point(Unit(x: b.x + handle * b.y, y: b.y - handle * b.x)), to: end)
            return
        }
        let middle = Self.middle(a, b, chord, isLarge: isLarge, side: side)
        let rest = halvings - 1
        addArc(a, middle, axes, isLarge: false, side: side, halvings: rest, end: axes.point(middle))
        addArc(middle, b, axes, isLarge: false, side: side, halvings: rest, end: end)
    }

    /// Halfway from `a` to `b` around the unit circle: across the chord, or where that is short, along the sum.
    private static func middle(_ a: Unit, _ b: Unit, _ chord: Unit, isLarge: Bool, side: Double) -> Unit {
        let length = chord.length
        if length > 0.5 { return Unit(x: -side * chord.y / length, y: side * chord.x / length) }
        let sum = Unit(x: a.x + b.x, y: a.y + b.y)
        let scale = (isLarge ? -1 : 1) / sum.length
        return Unit(x: sum.x * scale, y: sum.y * scale)
    }
}
