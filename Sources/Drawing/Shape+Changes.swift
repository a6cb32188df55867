extension Shape {
    /// This shape further down.
    package func moved(down distance: Double) -> Shape {
        if distance == 0 { return self }
        switch self {
        case .path(var shape):
            shape.path = shape.path.placed(scale: 1, x: 0, y: distance)
            return .path(shape)
        case .text(var shape):
            shape.y += distance
            return .text(shape)
        case .ring(var shape):
            shape.centerY += distance
            return .ring(shape)
        case .group(var group):
            group.clip?.y += distance
            for index in group.parts.indices { group.parts[index].figure.move(down: distance) }
            return .group(group)
        }
    }

    /// This area larger or smaller; texts stay as they are.
    package func scaled(_ scale: Double, around center: Point) -> Shape {
        guard scale != 1, case .path(var shape) = self else { return self }
        shape.path = shape.path.placed(
            scale: scale, x: center.x * (1 - scale), y: center.y * (1 - scale))
        return .path(shape)
    }

    /// This shape, less opaque.
    public func faded(_ opacity: Double) -> Shape {
        switch self {
        case .path(var shape):
            shape.opacity *= opacity
            return .path(shape)
        case .text(var shape):
            shape.opacity *= opacity
            return .text(shape)
        case .ring(var shape):
            shape.color = shape.color.faded(opacity)
            shape.track = shape.track?.faded(opacity)
            if let under = shape.under { shape.under?.color = under.color.faded(opacity) }
            if let gradient = shape.gradient {
                shape.gradient?.gradient = gradient.gradient.faded(opacity)
            }
            return .ring(shape)
        case .group(var group):
            for index in group.parts.indices { group.parts[index].opacity *= opacity }
            return .group(group)
        }
    }
}

extension Figure {
    fileprivate mutating func move(down distance: Double) {
        switch self {
        case .block(var block):
            block.y += distance
            self = .block(block)
        case .line(var line):
            line.y1 += distance
            line.y2 += distance
            self = .line(line)
        }
    }
}

extension Color {
    package func faded(_ opacity: Double) -> Color {
        Color(
            red: red, green: green, blue: blue,
            alpha: UInt8((Double(alpha) * min(max(opacity, 0), 1)).rounded()))
    }
}
