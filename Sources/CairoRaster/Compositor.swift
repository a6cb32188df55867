internal import Basics
internal import Drawing

/// Puts colored coverage onto straight RGBA.
enum Compositor {
    /// Draws a ring in `track` and, in its place where `arc` covers, an arc in `color`.
    ///
    /// The two share each edge pixel instead of lying on each other: what of the ring's coverage the
    /// arc does not take is the track's.
    static func drawRing(
        _ ring: [UInt8], _ track: Color, _ arc: [UInt8], _ color: Color, onto pixels: inout [UInt8]
    ) {
        precondition(ring.count == arc.count && pixels.count == 4 * ring.count, "layers are of one size")
        unsafe pixels.withUnsafeMutableBufferPointer { pixels in
            unsafe ring.withUnsafeBufferPointer { ring in
                unsafe arc.withUnsafeBufferPointer { arc in
                    for index in ring.indices {
                        let (whole, upper) = unsafe (ring[index], arc[index])
                        // Most of a canvas is empty.
                        if whole | upper == 0 { continue }
                        unsafe draw(
                            UInt32(upper), color, UInt32(max(whole, upper) - upper), track, onto: pixels,
                            at: index * 4)
                    }
                }
            }
        }
    }

    /// Draws one pixel that is partly covered by `color` and partly by `track`.
    @inline(__always)
    private static func draw(
        _ upper: UInt32, _ color: Color, _ lower: UInt32, _ track: Color,
        onto pixels: UnsafeMutableBufferPointer<UInt8>, at index: Int
    ) {
        // Weights of the two colors, in 1/65025.
        let (a, b) = (upper * UInt32(color.alpha), lower * UInt32(track.alpha))
        let weight = a + b
        if weight == 0 { return }
        let alpha = (weight + 127) / 255
        // Nearly all pixels are of one color only, which they keep exactly.
        if a == 0 || b == 0 {
            let only = b == 0 ? color : track
            unsafe over(
                UInt32(only.red), UInt32(only.green), UInt32(only.blue), alpha: alpha, at: index, of: pixels)
            return
        }
        func mix(_ x: UInt8, _ y: UInt8) -> UInt32 { (UInt32(x) * a + UInt32(y) * b + weight / 2) / weight }
        unsafe over(
            mix(color.red, track.red), mix(color.green, track.green), mix(color.blue, track.blue),
            alpha: alpha, at: index, of: pixels)
    }

    /// Source-over of one straight pixel, whose first byte is at `index`.
    @inline(__always)
    static func over(
        _ red: UInt32, _ green: UInt32, _ blue: UInt32, alpha: UInt32, at index: Int,
        of pixels: UnsafeMutableBufferPointer<UInt8>
    ) {
        let old = unsafe UInt32(pixels[index + 3])
        // On nothing a color stays what it is.
        let below = old == 0 ? 0 : (old * (255 - alpha) + 127) / 255
        let total = alpha + below
        if total == 0 { return }
        func blend(_ new: UInt32, _ old: UInt8) -> UInt8 {
            if below == 0 { return UInt8(truncatingIfNeeded: new) }
            return UInt8(truncatingIfNeeded: (new * alpha + UInt32(old) * below + total / 2) / total)
        }
        unsafe pixels[index] = blend(red, pixels[index])
        unsafe pixels[index + 1] = blend(green, pixels[index + 1])
        unsafe pixels[index + 2] = blend(blue, pixels[index + 2])
        unsafe pixels[index + 3] = UInt8(truncatingIfNeeded: total)
    }
}
