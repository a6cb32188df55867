internal import Basics
internal import Drawing

/// Draws artworks. What of one does not change from picture to picture is painted once.
struct ArtworkRasterizer {
    /// An artwork on the canvas.
    private struct Key: Equatable {
        let placing: Affine
        let color: Color
        let artwork: Artwork
    }

    private let place: PicturePlace
    /// The paintings that were needed last, the newest at the end.
    private var known: [(key: Key, painting: ArtworkPainting)] = []

    init(_ place: PicturePlace) { self.place = place }

    /// Draws the part of a shape that is in `area` onto straight RGBA.
    mutating func draw(_ shape: ArtworkShape, in area: PixelRect, onto pixels: inout [UInt8]) {
        let whole = painting(Key(placing: shape.placing, color: shape.color, artwork: shape.artwork))
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
            let part = ArtworkPainting(part, shape.placing, shape.color, on: place, in: whole.rect)
            part.draw(
                before: whole, rest: rest, opacity: opacity, in: area, onto: &pixels, width: place.width)
        }
    }

    private mutating func painting(_ key: Key) -> ArtworkPainting {
        if let index = known.firstIndex(where: { $0.key == key }) { return known[index].painting }
        let painting = ArtworkPainting(key.artwork, key.placing, key.color, on: place)
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
        ArtworkPainting.bounds(shape.artwork.placed(onPixels(shape.placing)), on: self)
    }

    /// A map to pixels in place of one to points.
    func onPixels(_ placing: Affine) -> Affine {
        placing.within(Affine(scale: scale, x: insetX, y: insetY))
    }
}
