@_exported public import struct Basics.Color

/// The meaning of the bytes of a ``Bitmap``.
public enum PixelFormat: Hashable, Sendable {
    /// One byte per pixel: the coverage of the pixel by one color. The pixel's alpha is coverage × the color's alpha; its
    /// red, green and blue are exactly those of the color.
    case coverage(Color)
    /// Four bytes per pixel, straight: red, green, blue, alpha.
    case rgba

    /// The number of bytes per pixel: 1 for coverage, 4 for `rgba`.
    public var bytesPerPixel: Int {
        switch self {
        case .coverage: 1
        case .rgba: 4
        }
    }
}

/// A picture of pixels, rows from top to bottom, no padding between rows. ``inRGBA()`` and ``premultiplied()`` give the pixels of any
/// bitmap in four bytes each.
public struct Bitmap: Sendable {
    /// The size in pixels, at least 1.
    public private(set) var width, height: Int
    /// The meaning of the bytes.
    public private(set) var format: PixelFormat
    /// All rows from top to bottom: `width * height * format.bytesPerPixel` bytes.
    public var bytes: [UInt8] {
        @inlinable get { storage }
        // Changed in place: with an observer, each change of a byte would copy all of them.
        _modify {
            origin = nil
            yield &storage
        }
    }
    @usableFromInline var storage: [UInt8]
    /// The content of the bitmap, set by the code that has drawn it; nil where it is unknown, as after any change of the
    /// bytes.
    package var origin: (any BitmapOrigin)?

    /// Creates a transparent bitmap.
    public init(width: Int, height: Int, format: PixelFormat) {
        precondition(width > 0 && height > 0, "a bitmap has at least one pixel")
        self.width = width
        self.height = height
        self.format = format
        storage = [UInt8](repeating: 0, count: width * height * format.bytesPerPixel)
    }

    /// Gives the bitmap a size and a format, keeping its storage where that fits. The bytes are then unspecified, and the
    /// caller writes all of them.
    public mutating func reset(width: Int, height: Int, format: PixelFormat) {
        precondition(width > 0 && height > 0, "a bitmap has at least one pixel")
        let count = width * height * format.bytesPerPixel
        (self.width, self.height, self.format, origin) = (width, height, format, nil)
        if storage.count != count { storage = [UInt8](repeating: 0, count: count) }
    }

    /// Makes this another bitmap, of which each pixel becomes a square of `factor` × `factor` pixels.
    package mutating func enlarge(_ bitmap: borrowing Bitmap, by factor: Int) {
        reset(width: bitmap.width * factor, height: bitmap.height * factor, format: bitmap.format)
        let size = format.bytesPerPixel
        let stride = width * size
        for y in 0..<bitmap.height {
            let row = y * factor * stride
            for x in 0..<bitmap.width {
                let source = (y * bitmap.width + x) * size
                for place in x * factor..<(x + 1) * factor {
                    for byte in 0..<size {
                        storage[row + place * size + byte] = bitmap.storage[source + byte]
                    }
                }
            }
            for copy in 1..<factor {
                storage.replaceSubrange(
                    row + copy * stride..<row + (copy + 1) * stride, with: storage[row..<row + stride])
            }
        }
    }

    /// The pixel at column `x` of row `y`.
    public subscript(x: Int, y: Int) -> Color {
        let index = (y * width + x) * format.bytesPerPixel
        switch format {
        case .coverage(let color):
            return color.covering(bytes[index])
        case .rgba:
            return Color(bytes[index], bytes[index + 1], bytes[index + 2], bytes[index + 3])
        }
    }
}

extension Bitmap: Hashable {
    /// Returns whether both have the same size, format and bytes.
    public static func == (a: Bitmap, b: Bitmap) -> Bool {
        a.width == b.width && a.height == b.height && a.format == b.format && a.bytes == b.bytes
    }

    /// Hashes size, format and bytes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(format)
        hasher.combine(bytes)
    }
}

/// The content of a bitmap, which tells the differences of two bitmaps without comparing their pixels.
package protocol BitmapOrigin: AnyObject, Sendable {
    /// Returns the areas outside of which the bitmap shows the same as one of its size and format that shows `other`: empty
    /// where both are the same everywhere, one of all pixels where nothing is known. The areas may overlap.
    func areas(since other: any BitmapOrigin) -> [FrameArea]

    /// Returns the smallest area that holds all of them; nil for none.
    func changes(since other: any BitmapOrigin) -> FrameArea?
}

extension BitmapOrigin {
    package func changes(since other: any BitmapOrigin) -> FrameArea? {
        areas(since: other).joined
    }
}

extension Color {
    /// Returns the color where it covers `coverage` of a pixel; all zero where nothing shows.
    public func covering(_ coverage: UInt8) -> Color {
        let alpha = scaled(coverage, by: self.alpha)
        return alpha == 0 ? Color(0, 0, 0, 0) : Color(red, green, blue, alpha)
    }
}

/// Returns `a × b / 255`, rounded to the nearest.
@inline(__always)
package func scaled(_ a: UInt8, by b: UInt8) -> UInt8 {
    let product = UInt32(a) * UInt32(b) + 128
    return UInt8(truncatingIfNeeded: (product + (product >> 8)) >> 8)
}
