package import Drawing
internal import MotionCore

extension CustomShapeIndicator {
    /// A line that is traced.
    package struct TracedLine {
        /// The line in the picture.
        package let path: Path
        /// Whether the line ends where it begins.
        package let isClosed: Bool
        /// The place where it begins on all lines one after the other, and its share of them, in `0...1`.
        package let begin, share: Double
        /// Its length in points.
        package let length: Double
        /// Its paint.
        package let paint: Artwork.Paint
    }

    /// The lines that are traced, in their order; none where the shape is not traced.
    package var tracedLines: [TracedLine] {
        let placing = placing(1)
        let lengths = curves.map { $0.length }
        let whole = lengths.reduce(0, +)
        var begin = 0.0
        return curves.indices.compactMap { index in
            let (line, length) = (shape.lines[index], lengths[index])
            defer { begin += length / whole }
            guard length > whole * 1e-9 else { return nil }
            let isOwn = rest != nil && index < shape.inks.count
            return TracedLine(
                path: Path(PathLine(line.cubics.map { $0.mapped(placing.moved) }, isClosed: line.isClosed)),
                isClosed: line.isClosed, begin: begin, share: length / whole, length: length * scale,
                paint: isOwn ? shape.inks[index].placed(placing) : .solid(.chosen(alpha: 1)))
        }
    }

    /// The whole drawing in the picture, from back to front: in its own colors, or in the chosen one.
    package var drawing: Artwork {
        let own = rest == nil ? nil : shape.artwork
        return (own ?? Artwork([.area(.init(shape.area, .solid(.chosen(alpha: 1))))])).placed(placing(1))
    }

    /// The top of the whole shape, and its height, in points of the picture.
    package var vertical: (top: Double, height: Double) {
        (center.y - scale * shape.height / 2, scale * shape.height)
    }
}

extension Path {
    fileprivate init(_ line: PathLine) {
        self.init()
        guard let first = line.cubics.first else { return }
        move(to: Point(first.start))
        for cubic in line.cubics { curve(Point(cubic.first), Point(cubic.second), to: Point(cubic.end)) }
        if line.isClosed { close() }
    }
}
