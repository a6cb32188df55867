internal import Drawing

/// A path with the way along it.
struct MotionPath: Sendable {
    /// A place on a path, and the direction there, of length 1.
    struct Place {
        var x, y: Double
        var across = 1.0
        var down = 0.0
    }

    /// A cubic; straight lines are cubics as well.
    private struct Stretch {
        let a, b, c, d: Point
        /// The way at each of the steps, from that of the beginning.
        var ways: [Double] = []

        init(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// A straight line, which goes evenly.
        init(_ a: Point, to d: Point) {
            func part(_ share: Double) -> Point {
                Point(x: a.x + (d.x - a.x) * share, y: a.y + (d.y - a.y) * share)
            }
            self.init(a, part(1.0 / 3), part(2.0 / 3), d)
        }

        func point(_ t: Double) -> Point {
            let r = 1 - t
            let (p, q, s, u) = (r * r * r, 3 * r * r * t, 3 * r * t * t, t * t * t)
            return Point(
                x: p * a.x + q * b.x + s * c.x + u * d.x, y: p * a.y + q * b.y + s * c.y + u * d.y)
        }

        func speed(_ t: Double) -> Point {
            let r = 1 - t
            let (p, q, s) = (3 * r * r, 6 * r * t, 3 * t * t)
            return Point(
                x: p * (b.x - a.x) + q * (c.x - b.x) + s * (d.x - c.x),
                y: p * (b.y - a.y) + q * (c.y - b.y) + s * (d.y - c.y))
        }

        /// The way between two places, by Gauss's rule of five points.
        func way(_ from: Double, _ to: Double) -> Double {
            let (middle, half) = ((from + to) / 2, (to - from) / 2)
            func length(_ node: Double) -> Double {
                let speed = speed(middle + half * node)
                return (speed.x * speed.x + speed.y * speed.y).squareRoot()
            }
            let outer = length(-0.906179845938664) + length(0.906179845938664)
            let inner = length(-0.5384693101056831) + length(0.5384693101056831)
            return half
                * (0.2369268850561891 * outer + 0.4786286704993665 * inner + 0.5688888888888889 * length(0))
        }
    }

    private static let steps = 16

    private var stretches: [Stretch] = []
    /// The way at the end of each stretch.
    private var ends: [Double] = []
    /// The way at the points that the commands of the path end in.
    private(set) var vertices: [Double] = []
    private var first = Point(x: 0, y: 0)

    var length: Double { ends.last ?? 0 }

    /// The way along a path; nil for a path without points.
    init?(_ commands: PathCommands) {
        var counts: [Int] = []
        let elements = Path(commands, closesAll: false, counts: &counts).elements
        // Where the pen goes without drawing is no point to stop at.
        let stops = zip(commands.letters, counts).filter { $0.0 != UInt8(ascii: "M") }.map { $0.1 }
        guard commands.numbers.count >= 2 else { return nil }
        self.init(elements, from: Point(x: commands.numbers[0], y: commands.numbers[1]), stops: stops)
    }

    /// The way along a figure, with a stop at the end of each element; nil for one that does not begin at a point.
    init?(_ figure: Path) {
        guard case .move(let first)? = figure.elements.first else { return nil }
        // What ends where it began has come around already.
        let pen: Point? =
            switch figure.elements.dropLast().last {
            case .move(let to)?, .line(let to)?, .curve(_, _, let to)?: to
            case .close?, nil: nil
            }
        let isWhole = figure.elements.last == .close && (pen.map { $0.distance(to: first) < 1e-9 } ?? false)
        let count = figure.elements.count - (isWhole ? 1 : 0)
        self.init(figure.elements, from: first, stops: Array(2...max(count, 2)))
    }

    /// - Parameter stops: The numbers of elements behind which there is a point to stop at, besides the first one.
    private init(_ elements: [Path.Element], from first: Point, stops: [Int]) {
        self.first = first
        vertices = [0]
        var (pen, start) = (first, first)
        var next = 0
        for count in stops {
            for element in elements[next..<min(count, elements.count)] {
                switch element {
                case .move(let to): (pen, start) = (to, to)
                case .line(let to):
                    add(Stretch(pen, to: to), isLine: true)
                    pen = to
                case .curve(let b, let c, let to):
                    add(Stretch(pen, b, c, to), isLine: false)
                    pen = to
                case .close:
                    add(Stretch(pen, to: start), isLine: true)
                    pen = start
                }
            }
            next = min(count, elements.count)
            vertices.append(length)
        }
    }

    /// The straight way through points, of which there must be one.
    init(_ points: [Point]) {
        first = points[0]
        vertices = [0]
        for (a, b) in zip(points, points.dropFirst()) {
            add(Stretch(a, to: b), isLine: true)
            vertices.append(length)
        }
    }

    private mutating func add(_ stretch: Stretch, isLine: Bool) {
        var stretch = stretch
        var way = 0.0
        let steps = isLine ? 1 : Self.steps
        for step in 0..<steps {
            way +=
                isLine
                ? stretch.a.distance(to: stretch.d)
                : stretch.way(Double(step) / Double(steps), Double(step + 1) / Double(steps))
            stretch.ways.append(way)
        }
        stretches.append(stretch)
        ends.append(length + way)
    }

    /// The place at a way from the beginning, in `0...length`.
    func place(at way: Double) -> Place {
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= way { low = middle + 1 } else { high = middle }
        }
        // At the end, the last stretch that has a direction.
        if low == ends.count { low = ends.lastIndex { $0 < length }.map { $0 + 1 } ?? 0 }
        guard low < stretches.count else { return Place(x: first.x, y: first.y) }
        let stretch = stretches[low]
        let t = Self.parameter(of: stretch, at: way - (low == 0 ? 0 : ends[low - 1]))
        let point = t <= 0 ? stretch.a : t >= 1 ? stretch.d : stretch.point(t)
        let (across, down) = Self.direction(of: stretch, at: t)
        return Place(x: point.x, y: point.y, across: across, down: down)
    }

    private static func parameter(of stretch: Stretch, at way: Double) -> Double {
        let ways = stretch.ways
        guard let step = ways.firstIndex(where: { $0 >= way }), let total = ways.last, total > 0 else {
            return 1
        }
        if ways.count == 1 { return way / total }
        let (from, to) = (Double(step) / Double(ways.count), Double(step + 1) / Double(ways.count))
        let before = step == 0 ? 0 : ways[step - 1]
        var (low, high) = (from, to)
        var t = from + (to - from) * (way - before) / max(ways[step] - before, .leastNormalMagnitude)
        for _ in 0..<8 {
            let miss = before + stretch.way(from, t) - way
            if miss.magnitude <= total * 1e-13 { break }
            if miss > 0 { high = t } else { low = t }
            let speed = stretch.speed(t)
            let next = t - miss / (speed.x * speed.x + speed.y * speed.y).squareRoot()
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }

    private static func direction(of stretch: Stretch, at t: Double) -> (Double, Double) {
        func unit(_ from: Point, _ to: Point) -> (Double, Double)? {
            let length = from.distance(to: to)
            return length > 0 ? ((to.x - from.x) / length, (to.y - from.y) / length) : nil
        }
        let (a, b, c, d) = (stretch.a, stretch.b, stretch.c, stretch.d)
        if t <= 0 { return unit(a, b) ?? unit(a, c) ?? unit(a, d) ?? (1, 0) }
        if t >= 1 { return unit(c, d) ?? unit(b, d) ?? unit(a, d) ?? (1, 0) }
        let speed = stretch.speed(t)
        return unit(Point(x: 0, y: 0), speed) ?? unit(a, d) ?? (1, 0)
    }
}
