internal import Drawing
internal import MotionCore

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
        let isFixed = word("vector-effect", node) == "non-scaling-stroke"
        func placed(_ path: Path) -> Path { path.mapped { Point(transform.moved($0.plane)) } }
        var lines = (isFixed ? placed(path) : path).lines
        if let dashes = Dashes(
            style.dashes.map { $0.length(of: viewport.diagonal) },
            offset: style.dashOffset.length(of: viewport.diagonal))
        {
            lines = lines.flatMap { dashes.cut($0, scale: dashScale(of: node, lines)) }
        }
        var area = Path()
        for line in lines {
            let isPoint = line.cubics.allSatisfy { $0 == .line($0.start, $0.start) }
            // Without a length, only caps show.
            if isPoint, style.cap == .butt { continue }
            area.add(
                .joined(
                    line.cubics, width: width, cap: style.cap, join: style.join,
                    isClosed: line.isClosed && !isPoint))
        }
        return isFixed ? area : placed(area)
    }

    /// The factor from lengths along a figure as the file counts them to its own units.
    private func dashScale(of node: Int, _ lines: [PathLine]) -> Double {
        guard let stated = number("pathLength", node), stated > 0 else { return 1 }
        return lines.reduce(0) { $0 + MeasuredCurve($1.cubics).length } / stated
    }
}
