internal import Basics
internal import Drawing

/// Draws texts. A text is outlined once, and a letter is filled once for each position within a pixel.
struct TextRasterizer {
    private let engine: TextEngine
    private let store: TextStore
    private let place: PicturePlace

    /// The coverage of a text on the canvas, all within it.
    struct Placed {
        let stamp: TextStamp
        let left, top: Int

        var rect: PixelRect {
            PixelRect(columns: left..<left + stamp.width, rows: top..<top + stamp.height)
        }
    }

    init(_ store: TextStore, _ place: PicturePlace) {
        (self.store, engine) = (store, TextEngine(fonts: store.fonts))
        self.place = place
    }

    /// The pixels of a text; nil where none is on the canvas.
    func placed(_ text: TextShape) throws(RasterError) -> Placed? {
        let key = TextStore.OutlineKey(block: text.block, part: text.part, width: text.width)
        let contours = try store.contours(key) { () throws(RasterError) in
            try engine.outline(of: key.block, key.part, in: key.width)
        }
        guard let box = contours.box else { return nil }
        let scale = place.scale
        let (x, y) = (place.insetX + text.x * scale, place.insetY + text.y * scale)
        let (pixelX, pixelY) = (x.rounded(.down), y.rounded(.down))
        let (phaseX, phaseY) = (x - pixelX, y - pixelY)
        // The part that is on the canvas, from the pixel in which the text begins.
        let left = max((box.left * scale + phaseX).rounded(.down), -pixelX)
        let right = min((box.right * scale + phaseX).rounded(.up), Double(place.width) - pixelX)
        let top = max((box.top * scale + phaseY).rounded(.down), -pixelY)
        let bottom = min((box.bottom * scale + phaseY).rounded(.up), Double(place.height) - pixelY)
        guard left < right, top < bottom else { return nil }
        let (columns, rows) = (Int(left)..<Int(right), Int(top)..<Int(bottom))
        var stamp = store.stamp(
            TextStore.StampKey(
                outline: key, scale: scale, phaseX: phaseX, phaseY: phaseY, columns: columns, rows: rows),
            of: contours)
        if place.isHard { stamp.coverage.harden() }
        return Placed(stamp: stamp, left: Int(pixelX) + stamp.left, top: Int(pixelY) + stamp.top)
    }
}

extension TextRasterizer {
    /// Adds the coverage of a text to that of shapes below it, of the same opaque color.
    func add(_ text: TextShape, to bytes: inout [UInt8]) throws(RasterError) {
        guard let placed = try placed(text) else { return }
        let weight = UInt32((min(max(text.opacity, 0), 1) * 65535).rounded())
        var levels = placed.stamp.coverage.makeIterator()
        for y in placed.rect.rows {
            for x in placed.rect.columns {
                guard let level = levels.next(), level > 0 else { continue }
                let coverage = (UInt32(level) * weight + 32767) / 65535
                let below = UInt32(bytes[y * place.width + x])
                bytes[y * place.width + x] = UInt8(
                    truncatingIfNeeded: coverage + (below * (255 - coverage) + 127) / 255)
            }
        }
    }

    /// Draws the part of a text that is in `area` onto straight RGBA.
    func draw(
        _ text: TextShape, in area: PixelRect, onto pixels: inout [UInt8]
    ) throws(RasterError) {
        guard let placed = try placed(text), let area = placed.rect.intersection(area) else { return }
        // The product of the color's alpha and the opacity, in 1/65535.
        let weight = UInt32((min(max(text.opacity, 0), 1) * Double(text.color.alpha) * 257).rounded())
        Compositor.draw(
            placed.stamp.coverage, placed.rect, text.color, weight: weight, in: area, onto: &pixels,
            width: place.width)
    }
}
