internal import Basics
internal import Formats
internal import Imaging
internal import PictureFiles

/// A nine-patch of Android, `panel.9.png`: a picture in a frame of one pixel, on which black says which columns and rows are stretched, and
/// where the content lies.
struct NinePatch {
    /// The path without what says that the file is a nine-patch.
    let path: String
    /// The picture without its frame.
    let picture: PictureFile
    /// The borders that keep their width: those outside of the first and the last pixel that is stretched.
    let borders: SheetClip.Insets
    /// Whether several parts of a side are stretched, between which something is not.
    let hasGaps: Bool

    private static let ending = ".9.png"

    /// Whether a file is called like a nine-patch.
    static func isNamed(_ path: String) -> Bool { path.lowercased().hasSuffix(ending) }

    /// Reads the frame of a picture; nil for one that is called otherwise or has no such frame.
    ///
    /// - Parameter path: The path without a scale.
    /// - Throws: ``SpecError`` for broken files.
    init?(_ picture: PictureFile, path: String) throws(SpecError) {
        guard Self.isNamed(path), picture.count == 1, min(picture.width, picture.height) > 2 else {
            return nil
        }
        let bitmap = try picture.bitmaps()[0]
        let (right, bottom) = (bitmap.width - 1, bitmap.height - 1)
        // Readers of Android take an opaque white frame for a transparent one.
        let ground = bitmap[0, 0].alpha == 0 ? Color(0, 0, 0, 0) : Color(255, 255, 255, 255)
        func marks(_ pixels: [Color], _ others: [Color]) -> [Int]? {
            let isFrame = pixels.allSatisfy { color in
                color.alpha == 0 && ground.alpha == 0 || color == ground || others.contains(color)
            }
            return isFrame ? pixels.indices.filter { pixels[$0] == Self.mark } : nil
        }
        let (x, y) = (1..<right, 1..<bottom)
        guard let columns = marks(x.map { bitmap[$0, 0] }, [Self.mark]),
            let rows = marks(y.map { bitmap[0, $0] }, [Self.mark]),
            marks(x.map { bitmap[$0, bottom] }, [Self.mark, Self.bounds]) != nil,
            marks(y.map { bitmap[right, $0] }, [Self.mark, Self.bounds]) != nil,
            let corners = marks(
                [bitmap[0, 0], bitmap[right, 0], bitmap[0, bottom], bitmap[right, bottom]], []),
            corners.isEmpty, let left = columns.first, let top = rows.first
        else { return nil }
        self.picture = picture.withoutEdges(1)
        self.path = String(path.dropLast(Self.ending.count)) + ".png"
        borders = SheetClip.Insets(
            left: left, top: top, right: x.count - 1 - columns[columns.count - 1],
            bottom: y.count - 1 - rows[rows.count - 1])
        hasGaps = [columns, rows].contains { $0[$0.count - 1] - $0[0] >= $0.count }
    }

    private static let mark = Color(0, 0, 0, 255)
    /// The color of the bounds by which Android lays a picture out.
    private static let bounds = Color(255, 0, 0, 255)
}
