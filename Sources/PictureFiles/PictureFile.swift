public import Basics
public import Imaging

/// A PNG, APNG or GIF file with all its facts, but without pixels.
public struct PictureFile: Sendable {
    /// The kind of a picture file.
    public enum Kind: String, Hashable, Sendable {
        /// One picture.
        case png = "PNG"
        /// An animation.
        case apng = "APNG"
        /// One picture or an animation, of at most 256 colors per picture.
        case gif = "GIF"
    }

    /// The name of the file in messages.
    public let name: String
    /// The kind of the file.
    public let kind: Kind
    /// The size of every frame in pixels.
    public let width, height: Int
    /// The number of frames, at least 1.
    public let count: Int
    /// The delay of each frame as the file states it, in milliseconds, 0 where it states none; empty for a single picture
    /// without a delay.
    public let delays: [Double]
    /// The number of times that the frames play as the file states it, 0 for endless; nil for a single picture without a
    /// number.
    public let plays: Int?

    /// Whether the file says that its pixels are those of Display P3, by cICP or by the name of its profile.
    public var isDisplayP3: Bool { if case .png(let scan) = content { scan.isDisplayP3 } else { false } }

    private let content: Content

    private enum Content: Sendable {
        case png(PNGScan)
        case gif([UInt8])
    }

    /// Returns whether bytes begin like those of a PNG, APNG or GIF file.
    package static func isPicture(_ bytes: [UInt8]) -> Bool { PNGScan.isPNG(bytes) || GIFScan.isGIF(bytes) }

    /// Reads the facts of a file, without its pixels.
    ///
    /// - Parameters:
    ///   - bytes: All bytes of the file.
    ///   - name: The name of the file in messages.
    ///   - limits: The limits for reading.
    /// - Throws: ``SpecError`` of kind `file` for files of other kinds and broken ones, and of kind `limit` for files that
    ///   are too large.
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
            } else {
                throw BrokenPicture("is not a PNG, APNG or GIF file; convert it first")
            }
        } catch {
            throw SpecError(.file, at: name, Message(error.reason))
        }
        try limits.check(name, width: width, height: height, frames: count)
    }

    /// Returns the time for which browsers show a frame with a delay, in milliseconds: they truncate delays to whole
    /// milliseconds, and replace those of 10 or less by 100.
    public static func shownDelay(_ delay: Double) -> Double { delay < 11 ? 100 : delay }

    /// Returns the pixels of all frames, each as it is shown: straight alpha, and the file's own colors, which are those of sRGB unless it says otherwise. Transparent pixels have no color.
    ///
    /// - Throws: ``SpecError`` of kind `file` for broken pixels.
    public func bitmaps() throws(SpecError) -> [Bitmap] {
        do throws(BrokenPicture) {
            switch content {
            case .png(let scan): return try scan.bitmaps()
            case .gif(let bytes): return try gifBitmaps(bytes, width: width, height: height, count: count)
            }
        } catch {
            throw SpecError(.file, at: name, Message(error.reason))
        }
    }
}

/// The reason why a picture cannot be read.
struct BrokenPicture: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }

    /// Creates the reason from a library's message, in a buffer that ends with a zero.
    init(_ kind: String, _ message: [CChar]) {
        let words = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        reason = "the \(kind) is broken: \(printable(words))"
    }
}
