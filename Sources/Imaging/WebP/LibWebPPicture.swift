internal import Basics
internal import CWebP

/// A picture of any colors for libwebp to encode.
@safe
struct LibWebPPicture: ~Copyable {
    private var picture: WebPPicture

    init(_ width: Int, _ height: Int) throws(ImagingError) {
        var picture = unsafe WebPPicture()
        guard unsafe WebPPictureInit(&picture) != 0 else { throw .webP("it is another version") }
        unsafe picture.use_argb = 1
        unsafe picture.width = Int32(width)
        unsafe picture.height = Int32(height)
        guard unsafe WebPPictureAlloc(&picture) != 0 else { throw .webP("there is not enough memory") }
        unsafe self.picture = picture
    }

    deinit {
        var picture = unsafe picture
        unsafe WebPPictureFree(&picture)
    }

    /// Makes the picture a part of a bitmap.
    mutating func fill(_ bitmap: borrowing Bitmap, _ area: FrameArea) {
        unsafe forEachRow(area) { y, row in
            for x in 0..<area.width {
                unsafe row[x] = Pixel(bitmap[area.x + x, y]).normalized.argb
            }
        }
    }

    /// Makes the picture a part of a bitmap, transparent where the bitmap shows the same as the one before; false where
    /// that cannot be drawn over the pixels below, since changes have to be opaque.
    mutating func fill(_ bitmap: borrowing Bitmap, _ area: FrameArea, after past: borrowing Bitmap) -> Bool {
        var isOpaque = true
        unsafe forEachRow(area) { y, row in
            for x in 0..<area.width {
                let pixel = Pixel(bitmap[area.x + x, y]).normalized
                let isSame = pixel == Pixel(past[area.x + x, y]).normalized
                if !isSame, pixel.alpha < 255 { isOpaque = false }
                unsafe row[x] = isSame ? 0 : pixel.argb
            }
        }
        return isOpaque
    }

    private func forEachRow(_ area: FrameArea, _ body: (Int, UnsafeMutablePointer<UInt32>) -> Void) {
        guard let argb = unsafe picture.argb else { return }
        for y in 0..<area.height { unsafe body(area.y + y, argb + y * Int(picture.argb_stride)) }
    }

    /// Returns the data of the VP8L chunk.
    mutating func encode(_ compression: Compression) throws(ImagingError) -> [UInt8] {
        var config = WebPConfig()
        guard unsafe WebPConfigInit(&config) != 0,
            unsafe WebPConfigLosslessPreset(&config, compression.webPLevel) != 0
        else { throw .webP("it is a different version than this program was built for") }
        // Transparent pixels keep their color, too, so that all bytes are determined by the picture.
        config.exact = 1
        var memory = unsafe WebPMemoryWriter()
        unsafe WebPMemoryWriterInit(&memory)
        defer { unsafe WebPMemoryWriterClear(&memory) }
        let isEncoded = unsafe withUnsafeMutablePointer(to: &memory) { memory in
            unsafe picture.writer = WebPMemoryWrite
            unsafe picture.custom_ptr = UnsafeMutableRawPointer(memory)
            return unsafe WebPEncode(&config, &picture) != 0
        }
        guard isEncoded, let bytes = unsafe memory.mem else {
            throw unsafe .webP("error \(picture.error_code.rawValue)")
        }
        let file = unsafe [UInt8](UnsafeBufferPointer(start: bytes, count: memory.size))
        guard let data = WebPFile.losslessData(of: file) else { throw .webP("it wrote something else") }
        return data
    }
}

extension Pixel {
    /// The pixel in libwebp's order: alpha in the highest byte and blue in the lowest.
    fileprivate var argb: UInt32 {
        UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
}

extension Compression {
    /// The level of libwebp, from 0, the fastest, to 9.
    fileprivate var webPLevel: Int32 {
        switch self {
        // The lowest level makes dialogs with a shadow 13 times as large, in hardly any less time.
        case .fast: 1
        case .standard: 3
        case .small: 9
        }
    }
}
