package import Drawing
internal import SVGDocuments

/// An area of a clip or a mask, in the units of the element that it cuts.
package struct MovingArea: Hashable {
    package let path: Path
    package let isEvenOdd: Bool
    /// The luminance of its color, in 0 to 1, and its opacity.
    package let luminance, opacity: Double
}

/// The clip of an element at a moment.
package enum MovingCut {
    /// Everything shows.
    case none
    /// The content of any of these areas shows; nothing where there are none.
    case areas([MovingArea])
    /// Clips within clips.
    case nested
}

/// The mask of an element at a moment.
package struct MovingMask {
    /// The region beyond which nothing shows.
    package let region: Path
    /// From back to front; nil where there is more than areas in one color each.
    package let areas: [MovingArea]?
    /// Whether dark areas hide what is behind them.
    package let isLuminance: Bool
}

extension PictureBuilder {
    /// Something that is cut.
    private static let sample: [Artwork.Item] = [
        .area(
            .init(
                .rectangle(x: 0, y: 0, width: 1, height: 1), .solid(.color(Color(red: 0, green: 0, blue: 0))))
        )
    ]

    private func place(_ viewport: Viewport) -> Place {
        Place(style: NodeStyle(color: moment.drawing.color), viewport: viewport, transform: Affine())
    }

    func clip(_ clip: Int, of node: Int, in viewport: Viewport) -> MovingCut {
        let items = clipped(Self.sample, by: clip, of: node, in: place(viewport))
        guard items.count == 1, items != Self.sample else { return items.isEmpty ? .areas([]) : .none }
        switch items[0] {
        case .clipped(_, let path):
            return .areas([MovingArea(path: path, isEvenOdd: false, luminance: 0, opacity: 1)])
        case .masked(_, let areas, _):
            let found = areas.compactMap { MovingArea($0) }
            return found.count == areas.count ? .areas(found) : .nested
        default: return .nested
        }
    }

    func mask(_ mask: Int, of node: Int, in viewport: Viewport) -> MovingMask? {
        let items = masked(Self.sample, by: mask, of: node, in: place(viewport))
        // Without bounds, or where nothing is in it, it hides everything.
        let nothing = MovingMask(region: Path(), areas: [], isLuminance: false)
        guard let item = items.first else { return nothing }
        guard case .masked(_, let parts, let isLuminance) = item else { return nil }
        guard parts.count == 1, case .clipped(let shown, let region) = parts[0] else {
            return MovingMask(region: Path(), areas: nil, isLuminance: isLuminance)
        }
        let areas = shown.compactMap { MovingArea($0) }
        return MovingMask(
            region: region, areas: areas.count == shown.count ? areas : nil, isLuminance: isLuminance)
    }
}

extension MovingArea {
    /// Nil for anything but an area in one color.
    fileprivate init?(_ item: Artwork.Item) {
        guard case .area(let area) = item, case .solid(let ink) = area.paint else { return nil }
        let color = ink.color(Color(red: 0, green: 0, blue: 0))
        let luminance =
            (0.2125 * Double(color.red) + 0.7154 * Double(color.green) + 0.0721 * Double(color.blue)) / 255
        self.init(
            path: area.path, isEvenOdd: area.isEvenOdd, luminance: luminance,
            opacity: Double(color.alpha) / 255)
    }
}
