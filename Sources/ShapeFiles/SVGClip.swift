internal import Drawing
internal import Indicators
internal import MotionCore
internal import SVGDocuments

/// An area outside of which nothing shows.
struct SVGClip {
    /// The figures of the area, in the drawing's units.
    private let figures: [ClipFigure]
    /// Its number among all clips of the drawing.
    var number = 0
    /// The bounds of the area; nil for one that is empty.
    private let bounds: Extent?
    /// The area as a rectangle along the axes; nil for any other.
    private var box: Extent?
    /// The outline of an area of one figure as a polygon; nil for one of more.
    private var outline: [PlanePoint]?
    /// The attribute that it comes from, for messages.
    private let name: String

    /// A rectangle.
    init(_ box: Extent, of name: String) {
        self.init(
            [ClipFigure(.rectangle(x: box.left, y: box.top, width: box.width, height: box.height))],
            of: name)
    }

    /// The area of figures.
    init(_ figures: [ClipFigure], of name: String) {
        self.name = name
        self.figures = figures
        let all = figures.filter { !$0.isHole }.reduce(into: Path()) { $0.add($1.path) }
        bounds = all.extent.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
        let lines = all.lines
        guard let bounds, figures.count == 1, lines.count == 1 else { return }
        let outline = lines[0].cubics.flatMap { cubic in (0..<16).map { cubic.point(at: Double($0) / 16) } }
        self.outline = outline
        // Only a rectangle fills its bounds.
        let area = outline.doubledArea / 2
        if (area.magnitude - bounds.width * bounds.height).magnitude <= bounds.width * bounds.height * 1e-6 {
            box = bounds
        }
    }

    /// Returns the whole area by the nonzero rule; figures that hide some, or lie on each other, become polygons.
    ///
    /// - Parameter steps: The steps that are left for areas that are cut.
    /// - Returns: Nil where too many steps would be needed.
    func area(steps: inout Int) -> Path? {
        guard let bounds else { return Path() }
        if figures.count == 1, !figures[0].isHole {
            let path = figures[0].path
            if !figures[0].isEvenOdd { return path }
            let lines = path.lines
            if !lines.cross {
                return Path(outlines: CustomShape.Part.turned(lines.map { $0.closed.cubics }))
            }
        }
        let box = Path.rectangle(x: bounds.left, y: bounds.top, width: bounds.width, height: bounds.height)
        switch AreaCut.cut(box, isEvenOdd: false, to: figures, in: bounds, steps: &steps) {
        case .all: return box
        case .nothing: return Path()
        case .part(let lines): return Path(outlines: lines.map { $0.cubics })
        case nil: return nil
        }
    }

    /// Takes from a part what lies outside.
    ///
    /// - Parameter steps: The steps that are left for areas that are cut.
    /// - Returns: Whether it takes some and leaves some.
    func cut(_ part: inout CustomShape.Part, steps: inout Int) throws(SVGProblem) -> Bool {
        let area = part.isFilled ? Path(along: part.lines).extent : nil
        let whole = [area, part.strokes.extent].compactMap { $0 }
        if whole.allSatisfy({ surrounds($0) }) { return false }
        guard let bounds, whole.contains(where: { $0.meets(bounds) }) else {
            part.isFilled = false
            part.strokes = Path()
            return false
        }
        if let box {
            if part.isFilled {
                part.lines = Path(along: part.lines.map { $0.closed }).cut(to: box).lines
            } else {
                part.lines = part.lines.cut(to: box)
            }
            part.isFilled = part.isFilled && !part.lines.isEmpty
            part.strokes = part.strokes.cut(to: box)
            return true
        }
        if let outline {
            let lines = (part.isFilled ? part.lines : []) + part.strokes.lines
            let points = lines.flatMap { $0.cubics }.flatMap { [$0.start, $0.first, $0.second, $0.end] }
            if Self.holds(outline, points) { return false }
        }
        return try cut(&part, to: bounds, steps: &steps)
    }

    /// Takes from a part what lies outside of figures of any shape.
    private func cut(
        _ part: inout CustomShape.Part, to bounds: Extent, steps: inout Int
    ) throws(SVGProblem) -> Bool {
        func cut(_ area: Path, isEvenOdd: Bool) throws(SVGProblem) -> AreaCut.Result {
            if let result = AreaCut.cut(area, isEvenOdd: isEvenOdd, to: figures, in: bounds, steps: &steps) {
                return result
            }
            throw SVGProblem(
                text:
                    "\(name) cuts through too many lines; cut this with its outline in the drawing program, and remove the \(name)"
            )
        }
        var isCut = false
        if part.isFilled {
            let area = Path(outlines: part.lines.map { $0.closed.cubics })
            switch try cut(area, isEvenOdd: part.isEvenOdd) {
            case .all: break
            case .nothing: part.isFilled = false
            case .part(let lines):
                part.lines = lines
                part.isEvenOdd = false
                isCut = true
            }
        }
        if !part.isFilled { part.lines = part.lines.cut(to: figures, steps: &steps) }
        switch part.strokes.elements.isEmpty ? .all : try cut(part.strokes, isEvenOdd: false) {
        case .all: break
        case .nothing: part.strokes = Path()
        case .part(let lines):
            part.strokes = Path(outlines: lines.map { $0.cubics })
            isCut = true
        }
        return isCut
    }

    /// Whether all of some bounds lies inside, but for a thousandth, which nobody sees.
    private func surrounds(_ bounds: Extent) -> Bool {
        let (x, y) = (bounds.width / 1000, bounds.height / 1000)
        let inner = Extent(
            left: bounds.left + x, top: bounds.top + y, right: bounds.right - x, bottom: bounds.bottom - y)
        if let box {
            return inner.left >= box.left && inner.right <= box.right && inner.top >= box.top
                && inner.bottom <= box.bottom
        }
        return outline.map { Self.surrounds($0, inner) } ?? false
    }

    /// Whether a convex polygon holds all points, and with them the curves that they span, but for a thousandth of its size.
    private static func holds(_ polygon: [PlanePoint], _ points: [PlanePoint]) -> Bool {
        let turn = polygon.doubledArea
        let slack = turn.magnitude.squareRoot() / 1000
        return polygon.sides.allSatisfy { from, to in
            let way = to - from
            let least = -slack * way.length
            return (polygon + points).allSatisfy {
                PlanePoint.cross(way, $0 - from) * (turn < 0 ? -1 : 1) >= least
            }
        }
    }

    private static func surrounds(_ polygon: [PlanePoint], _ inner: Extent) -> Bool {
        !polygon.sides.contains { inner.isCrossed(from: $0, to: $1) }
            && polygon.surrounds(PlanePoint(inner.left, inner.top))
    }
}

extension Extent {
    fileprivate func meets(_ other: Extent) -> Bool {
        left < other.right && right > other.left && top < other.bottom && bottom > other.top
    }

    /// Whether a line from one point to another passes through the bounds, by the parts of it that lie within each pair of sides.
    fileprivate func isCrossed(from start: PlanePoint, to end: PlanePoint) -> Bool {
        var (first, last) = (0.0, 1.0)
        for (from, way, low, high) in [
            (start.x, end.x - start.x, left, right), (start.y, end.y - start.y, top, bottom),
        ] {
            if way == 0 {
                if from <= low || from >= high { return false }
                continue
            }
            let (a, b) = ((low - from) / way, (high - from) / way)
            (first, last) = (max(first, min(a, b)), min(last, max(a, b)))
        }
        return first < last
    }
}
