internal import Basics
internal import Drawing
internal import Indicators
internal import MotionCore

/// An area outside of which nothing shows.
struct SVGClip {
    /// The area as a rectangle along the axes; nil for any other.
    private var box: Extent?
    /// The outlines of the area as polygons, in the drawing's units.
    private var outlines: [[PlanePoint]] = []
    /// The attribute that it comes from, for messages.
    private let name: String

    /// A rectangle.
    init(_ box: Extent) {
        self.box = box
        name = "viewBox"
    }

    /// The area within outlines.
    init(_ lines: [PathLine], of name: String) {
        self.name = name
        outlines = lines.map { line in
            line.cubics.flatMap { cubic in (0..<16).map { cubic.point(at: Double($0) / 16) } }
        }
        guard let bounds = Path(along: lines).extent else {
            box = Extent(left: 0, top: 0, right: 0, bottom: 0)
            return
        }
        guard outlines.count == 1 else { return }
        // Only a rectangle fills its bounds.
        let area = outlines[0].doubledArea / 2
        if (area.magnitude - bounds.width * bounds.height).magnitude <= bounds.width * bounds.height * 1e-6 {
            box = bounds
        }
    }

    /// Takes from a part what lies outside.
    func cut(_ part: inout CustomShape.Part) throws(SVGProblem) {
        let area = part.isFilled ? Path(along: part.lines).extent : nil
        let whole = [area, part.strokes.extent].compactMap { $0 }
        if whole.allSatisfy({ surrounds($0) }) { return }
        guard let box else {
            let lines = (part.isFilled ? part.lines : []) + part.strokes.lines
            let points = lines.flatMap { $0.cubics }.flatMap { [$0.start, $0.first, $0.second, $0.end] }
            if outlines.contains(where: { Self.holds($0, points) }) { return }
            throw SVGProblem(
                text:
                    "\(name) cuts through this; cut it with its outline in the drawing program, and remove the \(name)"
            )
        }
        if whole.allSatisfy({ !$0.meets(box) }) {
            part.isFilled = false
            part.strokes = Path()
            return
        }
        if part.isFilled {
            part.lines = Path(along: part.lines.map { $0.closed }).cut(to: box).lines
        } else {
            part.lines = part.lines.cut(to: box)
        }
        part.isFilled = part.isFilled && !part.lines.isEmpty
        part.strokes = part.strokes.cut(to: box)
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
        return outlines.contains { Self.surrounds($0, inner) }
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

extension SVGReader {
    /// The clip and the mask that an element declares, as areas.
    func clips(of style: SVGStyle) throws(SVGProblem) -> [SVGClip] {
        var clips: [SVGClip] = []
        if let id = style.clip, let element = index[id], element.name == "clipPath" {
            try rejectOwnUnits("clipPathUnits", of: element, "clip-path")
            clips.append(SVGClip(try outlines(in: element, style, isMask: false), of: "clip-path"))
        }
        if let id = style.mask, let element = index[id], element.name == "mask" {
            try rejectOwnUnits("maskContentUnits", of: element, "mask")
            clips.append(SVGClip(try outlines(in: element, style, isMask: true), of: "mask"))
        }
        return clips
    }

    private func rejectOwnUnits(_ key: String, of element: SVGElement, _ name: String) throws(SVGProblem) {
        guard element[key] == "objectBoundingBox" else { return }
        throw SVGProblem(text: "\(name) in units of the bounds is not read; apply it in the drawing program")
    }

    /// The outlines of all figures in a clip or a mask, in the drawing's units.
    private func outlines(
        in element: SVGElement, _ outer: SVGStyle, isMask: Bool
    ) throws(SVGProblem) -> [PathLine] {
        var style = SVGStyle()
        style.transform = outer.transform
        // A mask hands on its colors as well.
        let passed = sheet.declarations(of: element).filter {
            isMask ? !["clip-path", "mask", "display"].contains($0.key) : $0.key == "transform"
        }
        try style.apply(passed)
        var lines: [PathLine] = []
        for child in element.children
        where !child.name.contains(":") && !["title", "desc"].contains(child.name) {
            var own = style
            try own.apply(sheet.declarations(of: child))
            var figure = child
            if child.name == "use", let original = child.reference.flatMap({ index[$0] }) {
                own.transform = try SVGFigure(child).shift.within(own.transform)
                try own.apply(sheet.declarations(of: original))
                figure = original
            }
            if own.isSilent || own.isHidden { continue }
            guard SVGFigure.names.contains(figure.name), own.clip == nil, own.mask == nil else {
                throw SVGProblem(
                    text:
                        "\(isMask ? "mask" : "clip-path") with \(quoted(child.name)) in it is not drawn; apply it in the drawing program"
                )
            }
            if isMask, !own.fill.isWhite || own.fillOpacity < 1 {
                throw SVGProblem(
                    text: "mask that is not white is not drawn; apply it in the drawing program, or remove it"
                )
            }
            guard let path = try SVGFigure(figure).path() else { continue }
            lines += path.lines.map { $0.mapped(own.transform.moved) }
        }
        return lines
    }
}

extension SVGPaint {
    fileprivate var isWhite: Bool { self == .color("#FFFFFF", alpha: 1) }
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
