public import Basics
internal import CWebP

/// Turns bitmaps into an animated, lossless WebP file: every pixel that shows is exactly the bitmap's.
///
/// libwebp's encoder keeps the last pictures and what is encoded already; it takes one frame after the
/// other, and finds out itself what has changed.
@safe
public struct WebPEncoder: ~Copyable {
    private let handle: OpaquePointer
    private var picture: WebPPicture
    private var config: WebPConfig
    private let canvas: (width: Int, height: Int)
    /// The part of each bitmap that is a frame.
    private let area: PixelBlock
    /// What the picture shows.
    private var shown: (any BitmapOrigin)?

    /// The longest side in pixels.
    public static let largestSide = 16383

    /// An encoder for one animation.
    ///
    /// - Parameters:
    ///   - width: In pixels, 1 to ``largestSide``.
    ///   - height: In pixels, 1 to ``largestSide``.
    ///   - area: The part of the bitmaps that becomes the animation; nil for all.
    ///   - plays: How often the animation is shown, 0 forever.
    ///   - compression: How much time to spend on the size of the file.
    /// - Throws: ``ImagingError/webP(_:)`` where memory runs out.
    public static func make(
        width: Int, height: Int, area: PixelBlock? = nil, plays: Int, _ compression: Compression = .standard
    ) throws(ImagingError) -> WebPEncoder {
        let whole = PixelBlock(columns: 0..<width, rows: 0..<height)
        let (canvas, area) = ((width, height), area ?? whole)
        let (width, height) = (area.columns.count, area.rows.count)
        precondition(
            (1...largestSide).contains(width) && (1...largestSide).contains(height), "sides of 1 to 16383")
        var options = WebPAnimEncoderOptions()
        var config = WebPConfig()
        guard unsafe WebPAnimEncoderOptionsInit(&options) != 0, unsafe WebPConfigInit(&config) != 0,
            unsafe WebPConfigLosslessPreset(&config, compression.webPLevel) != 0
        else { throw .webP("it is a different version than this program was built for") }
        // Pixels that do not show keep their color too, so that all bytes are ours.
        config.exact = 1
        options.anim_params.loop_count = Int32(plays)
        var picture = unsafe WebPPicture()
        guard unsafe WebPPictureInit(&picture) != 0 else { throw .webP("it is another version") }
        unsafe picture.use_argb = 1
        unsafe picture.width = Int32(width)
        unsafe picture.height = Int32(height)
        guard unsafe WebPPictureAlloc(&picture) != 0 else { throw .webP("there is not enough memory") }
        guard let handle = unsafe WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
            unsafe WebPPictureFree(&picture)
            throw .webP("there is not enough memory")
        }
        return unsafe WebPEncoder(
            handle: handle, picture: picture, config: config, canvas: canvas, area: area)
    }

    private init(
        handle: OpaquePointer, picture: WebPPicture, config: WebPConfig, canvas: (width: Int, height: Int),
        area: PixelBlock
    ) {
        unsafe (self.handle, self.picture) = (handle, picture)
        (self.config, self.canvas, self.area) = (config, canvas, area)
    }

    deinit {
        unsafe WebPAnimEncoderDelete(handle)
        var picture = unsafe picture
        unsafe WebPPictureFree(&picture)
    }

    /// Adds a frame that is shown from `start` on, in milliseconds from the first frame's.
    ///
    /// - Throws: ``ImagingError/webP(_:)`` where memory runs out.
    public mutating func add(_ bitmap: borrowing Bitmap, at start: Int) throws(ImagingError) {
        precondition(
            bitmap.width == canvas.width && bitmap.height == canvas.height, "all frames have one size")
        // What has not changed is there already.
        var changed: FrameArea? = FrameArea(width: bitmap.width, height: bitmap.height)
        if let shown, let origin = bitmap.origin { changed = origin.changes(since: shown) }
        shown = bitmap.origin
        if let changed { fill(bitmap, changed) }
        let isAdded = unsafe WebPAnimEncoderAdd(handle, &picture, Int32(start), &config)
        if isAdded == 0 { throw failure() }
    }

    /// The file, whose last frame is shown until `end`.
    ///
    /// - Throws: ``ImagingError/webP(_:)`` where memory runs out, or where the file would be too large.
    public func finish(at end: Int) throws(ImagingError) -> [UInt8] {
        guard unsafe WebPAnimEncoderAdd(handle, nil, Int32(end), nil) != 0 else { throw failure() }
        var data = unsafe WebPData()
        unsafe WebPDataInit(&data)
        defer { unsafe WebPDataClear(&data) }
        guard unsafe WebPAnimEncoderAssemble(handle, &data) != 0, let bytes = unsafe data.bytes else {
            throw failure()
        }
        return unsafe [UInt8](UnsafeBufferPointer(start: bytes, count: data.size))
    }

    private func failure() -> ImagingError {
        guard let text = unsafe WebPAnimEncoderGetError(handle) else { return .webP("it does not say why") }
        return unsafe .webP(String(cString: text))
    }

    /// Writes the pixels of a part of the bitmap as libwebp wants them: numbers with alpha in the highest byte and blue in the lowest.
    private func fill(_ bitmap: borrowing Bitmap, _ changed: FrameArea) {
        let stride = unsafe Int(picture.argb_stride)
        guard let argb = unsafe picture.argb else { return }
        var table = [UInt32](repeating: 0, count: 256)
        if case .coverage(let color) = bitmap.format {
            for coverage in table.indices { table[coverage] = Pixel(color.covering(UInt8(coverage))).argb }
        }
        let columns = (changed.x..<changed.x + changed.width).clamped(to: area.columns)
        let rows = (changed.y..<changed.y + changed.height).clamped(to: area.rows)
        unsafe bitmap.bytes.withUnsafeBytes { bytes in
            for y in rows {
                let row =
                    unsafe argb + (y - area.rows.lowerBound) * stride + columns.lowerBound
                    - area.columns.lowerBound
                let start = y * canvas.width + columns.lowerBound
                switch bitmap.format {
                case .coverage:
                    for x in 0..<columns.count { unsafe row[x] = table[Int(bytes[start + x])] }
                case .rgba:
                    for x in 0..<columns.count {
                        let offset = 4 * (start + x)
                        let pixel = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: Pixel.self)
                        unsafe row[x] = Pixel(littleEndian: pixel).normalized.argb
                    }
                }
            }
        }
    }
}

extension Pixel {
    fileprivate var argb: UInt32 {
        UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
}

extension Compression {
    /// libwebp's levels go from 0, the fastest, to 9.
    fileprivate var webPLevel: Int32 {
        switch self {
        case .fast: 0
        case .standard: 3
        case .small: 9
        }
    }
}
