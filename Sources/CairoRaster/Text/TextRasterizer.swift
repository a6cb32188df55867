internal import Basics
internal import Drawing

/// Pixels of texts. A text is outlined once, and drawn once for each place within a pixel.
struct TextRasterizer {
    private let engine: TextEngine
    private let store: TextStore
    /// From points to pixels.
    private let scale, insetX, insetY: Double
    private let width, height: Int

    /// A text's coverage on the canvas, all within it.
    struct Placed {
        let stamp: TextStamp
        let left, top: Int

        var rect: PixelRect {
            PixelRect(columns: left..<left + stamp.width, rows: top..<top + stamp.height)
        }
    }

    init(_ store: TextStore, scale: Double, insetX: Double, insetY: Double, width: Int, height: Int) {
        (self.store, engine) = (store, TextEngine(fonts: store.fonts))
        (self.scale, self.insetX, self.insetY) = (scale, insetX, insetY)
        (self.width, self.height) = (width, height)
    }

    /// The pixels of a text; nil where none is on the canvas.
    func placed(_ text: TextShape) throws(RasterError) -> Placed? {
        let key = TextStore.OutlineKey(block: text.block, part: text.part, width: text.width)
        let contours = try store.contours(key) { () throws(RasterError) in
            try engine.outline(of: key.block, key.part, in: key.width)
        }
        guard let box = contours.box else { return nil }
        let (x, y) = (insetX + text.x * scale, insetY + text.y * scale)
        let (pixelX, pixelY) = (x.rounded(.down), y.rounded(.down))
        let (phaseX, phaseY) = (x - pixelX, y - pixelY)
        // The part that is on the canvas, from the pixel in which the text begins.
        let left = max((box.left * scale + phaseX).rounded(.down), -pixelX)
        let right = min((box.right * scale + phaseX).rounded(.up), Double(width) - pixelX)
        let top = max((box.top * scale + phaseY).rounded(.down), -pixelY)
        let bottom = min((box.bottom * scale + phaseY).rounded(.up), Double(height) - pixelY)
        guard left < right, top < bottom else { return nil }
        let (columns, rows) = (Int(left)..<Int(right), Int(top)..<Int(bottom))
        let stamp = try store.stamp(
            TextStore.StampKey(
                outline: key, scale: scale, phaseX: phaseX, phaseY: phaseY, columns: columns, rows: rows),
            of: contours)
        return Placed(stamp: stamp, left: Int(pixelX) + stamp.left, top: Int(pixelY) + stamp.top)
    }
}

extension TextRasterizer {
    /// Adds the coverage of a text to that of what is below it, of the same opaque color.
    func add(_ text: TextShape, to bytes: inout [UInt8]) throws(RasterError) {
        try cover(text, in: PixelRect(columns: 0..<width, rows: 0..<height)) { index, coverage in
            let below = UInt32(bytes[index])
            bytes[index] = UInt8(truncatingIfNeeded: coverage + (below * (255 - coverage) + 127) / 255)
        }
    }

    /// Draws what of a text is in `area` onto straight RGBA.
    func draw(
        _ text: TextShape, in area: PixelRect, onto pixels: inout [UInt8]
    ) throws(RasterError) {
        let color = text.color
        try cover(text, in: area) { index, coverage in
            let alpha = (coverage * UInt32(color.alpha) + 127) / 255
            unsafe pixels.withUnsafeMutableBufferPointer {
                unsafe Compositor.over(
                    UInt32(color.red), UInt32(color.green), UInt32(color.blue), alpha: alpha, at: 4 * index,
                    of: $0)
            }
        }
    }

    /// Calls `body` with the index and the coverage, opacity included, of each pixel in `area` that has some.
    @inline(__always)
    private func cover(
        _ text: TextShape, in area: PixelRect, _ body: (Int, UInt32) -> Void
    ) throws(RasterError) {
        guard let placed = try placed(text), let area = placed.rect.intersection(area) else { return }
        let weight = UInt32((min(max(text.opacity, 0), 1) * 65535).rounded())
        let stamp = placed.stamp
        for y in area.rows {
            let start = (y - placed.top) * stamp.width - placed.left
            for x in area.columns {
                let coverage = (UInt32(stamp.coverage[start + x]) * weight + 32767) / 65535
                if coverage > 0 { body(y * width + x, coverage) }
            }
        }
    }
}
