internal import Basics
internal import Imaging

extension FrameDifferences {
    /// The greatest number of differences that a picture shows.
    public static let mostPictured = 24
    private static let gap = 4
    /// The greatest number of pixels of a picture.
    private static let mostPixels = 1 << 26

    /// Returns a PNG with a row for each of the first differences: the old picture, the new one, and the differing pixels
    /// in magenta on the old picture in gray. Nil where there is nothing to show, or no room for it.
    ///
    /// - Throws: ``ImagingError`` where memory is missing.
    public func picture() throws -> [UInt8]? {
        let pairs = items.compactMap(\.pictures).prefix(Self.mostPictured)
        guard !pairs.isEmpty else { return nil }
        let column = pairs.map { max($0.old.width, $0.new.width) }.max() ?? 1
        let heights = pairs.map { max($0.old.height, $0.new.height) }
        let width = 3 * column + 4 * Self.gap
        let height = heights.reduce(Self.gap) { $0 + $1 + Self.gap }
        guard width * height <= Self.mostPixels else { return nil }
        var canvas = Bitmap(width: width, height: height, format: .rgba)
        var top = Self.gap
        for (pair, height) in zip(pairs, heights) {
            let marks = marked(pair.old, pair.new)
            for (index, bitmap) in [pair.old, pair.new, marks].enumerated() {
                canvas.paste(bitmap, x: Self.gap + index * (column + Self.gap), y: top)
            }
            top += height + Self.gap
        }
        var encoder = try PNGEncoder(.standard)
        var file: [UInt8] = []
        encoder.encode(canvas, into: &file)
        return file
    }

    private func marked(_ old: Bitmap, _ new: Bitmap) -> Bitmap {
        let (width, height) = (max(old.width, new.width), max(old.height, new.height))
        var result = Bitmap(width: width, height: height, format: .rgba)
        for y in 0..<height {
            for x in 0..<width {
                let index = 4 * (y * width + x)
                let before = x < old.width && y < old.height ? old[x, y] : nil
                let after = x < new.width && y < new.height ? new[x, y] : nil
                let color: Color
                if let before, let after, distance(before, after) <= threshold {
                    let gray = UInt8((Int(before.red) + Int(before.green) + Int(before.blue)) / 3)
                    color = Color(gray, gray, gray, before.alpha / 2)
                } else {
                    color = Color(255, 0, 255)
                }
                result.bytes.replaceSubrange(
                    index..<index + 4, with: [color.red, color.green, color.blue, color.alpha])
            }
        }
        return result
    }

    private func distance(_ a: Color, _ b: Color) -> Int {
        let (old, new) = ([a.red, a.green, a.blue, a.alpha], [b.red, b.green, b.blue, b.alpha])
        return unsafe old.withUnsafeBufferPointer { old in
            unsafe new.withUnsafeBufferPointer { new in unsafe pixelDistance(old, new, 0) }
        }
    }
}

extension Bitmap {
    fileprivate mutating func paste(_ bitmap: Bitmap, x: Int, y: Int) {
        for row in 0..<bitmap.height {
            let (from, to) = (4 * row * bitmap.width, 4 * ((y + row) * width + x))
            bytes.replaceSubrange(
                to..<to + 4 * bitmap.width, with: bitmap.bytes[from..<from + 4 * bitmap.width])
        }
    }
}
