public import MotionCore

/// A point of a picture, y down.
public struct Point: Hashable, Sendable {
    /// The place in points: `x` to the right, `y` down.
    public var x, y: Double

    /// A point by its place in points.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// The same place.
    package init(_ point: PlanePoint) { self.init(x: point.x, y: point.y) }

    /// The same place.
    package var plane: PlanePoint { PlanePoint(x, y) }

    /// Adds place to place, coordinate by coordinate.
    public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }

    /// The distance to another point.
    package func distance(to other: Point) -> Double {
        ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
    }

    /// This point moved by `distance` along `direction`.
    public func moved(_ direction: Direction, _ distance: Double) -> Point {
        Point(x: x + direction.x * distance, y: y + direction.y * distance)
    }
}

/// An area within closed curves. Where curves overlap, what any of them surrounds belongs to it, as long
/// as they turn the same way.
///
/// Circles are made of cubics here, not by a drawing library's arcs and strokes: those use the system's
/// trigonometry, whose last bits differ between processors.
public struct Path: Hashable, Sendable {
    /// A step of the pen.
    public enum Element: Hashable, Sendable {
        /// Begins a curve at a point.
        case move(Point)
        /// A straight line to a point.
        case line(Point)
        /// A cubic with two control points and its end.
        case curve(Point, Point, Point)
        /// A straight line back to where the curve began.
        case close
    }

    /// The steps in their order.
    public private(set) var elements: [Element] = []

    /// A path without any area.
    public init() {}

    /// Begins a curve at a point.
    public mutating func move(to point: Point) { elements.append(.move(point)) }
    /// Goes straight to a point.
    public mutating func line(to point: Point) { elements.append(.line(point)) }
    /// Goes to `point` along a cubic with the control points `a` and `b`.
    public mutating func curve(_ a: Point, _ b: Point, to point: Point) {
        elements.append(.curve(a, b, point))
    }
    /// Goes straight back to where the curve began.
    public mutating func close() { elements.append(.close) }

    /// Adds another area to this one.
    public mutating func add(_ other: Path) { elements += other.elements }

    /// Adds an arc from where the path stands, which must be its first point: around `center`, from
    /// `start` by `sweep` turns, clockwise where `sweep` is positive.
    public mutating func arc(_ center: Point, _ radius: Double, from start: Double, by sweep: Double) {
        // A sixteenth of a turn as one cubic is off by less than a ten-millionth of the radius.
        arc(center, radius, from: start, by: sweep, pieces: max(1, (sweep.magnitude * 16).rounded(.up)))
    }

    /// Adds an arc of so many cubics, which must be a whole number above 0.
    package mutating func arc(
        _ center: Point, _ radius: Double, from start: Double, by sweep: Double, pieces: Double
    ) {
        let step = sweep / pieces
        let quarter = Direction(turns: step / 4)
        // 4/3 · tan(angle / 4); the direction of a quarter step is (sin, -cos).
        let handle = radius * 4 / 3 * (quarter.x / -quarter.y)
        var from = Direction(turns: start)
        for piece in stride(from: 1, through: pieces, by: 1) {
            let to = Direction(turns: start + step * piece)
            let (a, b) = (center.moved(from, radius), center.moved(to, radius))
            curve(a.moved(from.clockwise, handle), b.moved(to.clockwise, -handle), to: b)
            from = to
        }
    }

    /// All points that curves pass or are drawn to, in their order.
    package var controlPoints: [Point] {
        elements.flatMap { element -> [Point] in
            switch element {
            case .move(let to), .line(let to): [to]
            case .curve(let a, let b, let to): [a, b, to]
            case .close: []
            }
        }
    }

    /// The same area with every point moved.
    package func placed(_ map: Affine) -> Path {
        @inline(__always) func place(_ point: Point) -> Point { Point(map.moved(point.plane)) }
        var path = Path()
        path.elements.reserveCapacity(elements.count)
        for element in elements {
            switch element {
            case .move(let p): path.elements.append(.move(place(p)))
            case .line(let p): path.elements.append(.line(place(p)))
            case .curve(let a, let b, let p): path.elements.append(.curve(place(a), place(b), place(p)))
            case .close: path.elements.append(.close)
            }
        }
        return path
    }

    /// The same area enlarged by `scale` and then moved.
    public func placed(scale: Double, x: Double, y: Double) -> Path {
        func place(_ point: Point) -> Point { Point(x: point.x * scale + x, y: point.y * scale + y) }
        var path = Path()
        path.elements = elements.map { element in
            switch element {
            case .move(let p): .move(place(p))
            case .line(let p): .line(place(p))
            case .curve(let a, let b, let p): .curve(place(a), place(b), place(p))
            case .close: .close
            }
        }
        return path
    }
}

extension Path {
    /// Mixes all coordinates before they are hashed: outlines that move have hundreds, and are looked up in each frame.
    public func hash(into hasher: inout Hasher) {
        var mixed: UInt64 = 0
        func mix(_ point: Point) {
            // Zeros are equal whatever their signs.
            mixed = (mixed ^ (point.x + 0).bitPattern) &* 0x9E37_79B9_7F4A_7C15
            mixed = (mixed ^ mixed &>> 32 ^ (point.y + 0).bitPattern) &* 0x9E37_79B9_7F4A_7C15
        }
        for element in elements {
            switch element {
            case .move(let to), .line(let to): mix(to)
            case .curve(let a, let b, let to):
                mix(a)
                mix(b)
                mix(to)
            case .close: mixed = mixed &* 3 &+ 1
            }
        }
        hasher.combine(mixed)
    }
}

/// An area in its color. Lengths in points.
public struct PathShape: Hashable, Sendable {
    /// The area that is filled, by the nonzero rule.
    public var path: Path
    /// The color that it is filled with.
    public var color: Color
    /// In `0...1`, on top of the color's own alpha.
    public var opacity: Double
    /// The hairlines that ``path`` consists of, where it is to lie on whole pixels; empty for all other paths.
    package internal(set) var hairlines: [Hairline] = []
    /// The role of the area in its picture.
    public var role: PartRole

    /// An area in a color, as opaque as the color unless `opacity` says less.
    public init(_ path: Path, _ color: Color, opacity: Double = 1, role: PartRole = .surface) {
        self.path = path
        self.color = color
        self.opacity = opacity
        self.role = role
    }
}
