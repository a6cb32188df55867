internal import Drawing
internal import MotionCore
internal import SVGDocuments

/// Draws a drawing at a moment, from back to front.
struct PictureBuilder {
    let moment: Moment
    /// The elements that are being used or cut with, from the outside in.
    var open: [Int] = []
    /// Whether bounds are those of strokes as well.
    private var measuresStrokes = false

    init(moment: Moment) { self.moment = moment }

    var tree: SVGTree { moment.tree }

    /// The surroundings of an element that is drawn.
    struct Place {
        var style: NodeStyle
        var viewport: Viewport
        /// The map from the units of the element to those of the picture.
        var transform: Affine
    }

    /// Returns what an element draws.
    func items(of node: Int, in outer: Place) -> [Artwork.Item] {
        guard moment.kind(node).isDrawn, !isGone(node) else { return [] }
        var place = outer
        place.style = outer.style.within(node, at: moment)
        guard
            let own = moment.transform(
                of: node, in: outer.viewport,
                bounds: { bounds(of: node, in: outer.viewport, withStrokes: $0) })
        else { return [] }
        place.transform = own.within(outer.transform)
        return effects(of: node, in: place) { content(of: node, in: place) }
    }

    /// Whether an element is not there at all.
    func isGone(_ node: Int) -> Bool { moment.isGone(node) }

    /// Returns the content of an element without what is done to all of it.
    func content(of node: Int, in place: Place) -> [Artwork.Item] {
        switch moment.kind(node) {
        case .use: return used(by: node, in: place)
        case .svg: return nested(node, sizedBy: node, in: place)
        case .choice:
            return chosen(of: node).map { items(of: $0, in: place) } ?? []
        case .group: return children(of: node, in: place)
        case .text:
            return moment.pieces(of: node, in: place.viewport).flatMap { piece in
                var inner = place
                inner.style = moment.style(of: piece, within: place.style, of: node)
                return Artwork.Item.faded(
                    paint(
                        piece.path, of: piece.node, in: inner, bounds: bounds(of: node, in: place.viewport)),
                    moment.opacity(of: piece, within: node))
            }
        default: return figure(node, in: place)
        }
    }

    /// The child of a `switch` that is drawn; nil for none.
    func chosen(of node: Int) -> Int? {
        tree.nodes[node].children.first {
            !moment.drawing.failsConditions[$0] && moment.kind($0).isDrawn
        }
    }

    func children(of node: Int, in place: Place) -> [Artwork.Item] {
        tree.nodes[node].children.flatMap { items(of: $0, in: place) }
    }

    // MARK: Figures

    private func figure(_ node: Int, in place: Place) -> [Artwork.Item] {
        guard let path = moment.path(of: node, in: place.viewport) else { return [] }
        return paint(path, of: node, in: place, bounds: path.extent)
    }

    /// Returns a path in the paints of an element.
    private func paint(
        _ path: Path, of node: Int, in place: Place, bounds: @autoclosure () -> Extent?
    ) -> [Artwork.Item] {
        let (style, viewport) = (place.style, place.viewport)
        if !style.isVisible { return [] }
        var items: [Artwork.Item] = []
        if moment.kind(node) != .line,
            let paint = moment.paint(
                style.fill, opacity: style.fillOpacity, bounds(), viewport, place.transform)
        {
            let area = path.placed(place.transform)
            items.append(.area(.init(area, isEvenOdd: style.isEvenOdd, paint)))
        }
        if let paint = moment.paint(
            style.stroke, opacity: style.strokeOpacity, bounds(), viewport, place.transform)
        {
            let area = moment.stroke(along: path, of: node, style, viewport, place.transform)
            if !area.elements.isEmpty {
                items.insert(.area(.init(area, paint)), at: style.strokesFirst ? 0 : items.count)
            }
        }
        return items
    }

    // MARK: Others

    private func used(by node: Int, in place: Place) -> [Artwork.Item] {
        guard let target = moment.target(node), !open.contains(target) else { return [] }
        var builder = self
        builder.open.append(target)
        var place = place
        place.transform = Affine.move(
            moment.length(.x, node)?.length(of: place.viewport.width) ?? 0,
            moment.length(.y, node)?.length(of: place.viewport.height) ?? 0
        ).within(place.transform)
        guard moment.kind(target) == .symbol || moment.kind(target) == .svg else {
            return builder.items(of: target, in: place)
        }
        if isGone(target) { return [] }
        place.style = place.style.within(target, at: moment)
        return builder.effects(of: target, in: place) {
            builder.nested(target, sizedBy: node, in: place)
        }
    }

    /// Returns the content of a drawing within the drawing, or of a symbol.
    ///
    /// - Parameter user: The element that has its size: itself, or the one that uses it.
    private func nested(_ node: Int, sizedBy user: Int, in outer: Place) -> [Artwork.Item] {
        var place = outer
        guard let (width, height) = size(of: node, sizedBy: user, in: outer.viewport) else { return [] }
        if moment.kind(node) == .svg || moment.kind(node) == .symbol {
            place.transform = Affine.move(
                moment.length(.x, node)?.length(of: outer.viewport.width) ?? 0,
                moment.length(.y, node)?.length(of: outer.viewport.height) ?? 0
            ).within(place.transform)
        }
        let room = place.transform
        if hasEmptyView(node) { return [] }
        place.viewport = Viewport(width: width, height: height)
        if let box = viewBox(of: node) {
            let fit = SVGFit(box, in: tree[node], width: width, height: height)
            place.transform = Affine(fit.across, 0, 0, fit.down, fit.x, fit.y).within(place.transform)
            place.viewport = Viewport(width: box.width, height: box.height)
        }
        let items = children(of: node, in: place)
        if moment.word(.overflow, node) == "visible" || items.isEmpty { return items }
        let window = Path.rectangle(x: 0, y: 0, width: width, height: height).placed(room)
        return [.clipped(items, to: window)]
    }

    /// The size of a drawing within the drawing, or of a symbol; nil for one without an area.
    func size(of node: Int, sizedBy user: Int, in viewport: Viewport) -> (width: Double, height: Double)? {
        func size(_ property: MovingProperty, _ whole: Double) -> Double {
            for candidate in [user, node] {
                if let length = moment.length(property, candidate) { return length.length(of: whole) }
            }
            return whole
        }
        let (width, height) = (size(.width, viewport.width), size(.height, viewport.height))
        return width > 0 && height > 0 ? (width, height) : nil
    }

    /// The visible part of a drawing in its own units; nil where none is stated that could be shown.
    func viewBox(of node: Int) -> Extent? {
        guard let box = moment.list(.viewBox, node), box.count == 4, box[2].user > 0, box[3].user > 0 else {
            return nil
        }
        return Extent(
            left: box[0].user, top: box[1].user, right: box[0].user + box[2].user,
            bottom: box[1].user + box[3].user)
    }

    /// Whether the visible part of a drawing has no area, so that nothing of it shows.
    func hasEmptyView(_ node: Int) -> Bool {
        guard let box = moment.list(.viewBox, node), box.count == 4 else { return false }
        let (width, height) = (box[2].user, box[3].user)
        return min(width, height) == 0
    }

    // MARK: Bounds

    /// Returns the bounds of an element's content in its own units; nil for one without any.
    func bounds(of node: Int, in viewport: Viewport, withStrokes: Bool = false) -> Extent? {
        var builder = self
        builder.measuresStrokes = withStrokes
        return builder.extent(of: node, in: viewport, Affine())
    }

    private func extent(of node: Int, in viewport: Viewport, _ transform: Affine) -> Extent? {
        let kind = moment.kind(node)
        if kind.isFigure {
            guard let path = moment.path(of: node, in: viewport) else { return nil }
            let area = path.placed(transform).extent
            if !measuresStrokes { return area }
            let style = moment.style(of: node)
            if case .none = style.stroke { return area }
            let strokes = moment.stroke(along: path, of: node, style, viewport, transform)
            return Self.union([area, strokes.extent])
        }
        if kind == .use {
            guard let target = moment.target(node), !open.contains(target) else { return nil }
            var builder = self
            builder.open.append(target)
            let shift = Affine.move(
                moment.length(.x, node)?.length(of: viewport.width) ?? 0,
                moment.length(.y, node)?.length(of: viewport.height) ?? 0)
            return Self.union(
                (moment.kind(target) == .symbol ? tree.nodes[target].children : [target]).map {
                    builder.placedExtent(of: $0, in: viewport, shift.within(transform))
                })
        }
        if kind == .text {
            return Self.union(
                moment.pieces(of: node, in: viewport).map { piece in
                    Path.rectangle(
                        x: piece.cells.left, y: piece.cells.top, width: piece.cells.width,
                        height: piece.cells.height
                    ).placed(transform).extent
                })
        }
        guard [.group, .svg, .choice, .symbol].contains(kind) else { return nil }
        return Self.union(tree.nodes[node].children.map { placedExtent(of: $0, in: viewport, transform) })
    }

    /// The same with the element's own transform.
    private func placedExtent(of node: Int, in viewport: Viewport, _ transform: Affine) -> Extent? {
        guard !isGone(node),
            let own = moment.transform(
                of: node, in: viewport, bounds: { bounds(of: node, in: viewport, withStrokes: $0) })
        else { return nil }
        return extent(of: node, in: viewport, own.within(transform))
    }

    private static func union(_ extents: [Extent?]) -> Extent? {
        extents.compactMap { $0 }.reduce(nil) { all, extent in
            guard let all else { return extent }
            return Extent(
                left: min(all.left, extent.left), top: min(all.top, extent.top),
                right: max(all.right, extent.right), bottom: max(all.bottom, extent.bottom))
        }
    }
}
