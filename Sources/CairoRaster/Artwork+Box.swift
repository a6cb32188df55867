internal import Drawing

extension [Artwork.Item] {
    /// The box in which parts in pixels are; nil for none.
    var box: Box? { box(placed: Affine()) }

    /// The box in which parts are where a map places them; nil for none.
    func box(placed map: Affine) -> Box? {
        var box: Box?
        for item in self {
            if let other = item.box(placed: map) { box = box?.union(other) ?? other }
        }
        return box
    }
}

extension Artwork.Item {
    /// The box in which a part in pixels is; nil for none.
    var box: Box? { box(placed: Affine()) }

    fileprivate func box(placed map: Affine) -> Box? {
        switch self {
        case .area(let area): area.path.box(placed: map)
        case .group(let items, _), .blended(let items, _): items.box(placed: map)
        case .clipped(let items, let clip):
            items.box(placed: map).flatMap { $0.shared(with: clip.box(placed: map)) }
        case .masked(let items, let mask, _):
            items.box(placed: map).flatMap { $0.shared(with: mask.box(placed: map)) }
        case .filtered(let items, let filter):
            PlacedFilter(filter.placed(map)).box(of: items.box(placed: map))
        }
    }
}

extension Path {
    /// The box around all points and control points, between which a curve lies; nil for none.
    fileprivate func box(placed map: Affine) -> Box? {
        let isPlaced = map != Affine()
        var box = Box(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)
        func include(_ point: Point) {
            let point = isPlaced ? Point(map.moved(point.plane)) : point
            box.left = min(box.left, point.x)
            box.top = min(box.top, point.y)
            box.right = max(box.right, point.x)
            box.bottom = max(box.bottom, point.y)
        }
        for element in elements {
            switch element {
            case .move(let p), .line(let p): include(p)
            case .curve(let a, let b, let p):
                include(a)
                include(b)
                include(p)
            case .close: break
            }
        }
        return box.left <= box.right && box.top <= box.bottom ? box : nil
    }
}

extension Box {
    /// All of the plane.
    static let everywhere = Box(left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity)

    /// The box around points.
    init(around points: [Point]) {
        self.init(
            left: points.reduce(.infinity) { min($0, $1.x) }, top: points.reduce(.infinity) { min($0, $1.y) },
            right: points.reduce(-.infinity) { max($0, $1.x) },
            bottom: points.reduce(-.infinity) { max($0, $1.y) })
    }

    init(_ rect: PixelRect) {
        self.init(
            left: Double(rect.columns.lowerBound), top: Double(rect.rows.lowerBound),
            right: Double(rect.columns.upperBound), bottom: Double(rect.rows.upperBound))
    }

    /// The part that lies in another box, too; nil for none.
    func shared(with other: Box?) -> Box? {
        guard let other else { return nil }
        let box = intersection(other)
        return box.left <= box.right && box.top <= box.bottom ? box : nil
    }

    func grown(_ x: Double, _ y: Double) -> Box {
        Box(left: left - x, top: top - y, right: right + x, bottom: bottom + y)
    }
}

extension PixelRect {
    /// The pixels that a box touches, its edges included, on a canvas of this size; nil where it touches none.
    init?(touching box: Box, _ width: Int, _ height: Int) {
        columns = PixelRect.centers(box.left - 0.5, box.right + 0.5, below: width)
        rows = PixelRect.centers(box.top - 0.5, box.bottom + 0.5, below: height)
        if columns.isEmpty || rows.isEmpty { return nil }
    }
}
