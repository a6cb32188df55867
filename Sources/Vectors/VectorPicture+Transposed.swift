package import Drawing

extension VectorPicture.Stroke.Line {
    /// The end of a share of a straight line; nil for other lines.
    package func end(_ share: Double = 1) -> Point? {
        guard case .straight(let from, let length, let isDown) = self else { return nil }
        return Point(x: from.x + (isDown ? 0 : length * share), y: from.y + (isDown ? length * share : 0))
    }
}

extension VectorPicture.Group {
    /// The same group with x and y exchanged. Its lines are straight ones.
    package var transposed: Self {
        var group = self
        group.clip = clip?.transposed
        group.mask = mask.map { $0.transposed }
        group.moves = moves.map { $0.transposed }
        group.layers = layers.map { $0.transposed }
        group.parts = parts.map { $0.transposed }
        return group
    }
}

extension VectorPicture.Layer {
    fileprivate var transposed: Self {
        var layer = self
        layer.moves = moves.map { $0.transposed }
        layer.paint.isVertical = paint.ends != nil && !paint.isVertical
        switch content {
        case .area(var outline):
            outline.paths = outline.paths.map { $0.transposed }
            layer.content = .area(outline)
        case .stroke(var stroke):
            guard case .straight(let from, let length, let isDown) = stroke.line else { return layer }
            stroke.line = .straight(from: from.transposed, length: length, isDown: !isDown)
            layer.content = .stroke(stroke)
        }
        return layer
    }
}

extension VectorPicture.Move {
    fileprivate var transposed: Self {
        switch self {
        case .turn(let curve, let center): .turn(curve.mapped(scale: -1), about: center.transposed)
        case .grow(let curve, let axis, let center): .grow(curve, axis.transposed, about: center.transposed)
        case .shift(let curve, let axis): .shift(curve, axis.transposed)
        }
    }
}

extension VectorPicture.Axis {
    fileprivate var transposed: Self {
        switch self {
        case .horizontal: .vertical
        case .vertical: .horizontal
        case .both: .both
        }
    }
}

extension Path {
    fileprivate var transposed: Path { mapped { $0.transposed } }
}

extension Point {
    fileprivate var transposed: Point { Point(x: y, y: x) }
}
