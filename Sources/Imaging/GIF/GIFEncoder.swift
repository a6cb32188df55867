public import Basics

/// The data of one frame of a GIF: the changes since the frame before.
public struct GIFFrame: Hashable, Sendable {
    let area: FrameArea
    /// Whether the area is made transparent before the next frame.
    let isClearedAfter: Bool
    /// The distinct colors of the frame, at most 255, in the order of their numbers in the codes.
    let colors: [Pixel]
    /// Whether some pixels are transparent.
    let hasTransparent: Bool
    /// The number of the color of each pixel, 255 for a transparent one.
    let codes: [UInt16]
    /// The greatest error of a pixel's red, green or blue, since a frame can have only 255 colors; 0 where all are exact.
    public let error: Int
}

/// Turns bitmaps into the frames of a GIF.
///
/// A GIF can only draw over earlier pixels. Where a pixel becomes transparent, the frame before clears its area, which is
/// then made to hold everything that shows, and the next frame is drawn anew; otherwise a frame has only the changes. So a
/// frame depends on the two beside it, and on no others.
///
/// An encoder owns its buffers; make one for each thread, and use it for frames in their order.
public struct GIFEncoder: ~Copyable {
    private let header: GIFHeader
    private let matte: Color?
    private let compression: Compression
    private var lzw = LZWEncoder()
    private var colors = ColorTable()
    private var past: MattedFrame
    private var present: MattedFrame
    private var next: MattedFrame
    private let nothing: MattedFrame
    /// The pixels that are drawn, in the present frame's area.
    private var drawn: [Pixel] = []

    /// Creates an encoder for the frames of one GIF.
    ///
    /// - Parameters:
    ///   - header: The size of all frames.
    ///   - matte: An opaque color that shows through partly covered pixels; nil where all pixels are opaque or transparent.
    ///   - compression: The effort for few bytes; there is only one level besides `small`.
    public init(_ header: GIFHeader, matte: Color?, _ compression: Compression = .standard) {
        self.header = header
        self.matte = matte
        self.compression = compression
        nothing = MattedFrame(width: header.width, height: header.height)
        (past, present, next) = (nothing, nothing, nothing)
    }

    /// Moves on by one frame: `bitmap` is the next frame, and the former next one becomes the present one.
    public mutating func advance(to bitmap: borrowing Bitmap) {
        swap(&past, &present)
        swap(&present, &next)
        // Reading the differences from another frame is less work.
        if !next.isRead, present.isRead { next = present }
        next.read(bitmap, over: matte)
    }

    /// Moves on by one frame where there is no next one.
    public mutating func advanceToEnd() {
        swap(&past, &present)
        swap(&present, &next)
        next = present
    }

    /// Encodes the present frame.
    ///
    /// - Parameter isFirst: Whether nothing is shown before, whatever frames there were; the frame then fills the whole
    ///   picture.
    public mutating func encode(isFirst: Bool) -> GIFFrame {
        let isAnew = isFirst || present.erases(past)
        let isClearedAfter = next.erases(present)
        let pixel = FrameArea(width: 1, height: 1)
        var area: FrameArea
        if isFirst {
            area = FrameArea(width: header.width, height: header.height)
        } else {
            area = present.changes(from: isAnew ? nothing : past) ?? pixel
            if isClearedAfter { area = area.union(present.changes(from: nothing) ?? pixel) }
        }
        cut(area, isAnew)
        let error = census()
        let numbers = numbers()
        // Looking ahead saves 2 % of an arc that is drawn anew; changes drawn over the frame before, and large flat
        // pictures, get larger.
        var codes = lzw.codes(for: numbers, shorter: isAnew && !isFirst ? 1 : 0)
        if compression == .small {
            for shorter in [0, 1, 64] {
                let other = lzw.codes(for: numbers, shorter: shorter)
                if other.count < codes.count { codes = other }
            }
        }
        return GIFFrame(
            area: area, isClearedAfter: isClearedAfter, colors: colors.entries,
            hasTransparent: drawn.contains(0), codes: codes, error: error)
    }

    /// Takes the pixels to draw in `area`: 0 where nothing shows, or where the pixel shows already.
    private mutating func cut(_ area: FrameArea, _ isAnew: Bool) {
        drawn.removeAll(keepingCapacity: true)
        for y in area.y..<area.y + area.height {
            for index in y * header.width + area.x..<y * header.width + area.x + area.width {
                let new = present.pixels[index]
                drawn.append(isAnew || new != past.pixels[index] ? new : 0)
            }
        }
    }

    /// Counts the colors of the drawn pixels, reduces them where they are too many, and returns the greatest error.
    private mutating func census() -> Int {
        colors.removeAll()
        var last: Pixel = 0
        for pixel in drawn where pixel != last {
            last = pixel
            if pixel != 0 { colors.add(pixel) }
        }
        if !colors.overflows, colors.entries.count <= GIFPalette.maxCount { return 0 }
        var counts: [Pixel: Int] = [:]
        for pixel in drawn where pixel != 0 { counts[pixel, default: 0] += 1 }
        let reduced = ReducedColors(counts)
        for index in drawn.indices where drawn[index] != 0 {
            drawn[index] = reduced.colors[Int(reduced.numbers[drawn[index]]!)]
        }
        colors = ColorTable(reduced.colors)
        return reduced.error
    }

    /// Returns the color numbers of the drawn pixels, 255 for a transparent one.
    private func numbers() -> [UInt8] {
        var (last, number) = (Pixel.zero, UInt8(GIFPalette.maxCount))
        return drawn.map { pixel in
            if pixel != last {
                last = pixel
                number = pixel == 0 ? UInt8(GIFPalette.maxCount) : colors.index(of: pixel)
            }
            return number
        }
    }
}
