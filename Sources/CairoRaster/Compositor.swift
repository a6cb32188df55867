internal import Drawing

// Hot loop: eight pixels at a time, of which most are empty or of one color on nothing.

/// Puts colored coverage onto straight RGBA.
enum Compositor {
    /// Draws a ring in `track` and, in its place where `arc` covers, an arc in `color`.
    ///
    /// The two share each edge pixel instead of lying on each other: what of the ring's coverage the
    /// arc does not take is the track's.
    static func drawRing(
        _ ring: [UInt8], _ track: Color, _ arc: [UInt8], _ color: Color, onto pixels: inout [UInt8]
    ) {
        precondition(
            ring.count == arc.count && pixels.count == arc.count * 4, "the bytes are those of one canvas")
        unsafe pixels.withUnsafeMutableBytes { pixels in
            unsafe ring.withUnsafeBytes { ring in
                unsafe arc.withUnsafeBytes { arc in
                    let whole = arc.count / 8 * 8
                    for first in stride(from: 0, to: whole, by: 8) {
                        let rings = unsafe ring.loadUnaligned(fromByteOffset: first, as: UInt64.self)
                        let arcs = unsafe arc.loadUnaligned(fromByteOffset: first, as: UInt64.self)
                        if rings | arcs == 0 { continue }
                        let eight = unsafe UnsafeMutableRawBufferPointer(
                            rebasing: pixels[first * 4..<first * 4 + 32])
                        if arcs == rings || arcs == 0, unsafe isEmpty(eight) {
                            unsafe fill(eight, UInt64(littleEndian: rings), arcs == 0 ? track : color)
                        } else {
                            for index in first..<first + 8 {
                                unsafe draw(ring[index], track, arc[index], color, at: index, of: pixels)
                            }
                        }
                    }
                    for index in whole..<arc.count {
                        unsafe draw(ring[index], track, arc[index], color, at: index, of: pixels)
                    }
                }
            }
        }
    }

    @inline(__always)
    private static func isEmpty(_ eight: UnsafeMutableRawBufferPointer) -> Bool {
        var all: UInt64 = 0
        for offset in stride(from: 0, to: 32, by: 8) {
            unsafe all |= eight.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        }
        return all == 0
    }

    /// Writes eight pixels of one color, whose coverages are the bytes of `coverages`, lowest first.
    @inline(__always)
    private static func fill(
        _ eight: UnsafeMutableRawBufferPointer, _ coverages: UInt64, _ color: Color
    ) {
        let rgb = UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16
        for index in 0..<8 {
            let coverage = UInt32(truncatingIfNeeded: coverages >> (8 * UInt64(index)) & 255)
            let alpha = divided255(coverage * UInt32(color.alpha))
            let pixel = alpha == 0 ? 0 : rgb | alpha << 24
            unsafe eight.storeBytes(of: pixel.littleEndian, toByteOffset: 4 * index, as: UInt32.self)
        }
    }

    /// `value` / 255, rounded, for values up to 255².
    @inline(__always)
    private static func divided255(_ value: UInt32) -> UInt32 {
        let shifted = value + 128
        return (shifted + shifted >> 8) >> 8
    }

    @inline(__always)
    private static func draw(
        _ ring: UInt8, _ track: Color, _ arc: UInt8, _ color: Color, at index: Int,
        of pixels: UnsafeMutableRawBufferPointer
    ) {
        let upper = UInt32(arc)
        let lower = UInt32(max(ring, arc)) - upper
        // Weights of the two colors, in 1/65025.
        let (a, b) = (upper * UInt32(color.alpha), lower * UInt32(track.alpha))
        let weight = a + b
        if weight == 0 { return }
        func mix(_ x: UInt8, _ y: UInt8) -> UInt32 {
            a == 0 ? UInt32(y) : b == 0 ? UInt32(x) : (UInt32(x) * a + UInt32(y) * b + weight / 2) / weight
        }
        unsafe over(
            mix(color.red, track.red), mix(color.green, track.green), mix(color.blue, track.blue),
            alpha: divided255(weight), at: index * 4, of: pixels)
    }

    /// Source-over of one straight pixel.
    @inline(__always)
    private static func over(
        _ red: UInt32, _ green: UInt32, _ blue: UInt32, alpha: UInt32, at index: Int,
        of pixels: UnsafeMutableRawBufferPointer
    ) {
        let below = unsafe divided255(UInt32(pixels[index + 3]) * (255 - alpha))
        let total = alpha + below
        if total == 0 { return }
        func blend(_ new: UInt32, _ old: UInt8) -> UInt8 {
            UInt8(
                truncatingIfNeeded: below == 0 ? new : (new * alpha + UInt32(old) * below + total / 2) / total
            )
        }
        unsafe pixels[index] = blend(red, pixels[index])
        unsafe pixels[index + 1] = blend(green, pixels[index + 1])
        unsafe pixels[index + 2] = blend(blue, pixels[index + 2])
        unsafe pixels[index + 3] = UInt8(truncatingIfNeeded: total)
    }
}
