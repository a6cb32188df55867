internal import Imaging

extension Bitmap {
    /// The same picture with its colors multiplied by alpha, as RGBA.
    func premultiplied() -> Bitmap {
        var result = inRGBA()
        unsafe result.bytes.withUnsafeMutableBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: 4) {
                let alpha = unsafe bytes[start + 3]
                for channel in start..<start + 3 {
                    unsafe bytes[channel] = scaled(bytes[channel], by: alpha)
                }
            }
        }
        return result
    }

    /// The same picture as RGBA.
    func inRGBA() -> Bitmap {
        guard case .coverage(let color) = format else { return self }
        let colors = (0...255).map { color.covering(UInt8($0)) }
        var result = Bitmap(width: width, height: height, format: .rgba)
        unsafe result.bytes.withUnsafeMutableBytes { target in
            unsafe bytes.withUnsafeBytes { source in
                for index in source.indices {
                    let color = unsafe colors[Int(source[index])]
                    unsafe target[4 * index] = color.red
                    unsafe target[4 * index + 1] = color.green
                    unsafe target[4 * index + 2] = color.blue
                    unsafe target[4 * index + 3] = color.alpha
                }
            }
        }
        return result
    }
}

/// Gives the transparent pixels near visible ones a color: the mean of those around them that have one,
/// step by step outward. Alpha stays 0. Where a reader then samples between a visible and a transparent
/// pixel without regard to alpha, it finds the same color on both sides.
struct ColorBleed {
    /// How many pixels outward: enough for a picture that is shown at an eighth of its size.
    static let distance = 8

    private var bitmap: Bitmap
    private var pixels: [Pixel]

    private enum Pixel {
        /// It has a color to hand on, can take one, stays as it is.
        case colored, open, closed
    }

    /// The same page with bleeding colors, as RGBA: first inside each of `places`, so that no frame takes
    /// a color from another one, then between them.
    static func page(_ page: Bitmap, places: [SheetLayout.Rectangle], extrude: Int) -> Bitmap {
        var bleed = ColorBleed(page)
        for place in places {
            bleed.spread(
                x: place.x - extrude..<place.x + place.width + extrude,
                y: place.y - extrude..<place.y + place.height + extrude)
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
        let width = bitmap.width
        func around(_ index: Int) -> [Int] {
            let (x, y) = (index % width, index / width)
            var result: [Int] = []
            for row in max(y - 1, rows.lowerBound)...min(y + 1, rows.upperBound - 1) {
                for column in max(x - 1, columns.lowerBound)...min(x + 1, columns.upperBound - 1) {
                    result.append(row * width + column)
                }
            }
            return result
        }
        func indices(_ y: Int) -> Range<Int> {
            y * width + columns.lowerBound..<y * width + columns.upperBound
        }
        /// Whether a pixel above, below or beside can take a color. Where only a corner can, it is beside
        /// another pixel.
        func isEdge(_ index: Int, _ y: Int) -> Bool {
            let row = indices(y)
            return index > row.lowerBound && pixels[index - 1] == .open
                || index + 1 < row.upperBound && pixels[index + 1] == .open
                || y > rows.lowerBound && pixels[index - width] == .open
                || y + 1 < rows.upperBound && pixels[index + width] == .open
        }
        var front: [Int] = []
        for y in rows { front += indices(y).filter { pixels[$0] == .colored && isEdge($0, y) } }
        for _ in 0..<Self.distance where !front.isEmpty {
            var next: Set<Int> = []
            for index in front { next.formUnion(around(index).filter { pixels[$0] == .open }) }
            front = next.sorted()
            // All colors of a step come from the steps before it.
            let colors = front.map { index in mean(around(index).filter { pixels[$0] == .colored }) }
            for (index, color) in zip(front, colors) {
                for channel in 0..<3 { bitmap.bytes[4 * index + channel] = color[channel] }
                pixels[index] = .colored
            }
        }
        for y in rows { for index in indices(y) where pixels[index] == .open { pixels[index] = .closed } }
    }

    private func mean(_ indices: [Int]) -> [UInt8] {
        (0..<3).map { channel in
            let sum = indices.reduce(0) { $0 + Int(bitmap.bytes[4 * $1 + channel]) }
            return UInt8((sum + indices.count / 2) / indices.count)
        }
    }
}
