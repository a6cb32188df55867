internal import Basics
internal import Files
internal import Imaging
internal import PictureFiles

extension FrameDifferences {
    /// The greatest number of frames that the picture of two files shows, and of assets that the picture of two folders shows.
    public static let mostPictured = 24
    /// The greatest number of assets that the picture of two folders shows.
    public static let mostPicturedAssets = 1000
    private static let gap = 4
    /// The width in pixels beyond which a picture does not grow for its labels, which are cut then, and the least one, in
    /// which there is room for headings.
    private static let (widest, narrowest) = (1200, 360)
    /// The greatest number of pixels of a picture.
    private static let mostPixels = 1 << 26
    private static let headings = ["before", "after", "difference"]

    /// One row of the picture. Only one side may have a picture.
    private struct Row {
        let label: String
        let old, new: Bitmap?
        var width: Int { max(old?.width ?? 0, new?.width ?? 0) }
        var height: Int { max(old?.height ?? 0, new?.height ?? 0) + PictureLabels.height + gap }
    }

    /// Returns a PNG with a labeled row for each of the first differing frames, or for two folders for each of the assets, with
    /// the frame that differs most: the old picture, the new one, and the differing pixels in magenta on the old picture in gray.
    /// A PNG with nothing to show says so, so that no picture of an earlier comparison stays. The note tells
    /// why boxes stand for letters; it is nil where none do.
    ///
    /// - Throws: ``RasterError`` or ``ImagingError`` where memory is missing.
    public func picture() throws -> (bytes: [UInt8], note: String?) {
        var rows = rows()
        let nothing = isEmpty ? "no differences" : "nothing to show: no pictures differ"
        let labels = PictureLabels(rows.map(\.label))
        let column = max(
            rows.map(\.width).max() ?? 0, (Self.narrowest - 4 * Self.gap) / Self.headings.count)
        // Beside a label there are two pixels of its ground.
        let labeled =
            Int((rows.map { labels.width(of: $0.label) }.max() ?? 0).rounded(.up)) + 4 + 2 * Self.gap
        let width = max(3 * column + 4 * Self.gap, Self.narrowest, min(labeled, Self.widest))
        let top = Self.gap + PictureLabels.height + Self.gap
        var height = top
        // As many as there is room for.
        rows = Array(
            rows.prefix { row in
                height += row.height
                return width * height <= Self.mostPixels
            })
        height = rows.reduce(top) { $0 + $1.height }
        var canvas = Bitmap(width: width, height: height, format: .rgba)
        canvas.bytes = [UInt8](repeating: 255, count: canvas.bytes.count)
        func place(_ index: Int) -> Int { Self.gap + index * (column + Self.gap) }
        for (index, heading) in (rows.isEmpty ? [nothing] : Self.headings).enumerated() {
            let room = rows.isEmpty ? width - 2 * Self.gap : column
            canvas.paste(try labels.bitmap(heading, width: room), x: place(index), y: Self.gap)
        }
        var y = top
        for row in rows {
            canvas.paste(try labels.bitmap(row.label, width: width - 2 * Self.gap), x: Self.gap, y: y)
            let mark = row.old.flatMap { old in row.new.map { marked(old, $0) } }
            for (index, bitmap) in [row.old, row.new, mark].enumerated() {
                guard let bitmap else { continue }
                canvas.paste(bitmap.onCheckerboard, x: place(index), y: y + PictureLabels.height)
            }
            y += row.height
        }
        var encoder = try PNGEncoder(.standard)
        var file: [UInt8] = []
        encoder.encode(canvas, into: &file)
        return (file, labels.problem.map { "boxes stand for letters: \($0)" })
    }

    private func rows() -> [Row] {
        guard areFolders else {
            return items.lazy.compactMap { item in
                item.pictures.map { Row(label: "\(item.title): \(item.text)", old: $0.old, new: $0.new) }
            }.prefix(Self.mostPictured).map(\.self)
        }
        var rows: [Row] = []
        for asset in assets where rows.count < Self.mostPicturedAssets {
            var label = asset.name + ": " + asset.text
            if let item = asset.item, let pictures = item.pictures {
                if item.title != asset.name { label += " (\(item.title))" }
                rows.append(Row(label: label, old: pictures.old, new: pictures.new))
            } else if let lone = asset.lone {
                guard let bitmap = Self.firstFrame(fullPath(lone.name, in: lone.isOld ? old : new)) else {
                    continue
                }
                rows.append(
                    Row(
                        label: "\(label) (\(lone.name))", old: lone.isOld ? bitmap : nil,
                        new: lone.isOld ? nil : bitmap))
            }
        }
        return rows
    }

    /// The first frame of a picture; nil for one that is broken, and that nothing is compared with.
    private static func firstFrame(_ path: String) -> Bitmap? {
        guard let bytes = try? readRegularFile(path, limit: PictureLimits.maxBytes) else { return nil }
        return try? PictureFile(bytes, name: path, limits: SheetFile.limits).bitmaps().first
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
    /// The picture on squares of white and gray, on which white and black on nothing are seen.
    fileprivate var onCheckerboard: Bitmap {
        var result = inRGBA()
        for y in 0..<height {
            for x in 0..<width {
                let index = 4 * (y * width + x)
                let alpha = Int(result.bytes[index + 3])
                if alpha == 255 { continue }
                let ground = (x / 8 + y / 8) % 2 == 0 ? 255 : 204
                for channel in index..<index + 3 {
                    let mixed = Int(result.bytes[channel]) * alpha + ground * (255 - alpha)
                    result.bytes[channel] = UInt8((mixed + 127) / 255)
                }
                result.bytes[index + 3] = 255
            }
        }
        return result
    }

    fileprivate mutating func paste(_ bitmap: Bitmap, x: Int, y: Int) {
        for row in 0..<bitmap.height {
            let (from, to) = (4 * row * bitmap.width, 4 * ((y + row) * width + x))
            bytes.replaceSubrange(
                to..<to + 4 * bitmap.width, with: bitmap.bytes[from..<from + 4 * bitmap.width])
        }
    }
}
