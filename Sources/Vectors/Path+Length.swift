internal import Drawing

extension Path {
    /// The length of all curves, in points, to about a millionth of it.
    var length: Double { curves.reduce(0) { $0 + $1.length(to: 1) } }

    /// The part of a path of one curve from a share of its length on that has a share of its length; a closed one goes on at its
    /// beginning.
    func part(from start: Double, share: Double, isClosed: Bool) -> Path {
        if share >= 1 { return self }
        let curves = curves
        let lengths = curves.map { $0.length(to: 1) }
        let whole = lengths.reduce(0, +)
        var path = Path()
        /// Adds what lies between two lengths, of which the first is on the path.
        func add(_ from: Double, _ to: Double) {
            var before = 0.0
            for (curve, length) in zip(curves, lengths) {
                let (lower, upper) = (max(from - before, 0), min(to - before, length))
                before += length
                if upper - lower <= 1e-9 * whole { continue }
                let part = curve.part(curve.parameter(at: lower), curve.parameter(at: upper))
                if path.elements.isEmpty { path.move(to: part.start) }
                path.curve(part.first, part.second, to: part.end)
            }
        }
        let first = isClosed ? start - start.rounded(.down) : start
        add(first * whole, min(first + share, 1) * whole)
        if isClosed, first + share > 1 { add(0, (first + share - 1) * whole) }
        return path
    }

    private var curves: [Curve] {
        var (curves, pen, first): ([Curve], Point, Point) = ([], Point(x: 0, y: 0), Point(x: 0, y: 0))
        for element in elements {
            switch element {
            case .move(let to): (pen, first) = (to, to)
            case .line(let to): curves.append(Curve(from: pen, to: to))
            case .curve(let a, let b, let to): curves.append(Curve(start: pen, first: a, second: b, end: to))
            case .close: if pen != first { curves.append(Curve(from: pen, to: first)) }
            }
            pen = curves.last?.end ?? pen
            if case .move(let to) = element { pen = to }
        }
        return curves
    }
}

/// A cubic.
private struct Curve {
    var start, first, second, end: Point

    init(start: Point, first: Point, second: Point, end: Point) {
        self.start = start
        self.first = first
        self.second = second
        self.end = end
    }

    /// A straight line.
    init(from start: Point, to end: Point) {
        self.init(
            start: start, first: Self.mix(start, end, 1.0 / 3), second: Self.mix(start, end, 2.0 / 3),
            end: end)
    }

    private static func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
        Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    /// The derivative of the length by the parameter.
    private func speed(_ t: Double) -> Double {
        let s = 1 - t
        func part(_ p: Double, _ a: Double, _ b: Double, _ q: Double) -> Double {
            3 * (s * s * (a - p) + 2 * s * t * (b - a) + t * t * (q - b))
        }
        let (x, y) = (part(start.x, first.x, second.x, end.x), part(start.y, first.y, second.y, end.y))
        return (x * x + y * y).squareRoot()
    }

    /// The length up to a parameter, by the rule of Gauss and Legendre with three points on each eighth.
    func length(to parameter: Double) -> Double {
        let parts = 8.0
        let (half, node) = (parameter / parts / 2, 0.774_596_669_241_483_4)
        return stride(from: 0, to: parts, by: 1).reduce(0) { sum, part in
            let middle = (2 * part + 1) * half
            return sum
                + half
                * (5 * speed(middle - node * half) + 8 * speed(middle) + 5 * speed(middle + node * half)) / 9
        }
    }

    /// The parameter at a length, by bisection.
    func parameter(at length: Double) -> Double {
        if length <= 0 { return 0 }
        if length >= self.length(to: 1) { return 1 }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if self.length(to: middle) < length { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// The part between two parameters.
    func part(_ lower: Double, _ upper: Double) -> Curve {
        func blossom(_ u: Double, _ v: Double, _ w: Double) -> Point {
            let (a, b, c) = (
                Self.mix(start, first, u), Self.mix(first, second, u), Self.mix(second, end, u)
            )
            return Self.mix(Self.mix(a, b, v), Self.mix(b, c, v), w)
        }
        return Curve(
            start: blossom(lower, lower, lower), first: blossom(lower, lower, upper),
            second: blossom(lower, upper, upper), end: blossom(upper, upper, upper))
    }
}
