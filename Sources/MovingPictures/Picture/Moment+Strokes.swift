internal import Drawing
internal import MotionCore
internal import SVGDocuments

extension Moment {
    /// Returns the area of the stroke of a figure, placed.
    ///
    /// - Parameters:
    ///   - path: The figure, in its own units.
    ///   - transform: The map to the units of the picture.
    /// - Returns: An empty path for none.
    func stroke(
        along path: Path, of node: Int, _ style: NodeStyle, _ viewport: Viewport, _ transform: Affine
    ) -> Path {
        let width = style.strokeWidth.length(of: viewport.diagonal)
        guard width > 0, width.isFinite else { return Path() }
        // A stroke that keeps its width is drawn where it lands, every other one before.
        let isFixed = word(.vectorEffect, node) == "non-scaling-stroke"
        func placed(_ path: Path) -> Path { path.placed(transform) }
        let dashes = Dashes(
            style.dashes.map { $0.length(of: viewport.diagonal) },
            offset: style.dashOffset.length(of: viewport.diagonal))
        if !isFixed, let circle = circle(node, in: viewport), dashes == nil || width < 2 * circle.radius {
            return placed(stroke(along: circle, of: node, width, style, dashes))
        }
        var lines = (isFixed ? placed(path) : path).lines
        if let dashes {
            let scale = dashScale(of: node, whole: lines.reduce(0) { $0 + MeasuredCurve($1.cubics).length })
            lines = lines.flatMap { dashes.cut($0, scale: scale) }
        }
        let area = Path.stroked(lines, width, style.cap, style.join)
        return isFixed ? area : placed(area)
    }

    /// The factor from lengths along a figure as the file counts them to its own units.
    func dashScale(of node: Int, whole: @autoclosure () -> Double) -> Double {
        guard let stated = number(.pathLength, node), stated > 0 else { return 1 }
        return whole() / stated
    }

    // MARK: Circles

    private func circle(_ node: Int, in viewport: Viewport) -> (center: Point, radius: Double)? {
        guard kind(node) == .circle else { return nil }
        return (
            Point(
                x: length(.cx, node)?.length(of: viewport.width) ?? 0,
                y: length(.cy, node)?.length(of: viewport.height) ?? 0),
            length(.r, node)?.length(of: viewport.diagonal) ?? 0
        )
    }

    /// Returns the area of the stroke of a circle: rings and arcs are exact, whatever their width.
    private func stroke(
        along circle: (center: Point, radius: Double), of node: Int, _ width: Double, _ style: NodeStyle,
        _ dashes: Dashes?
    ) -> Path {
        let whole = 2 * Double.pi * circle.radius
        guard
            let spans = dashes?.spans(of: whole, isClosed: true, scale: dashScale(of: node, whole: whole))
        else { return .ring(circle.center, radius: circle.radius, width: width) }
        var area = Path()
        for span in spans {
            // Circles begin at 3 o'clock. A dash without a length is as long as its caps make it.
            let sweep = max((span.to - span.from) / whole, style.cap == .butt ? 0 : 1e-9)
            if sweep <= 0 { continue }
            area.add(
                .arc(
                    circle.center, radius: circle.radius, width: width,
                    span: ArcSpan(start: 0.25 + span.from / whole, sweep: sweep), cap: style.cap))
        }
        return area
    }
}

extension Path {
    /// The area of lines of a width.
    static func stroked(_ lines: [PathLine], _ width: Double, _ cap: StrokeCap, _ join: StrokeJoin) -> Path {
        var area = Path()
        for line in lines {
            let isPoint = line.cubics.allSatisfy { $0 == .line($0.start, $0.start) }
            // Without a length, only caps show.
            if isPoint, cap == .butt { continue }
            area.add(
                .joined(
                    line.cubics, width: width, cap: cap, join: join, isClosed: line.isClosed && !isPoint))
        }
        return area
    }
}
