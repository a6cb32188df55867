internal import Basics
internal import Drawing

/// An element of a page, or a layer of one, that only its compositor moves: shapes that stand still in it, in one color, or as a window.
struct StyledNode: Hashable {
    /// The color of what is seen of a node.
    enum Paint: Hashable {
        /// The color of the text around it.
        case page
        /// A color of its own, opaque.
        case own(Color)
    }

    /// The moves of the node with all that is in it, from the outside in.
    var moves: [VectorPicture.Move] = []
    /// The opacity over time; nil where it stands still.
    var opacity: VectorCurve?
    /// The layers that are seen of the node, which stand still, and whose colors say nothing.
    var shapes: [VectorPicture.Layer]
    /// The color; nil for a window, which shows what is in the node.
    var paint: Paint?
    /// The nodes that are seen through a window.
    var children: [StyledNode] = []

    /// Whether nothing of the node moves.
    var isStill: Bool { moves.isEmpty && opacity == nil && children.isEmpty }

    /// The number of nodes, with those in them.
    var count: Int { children.reduce(1) { $0 + $1.count } }

    /// The nodes without those that are windows.
    var leaves: [StyledNode] { children.isEmpty ? [self] : children.flatMap { $0.leaves } }
}

extension VectorPicture.Layer {
    /// The rectangle around the layer, moved by what stands still in it; nil where nothing of it is seen.
    var extent: Extent? {
        let map = moves.map(at: 0)
        let points: Path
        var margin = 0.0
        switch content {
        case .area(let outline): points = outline.paths[0]
        case .stroke(let stroke):
            margin = stroke.width.value(at: 0) / 2
            switch stroke.line {
            case .circle(let center, let radius):
                points = .rectangle(
                    x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
            case .straight(let from, let length, let isDown):
                var path = Path()
                path.move(to: from)
                path.line(to: Point(x: from.x + (isDown ? 0 : length), y: from.y + (isDown ? length : 0)))
                points = path
            case .path(let outline, _, _): points = outline.paths[0]
            }
            // Corners of lines reach farther than their ends.
            if stroke.join != .round { margin *= 2 }
        }
        let scale = max(map.a.magnitude + map.c.magnitude, map.b.magnitude + map.d.magnitude)
        guard let box = points.placed(map).extent else { return nil }
        return Extent(
            left: box.left - margin * scale, top: box.top - margin * scale,
            right: box.right + margin * scale, bottom: box.bottom + margin * scale)
    }
}

extension Extent {
    /// The smallest rectangle around both.
    func joined(_ other: Extent) -> Extent {
        Extent(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }

    /// Whether both have an area in common.
    func overlaps(_ other: Extent) -> Bool {
        min(right, other.right) - max(left, other.left) > 1e-3
            && min(bottom, other.bottom) - max(top, other.top) > 1e-3
    }
}
