extension Artwork {
    /// The same drawing without clips that are upright rectangles: what they cut is cut by itself, which is the same but for edges of parts
    /// that lie on each other between two pixels.
    package var cutToBoxes: Artwork { Artwork(items.flatMap { $0.cutToBoxes }) }

    /// The part within a rectangle.
    package func cut(to box: Extent) -> Artwork { Artwork(items.compactMap { $0.cut(to: box) }) }
}

extension Artwork.Item {
    fileprivate var cutToBoxes: [Artwork.Item] {
        switch self {
        case .area: return [self]
        case .group(let items, let opacity):
            return [.group(items.flatMap { $0.cutToBoxes }, opacity: opacity)]
        case .clipped(let items, let clip):
            let parts = items.flatMap { $0.cutToBoxes }
            guard let box = clip.box else { return [.clipped(parts, to: clip)] }
            return parts.compactMap { $0.cut(to: box) }
        case .masked(let items, let mask, let isLuminance):
            return [
                .masked(
                    items.flatMap { $0.cutToBoxes }, by: mask.flatMap { $0.cutToBoxes },
                    isLuminance: isLuminance)
            ]
        case .filtered(let items, let filter):
            return [.filtered(items.flatMap { $0.cutToBoxes }, filter)]
        case .blended(let items, let mode):
            return [.blended(items.flatMap { $0.cutToBoxes }, mode)]
        }
    }

    fileprivate func cut(to box: Extent) -> Artwork.Item? {
        switch self {
        case .area(var area):
            area.path = area.path.cut(to: box)
            return area.path.elements.isEmpty ? nil : .area(area)
        case .group(let items, let opacity):
            return .group(items.compactMap { $0.cut(to: box) }, opacity: opacity)
        case .clipped(let items, let clip):
            return .clipped(items.compactMap { $0.cut(to: box) }, to: clip)
        case .masked(let items, let mask, let isLuminance):
            return .masked(items.compactMap { $0.cut(to: box) }, by: mask, isLuminance: isLuminance)
        case .filtered:
            // A filter sees what lies outside, too.
            return .clipped(
                [self], to: .rectangle(x: box.left, y: box.top, width: box.width, height: box.height))
        case .blended(let items, let mode):
            return .blended(items.compactMap { $0.cut(to: box) }, mode)
        }
    }
}

extension Path {
    /// The upright rectangle that the path is; nil for any other.
    fileprivate var box: Extent? {
        guard let extent else { return nil }
        var corners: [Point] = []
        for element in elements {
            switch element {
            case .move(let point), .line(let point): if corners.last != point { corners.append(point) }
            case .close: continue
            case .curve(let first, let second, let end):
                // A side may be written as a curve.
                guard let start = corners.last,
                    [first, second, end].allSatisfy({ $0.x == start.x })
                        || [first, second, end].allSatisfy({ $0.y == start.y })
                else { return nil }
                if end != start { corners.append(end) }
            }
        }
        if corners.count == 5, corners[0] == corners[4] { corners.removeLast() }
        let isUpright = corners.indices.allSatisfy { index in
            let (from, to) = (corners[index], corners[(index + 1) % corners.count])
            let isCorner =
                [extent.left, extent.right].contains(from.x) && [extent.top, extent.bottom].contains(from.y)
            return isCorner && (from.x == to.x) != (from.y == to.y)
        }
        return corners.count == 4 && isUpright ? extent : nil
    }
}
