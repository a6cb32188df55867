internal import Basics

extension DisplayList {
    /// Makes all channels those of Display P3, for a picture that is marked as such.
    package mutating func enterDisplayP3() {
        for index in shapes.indices { shapes[index].recolor { $0 = $0.inDisplayP3 } }
    }

    /// The colors beyond sRGB that are drawn, as they are without their alpha.
    package func wideColors() -> Set<Color> {
        var colors: Set<Color> = []
        for var shape in shapes {
            shape.recolor { if !$0.wide.isNone, $0.alpha > 0 { colors.insert($0.with(alpha: 255)) } }
        }
        return colors
    }
}

extension Shape {
    fileprivate mutating func recolor(_ change: (inout Color) -> Void) {
        switch self {
        case .ring(var ring):
            ring.recolor(change)
            self = .ring(ring)
        case .group(var group):
            for index in group.parts.indices { change(&group.parts[index].color) }
            group.gradient?.gradient.recolor(change)
            self = .group(group)
        case .stack(var stack):
            for index in stack.layers.indices { change(&stack.layers[index].color) }
            stack.shading?.recolor(change)
            self = .stack(stack)
        case .path(var shape):
            change(&shape.color)
            self = .path(shape)
        case .artwork(var shape):
            change(&shape.color)
            shape.artwork.recolor(change)
            if case .artwork(var part) = shape.part {
                part.recolor(change)
                shape.part = .artwork(part)
            }
            self = .artwork(shape)
        case .text(var shape):
            change(&shape.color)
            self = .text(shape)
        case .shadow: break
        }
    }
}

extension RingShape {
    fileprivate mutating func recolor(_ change: (inout Color) -> Void) {
        change(&color)
        if var color = track {
            change(&color)
            track = color
        }
        if var arc = under {
            change(&arc.color)
            under = arc
        }
        gradient?.gradient.recolor(change)
    }
}

extension Gradient {
    fileprivate mutating func recolor(_ change: (inout Color) -> Void) {
        for index in colors.indices { change(&colors[index]) }
    }
}

extension Artwork {
    /// Changes all colors but the chosen one.
    package mutating func recolor(_ change: (inout Color) -> Void) {
        for index in items.indices { items[index].recolor(change) }
    }
}

extension Artwork.Item {
    fileprivate mutating func recolor(_ change: (inout Color) -> Void) {
        switch self {
        case .area(var area):
            switch area.paint {
            case .solid(let ink): area.paint = .solid(ink.recolored(change))
            case .gradient(var gradient):
                for index in gradient.stops.indices {
                    gradient.stops[index].ink = gradient.stops[index].ink.recolored(change)
                }
                area.paint = .gradient(gradient)
            }
            self = .area(area)
        case .group(var items, let opacity):
            for index in items.indices { items[index].recolor(change) }
            self = .group(items, opacity: opacity)
        case .clipped(var items, let clip):
            for index in items.indices { items[index].recolor(change) }
            self = .clipped(items, to: clip)
        case .masked(var items, let mask, let isLuminance):
            // The colors of a mask do not show.
            for index in items.indices { items[index].recolor(change) }
            self = .masked(items, by: mask, isLuminance: isLuminance)
        case .filtered(var items, var filter):
            for index in items.indices { items[index].recolor(change) }
            filter.recolor(change)
            self = .filtered(items, filter)
        case .blended(var items, let mode):
            for index in items.indices { items[index].recolor(change) }
            self = .blended(items, mode)
        }
    }
}

extension Ink {
    func recolored(_ change: (inout Color) -> Void) -> Ink {
        guard case .color(var color) = self else { return self }
        change(&color)
        return .color(color)
    }
}
