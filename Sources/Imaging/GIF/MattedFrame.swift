/// The pixels of a frame over the matte: opaque, or 0.
struct MattedFrame {
    private(set) var pixels: [Pixel]
    private let width, height: Int
    private var origin: (any BitmapOrigin)?

    /// Whether the content of the frame is known.
    var isRead: Bool { origin != nil }

    /// Creates a frame without visible pixels.
    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        pixels = [Pixel](repeating: 0, count: width * height)
    }

    /// Reads the pixels of `bitmap`, as far as they have changed.
    mutating func read(_ bitmap: borrowing Bitmap, over matte: Color?) {
        precondition(bitmap.width == width && bitmap.height == height, "all frames have one size")
        let (format, area) = (bitmap.format, possibleChanges(until: bitmap.origin))
        origin = bitmap.origin
        guard let area else { return }
        let width = width
        unsafe bitmap.bytes.withUnsafeBytes { bytes in
            unsafe pixels.withUnsafeMutableBufferPointer { pixels in
                switch format {
                case .coverage(let color):
                    let levels = (0...255).map { Pixel(color.covering($0).over(matte)) }
                    forEachIndex(in: area, width) { unsafe pixels[$0] = levels[Int(bytes[$0])] }
                case .rgba:
                    forEachIndex(in: area, width) { index in
                        let pixel = unsafe bytes.loadUnaligned(fromByteOffset: 4 * index, as: Pixel.self)
                        unsafe pixels[index] = Pixel(littleEndian: pixel).over(matte)
                    }
                }
            }
        }
    }

    /// Returns whether a pixel that showed in `old` does not show here.
    func erases(_ old: MattedFrame) -> Bool {
        guard let area = old.possibleChanges(until: origin) else { return false }
        for y in area.y..<area.y + area.height {
            for index in y * width + area.x..<y * width + area.x + area.width
            where pixels[index] == 0 && old.pixels[index] != 0 { return true }
        }
        return false
    }

    /// Returns the smallest area outside of which this is the same as `old`; nil where it is the same everywhere.
    func changes(from old: MattedFrame) -> FrameArea? {
        guard let area = old.possibleChanges(until: origin) else { return nil }
        return unsafe pixels.withUnsafeBytes { new in
            unsafe old.pixels.withUnsafeBytes { past in
                func rows(_ pixels: UnsafeRawBufferPointer) -> PixelRows {
                    unsafe PixelRows(
                        start: pixels.baseAddress!, width: width, height: height, bytesPerPixel: 4)
                }
                return unsafe rows(new).changes(from: rows(past), in: area)
            }
        }
    }

    /// Returns an area outside of which a frame that shows `next` is the same as this one.
    private func possibleChanges(until next: (any BitmapOrigin)?) -> FrameArea? {
        guard let origin, let next else { return FrameArea(width: width, height: height) }
        return next.changes(since: origin)
    }
}

/// Calls `body` with the indices of an area's pixels.
@inline(__always)
private func forEachIndex(in area: FrameArea, _ width: Int, _ body: (Int) -> Void) {
    for y in area.y..<area.y + area.height {
        for index in y * width + area.x..<y * width + area.x + area.width { body(index) }
    }
}
