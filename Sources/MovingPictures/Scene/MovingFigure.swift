package import Drawing
internal import MotionCore
internal import SVGDocuments

/// A figure at a moment, in its own units.
package struct MovingFigure {
    /// The paint of an area or of a line.
    package enum Paint {
        case none
        /// Red, green, blue and alpha, in 0 to 1.
        case color(SIMD4<Double>)
        case gradient(AreaGradient)
    }

    /// A box that an outline fills in the same way whatever its size.
    package struct Box: Hashable {
        /// The point that stays where the box is enlarged: the middle of an ellipse, the corner of a rectangle.
        package var x, y: Double
        /// The sizes to both sides.
        package var width, height: Double
        /// The radii of its corners.
        package var cornerX = 0.0
        package var cornerY = 0.0
        /// Whether the outline is enlarged with it.
        package var isScaled: Bool
    }

    /// The outline; nil for none.
    package let path: Path?
    /// The box of an ellipse or a rectangle; nil for others.
    package let box: Box?
    /// The outline of a rectangle with the steps of round corners, whether it has any; nil for others.
    package let rounded: Path?
    package let fill, stroke: Paint
    package let fillOpacity, strokeOpacity: Double
    package let isVisible, isEvenOdd, strokesFirst: Bool
    package let strokeWidth: Double
    /// Dash, gap, dash and so on, in units of the outline; empty for none.
    package let dashes: [Double]
    package let dashOffset: Double
    package let cap: StrokeCap
    package let join: StrokeJoin
    /// Whether the line has its width in the picture, however that is enlarged.
    package let keepsWidth: Bool

    init(
        _ moment: Moment, _ node: Int, _ path: Path?, _ style: NodeStyle, _ viewport: Viewport,
        bounds: Extent?
    ) {
        self.path = path
        let box = moment.box(of: node, in: viewport)
        self.box = box
        rounded =
            moment.kind(node) == .rect && path != nil
            ? box.map {
                .rounded(
                    x: $0.x, y: $0.y, width: $0.width, height: $0.height, $0.cornerX, $0.cornerY,
                    keepsCorners: true)
            } : nil
        func paint(_ paint: NodeStyle.Paint) -> Paint {
            switch paint {
            case .none: return .none
            case .color(let color): return .color([color.red, color.green, color.blue, color.alpha])
            case .server:
                switch moment.paint(paint, opacity: 1, bounds, viewport, Affine()) {
                case nil: return .none
                case .gradient(let gradient): return .gradient(gradient)
                case .solid(let ink):
                    let color = MovingColor(ink.color(Color(red: 0, green: 0, blue: 0)))
                    return .color([color.red, color.green, color.blue, color.alpha])
                }
            }
        }
        fill = moment.kind(node) == .line ? .none : paint(style.fill)
        stroke = paint(style.stroke)
        (fillOpacity, strokeOpacity) = (style.fillOpacity, style.strokeOpacity)
        (isVisible, isEvenOdd, strokesFirst) = (style.isVisible, style.isEvenOdd, style.strokesFirst)
        let width = style.strokeWidth.length(of: viewport.diagonal)
        strokeWidth = width.isFinite ? max(width, 0) : 0
        let scale =
            path.map { path in
                moment.dashScale(
                    of: node, whole: path.lines.reduce(0) { $0 + MeasuredCurve($1.cubics).length })
            } ?? 1
        dashes = style.dashes.map { $0.length(of: viewport.diagonal) * scale }
        dashOffset = style.dashOffset.length(of: viewport.diagonal) * scale
        (cap, join) = (style.cap, style.join)
        keepsWidth = moment.word(.vectorEffect, node) == "non-scaling-stroke"
    }

    /// Returns the lines along an outline that are drawn, which dashes cut.
    package func dashedLines(along path: Path) -> [PathLine] {
        guard let dashes = Dashes(dashes, offset: dashOffset) else { return path.lines }
        return path.lines.flatMap { dashes.cut($0, scale: 1) }
    }

    /// Returns the area that the line along an outline covers.
    package func line(along path: Path) -> Path { .stroked(dashedLines(along: path), strokeWidth, cap, join) }

    /// The bounds of both parts that show, placed.
    func bounds(within map: Affine) -> [Extent] {
        guard isVisible, let path else { return [] }
        let scale = max(
            (map.a * map.a + map.b * map.b).squareRoot(), (map.c * map.c + map.d * map.d).squareRoot())
        guard let extent = path.placed(map).extent else { return [] }
        var all: [Extent] = []
        if case .none = fill {} else { all.append(extent) }
        if case .none = stroke {
        } else {
            var reach = strokeWidth / 2 * scale
            if case .miter(let limit) = join, path.hasCorners { reach *= limit }
            all.append(
                Extent(
                    left: extent.left - reach, top: extent.top - reach, right: extent.right + reach,
                    bottom: extent.bottom + reach))
        }
        return all
    }
}

extension Path {
    /// Whether straight lines meet in it.
    fileprivate var hasCorners: Bool {
        elements.contains { if case .line = $0 { true } else { false } } && elements.count > 2
    }
}

extension Moment {
    /// The box of an ellipse or a rectangle; nil for others, and for none.
    fileprivate func box(of node: Int, in viewport: Viewport) -> MovingFigure.Box? {
        func length(_ property: MovingProperty, _ whole: Double) -> Double {
            self.length(property, node)?.length(of: whole) ?? 0
        }
        switch kind(node) {
        case .circle:
            let radius = max(length(.r, viewport.diagonal), 0)
            return .init(
                x: length(.cx, viewport.width), y: length(.cy, viewport.height), width: radius,
                height: radius, isScaled: true)
        case .ellipse:
            let (rx, ry) = radii(node, in: viewport)
            return .init(
                x: length(.cx, viewport.width), y: length(.cy, viewport.height), width: rx ?? ry ?? 0,
                height: ry ?? rx ?? 0, isScaled: true)
        case .rect:
            let width = max(length(.width, viewport.width), 0)
            let height = max(length(.height, viewport.height), 0)
            let (rx, ry) = corners(of: node, width, height, in: viewport)
            return .init(
                x: length(.x, viewport.width), y: length(.y, viewport.height), width: width, height: height,
                cornerX: rx, cornerY: ry, isScaled: max(rx, ry) == 0)
        default: return nil
        }
    }
}
