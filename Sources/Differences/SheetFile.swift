internal import Basics
internal import Files
internal import Pictures

/// A sheet as its metadata describe it, in any dialect: pictures, and where the frames are in them.
struct SheetFile: Sendable {
    private(set) var pages: [SheetPage] = []
    private(set) var frames: [SheetFrame] = []
    /// The metadata that are being read: what they are called in messages, and where the names of pictures begin.
    private(set) var path: String
    private var names: Set<String> = []

    /// Reads the metadata of all pages of a sheet; nil where one of them describes something else,
    /// or there are no frames.
    ///
    /// - Throws: ``SpecError`` for frames that are not there, and for pictures that are missing or broken.
    init?(_ files: [String]) throws(SpecError) {
        path = ""
        for file in files {
            path = file
            let bytes = try readRegularFile(file, limit: PictureLimits.maxBytes)
            guard let (syntax, text) = SheetSyntax.of(bytes, path: file), try syntax.read(text, &self) else {
                return nil
            }
        }
        if frames.isEmpty { return nil }
    }

    /// A page is larger than a frame.
    static let limits: PictureLimits = {
        var limits = PictureLimits()
        limits.maxSide = PictureLimits.sideRange.upperBound
        return limits
    }()

    /// Opens a picture that the metadata name, without reading its pixels.
    ///
    /// - Returns: Its number among ``pages``.
    mutating func page(_ name: String) throws(SpecError) -> Int {
        let page = fullPath(name, beside: path)
        if let known = pages.firstIndex(where: { $0.path == page }) { return known }
        let bytes = try readRegularFile(page, limit: PictureLimits.maxBytes)
        pages.append(
            SheetPage(path: page, bytes: bytes, file: try PictureFile(bytes, name: page, limits: Self.limits))
        )
        return pages.count - 1
    }

    /// Adds a frame, and refuses one that is not in its picture. Of two with one name the second one gets a number.
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

    /// What the metadata are not.
    func wrong(_ reason: Message) -> SpecError { SpecError(.file, at: path, reason) }

    /// Whether the same frames are in the same files, so that no pixels need to be read.
    func isSame(as other: SheetFile) -> Bool {
        frames == other.frames && pages.map(\.bytes) == other.pages.map(\.bytes)
    }

    /// The frames with their pixels.
    func cut() throws(SpecError) -> [NamedFrame] {
        var bitmaps: [SheetBitmap] = []
        for page in pages { bitmaps.append(SheetBitmap(try page.file.bitmaps()[0])) }
        return frames.map {
            NamedFrame(name: $0.name, picture: .part($0, of: bitmaps[$0.page]), delay: $0.delay)
        }
    }
}

/// A picture with frames.
struct SheetPage: Sendable {
    let path: String
    let bytes: [UInt8]
    let file: PictureFile
}

/// The path of a file that another one names.
func fullPath(_ name: String, beside path: String) -> String {
    (path.lastIndex(of: "/").map { String(path[...$0]) } ?? "") + name
}
