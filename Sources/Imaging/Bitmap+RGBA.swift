extension Bitmap {
    /// The number of bytes from one row to the next.
    public var bytesPerRow: Int { width * format.bytesPerPixel }

    /// The same picture with four bytes a pixel: red, green, blue and alpha, straight (not premultiplied).
    public func inRGBA() -> Bitmap {
        if format == .rgba { return self }
        var result = Bitmap(width: width, height: height, format: .rgba)
        result.copyInRGBA(self)
        return result
    }

    /// Whether a transparent pixel has a color, other than black; those of coverage have the color of all.
    package var hidesColors: Bool {
        guard format == .rgba else { return true }
        return unsafe bytes.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: 4).contains {
                let pixel = unsafe Pixel(
                    littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: Pixel.self))
                return pixel.alpha == 0 && pixel != 0
            }
        }
    }

    /// Makes this the same picture as another, with four bytes a pixel, keeping its storage where that fits.
    package mutating func copyInRGBA(_ other: borrowing Bitmap) {
        reset(width: other.width, height: other.height, format: .rgba)
        unsafe bytes.withUnsafeMutableBytes { target in
            unsafe other.bytes.withUnsafeBytes { source in
                guard case .coverage(let color) = other.format else {
                    return unsafe target.copyMemory(from: source)
                }
                let colors = (0...255).map { Pixel(color.covering(UInt8($0))).littleEndian }
                unsafe colors.withUnsafeBufferPointer { colors in
                    for index in source.indices {
                        let color = unsafe colors[Int(source[index])]
                        unsafe target.storeBytes(of: color, toByteOffset: 4 * index, as: Pixel.self)
                    }
                }
            }
        }
    }

    /// The same picture with four bytes a pixel, its red, green and blue multiplied by alpha, for whoever takes pixels so.
    ///
    /// A bitmap does not note this: pass its bytes on, for everything here takes them to be straight.
    public func premultiplied() -> Bitmap {
        var result = inRGBA()
        unsafe result.bytes.withUnsafeMutableBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: 4) {
                let alpha = unsafe bytes[start + 3]
                for channel in start..<start + 3 {
                    unsafe bytes[channel] = scaled(bytes[channel], by: alpha)
                }
            }
        }
        return result
    }
}
