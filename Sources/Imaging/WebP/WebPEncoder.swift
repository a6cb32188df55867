public import Basics

/// Turns bitmaps into the frames of an animated, lossless WebP, each encoded as the changes from the one before: every
/// visible pixel is exactly the bitmap's.
///
/// An encoder owns its buffers; make one for each thread, and use it for frames in their order.
public struct WebPEncoder: ~Copyable {
    private let width, height: Int
    private let compression: Compression
    private var encoder = VP8LEncoder()
    private var colors = ColorTable()
    /// The changed area as it is, and with unchanged pixels transparent.
    private var whole = VP8LDraft()
    private var cut = VP8LDraft()
    /// The frame before.
    private var past = Bitmap(width: 1, height: 1, format: .rgba)
    private var hasPast = false

    /// The longest side in pixels.
    public static let largestSide = 16383

    /// Creates an encoder of frames of one size.
    ///
    /// - Parameters:
    ///   - width: The width in pixels, 1 to ``largestSide``.
    ///   - height: The height in pixels, 1 to ``largestSide``.
    ///   - compression: The time to spend on the size of the file.
    public init(width: Int, height: Int, _ compression: Compression = .standard) {
        precondition(
            (1...Self.largestSide).contains(width) && (1...Self.largestSide).contains(height),
            "sides of 1 to 16383")
        self.width = width
        self.height = height
        self.compression = compression
    }

    /// Discards the frame before: the next is encoded as a whole.
    public mutating func restart() { hasPast = false }

    /// Makes `bitmap` the frame before.
    public mutating func skip(_ bitmap: borrowing Bitmap) {
        if let area = bitmap.changes(from: past) { remember(bitmap, area) }
        hasPast = true
    }

    /// Encodes `bitmap` as the changes from the frame before; nil where nothing has changed.
    ///
    /// - Throws: ``ImagingError/webP(_:)`` where memory runs out, or the frame would be too large.
    public mutating func encode(_ bitmap: borrowing Bitmap) throws(ImagingError) -> WebPFrame? {
        precondition(bitmap.width == width && bitmap.height == height, "all frames have one size")
        var area = FrameArea(width: width, height: height)
        if hasPast {
            guard let changed = bitmap.changes(from: past) else { return nil }
            area = changed.fromEvenPixels
        }
        let frame = try encode(bitmap, area)
        remember(bitmap, area)
        return frame
    }

    /// Makes `bitmap` the frame before, from which it differs only in `area`.
    private mutating func remember(_ bitmap: borrowing Bitmap, _ area: FrameArea) {
        past.become(bitmap, in: area)
        hasPast = true
    }

    /// Encodes an area with Spindle's own coder, which takes a tenth of libwebp's time, or with libwebp for more colors
    /// than a palette holds.
    private mutating func encode(
        _ bitmap: borrowing Bitmap, _ area: FrameArea
    ) throws(ImagingError) -> WebPFrame {
        let flat = encodeFlat(bitmap, area)
        if let flat, compression != .small { return flat }
        let slow = try encodeAny(bitmap, area)
        guard let flat, flat.data.count <= slow.data.count else { return slow }
        return flat
    }

    /// Encodes an area with a palette; nil where there are too many colors.
    private mutating func encodeFlat(_ bitmap: borrowing Bitmap, _ area: FrameArea) -> WebPFrame? {
        guard whole.read(bitmap, area, &colors) else { return nil }
        let isCut = hasPast && cut.cut(whole, of: bitmap, area, after: past)
        guard isCut else { return encodeWhole(area) }
        switch compression {
        // A frame drawn over the one before is usually smaller.
        case .fast: return encodeCut(area)
        case .standard: return cut.changes < whole.changes ? encodeCut(area) : encodeWhole(area)
        case .small:
            let (over, anew) = (encodeCut(area), encodeWhole(area))
            return over.data.count < anew.data.count ? over : anew
        }
    }

    private mutating func encodeCut(_ area: FrameArea) -> WebPFrame {
        cut.pack()
        return WebPFrame(area: area, isDrawnOver: true, hasAlpha: true, data: encoder.encode(cut))
    }

    private mutating func encodeWhole(_ area: FrameArea) -> WebPFrame {
        whole.pack()
        return WebPFrame(
            area: area, isDrawnOver: false, hasAlpha: whole.hasAlpha, data: encoder.encode(whole))
    }

    private func encodeAny(
        _ bitmap: borrowing Bitmap, _ area: FrameArea
    ) throws(ImagingError) -> WebPFrame {
        var picture = try LibWebPPicture(area.width, area.height)
        let isDrawnOver = hasPast && picture.fill(bitmap, area, after: past)
        if !isDrawnOver { picture.fill(bitmap, area) }
        return try WebPFrame(
            area: area, isDrawnOver: isDrawnOver, hasAlpha: true, data: picture.encode(compression))
    }
}

extension FrameArea {
    /// The area extended to begin at an even column and row.
    fileprivate var fromEvenPixels: FrameArea {
        FrameArea(x: x / 2 * 2, y: y / 2 * 2, width: width + x % 2, height: height + y % 2)
    }
}
