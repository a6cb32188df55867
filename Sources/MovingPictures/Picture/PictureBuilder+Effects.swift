internal import Drawing
internal import MotionCore
internal import SVGDocuments

extension PictureBuilder {
    private static let effects: PropertySet = [
        .opacity, .filter, .clipPath, .mask, .mixBlendMode, .isolation,
    ]

    /// Does to the content of an element what is done to all of it: the filter first, then clip, mask and opacity.
    func effects(of node: Int, in place: Place, _ content: () -> [Artwork.Item]) -> [Artwork.Item] {
        guard moment.properties(of: node).meets(Self.effects) else { return content() }
        let opacity = min(max(moment.number(.opacity, node) ?? 1, 0), 1)
        if opacity < 0.5 / 255 { return [] }
        var items = content()
        for link in moment.filterLinks(node) {
            switch link {
            case .functions(let functions):
                items = [
                    .filtered(items, ArtworkFilter(functions.map { $0.step }, placing: place.transform))
                ]
            case .element(let id):
                guard let filter = tree[id] else { continue }
                items = filtered(items, by: filter, of: node, in: place)
            }
        }
        if items.isEmpty { return [] }
        if let clip = moment.reference(.clipPath, node), moment.kind(clip) == .clip {
            items = clipped(items, by: clip, of: node, in: place)
        }
        if items.isEmpty { return [] }
        items = masked(items, by: moment.masks(node), of: node, in: place)
        items = Artwork.Item.faded(items, opacity)
        if let word = moment.word(.mixBlendMode, node), word != "normal",
            let mode = BlendMode(rawValue: word)
        {
            items = [.blended(items, mode)]
        } else if moment.word(.isolation, node) == "isolate", items.count > 1 {
            items = [.group(items, opacity: 1)]
        }
        return items
    }

    /// Returns the map from the units of a clip or a mask to those of the picture; nil where an element without bounds has none.
    private func units(_ attribute: String, _ server: Int, of node: Int, in place: Place) -> Affine? {
        guard tree[server][attribute] == "objectBoundingBox" else { return place.transform }
        guard let box = bounds(of: node, in: place.viewport), box.width > 0, box.height > 0 else {
            return nil
        }
        return Affine(box.width, 0, 0, box.height, box.left, box.top).within(place.transform)
    }

    // MARK: Clips

    func clipped(
        _ items: [Artwork.Item], by clip: Int, of node: Int, in place: Place
    ) -> [Artwork.Item] {
        guard !open.contains(clip) else { return items }
        var builder = self
        builder.open.append(clip)
        guard var units = units("clipPathUnits", clip, of: node, in: place),
            let own = moment.transform(of: clip, in: place.viewport, bounds: { _ in nil })
        else { return [] }
        units = own.within(units)
        var style = NodeStyle(color: .black).within(clip, at: moment)
        style.isVisible = true
        let inner = Place(style: style, viewport: place.viewport, transform: units)
        var areas = tree.nodes[clip].children.flatMap { builder.clipAreas(of: $0, in: inner) }
        if let outer = moment.reference(.clipPath, clip), moment.kind(outer) == .clip {
            areas = builder.clipped(areas, by: outer, of: node, in: place)
        }
        if areas.isEmpty { return [] }
        if areas.count == 1, case .area(let area) = areas[0], !area.isEvenOdd {
            return [.clipped(items, to: area.path)]
        }
        return [.masked(items, by: areas, isLuminance: false)]
    }

    /// Returns the areas that an element of a clip shows, all of them opaque.
    private func clipAreas(of node: Int, in outer: Place) -> [Artwork.Item] {
        let kind = moment.kind(node)
        guard !isGone(node), kind.isFigure || kind == .use || kind == .text,
            let own = moment.transform(
                of: node, in: outer.viewport,
                bounds: { bounds(of: node, in: outer.viewport, withStrokes: $0) })
        else { return [] }
        var place = outer
        place.style = outer.style.within(node, at: moment)
        place.transform = own.within(outer.transform)
        var areas: [Artwork.Item] = []
        let black = Artwork.Paint.solid(.color(Color(red: 0, green: 0, blue: 0)))
        if kind == .text {
            areas = moment.pieces(of: node, in: place.viewport).compactMap { piece in
                guard moment.style(of: piece, within: place.style, of: node).isVisible else { return nil }
                return .area(.init(piece.path.placed(place.transform), black))
            }
        } else if kind == .use {
            guard let target = moment.target(node), !open.contains(target),
                moment.kind(target).isFigure || moment.kind(target) == .text
            else { return [] }
            place.transform = Affine.move(
                moment.length(.x, node)?.length(of: place.viewport.width) ?? 0,
                moment.length(.y, node)?.length(of: place.viewport.height) ?? 0
            ).within(place.transform)
            areas = clipAreas(of: target, in: place)
        } else if place.style.isVisible, let path = moment.path(of: node, in: place.viewport) {
            let area = path.placed(place.transform)
            areas = [
                .area(
                    .init(area, isEvenOdd: place.style.clipsEvenOdd, black))
            ]
        }
        if let clip = moment.reference(.clipPath, node), moment.kind(clip) == .clip {
            areas = clipped(areas, by: clip, of: node, in: place)
        }
        return areas
    }

    // MARK: Masks

    /// Shows what any of several masks shows; everything where there are none.
    func masked(
        _ items: [Artwork.Item], by masks: [Int], of node: Int, in place: Place
    ) -> [Artwork.Item] {
        let masks = masks.filter { !open.contains($0) }
        guard masks.count > 1 else {
            return masks.first.map { masked(items, by: $0, of: node, in: place) } ?? items
        }
        let layers = masks.flatMap { mask -> [Artwork.Item] in
            guard let box = regionBox(of: mask, "maskUnits", for: node, in: place) else { return [] }
            // Its edges are beyond those of the region, so that they do not soften them.
            let plate = Path.rectangle(
                x: box.left - box.width, y: box.top - box.height, width: 3 * box.width,
                height: 3 * box.height)
            let black = Artwork.Paint.solid(.color(Color(red: 0, green: 0, blue: 0)))
            return masked(
                [.area(.init(plate.placed(place.transform), black))], by: mask, of: node, in: place)
        }
        return layers.isEmpty ? [] : [.masked(items, by: layers, isLuminance: false)]
    }

    func masked(
        _ items: [Artwork.Item], by mask: Int, of node: Int, in place: Place
    ) -> [Artwork.Item] {
        guard !open.contains(mask) else { return items }
        var builder = self
        builder.open.append(mask)
        guard let region = region(of: mask, "maskUnits", for: node, in: place),
            let units = units("maskContentUnits", mask, of: node, in: place)
        else { return [] }
        let style = NodeStyle(color: moment.color(of: mask)).within(mask, at: moment)
        var inner = Place(style: style, viewport: place.viewport, transform: units)
        if tree[mask]["maskContentUnits"] == "objectBoundingBox" {
            inner.viewport = Viewport(width: 1, height: 1)
        }
        var shown = builder.children(of: mask, in: inner)
        if let clip = moment.reference(.clipPath, mask), moment.kind(clip) == .clip {
            shown = builder.clipped(shown, by: clip, of: node, in: place)
        }
        let type = moment.word(.maskType, mask)
        if shown.isEmpty { return [] }
        return [.masked(items, by: [.clipped(shown, to: region)], isLuminance: type != "alpha")]
    }

    /// Returns the region in which a mask or a filter shows something, in the picture; nil for none.
    func region(of server: Int, _ attribute: String, for node: Int, in place: Place) -> Path? {
        regionBox(of: server, attribute, for: node, in: place).map { box in
            Path.rectangle(x: box.left, y: box.top, width: box.width, height: box.height).placed(
                place.transform)
        }
    }

    /// The same in the units of the element.
    func regionBox(of server: Int, _ attribute: String, for node: Int, in place: Place) -> Extent? {
        var box = Extent(left: 0, top: 0, right: place.viewport.width, bottom: place.viewport.height)
        let isBoxed = tree[server][attribute] != "userSpaceOnUse"
        if isBoxed {
            guard let bounds = bounds(of: node, in: place.viewport) else { return nil }
            box = bounds
        }
        func value(_ property: MovingProperty, _ usual: Double, _ whole: Double) -> Double {
            guard let length = moment.length(property, server) else { return usual * whole }
            return isBoxed ? (length.user + length.share) * whole : length.length(of: whole)
        }
        let left = (isBoxed ? box.left : 0) + value(.x, -0.1, box.width)
        let top = (isBoxed ? box.top : 0) + value(.y, -0.1, box.height)
        let (width, height) = (value(.width, 1.2, box.width), value(.height, 1.2, box.height))
        guard width > 0, height > 0 else { return nil }
        return Extent(left: left, top: top, right: left + width, bottom: top + height)
    }
}
