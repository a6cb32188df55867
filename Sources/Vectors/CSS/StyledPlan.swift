internal import Basics
internal import Drawing

/// A picture as elements of a page that only its compositor moves.
struct StyledPlan {
    /// The part of a picture that no such element shows.
    struct Excess: Error {
        /// The part in words, after a verb such as “hold”.
        let text: Message
    }

    /// The nodes from back to front.
    private(set) var nodes: [StyledNode] = []
    /// The shapes that stand still behind all nodes, in colors of their own.
    private(set) var ground: [VectorPicture.Layer] = []
    /// The clip of all nodes; nil for none.
    private(set) var clip: Path?
    /// The color of the indicator, in whose place that of the page is; nil where nothing has it.
    private(set) var color: Color?
    private let picture: VectorPicture

    /// Plans the elements of a picture.
    ///
    /// - Throws: ``Excess`` with the first part that none can show.
    init(_ picture: VectorPicture) throws(Excess) {
        self.picture = picture
        let indicators = picture.layers.filter { $0.paint.isIndicator && !$0.isHidden }
        let colors = Set(indicators.map { $0.paint.colors[0].with(alpha: 255) })
        // Figures of several colors have those of their own.
        color = colors.count == 1 ? colors.first : nil
        var found: [Found] = []
        // A value ring is a layer of its own.
        for group in picture.valueRing == nil ? picture.groups : picture.groups.map({ $0.withoutValue }) {
            found += try flattened(group, [])
        }
        clip = try commonClip(of: &found)
        if let turned = SteppedTurn(found.map { $0.leaf }, picture) {
            nodes = [turned.node]
            return
        }
        for item in found {
            for node in try nodes(for: item.leaf) { place(node) }
        }
        while let first = nodes.first, first.isStill, case .own(let color) = first.paint {
            for shape in first.shapes {
                var shape = shape
                shape.paint = .init(.surface, [color])
                ground.append(shape)
            }
            nodes.removeFirst()
        }
    }

    // MARK: Leaves

    /// A layer of the picture, with all moves that carry it.
    struct Leaf {
        var layer: VectorPicture.Layer
        var chain: SplitMoves
        var paint: StyledNode.Paint
    }

    private struct Found {
        var leaf: Leaf
        var clip: Path?
    }

    private func flattened(
        _ group: VectorPicture.Group, _ outer: [VectorPicture.Move], clip outerClip: Path? = nil
    ) throws(Excess) -> [Found] {
        guard !group.isEmpty else { return [] }
        if !group.mask.isEmpty { throw Excess(text: "a part that is masked") }
        if group.clip != nil, outerClip != nil || !outer.isEmpty { throw Excess(text: "a clip that moves") }
        let clip = group.clip ?? outerClip
        if group.clip != nil, !group.moves.isEmpty, group.parts.contains(where: { $0.clip != nil }) {
            throw Excess(text: "clips within each other")
        }
        let moves = outer + group.moves
        var found: [Found] = []
        for layer in group.layers where !layer.isHidden {
            found.append(Found(leaf: try leaf(layer, moves), clip: clip))
        }
        for part in group.parts { found += try flattened(part, moves, clip: clip) }
        guard group.opacity < 1 else { return found }
        guard found.count == 1 else { throw Excess(text: "figures that are translucent as one") }
        found[0].leaf.layer.opacity = found[0].leaf.layer.opacity.mapped(scale: group.opacity)
        return found
    }

    private func leaf(_ layer: VectorPicture.Layer, _ outer: [VectorPicture.Move]) throws(Excess) -> Leaf {
        if layer.paint.isGradient { throw Excess(text: "a gradient") }
        if let place = layer.paint.place, place.constant == nil {
            throw Excess(text: "colors that change")
        }
        let paintColor = layer.paint.color(layer.paint.place?.constant ?? 0)
        let isPage = color.map { $0 == paintColor.with(alpha: 255) } ?? false
        var layer = layer
        layer.opacity = layer.opacity.mapped(scale: Double(paintColor.alpha) / 255)
        layer.hideWhereThin()
        let chain = SplitMoves(outer + layer.moves)
        layer.moves = chain.still
        layer.paint = .init(.value, [Color(rgba: 0x0000_00FF)])
        return Leaf(
            layer: layer, chain: chain, paint: isPage ? .page : .own(paintColor.with(alpha: 255)))
    }

    /// The clip that all share. What stands still and is no larger than the clip needs none.
    private func commonClip(of found: inout [Found]) throws(Excess) -> Path? {
        guard let clip = found.compactMap({ $0.clip }).first else { return nil }
        for item in found where item.clip != clip {
            let isSame =
                if item.clip == nil, item.leaf.chain.moving.isEmpty,
                    case .area(let outline) = item.leaf.layer.content
                {
                    outline.paths[0] == clip
                } else {
                    false
                }
            if !isSame { throw Excess(text: "clips of some of its parts") }
        }
        return clip
    }

    // MARK: Nodes

    private func nodes(for leaf: Leaf) throws(Excess) -> [StyledNode] {
        let layer = leaf.layer
        switch layer.content {
        case .area(let outline):
            if outline.place != nil { throw Excess(text: "outlines that change") }
        case .stroke(let stroke):
            if stroke.width.constant == nil { throw Excess(text: "a line whose width changes") }
            if stroke.length.constant == nil {
                switch stroke.line {
                case .circle:
                    return try ArcWindows(stroke, leaf).nodes
                case .straight(let from, let length, let isDown):
                    return try bar(stroke, from, length, isDown, leaf)
                case .path: throw Excess(text: "a line that is drawn along a path")
                }
            } else if case .path(let outline, let start, _) = stroke.line,
                outline.place != nil || start.constant == nil
            {
                throw Excess(
                    text: outline.place == nil ? "a line that runs along a path" : "outlines that change")
            }
        }
        return [node(layer.content, leaf.chain, leaf)]
    }

    /// The parts of a bar that grows: its line, and its round ends.
    private func bar(
        _ stroke: VectorPicture.Stroke, _ from: Point, _ length: Double, _ isDown: Bool, _ leaf: Leaf
    ) throws(Excess) -> [StyledNode] {
        guard let bar = stroke.bar(from, length, isDown), let width = stroke.width.constant else {
            preconditionFailure("the width of a bar is constant")
        }
        let axis = isDown ? VectorPicture.Axis.vertical : .horizontal
        func moved(_ move: VectorPicture.Move) -> SplitMoves {
            SplitMoves(leaf.chain.moving + leaf.chain.still + [move])
        }
        let line = node(.area(.init(bar)), moved(.grow(stroke.length, axis, about: from)), leaf)
        if stroke.cap == .butt { return [line] }
        guard stroke.cap == .round else { throw Excess(text: "a line with square ends that grows") }
        guard leaf.layer.opacity.constant == 1 else {
            throw Excess(text: "a translucent line with round ends that grows")
        }
        let end = VectorPicture.Content.area(.init(.disc(from, radius: width / 2)))
        return [
            node(end, leaf.chain, leaf), line,
            node(end, moved(.shift(stroke.length.mapped(scale: length), axis)), leaf),
        ]
    }

    /// A node of one shape.
    private func node(
        _ content: VectorPicture.Content, _ chain: SplitMoves, _ leaf: Leaf
    ) -> StyledNode {
        var layer = leaf.layer
        (layer.content, layer.moves) = (content, chain.still)
        let isLevel = layer.opacity.constant != nil
        let opacity = isLevel ? nil : layer.opacity
        if !isLevel { layer.opacity = .constant(1, for: picture.duration) }
        return StyledNode(moves: chain.moving, opacity: opacity, shapes: [layer], paint: leaf.paint)
    }

    /// Adds a node to what moves likewise, where that shows the same; else in front of all.
    private mutating func place(_ node: StyledNode) {
        for index in nodes.indices.reversed() {
            let other = nodes[index]
            if other.moves == node.moves, other.opacity == node.opacity, other.paint == node.paint,
                other.children.isEmpty, node.children.isEmpty, other.paint != nil,
                node.opacity == nil || !other.overlaps(node)
            {
                nodes[index].shapes += node.shapes
                return
            }
            // The order of what has one color makes no difference.
            if other.leaves.contains(where: { $0.paint != node.leaves[0].paint }) { break }
        }
        nodes.append(node)
    }
}

extension StyledNode {
    /// Whether a shape of this one may lie on one of another.
    fileprivate func overlaps(_ other: StyledNode) -> Bool {
        let (own, others) = (shapes.compactMap { $0.extent }, other.shapes.compactMap { $0.extent })
        return own.contains { extent in others.contains { extent.overlaps($0) } }
    }
}

extension VectorPicture.Group {
    /// The group without what shows the value.
    fileprivate var withoutValue: Self {
        var group = self
        group.layers.removeAll { $0.paint.role == .value }
        group.parts = parts.map { $0.withoutValue }
        return group
    }
}

extension VectorPicture.Stroke {
    /// The area of the whole line between its flat ends.
    fileprivate func bar(_ from: Point, _ length: Double, _ isDown: Bool) -> Path? {
        guard let width = width.constant else { return nil }
        let (x, y) = isDown ? (from.x - width / 2, from.y) : (from.x, from.y - width / 2)
        return .rectangle(
            x: x, y: y, width: isDown ? width : length, height: isDown ? length : width)
    }
}

extension VectorPicture.Layer {
    /// Makes a line of one width, of one that is there or not, and shows it where it is there.
    fileprivate mutating func hideWhereThin() {
        guard case .stroke(var stroke) = content, stroke.width.constant == nil,
            let whole = opacity.constant
        else { return }
        let widths = stroke.width.segments
        let most = widths.map { $0.start }.max() ?? 0
        guard most > 0, widths.allSatisfy({ $0.isLevel && ($0.start == 0 || $0.start == most) }) else {
            return
        }
        opacity = stroke.width.mapped(scale: whole / most)
        stroke.width = .constant(most, for: widths.last?.to ?? 0)
        content = .stroke(stroke)
    }

    /// Whether nothing of the layer ever shows.
    fileprivate var isHidden: Bool {
        if opacity.constant == 0 { return true }
        if paint.place == nil, !paint.isGradient, paint.colors[0].alpha == 0 { return true }
        if case .stroke(let stroke) = content { return stroke.width.constant == 0 }
        return false
    }
}

extension VectorPicture.Paint {
    /// Whether the paint has the color of the indicator, which a page may set.
    fileprivate var isIndicator: Bool { role.slot == PartRole.value.slot && !isGradient }
}
