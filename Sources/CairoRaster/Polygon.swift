internal import Drawing

/// The outline of a path as straight edges that lead down or up, in pixels.
///
/// Heights lie on a grid of 1/256 of a pixel, so that edges that belong together end at the same height and no row has more corners
/// than that.
struct Polygon {
    /// A straight edge from top to bottom.
    struct Edge {
        /// Heights in units of ``unit``.
        var top, bottom: Int32
        /// The place of the edge at the height 0, and its shift to the right per unit.
        var origin, slope: Double
        /// 1 where the path leads down here, -1 where it leads up.
        var winding: Int32
        /// The index of the next edge that begins in the same row; -1 for none.
        var next: Int32
    }

    /// The number of units of height in a pixel.
    static let unit = 256
    /// The greatest coordinate, in pixels: points beyond are moved back to it.
    private static let farthest = 1e9
    /// The greatest distance of a chord from its curve, in pixels, where an outline is drawn once.
    static let tolerance = 1.0 / 64

    /// The square of the number of chords that a curve takes for each pixel that it bends.
    private let chordsPerBend: Double
    private(set) var edges: [Edge] = []
    /// The index of an edge that begins in each row, from which the others follow by ``Edge/next``; -1 for none.
    private(set) var firstInRow: [Int32]

    /// - Parameters:
    ///   - path: The path in pixels.
    ///   - left, top: The corner of the picture.
    ///   - height: The number of rows in the picture; edges above and below it are left out.
    ///   - tolerance: The greatest distance of a chord from its curve, in pixels.
    init(_ path: Path, left: Double, top: Double, height: Int, tolerance: Double) {
        chordsPerBend = 0.75 / tolerance
        firstInRow = [Int32](repeating: -1, count: height)
        edges.reserveCapacity(path.elements.count * 4)
        var (start, pen) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
        /// Limits a point to the farthest coordinate: beyond it, edges would not differ in any pixel, but numbers would
        /// overflow.
        func placed(_ point: Point) -> Point {
            Point(
                x: min(max(point.x - left, -Self.farthest), Self.farthest),
                y: min(max(point.y - top, -Self.farthest), Self.farthest))
        }
        for element in path.elements {
            switch element {
            case .move(let to):
                add(from: pen, to: start)
                pen = placed(to)
                start = pen
            case .line(let to):
                let end = placed(to)
                add(from: pen, to: end)
                pen = end
            case .curve(let a, let b, let to):
                let end = placed(to)
                add(from: pen, placed(a), placed(b), to: end)
                pen = end
            case .close:
                add(from: pen, to: start)
                pen = start
            }
        }
        add(from: pen, to: start)
    }

    private mutating func add(from: Point, _ a: Point, _ b: Point, to: Point) {
        // The bend of a cubic at its ends; between them it bends no more.
        let bend = max(
            (from.x - 2 * a.x + b.x).magnitude + (from.y - 2 * a.y + b.y).magnitude,
            (a.x - 2 * b.x + to.x).magnitude + (a.y - 2 * b.y + to.y).magnitude)
        let least = min((bend * chordsPerBend).squareRoot(), 1023)
        guard least > 1 else { return add(from: from, to: to) }
        let pieces = Double(Int(least) + 1)
        let (x1, y1) = (3 * (a.x - from.x), 3 * (a.y - from.y))
        let (x2, y2) = (3 * (b.x - a.x) - x1, 3 * (b.y - a.y) - y1)
        let (x3, y3) = (to.x - from.x - x1 - x2, to.y - from.y - y1 - y2)
        let step = 1 / pieces
        var (last, piece) = (from, 1.0)
        while piece < pieces {
            let t = piece * step
            let point = Point(
                x: ((x3 * t + x2) * t + x1) * t + from.x, y: ((y3 * t + y2) * t + y1) * t + from.y)
            add(from: last, to: point)
            (last, piece) = (point, piece + 1)
        }
        add(from: last, to: to)
    }

    private mutating func add(from: Point, to: Point) {
        let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
        // Points that are not a number have no place.
        guard !from.y.isNaN, !to.y.isNaN else { return }
        let (first, last) = (Self.units(upper.y), Self.units(lower.y))
        let slope = (lower.x - upper.x) / Double(last - first)
        let origin = upper.x - slope * Double(first)
        let (top, bottom) = (max(first, 0), min(last, firstInRow.count * Self.unit))
        // Level edges, and edges above or below the picture, are left out.
        guard top < bottom, !origin.isNaN else { return }
        let row = top / Self.unit
        edges.append(
            Edge(
                top: Int32(top), bottom: Int32(bottom), origin: origin, slope: slope,
                winding: from.y < to.y ? 1 : -1, next: firstInRow[row]))
        firstInRow[row] = Int32(edges.count - 1)
    }

    /// A height on the grid.
    @inline(__always)
    private static func units(_ y: Double) -> Int {
        let height = y * Double(unit)
        return Int(height < 0 ? height - 0.5 : height + 0.5)
    }
}
