extension Shape {
    /// This shape further down.
    package func moved(down distance: Double) -> Shape {
        if distance == 0 { return self }
        switch self {
        case .path(let shape): return .path(shape.placed(scale: 1, x: 0, y: distance))
        case .text(var shape):
            shape.y += distance
            return .text(shape)
        case .ring(var shape):
            shape.centerY += distance
            return .ring(shape)
        case .group(var group):
            let (right, down) = group.isTransposed ? (distance, 0) : (0, distance)
            group.clips?.first.x += right
            group.clips?.first.y += down
            if let ends = group.gradient?.ends {
                group.gradient?.ends = BarGradient.Ends(from: ends.from + right, to: ends.to + right)
            }
            for index in group.parts.indices { group.parts[index].figure.move(right: right, down: down) }
            return .group(group)
        case .stack(var stack):
            for layer in stack.layers.indices {
                for area in stack.layers[layer].areas.indices {
                    stack.layers[layer].areas[area].move(down: distance)
                }
            }
            stack.shading?.centerY += distance
            return .stack(stack)
        case .artwork(var shape):
            shape.move(down: distance)
            return .artwork(shape)
        case .shadow(var shadow):
            shadow.y += distance
            return .shadow(shadow)
        }
    }

    /// Areas within curves, and shadows, larger or smaller; all else stays as it is.
    package func scaled(_ scale: Double, around center: Point) -> Shape {
        if scale == 1 { return self }
        let (dx, dy) = (center.x * (1 - scale), center.y * (1 - scale))
        switch self {
        case .path(let shape): return .path(shape.placed(scale: scale, x: dx, y: dy))
        case .shadow(var shadow):
            (shadow.x, shadow.y) = (shadow.x * scale + dx, shadow.y * scale + dy)
            shadow.width *= scale
            shadow.height *= scale
            shadow.corner *= scale
            shadow.reach *= scale
            return .shadow(shadow)
        case .ring, .group, .stack, .artwork, .text: return self
        }
    }

    /// This shape, less opaque.
    public func faded(_ opacity: Double) -> Shape {
        switch self {
        case .path(var shape):
            shape.opacity *= opacity
            return .path(shape)
        case .artwork(var shape):
            shape.opacity *= opacity
            return .artwork(shape)
        case .text(var shape):
            shape.opacity *= opacity
            return .text(shape)
        case .shadow(var shape):
            shape.opacity *= opacity
            return .shadow(shape)
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
        case .stack(var stack):
            for index in stack.layers.indices {
                stack.layers[index].color = stack.layers[index].color.faded(opacity)
            }
            if let gradient = stack.shading?.gradient {
                stack.shading?.gradient?.gradient = gradient.gradient.faded(opacity)
            }
            return .stack(stack)
        }
    }
}

extension Figure {
    fileprivate mutating func move(right: Double, down: Double) {
        switch self {
        case .block(var block):
            block.x += right
            block.y += down
            self = .block(block)
        case .line(var line):
            line.x1 += right
            line.x2 += right
            line.y1 += down
            line.y2 += down
            self = .line(line)
        }
    }
}

extension StackShape.Area {
    fileprivate mutating func move(down distance: Double) {
        switch self {
        case .arc(var arc):
            arc.centerY += distance
            self = .arc(arc)
        case .path(let path): self = .path(path.placed(scale: 1, x: 0, y: distance))
        }
    }
}

extension Color {
    package func faded(_ opacity: Double) -> Color {
        with(alpha: UInt8((Double(alpha) * min(max(opacity, 0), 1)).rounded()))
    }
}
