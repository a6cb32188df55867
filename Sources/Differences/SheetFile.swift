internal import Basics
internal import Files
internal import PictureFiles

/// A sheet as its metadata describe it, in any dialect: its pictures, and the places of frames in them.
struct SheetFile: Sendable {
    private(set) var pages: [SheetPage] = []
    private(set) var frames: [SheetFrame] = []
    var facts = SheetFacts()
    /// The path of the metadata being read: the name in messages, and the base of the names of pictures.
    private(set) var path: String
    private var names: Set<String> = []

    /// Reads the metadata of all pages of a sheet; nil where one of them describes something else,
    /// or there are no frames.
    ///
    /// - Throws: ``SpecError`` for missing frames, and for pictures that are missing or broken.
    ///
    /// - Parameter known: One of the files, which was read already.
    init?(
        _ files: [String], known: (path: String, syntax: SheetSyntax, text: String)
    ) throws(SpecError) {
        path = ""
        for file in files {
            path = file
            if file == known.path {
                guard try known.syntax.read(known.text, &self) else { return nil }
                continue
            }
            let bytes = try readRegularFile(file, limit: PictureLimits.maxBytes)
            guard let (syntax, text) = SheetSyntax.of(bytes, path: file), try syntax.read(text, &self) else {
                return nil
            }
        }
        if frames.isEmpty { return nil }
    }

    /// The limits for pages, which are larger than frames.
    static let limits: PictureLimits = {
        var limits = PictureLimits()
        limits.maxSide = PictureLimits.sideRange.upperBound
        return limits
    }()

    /// Opens a picture named by the metadata, without reading its pixels.
    ///
    /// - Returns: The index of the picture in ``pages``.
    mutating func page(_ name: String) throws(SpecError) -> Int {
        let page = fullPath(name, beside: path)
        if let known = pages.firstIndex(where: { $0.path == page }) { return known }
        let bytes = try readRegularFile(page, limit: PictureLimits.maxBytes)
        pages.append(
            SheetPage(path: page, bytes: bytes, file: try PictureFile(bytes, name: page, limits: Self.limits))
        )
        return pages.count - 1
    }

    /// Adds a frame, and refuses one outside of its picture. Of two with the same name, the second one gets a number.
    mutating func add(_ frame: SheetFrame) throws(SpecError) {
        let page = pages[frame.page].file
        let (width, height) = frame.turn == .none ? (frame.width, frame.height) : (frame.height, frame.width)
        guard frame.width > 0, frame.height > 0, min(frame.x, frame.y, frame.left, frame.top) >= 0,
            frame.x + width <= page.width, frame.y + height <= page.height,
            frame.left + frame.width <= frame.wholeWidth, frame.top + frame.height <= frame.wholeHeight
        else {
            throw SpecError(
                .file, at: path,
                "the frame \(quoted(frame.name)) does not lie in its picture of \(page.width)×\(page.height) pixels, or is larger than it says; pack the sheet again"
            )
        }
        try Self.limits.check(path, width: frame.wholeWidth, height: frame.wholeHeight, frames: 1)
        var frame = frame
        var number = 2
        let name = frame.name
        while !names.insert(frame.name).inserted {
            frame.name = "\(name) (\(number))"
            number += 1
        }
        frames.append(frame)
    }

    /// Returns the places of frames by their names.
    var places: [String: Int] {
        var places: [String: Int] = [:]
        for (place, frame) in frames.enumerated() { places[frame.name] = place }
        return places
    }

    /// Returns an error about the metadata.
    func wrong(_ reason: Message) -> SpecError { SpecError(.file, at: path, reason) }

    /// Returns whether the same frames are in the same files, so that no pixels need to be read.
    func isSame(as other: SheetFile) -> Bool {
        frames == other.frames && facts == other.facts && pages.map(\.bytes) == other.pages.map(\.bytes)
    }

    /// Returns the frames with their pixels.
    func cut() throws(SpecError) -> [NamedFrame] {
        var bitmaps: [SheetBitmap] = []
        for page in pages { bitmaps.append(SheetBitmap(try page.file.bitmaps()[0])) }
        return frames.map {
            NamedFrame(name: $0.name, picture: .part($0, of: bitmaps[$0.page]), delay: $0.delay)
        }
    }
}

/// A picture with the frames of a sheet.
struct SheetPage: Sendable {
    let path: String
    let bytes: [UInt8]
    let file: PictureFile
}

/// Returns the path of a file that another one names.
func fullPath(_ name: String, beside path: String) -> String {
    (path.lastIndex(of: "/").map { String(path[...$0]) } ?? "") + name
}
