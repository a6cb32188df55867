internal import Drawing
internal import MotionCore

/// Cuts an area to a clip, both as polygons. A scan from the top down keeps what lies inside of both between every two heights at which a
/// side begins, ends or crosses another one, and joins the sides of that into outlines.
struct AreaCut {
    /// A side of a polygon, from its upper end to its lower one.
    private struct Side {
        let top, bottom: PlanePoint
        /// 1 where the polygon goes down, -1 where it goes up.
        let winding: Int
        /// The number of its area: 0 for the one that is cut, from 1 for the figures of the clip.
        let owner: Int

        /// Its x at a height, on the grid.
        func x(_ y: Double) -> Double {
            if y <= top.y { return top.x }
            if y >= bottom.y { return bottom.x }
            return (top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y))).rounded()
        }
    }

    /// A line of the outline of what is left.
    private struct Line {
        let start, end: PlanePoint
        /// The side that it is a part of; nil for a horizontal line.
        let side: Int?
    }

    /// The part of a row that is left between two of the sides, the left one first.
    private typealias Run = (left: Int, right: Int)

    /// The most steps of a scan, of all areas of a drawing together.
    static let mostSteps = 50_000_000

    /// The steps of the grid along the longer side of a clip, and those by which a chord may be off its curve.
    private static let (steps, chord) = (Double(1 << 28), Double(1 << 12))

    private let origin: PlanePoint
    /// The length of a step of the grid on which all corners lie.
    private let unit: Double
    private let isEvenOdd: Bool
    private let clip: [ClipFigure]
    private var sides: [Side] = []
    private var lines: [Line] = []
    /// The doubled area that is left, and that which is not, in steps of the grid.
    private var kept = 0.0
    private var lost = 0.0

    /// The rest of an area in a clip.
    enum Result {
        case nothing
        case all
        /// Outlines of a part, by the nonzero rule.
        case part([PathLine])
    }

    /// Cuts an area.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of the clip.
    ///   - steps: The steps that are left, which this scan lessens.
    /// - Returns: What is left, or nil where too many steps would be needed.
    static func cut(
        _ area: Path, isEvenOdd: Bool, to clip: [ClipFigure], in bounds: Extent, steps: inout Int
    ) -> Result? {
        let inner = area.cut(to: bounds)
        guard inner.extent != nil else { return .nothing }
        var cut = AreaCut(bounds, isEvenOdd, clip)
        cut.add(inner, 0)
        for (index, outline) in clip.enumerated() { cut.add(outline.path.cut(to: bounds), index + 1) }
        guard cut.scan(&steps) else { return nil }
        let whole = cut.kept + cut.lost
        if cut.kept <= whole * 1e-7 { return .nothing }
        if cut.lost <= whole * 1e-6, let all = area.extent, all.isWithin(bounds) { return .all }
        return .part(cut.outlines())
    }

    private init(_ bounds: Extent, _ isEvenOdd: Bool, _ clip: [ClipFigure]) {
        origin = PlanePoint(bounds.left, bounds.top)
        unit = max(bounds.width, bounds.height) / Self.steps
        self.isEvenOdd = isEvenOdd
        self.clip = clip
    }

    private mutating func add(_ path: Path, _ owner: Int) {
        for line in path.lines {
            let points = line.cubics.flatMap { $0.chords(within: Self.chord * unit) }.map { point in
                let place = (point - origin) * (1 / unit)
                return PlanePoint(onGrid(place.x), onGrid(place.y))
            }
            for (from, to) in points.sides where from.y != to.y {
                let isDown = from.y < to.y
                sides.append(
                    Side(
                        top: isDown ? from : to, bottom: isDown ? to : from, winding: isDown ? 1 : -1,
                        owner: owner))
            }
        }
    }

    private func onGrid(_ place: Double) -> Double { min(max(place.rounded(), 0), Self.steps) }

    // MARK: Scanning

    /// Scans all heights; returns whether the steps are enough.
    private mutating func scan(_ steps: inout Int) -> Bool {
        let order = sides.indices.sorted { sides[$0].top.y < sides[$1].top.y }
        let heights = Set(sides.flatMap { [$0.top.y, $0.bottom.y] }).sorted()
        var (active, next): ([Int], Int) = ([], 0)
        var above: [(Double, Double)] = []
        for (top, bottom) in zip(heights, heights.dropFirst()) {
            active.removeAll { sides[$0].bottom.y <= top }
            while next < order.count, sides[order[next]].top.y <= top {
                active.append(order[next])
                next += 1
            }
            var y = top
            while y < bottom {
                steps -= active.count + 1
                if steps < 0 { return false }
                let end = sort(&active, from: y, to: bottom)
                let runs = runs(active, y, end)
                join(above, runs.map { (sides[$0.left].x(y), sides[$0.right].x(y)) }, at: y)
                for run in runs {
                    for (side, isDown) in [(run.left, false), (run.right, true)] {
                        let (a, b) = (PlanePoint(sides[side].x(y), y), PlanePoint(sides[side].x(end), end))
                        lines.append(Line(start: isDown ? a : b, end: isDown ? b : a, side: side))
                    }
                }
                above = runs.map { (sides[$0.left].x(end), sides[$0.right].x(end)) }
                y = end
            }
        }
        join(above, [], at: heights.last ?? 0)
        return true
    }

    /// Sorts sides from left to right below a height, and returns the next height at which two of them cross.
    private func sort(_ active: inout [Int], from y: Double, to bottom: Double) -> Double {
        let places = active.map { (side: $0, x: sides[$0].x(y), end: sides[$0].x(bottom)) }.sorted {
            ($0.x, $0.end, $0.side) < ($1.x, $1.end, $1.side)
        }
        active = places.map { $0.side }
        var end = bottom
        for (a, b) in zip(places, places.dropFirst()) where a.end > b.end {
            let share = (b.x - a.x) / (b.x - a.x + a.end - b.end)
            end = min(end, max((y + (bottom - y) * share).rounded(), y + 1))
        }
        return end
    }

    /// Returns what is left between two heights, and adds up how much that is.
    private mutating func runs(_ active: [Int], _ y: Double, _ end: Double) -> [Run] {
        var windings = [Int](repeating: 0, count: clip.count + 1)
        var runs: [Run] = []
        var begin: Int?
        var last: (x: Double, isIn: Bool, isShown: Bool) = (0, false, false)
        for side in active {
            let x = sides[side].x(y) + sides[side].x(end)
            if last.isIn {
                let area = (x - last.x) * (end - y)
                if last.isShown { kept += area } else { lost += area }
            }
            windings[sides[side].owner] += sides[side].winding
            let isIn = isEvenOdd ? windings[0] & 1 != 0 : windings[0] != 0
            let isShown = isIn && clip.show { windings[$0 + 1] }
            if isShown, begin == nil { begin = side }
            if !isShown, let left = begin {
                runs.append((left, side))
                begin = nil
            }
            last = (x, isIn, isShown)
        }
        return runs
    }

    /// Adds the horizontal lines between what is left above a height and below it.
    private mutating func join(_ above: [(Double, Double)], _ below: [(Double, Double)], at y: Double) {
        var changes: [(x: Double, change: Int)] = []
        for (runs, sign) in [(above, -1), (below, 1)] {
            for (left, right) in runs where left != right { changes += [(left, sign), (right, -sign)] }
        }
        changes.sort { ($0.x, $0.change) < ($1.x, $1.change) }
        var (level, from) = (0, 0.0)
        for (x, change) in changes {
            if x > from {
                let (a, b) = (PlanePoint(from, y), PlanePoint(x, y))
                for _ in 0..<level.magnitude {
                    lines.append(Line(start: level > 0 ? a : b, end: level > 0 ? b : a, side: nil))
                }
            }
            level += change
            from = x
        }
    }

    // MARK: Outlines

    /// Joins all lines, each of which begins where another one ends.
    private func outlines() -> [PathLine] {
        var starts: [PlanePoint: [Int]] = [:]
        for (index, line) in lines.enumerated().reversed() { starts[line.start, default: []].append(index) }
        var isUsed = [Bool](repeating: false, count: lines.count)
        var outlines: [PathLine] = []
        for first in lines.indices where !isUsed[first] {
            var corners: [PlanePoint] = []
            var (next, side): (Int?, Int??) = (first, nil)
            while let index = next, !isUsed[index] {
                isUsed[index] = true
                if side != .some(lines[index].side) { corners.append(lines[index].start) }
                side = .some(lines[index].side)
                var others = starts[lines[index].end] ?? []
                while let last = others.last, isUsed[last] { others.removeLast() }
                starts[lines[index].end] = others
                next = others.last
            }
            let points = corners.map { $0 * unit + origin }
            if points.count > 2 {
                outlines.append(PathLine(points.sides.map { .line($0, $1) }, isClosed: true))
            }
        }
        return outlines
    }
}

extension ShapeCubic {
    /// Returns the beginnings of chords that are off by at most a distance.
    fileprivate func chords(within distance: Double) -> [PlanePoint] {
        let bend = max((start - first * 2 + second).length, (first - second * 2 + end).length)
        let count = min(max((0.75 * bend / distance).squareRoot().rounded(.up), 1), 256)
        return (0..<Int(count)).map { point(at: Double($0) / count) }
    }
}

extension Extent {
    fileprivate func isWithin(_ other: Extent) -> Bool {
        let slack = max(other.width, other.height) * 1e-6
        return left >= other.left - slack && right <= other.right + slack && top >= other.top - slack
            && bottom <= other.bottom + slack
    }
}

extension [ClipFigure] {
    /// Returns whether a clip of these figures shows a place.
    ///
    /// - Parameter winding: Returns how often a figure winds around it.
    fileprivate func show(_ winding: (Int) -> Int) -> Bool {
        let holder = indices.last { index in
            let winding = winding(index)
            return self[index].isEvenOdd ? winding & 1 != 0 : winding != 0
        }
        return holder.map { !self[$0].isHole } ?? false
    }
}

extension [PathLine] {
    /// Returns the parts of lines within a clip, or along its border; those that are cut are open.
    func cut(to clip: [ClipFigure], steps: inout Int) -> [PathLine] {
        let polygons = clip.map { outline in
            outline.path.lines.map { line in
                line.cubics.flatMap { cubic in (0..<48).map { cubic.point(at: Double($0) / 48) } }
            }
        }
        let sides = polygons.joined().reduce(0) { $0 + $1.count }
        // Of a stroke along the border, as a mask for outside strokes leaves it, one half shows. Its line may lie on either side.
        let extent = Path(outlines: map { $0.cubics }).extent
        let reach = 1e-4 * Swift.max(extent?.width ?? 0, extent?.height ?? 0)
        let places = [(0, 0), (1, 1), (-1, -1), (1, -1), (-1, 1)].map {
            PlanePoint($0.0 * reach, $0.1 * reach)
        }
        func isShown(_ point: PlanePoint) -> Bool {
            places.contains { place in
                steps -= sides
                return clip.show { index in
                    polygons[index].reduce(0) { $0 + $1.winding(around: point + place) }
                }
            }
        }
        return flatMap { line in
            let parts = line.cubics.flatMap { cubic in
                steps < 0 ? [] : cubic.divided { isShown($0) }
            }
            var runs: [[ShapeCubic]] = [[]]
            var hidden: [ShapeCubic] = []
            for part in parts {
                guard isShown(part.point(at: 0.5)) else {
                    hidden.append(part)
                    continue
                }
                // At a narrow corner of the border all places around may lie outside.
                let isCorner = hidden.reduce(0) { $0 + ($1.end - $1.start).length } < 16 * reach
                if isCorner { runs[runs.count - 1] += hidden } else { runs.append([]) }
                runs[runs.count - 1].append(part)
                hidden = []
            }
            runs.removeAll { $0.isEmpty }
            if runs.count == 1, runs[0].count == parts.count { return [line] }
            return runs.map { PathLine($0, isClosed: false) }
        }
    }
}

extension [PlanePoint] {
    /// Returns how often the polygon winds around a point.
    fileprivate func winding(around point: PlanePoint) -> Int {
        sides.reduce(0) { sum, side in
            let (from, to) = side
            guard (from.y <= point.y) != (to.y <= point.y) else { return sum }
            let isLeft = PlanePoint.cross(to - from, point - from) > 0
            if from.y <= point.y { return isLeft ? sum + 1 : sum }
            return isLeft ? sum : sum - 1
        }
    }
}

extension ShapeCubic {
    /// Returns its parts on either side of the border of an area, in their order.
    fileprivate func divided(at isShown: (PlanePoint) -> Bool) -> [ShapeCubic] {
        var (rest, done): (ShapeCubic, Double) = (self, 0)
        var parts: [ShapeCubic] = []
        let steps = 16
        var isIn = isShown(start)
        for step in 1...steps {
            var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
            if isShown(point(at: high)) == isIn { continue }
            for _ in 0..<40 {
                let middle = (low + high) / 2
                if isShown(point(at: middle)) == isIn { low = middle } else { high = middle }
            }
            isIn.toggle()
            if high >= 1 { break }
            let (before, after) = rest.split(at: (high - done) / (1 - done))
            parts.append(before)
            (rest, done) = (after, high)
        }
        return parts + [rest]
    }
}
