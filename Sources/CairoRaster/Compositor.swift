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
        for index in ring.indices where ring[index] | arc[index] != 0 {
            let upper = UInt32(arc[index])
            let lower = UInt32(max(ring[index], arc[index])) - upper
            // Weights of the two colors, in 1/65025.
            let (a, b) = (upper * UInt32(color.alpha), lower * UInt32(track.alpha))
            let weight = a + b
            if weight == 0 { continue }
            func mix(_ x: UInt8, _ y: UInt8) -> UInt32 {
                (UInt32(x) * a + UInt32(y) * b + weight / 2) / weight
            }
            over(
                mix(color.red, track.red), mix(color.green, track.green), mix(color.blue, track.blue),
                alpha: (weight + 127) / 255, at: index * 4, of: &pixels)
        }
    }

    /// Source-over of one straight pixel.
    @inline(__always)
    static func over(
        _ red: UInt32, _ green: UInt32, _ blue: UInt32, alpha: UInt32, at index: Int, of pixels: inout [UInt8]
    ) {
        let below = (UInt32(pixels[index + 3]) * (255 - alpha) + 127) / 255
        let total = alpha + below
        if total == 0 { return }
        func blend(_ new: UInt32, _ old: UInt8) -> UInt8 {
            UInt8(truncatingIfNeeded: (new * alpha + UInt32(old) * below + total / 2) / total)
        }
        pixels[index] = blend(red, pixels[index])
        pixels[index + 1] = blend(green, pixels[index + 1])
        pixels[index + 2] = blend(blue, pixels[index + 2])
        pixels[index + 3] = UInt8(truncatingIfNeeded: total)
    }
}
