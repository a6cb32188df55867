internal import MotionCore

extension Shape {
    /// Whether nothing of it can be seen: it has no extent, or no color.
    package var isBlank: Bool {
        switch self {
        case .ring(let ring):
            (ring.track?.alpha ?? 0) == 0 && (ring.arc.isEmpty || ring.isTransparent)
                && (ring.under.map { $0.span.isEmpty || $0.color.alpha == 0 } ?? true)
        case .group(let group):
            group.parts.allSatisfy { part in
                part.color.alpha == 0 && !part.isGradient || part.opacity <= 0 || part.figure.isEmpty
            }
        case .stack(let stack):
            stack.layers.enumerated().allSatisfy { index, layer in
                layer.areas.isEmpty
                    || (index == 0 ? stack.shading?.isTransparent : nil) ?? (layer.color.alpha == 0)
            }
        case .path(let path): path.color.alpha == 0 || path.opacity <= 0
        case .artwork(let shape): shape.isBlank
        case .shadow(let shadow): shadow.opacity <= 0
        case .text(let text): text.color.alpha == 0 || text.opacity <= 0
        }
    }
}

extension RingShape {
    /// Whether its arc has no color that is seen.
    fileprivate var isTransparent: Bool {
        gradient.map { $0.gradient.colors.allSatisfy { $0.alpha == 0 } } ?? (color.alpha == 0)
    }
}

extension Figure {
    /// Whether the figure has no area.
    fileprivate var isEmpty: Bool {
        switch self {
        case .block(let block): block.width <= 0 || block.height <= 0
        case .line(let line): line.width <= 0
        }
    }
}
