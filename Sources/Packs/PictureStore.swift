internal import Basics
internal import Imaging
internal import PictureFiles
internal import Platform
internal import Synchronization

/// The pictures of files. Those of files with a single one are read when they are shown, and then kept without their transparent margins, as far
/// as there is room: sheets look at each picture twice, and most of the memory of a large one would be pictures that wait.
final class PictureStore: Sendable {
    /// The room for pictures that are kept, which several stores share.
    final class Room: Sendable {
        private let bytes = Mutex(1 << 26)

        /// Takes some bytes of it, if there are as many.
        fileprivate func take(_ count: Int) -> Bool {
            bytes.withLock { bytes in
                if count > bytes { return false }
                bytes -= count
                return true
            }
        }
    }

    private let files: [PictureFile]
    /// The file of each picture, and its number there.
    private let places: [(file: Int, number: Int)]
    /// Changes a picture that was read.
    private let change: @Sendable (Bitmap) -> Bitmap
    private let room: Room?
    /// The pictures of files that have been read, by the index of the file.
    private let kept: Mutex<[Int: [CroppedPicture]]>

    /// Creates a store; the pictures of animations are read at once, as they come one from the other.
    ///
    /// - Parameters:
    ///   - room: The room for pictures; nil where all are read at once, and kept.
    ///   - change: Changes each picture that was read.
    /// - Throws: ``SpecError`` for broken files, as far as they are read.
    init(
        _ files: [PictureFile], _ room: Room?, _ workers: Workers,
        change: @escaping @Sendable (Bitmap) -> Bitmap = { $0 }
    ) throws {
        self.files = files
        self.room = room
        self.change = change
        places = files.indices.flatMap { file in (0..<files[file].count).map { (file, $0) } }
        var pictures: [Int: [CroppedPicture]] = [:]
        let early = files.indices.filter { room == nil || files[$0].count > 1 }
        try workers.inOrder(early.count) { index in
            Result { () throws(SpecError) in try files[early[index]].bitmaps().map(change) }
        } take: { index, result throws(SpecError) in
            pictures[early[index]] = try result.get().map(CroppedPicture.init(whole:))
        }
        kept = Mutex(pictures)
    }

    /// Returns a picture, by its number over all files.
    ///
    /// - Throws: ``SpecError`` for a broken file.
    func picture(_ index: Int) throws(SpecError) -> Bitmap {
        let (file, number) = places[index]
        if let known = kept.withLock({ $0[file]?[number] }) { return known.bitmap }
        let read = try files[file].bitmaps().map(change)
        let pictures = read.map(CroppedPicture.init(cropping:))
        if room?.take(pictures.reduce(0) { $0 + $1.part.bytes.count }) ?? true {
            kept.withLock { $0[file] = pictures }
        }
        return read[number]
    }
}

/// A picture without its transparent margins, whose pixels have no color.
private struct CroppedPicture: Sendable {
    let part: Bitmap
    private let x, y, width, height: Int

    init(whole bitmap: Bitmap) {
        part = bitmap
        (x, y, width, height) = (0, 0, bitmap.width, bitmap.height)
    }

    init(cropping bitmap: Bitmap) {
        let (width, height) = (bitmap.width, bitmap.height)
        precondition(bitmap.format == .rgba, "pictures of files have four bytes for each pixel")
        var (left, right, top, bottom) = (width, -1, height, -1)
        let bytes = bitmap.bytes
        for y in 0..<height {
            let row = 4 * y * width + 3
            guard let first = (0..<width).first(where: { bytes[row + 4 * $0] > 0 }) else { continue }
            let last = (first..<width).last { bytes[row + 4 * $0] > 0 } ?? first
            (left, right) = (min(left, first), max(right, last))
            (top, bottom) = (min(top, y), y)
        }
        if bottom < 0 { (left, right, top, bottom) = (0, 0, 0, 0) }
        var part = Bitmap(width: right - left + 1, height: bottom - top + 1, format: .rgba)
        for row in 0..<part.height {
            let source = 4 * ((top + row) * width + left)
            part.bytes.replaceSubrange(
                4 * row * part.width..<4 * (row + 1) * part.width,
                with: bytes[source..<source + 4 * part.width])
        }
        self.part = part
        (x, y, self.width, self.height) = (left, top, width, height)
    }

    /// The whole picture.
    var bitmap: Bitmap {
        if part.width == width, part.height == height { return part }
        var bitmap = Bitmap(width: width, height: height, format: part.format)
        let bytes = part.bytes
        for row in 0..<part.height {
            let target = 4 * ((y + row) * width + x)
            bitmap.bytes.replaceSubrange(
                target..<target + 4 * part.width,
                with: bytes[4 * row * part.width..<4 * (row + 1) * part.width])
        }
        return bitmap
    }
}

extension [PictureFile] {
    /// Returns the pixels of all frames of all files.
    ///
    /// - Throws: ``SpecError`` for broken files.
    func bitmaps(_ workers: Workers) throws -> [Bitmap] {
        var bitmaps: [Bitmap] = []
        bitmaps.reserveCapacity(reduce(0) { $0 + $1.count })
        try workers.inOrder(count) { index in
            Result { () throws(SpecError) in try self[index].bitmaps() }
        } take: { _, result throws(SpecError) in
            bitmaps += try result.get()
        }
        return bitmaps
    }
}
