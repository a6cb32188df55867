internal import MotionCore

extension Path {
    /// The part of the area below a level, y down. Cubics are divided where they cross it.
    public func below(_ level: Double) -> Path {
        var path = Path()
        for outline in lines {
            var pen: PlanePoint?
            for cubic in outline.cubics.flatMap({ $0.divided(at: level) })
            where cubic.point(at: 0.5).y > level && !cubic.isPoint {
                if pen == nil {
                    path.move(to: Point(cubic.start))
                } else if pen != cubic.start {
                    path.line(to: Point(cubic.start))
                }
                path.curve(Point(cubic.first), Point(cubic.second), to: Point(cubic.end))
                pen = cubic.end
            }
            if pen != nil { path.close() }
        }
        return path
    }

    /// The part of the area within a rectangle. Cubics are divided where they cross its sides.
    public func cut(to box: Extent) -> Path {
        Side.allCases.reduce(self) { path, side in
            let turned = path.mapped { Point(side.turned($0.plane)) }.below(side.level(of: box))
            return turned.mapped { Point(side.turnedBack($0.plane)) }
        }
    }
}

extension [PathLine] {
    /// The parts of lines within a rectangle or along its sides; those that are cut are open.
    public func cut(to box: Extent) -> [PathLine] {
        Side.allCases.reduce(self) { lines, side in
            let level = side.level(of: box)
            return lines.flatMap { line in
                let cubics = line.cubics.map { $0.mapped(side.turned) }
                let parts = cubics.flatMap { $0.divided(at: level) }
                let limit = level - ShapeCubic.slack(at: level)
                if parts.allSatisfy({ $0.point(at: 0.5).y >= limit }) { return [line] }
                let runs = parts.split { $0.point(at: 0.5).y < limit }
                return runs.map { PathLine($0.map { $0.mapped(side.turnedBack) }, isClosed: false) }
            }
        }
    }
}

/// A side of a rectangle, which a turn or a mirror makes its top.
private enum Side: CaseIterable {
    case top, bottom, left, right

    func level(of box: Extent) -> Double {
        switch self {
        case .top: box.top
        case .bottom: -box.bottom
        case .left: box.left
        case .right: -box.right
        }
    }

    func turned(_ point: PlanePoint) -> PlanePoint {
        switch self {
        case .top: point
        case .bottom: PlanePoint(point.x, -point.y)
        case .left: PlanePoint(point.y, point.x)
        case .right: PlanePoint(point.y, -point.x)
        }
    }

    func turnedBack(_ point: PlanePoint) -> PlanePoint {
        switch self {
        case .top, .bottom, .left: turned(point)
        case .right: PlanePoint(-point.y, point.x)
        }
    }
}

extension ShapeCubic {
    /// The distance from a height that rounding may make.
    fileprivate static func slack(at level: Double) -> Double { 1e-9 * max(level.magnitude, 1) }

    /// Whether the curve goes nowhere.
    fileprivate var isPoint: Bool { start == first && start == second && start == end }

    /// Its parts on either side of a height, in their order.
    fileprivate func divided(at level: Double) -> [ShapeCubic] {
        // A line along the level, as an earlier cut leaves it, does not cross it, however its points are rounded.
        let heights = [start.y, first.y, second.y, end.y]
        let slack = Self.slack(at: level)
        if heights.allSatisfy({ $0 >= level - slack }) || heights.allSatisfy({ $0 <= level + slack }) {
            return [self]
        }
        var rest = self
        var done = 0.0
        var parts: [ShapeCubic] = []
        let steps = 16
        for step in 1...steps {
            var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
            let isAbove = point(at: low).y < level
            guard isAbove != (point(at: high).y < level) else { continue }
            for _ in 0..<52 {
                let middle = (low + high) / 2
                if (point(at: middle).y < level) == isAbove { low = middle } else { high = middle }
            }
            let (before, after) = rest.split(at: min(max((high - done) / (1 - done), 0), 1))
            parts.append(before)
            (rest, done) = (after, high)
            if done >= 1 { return parts }
        }
        return parts + [rest]
    }
}
