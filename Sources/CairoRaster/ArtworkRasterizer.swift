internal import Basics
internal import Drawing

/// Draws artworks. What of one does not change from picture to picture is painted once.
struct ArtworkRasterizer {
    /// An artwork on the canvas.
    private struct Key: Equatable {
        let placing: Affine
        let color: Color
        let artwork: Artwork
        let keepsCoverage: Bool
    }

    private let place: PicturePlace
    /// Made for the first artwork: most pictures have none.
    private lazy var canvas = ArtworkCanvas(place: place, stamps: ArtworkStamps())
    /// The paintings that were needed last, the newest at the end.
    private var known: [(key: Key, painting: ArtworkPainting)] = []

    init(_ place: PicturePlace) { self.place = place }

    /// Draws a shape, all of which is in `area`, onto straight RGBA that is clear there.
    mutating func draw(_ shape: ArtworkShape, ontoClear area: PixelRect, of pixels: inout [UInt8]) {
        guard shape.part == .whole, shape.opacity >= 1 else { return draw(shape, in: area, onto: &pixels) }
        ArtworkPainting.paint(
            shape.artwork, shape.placing, shape.color, on: canvas, in: area, onto: &pixels)
    }

    /// Draws the part of a shape that is in `area` onto straight RGBA.
    mutating func draw(_ shape: ArtworkShape, in area: PixelRect, onto pixels: inout [UInt8]) {
        let keepsCoverage = if case .artwork = shape.part { true } else { false }
        let whole = painting(
            Key(
                placing: shape.placing, color: shape.color, artwork: shape.artwork,
                keepsCoverage: keepsCoverage))
        guard let area = whole.rect.intersection(area) else { return }
        let opacity = min(max(shape.opacity, 0), 1)
        let rest = min(max(shape.rest, 0), 1)
        switch shape.part {
        case .whole:
            whole.draw(in: area, onto: &pixels, width: place.width) { _ in opacity }
        case .below(let level):
            let (level, isHard) = (place.insetY + level * place.scale, place.isHard)
            whole.draw(in: area, onto: &pixels, width: place.width) { row in
                let share = min(max(Double(row + 1) - level, 0), 1)
                let revealed = isHard ? share.rounded() : share
                return opacity * (revealed + (1 - revealed) * rest)
            }
        case .artwork(let part):
            let part = ArtworkPainting(
                part, shape.placing, shape.color, on: canvas, in: whole.rect, keepsCoverage: true)
            part.draw(
                before: whole, rest: rest, opacity: opacity, in: area, onto: &pixels, width: place.width)
        }
    }

    private mutating func painting(_ key: Key) -> ArtworkPainting {
        if let index = known.firstIndex(where: { $0.key == key }) { return known[index].painting }
        let painting = ArtworkPainting(
            key.artwork, key.placing, key.color, on: canvas, keepsCoverage: key.keepsCoverage)
        if known.count == Self.limit { known.removeFirst() }
        known.append((key, painting))
        return painting
    }

    /// The greatest number of paintings that are kept: an indicator, and what it gives way to.
    private static let limit = 2
}

extension PicturePlace {
    /// The pixels that an artwork can touch; nil for none.
    func bounds(of shape: ArtworkShape) -> PixelRect? {
        shape.artwork.items.box(placed: onPixels(shape.placing)).flatMap {
            PixelRect(touching: $0, width, height)
        }
    }

    /// A map to pixels in place of one to points.
    func onPixels(_ placing: Affine) -> Affine {
        placing.within(Affine(scale: scale, x: insetX, y: insetY))
    }
}
