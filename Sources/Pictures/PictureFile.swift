public import Basics
public import Imaging

/// A PNG, APNG or GIF file, of which everything is known but the pixels.
public struct PictureFile: Sendable {
    /// What kind of file it is.
    public enum Kind: String, Hashable, Sendable {
        /// One picture.
        case png = "PNG"
        /// Several pictures in time.
        case apng = "APNG"
        /// One picture or several, of at most 256 colors each.
        case gif = "GIF"
    }

    /// What the file is called in messages.
    public let name: String
    /// What kind of file it is.
    public let kind: Kind
    /// The size of every frame in pixels.
    public let width, height: Int
    /// The number of frames, at least 1.
    public let count: Int
    /// How long the file says that each frame is shown, in milliseconds, 0 where it says nothing of it; empty for a single
    /// picture without a delay.
    public let delays: [Double]
    /// How many times the file says that its frames are shown, 0 without end; nil for a single picture that says nothing of it.
    public let plays: Int?

    private let content: Content

    private enum Content: Sendable {
        case png(PNGScan)
        case gif([UInt8])
    }

    /// Whether bytes begin as those of such a file do.
    package static func isPicture(_ bytes: [UInt8]) -> Bool { PNGScan.isPNG(bytes) || GIFScan.isGIF(bytes) }

    /// Looks at the bytes of a file. No pixels are read.
    ///
    /// - Parameters:
    ///   - bytes: All bytes of the file.
    ///   - name: What it is called in messages.
    ///   - limits: What may be read.
    /// - Throws: ``SpecError`` of kind `file` for what is no such file or is broken, and of kind `limit` for what is too
    ///   large.
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

    /// How long browsers show a frame, in milliseconds, for which a file says `delay`: they cut delays to whole milliseconds, and take
    /// 10 or less for 100.
    public static func shownDelay(_ delay: Double) -> Double { delay < 11 ? 100 : delay }

    /// The pixels of all frames, each as it is shown: straight sRGB. What is transparent has no color.
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

/// Why a picture cannot be read.
struct BrokenPicture: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }

    /// What a library says, in a buffer that ends with a zero.
    init(_ kind: String, _ message: [CChar]) {
        let words = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        reason = "the \(kind) is broken: \(printable(words))"
    }
}
