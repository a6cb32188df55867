internal import Basics
internal import CairoRaster
internal import Curves
internal import Imaging

extension FrameDifferences {
    /// The greatest number of frames that the picture of two files shows, and of assets that the picture of two folders shows.
    public static let mostPictured = 24
    /// The greatest number of assets that the picture of two folders shows.
    public static let mostPicturedAssets = 1000
    private static let gap = 4
    /// The height of a label in pixels, and the size of its letters.
    private static let (labelHeight, letters) = (16, 12.0)
    /// The width in pixels beyond which a picture does not grow for its labels, which are cut then.
    private static let widest = 1200
    /// The greatest number of pixels of a picture.
    private static let mostPixels = 1 << 26

    /// One row of the picture.
    private struct Row {
        let label: String
        let old, new: Bitmap
        var height: Int { max(old.height, new.height) + labelHeight + gap }
    }

    /// Returns a PNG with a labeled row for each of the first differing frames, or for two folders for each of the assets, with
    /// the frame that differs most: the old picture, the new one, and the differing pixels in magenta on the old picture in gray.
    /// Nil where there is nothing to show.
    ///
    /// - Throws: ``RasterError`` or ``ImagingError`` where memory is missing.
    public func picture() throws -> [UInt8]? {
        var rows: [Row] = []
        if areFolders {
            for asset in assets {
                guard let item = asset.item, let pictures = item.pictures else { continue }
                let frame = item.title == asset.name ? "" : " (\(item.title))"
                rows.append(
                    Row(label: asset.name + ": " + asset.text + frame, old: pictures.old, new: pictures.new))
                if rows.count == Self.mostPicturedAssets { break }
            }
        } else {
            for item in items {
                guard let pictures = item.pictures else { continue }
                rows.append(Row(label: "\(item.title): \(item.text)", old: pictures.old, new: pictures.new))
                if rows.count == Self.mostPictured { break }
            }
        }
        guard !rows.isEmpty else { return nil }
        let column = rows.map { max($0.old.width, $0.new.width) }.max() ?? 1
        let labels = rows.map { CurvePlotFont.width(of: $0.label, size: Self.letters) }.max() ?? 0
        // Beside a label there are two pixels of its ground.
        let labeled = Int(labels.rounded(.up)) + 4 + 2 * Self.gap
        let width = max(3 * column + 4 * Self.gap, min(max(labeled, 360), Self.widest))
        var height = Self.gap
        // As many as there is room for.
        rows = Array(
            rows.prefix { row in
                height += row.height
                return width * height <= Self.mostPixels
            })
        guard !rows.isEmpty else { return nil }
        height = rows.reduce(Self.gap) { $0 + $1.height }
        var canvas = Bitmap(width: width, height: height, format: .rgba)
        var top = Self.gap
        for row in rows {
            canvas.paste(try label(row.label, width: width - 2 * Self.gap), x: Self.gap, y: top)
            let pictures = [row.old, row.new, marked(row.old, row.new)]
            for (index, bitmap) in pictures.enumerated() {
                canvas.paste(
                    bitmap, x: Self.gap + index * (column + Self.gap), y: top + Self.labelHeight)
            }
            top += row.height
        }
        var encoder = try PNGEncoder(.standard)
        var file: [UInt8] = []
        encoder.encode(canvas, into: &file)
        return file
    }

    /// A text in letters that are the same everywhere, on white so that it can be read on any ground, and no longer than there
    /// is room for.
    private func label(_ text: String, width: Int) throws -> Bitmap {
        var text = text
        let room = Double(width) - 4
        if CurvePlotFont.width(of: text, size: Self.letters) > room {
            while !text.isEmpty, CurvePlotFont.width(of: text + "…", size: Self.letters) > room {
                text.removeLast()
            }
            text += "…"
        }
        var canvas = try VectorCanvas.make(
            width: Double(width), height: Double(Self.labelHeight), scale: 1)
        let (right, bottom) = (Double(width), Double(Self.labelHeight))
        canvas.fill([[0, 0], [right, 0], [right, bottom], [0, bottom]], Color(255, 255, 255))
        for line in CurvePlotFont.lines(of: text, size: Self.letters, at: [2, 12]) {
            canvas.stroke(line, width: Self.letters * 0.09, Color(32, 32, 32))
        }
        return try canvas.bitmap()
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
