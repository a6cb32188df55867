internal import Formats
internal import Imaging

/// Gives the transparent pixels near visible ones a color: the mean of those around them that have one,
/// step by step outward. Alpha stays 0. Where a reader then samples between a visible and a transparent
/// pixel without regard to alpha, it finds the same color on both sides.
struct ColorBleed {
    /// The distance of the bleed in pixels: enough for a picture shown at an eighth of its size.
    static let distance = 8

    private var bitmap: Bitmap
    private var pixels: [Pixel]

    private enum Pixel {
        /// It has a color to hand on, can take one, takes one in this step, stays as it is.
        case colored, open, taking, closed
    }

    /// A single frame with bleeding colors, as RGBA; nil where no pixel is transparent.
    static func frame(_ frame: Bitmap) -> Bitmap? {
        var bleed = ColorBleed(frame)
        guard bleed.pixels.contains(.open) else { return nil }
        bleed.spread(x: 0..<frame.width, y: 0..<frame.height)
        return bleed.bitmap
    }

    /// The same page with bleeding colors, as RGBA: first inside each of `cells`, so that no frame takes
    /// a color from another one, then between them.
    static func page(_ page: Bitmap, cells: [SheetLayout.Rectangle]) -> Bitmap {
        var bleed = ColorBleed(page)
        for cell in cells {
            bleed.spread(x: cell.x..<cell.x + cell.width, y: cell.y..<cell.y + cell.height)
        }
        bleed.spread(x: 0..<page.width, y: 0..<page.height)
        return bleed.bitmap
    }

    private init(_ page: Bitmap) {
        bitmap = page.inRGBA()
        let bytes = bitmap.bytes
        pixels = (0..<page.width * page.height).map { bytes[4 * $0 + 3] > 0 ? .colored : .open }
    }

    /// Spreads color inside a rectangle, and closes what it does not reach there.
    private mutating func spread(x columns: Range<Int>, y rows: Range<Int>) {
        var front: [Int] = []
        for y in rows {
            for x in columns where pixels[y * bitmap.width + x] == .colored {
                // An open pixel that touches only a corner of this one lies beside another colored pixel.
                let isEdge =
                    columns.contains(x - 1) && pixel(x - 1, y) == .open
                    || columns.contains(x + 1) && pixel(x + 1, y) == .open
                    || rows.contains(y - 1) && pixel(x, y - 1) == .open
                    || rows.contains(y + 1) && pixel(x, y + 1) == .open
                if isEdge { front.append(y * bitmap.width + x) }
            }
        }
        for _ in 0..<Self.distance where !front.isEmpty {
            var next: [Int] = []
            for index in front {
                forEachNeighbor(of: index, columns, rows) { bleed, neighbor in
                    guard bleed.pixels[neighbor] == .open else { return }
                    bleed.pixels[neighbor] = .taking
                    next.append(neighbor)
                }
            }
            front = next
            // All colors of a step come from the steps before it.
            for index in front { takeMean(index, columns, rows) }
            for index in front { pixels[index] = .colored }
        }
        for y in rows {
            for x in columns where pixel(x, y) == .open { pixels[y * bitmap.width + x] = .closed }
        }
    }

    private func pixel(_ x: Int, _ y: Int) -> Pixel { pixels[y * bitmap.width + x] }

    @inline(__always)
    private mutating func forEachNeighbor(
        of index: Int, _ columns: Range<Int>, _ rows: Range<Int>,
        _ body: (inout ColorBleed, Int) -> Void
    ) {
        let width = bitmap.width
        let (x, y) = (index % width, index / width)
        for row in max(y - 1, rows.lowerBound)...min(y + 1, rows.upperBound - 1) {
            for column in max(x - 1, columns.lowerBound)...min(x + 1, columns.upperBound - 1) {
                body(&self, row * width + column)
            }
        }
    }

    /// Gives a pixel the mean color of its neighbors, rounded to the nearest.
    private mutating func takeMean(_ index: Int, _ columns: Range<Int>, _ rows: Range<Int>) {
        var (red, green, blue, count) = (0, 0, 0, 0)
        forEachNeighbor(of: index, columns, rows) { bleed, neighbor in
            guard bleed.pixels[neighbor] == .colored else { return }
            red += Int(bleed.bitmap.bytes[4 * neighbor])
            green += Int(bleed.bitmap.bytes[4 * neighbor + 1])
            blue += Int(bleed.bitmap.bytes[4 * neighbor + 2])
            count += 1
        }
        bitmap.bytes[4 * index] = UInt8((red + count / 2) / count)
        bitmap.bytes[4 * index + 1] = UInt8((green + count / 2) / count)
        bitmap.bytes[4 * index + 2] = UInt8((blue + count / 2) / count)
    }
}
