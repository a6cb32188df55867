public import Basics
public import Imaging

/// A picture file of one of the ``Kind``s, with all its facts, but without pixels.
public struct PictureFile: Sendable {
    /// The kind of a picture file.
    public enum Kind: String, Hashable, CaseIterable, Sendable {
        /// One picture.
        case png = "PNG"
        /// An animation.
        case apng = "APNG"
        /// One picture or an animation, of at most 256 colors per picture.
        case gif = "GIF"
        /// One picture or an animation, lossless or not.
        case webp = "WebP"
        /// One picture or an animation, lossless or not; libavif has to be installed.
        case avif = "AVIF"
        /// One picture without transparency.
        case jpeg = "JPEG"
    }

    /// The names of all kinds: `PNG, APNG, GIF, WebP, AVIF and JPEG`, or the same with `or`.
    public static let allKinds = list("and"), anyKind = list("or")
    /// The endings of the names of such files, in small letters.
    package static let endings = [".png", ".apng", ".gif", ".webp", ".avif", ".jpg", ".jpeg"]

    private static func list(_ word: String) -> String {
        let names = Kind.allCases.map(\.rawValue)
        return names.dropLast().joined(separator: ", ") + " \(word) " + names[names.count - 1]
    }

    /// The name of the file in messages.
    public let name: String
    /// The kind of the file.
    public let kind: Kind
    /// The size of every frame in pixels.
    public private(set) var width, height: Int
    /// The number of frames, at least 1.
    public let count: Int
    /// The delay of each frame as the file states it, in milliseconds, 0 where it states none; empty for a single picture
    /// without a delay.
    public let delays: [Double]
    /// The number of times that the frames play as the file states it, 0 for endless; nil for a single picture without a
    /// number.
    public let plays: Int?

    /// Whether the file says that its pixels are those of Display P3, by code points or by the name of its profile.
    public var isDisplayP3: Bool {
        switch content {
        case .png(let scan): scan.isDisplayP3
        case .gif: false
        case .webp(let scan): scan.isDisplayP3
        case .avif(let scan): scan.isDisplayP3
        case .jpeg(let scan): scan.isDisplayP3
        }
    }

    private let content: Content
    /// The edges that are left out on each side, in pixels.
    private var cut = 0

    private enum Content: Sendable {
        case png(PNGScan)
        case gif([UInt8])
        case webp(WebPScan)
        case avif(AVIFScan)
        case jpeg(JPEGScan)
    }

    /// Returns whether bytes begin like those of a file of one of the kinds.
    package static func isPicture(_ bytes: [UInt8]) -> Bool {
        PNGScan.isPNG(bytes) || GIFScan.isGIF(bytes) || WebPScan.isWebP(bytes) || AVIFScan.isAVIF(bytes)
            || JPEGScan.isJPEG(bytes)
    }

    /// Reads the facts of a file, without its pixels.
    ///
    /// - Parameters:
    ///   - bytes: All bytes of the file.
    ///   - name: The name of the file in messages.
    ///   - limits: The limits for reading.
    /// - Throws: ``SpecError`` of kind `file` for files of other kinds and broken ones, of kind `limit` for files that are
    ///   too large, and of kind `component` for AVIF without libavif.
    public init(_ bytes: [UInt8], name: String, limits: PictureLimits = PictureLimits()) throws(SpecError) {
        self.name = name
        do throws(BrokenPicture) {
            if PNGScan.isPNG(bytes) {
                let scan = try PNGScan(bytes, maxFrames: limits.maxFrames)
                (width, height, count) = (scan.width, scan.height, max(1, scan.frames.count))
                delays = scan.frames.map(\.delay).evened
                (kind, plays) = scan.frames.isEmpty ? (.png, nil) : (.apng, scan.plays)
                content = .png(scan)
            } else if GIFScan.isGIF(bytes) {
                let scan = try GIFScan(bytes)
                (width, height, count) = (scan.width, scan.height, scan.delays.count)
                delays = scan.delays == [0] ? [] : scan.delays
                (kind, plays) = (.gif, scan.plays ?? (count > 1 ? 1 : nil))
                content = .gif(bytes)
            } else if WebPScan.isWebP(bytes) {
                let scan = try WebPScan(bytes)
                (width, height, count) = (scan.width, scan.height, scan.count)
                (kind, plays, delays) = (.webp, scan.plays, scan.delays.evened)
                content = .webp(scan)
            } else if AVIFScan.isAVIF(bytes) {
                let scan = try AVIFScan(bytes)
                (width, height, count) = (scan.width, scan.height, scan.count)
                (kind, plays, delays) = (.avif, scan.plays, scan.delays.evened)
                content = .avif(scan)
            } else if JPEGScan.isJPEG(bytes) {
                let scan = try JPEGScan(bytes)
                (width, height, count) = (scan.width, scan.height, 1)
                (kind, plays, delays) = (.jpeg, nil, [])
                content = .jpeg(scan)
            } else {
                throw BrokenPicture("is not a \(Self.anyKind) file; convert it first")
            }
        } catch {
            throw SpecError(error.kind, at: name, Message(error.reason))
        }
        try limits.check(name, width: width, height: height, frames: count)
    }

    /// Returns the time for which browsers show a frame with a delay, in milliseconds: they truncate delays to whole
    /// milliseconds, and replace those of 10 or less by 100.
    public static func shownDelay(_ delay: Double) -> Double { delay < 11 ? 100 : delay }

    /// Returns the same without some edges on each side.
    ///
    /// - Parameter edges: The width of the edges in pixels, less than half of either side.
    package func withoutEdges(_ edges: Int) -> PictureFile {
        precondition(edges >= 0 && 2 * edges < min(width, height), "something is left of the picture")
        var file = self
        file.cut += edges
        file.width -= 2 * edges
        file.height -= 2 * edges
        return file
    }

    /// Returns the pixels of all frames, each as it is shown, turned and cut as the file says: straight alpha, and the file's own colors, which
    /// are those of sRGB unless it says otherwise. Transparent pixels have no color.
    ///
    /// - Throws: ``SpecError`` of kind `file` for broken pixels.
    public func bitmaps() throws(SpecError) -> [Bitmap] {
        do throws(BrokenPicture) {
            let whole = try wholeBitmaps()
            return cut == 0 ? whole : whole.map { $0.withoutEdges(cut) }
        } catch {
            throw SpecError(error.kind, at: name, Message(error.reason))
        }
    }

    private func wholeBitmaps() throws(BrokenPicture) -> [Bitmap] {
        switch content {
        case .png(let scan): try scan.bitmaps()
        case .gif(let bytes):
            try gifBitmaps(bytes, width: width + 2 * cut, height: height + 2 * cut, count: count)
        case .webp(let scan): try scan.bitmaps()
        case .avif(let scan): try scan.bitmaps()
        case .jpeg(let scan): [try scan.bitmap()]
        }
    }
}

/// The reason why a picture cannot be read.
struct BrokenPicture: Error {
    let kind: SpecError.Kind
    let reason: String

    init(_ reason: String, _ kind: SpecError.Kind = .file) { (self.reason, self.kind) = (reason, kind) }

    /// Creates the reason from a library's message, in a buffer that ends with a zero.
    init(_ kind: String, _ message: [CChar]) {
        let words = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        self.init("the \(kind) is broken: \(printable(words))")
    }
}
