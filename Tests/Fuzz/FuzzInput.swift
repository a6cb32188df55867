import Imaging

/// Pictures made of bytes, so that bytes that are near each other make pictures that are alike.
struct FuzzInput {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    /// The next byte; 0 where there are no more.
    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    /// Up to six frames of one size: each is the one before with runs of pixels replaced.
    mutating func bitmaps() -> [Bitmap] {
        let (width, height) = (Int(byte()) % 40 + 1, Int(byte()) % 40 + 1)
        let format: PixelFormat =
            byte() & 1 == 0 ? .rgba : .coverage(Color(byte(), byte(), byte(), byte()))
        var bitmap = Bitmap(width: width, height: height, format: format)
        var bitmaps: [Bitmap] = []
        let (pixels, size) = (width * height, format.bytesPerPixel)
        repeat {
            for _ in 0..<min(60, Int(byte())) where !rest.isEmpty {
                let start = (Int(byte()) << 8 | Int(byte())) % pixels
                let count = min(pixels - start, Int(byte()) + 1)
                // From one color on, or each next to the one before.
                let (color, step) = ((0..<size).map { _ in byte() }, byte())
                for index in 0..<count {
                    for channel in 0..<size {
                        bitmap.bytes[size * (start + index) + channel] =
                            color[channel] &+ (step < 64 ? 0 : step &* UInt8(truncatingIfNeeded: index))
                    }
                }
            }
            bitmaps.append(bitmap)
        } while !rest.isEmpty && bitmaps.count < 6
        return bitmaps
    }
}
