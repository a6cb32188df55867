internal import Drawing

extension Color {
    /// The channels and 1, times a weight.
    @inline(__always)
    func addend(_ weight: UInt32) -> SIMD4<UInt32> {
        SIMD4(UInt32(red), UInt32(green), UInt32(blue), 1) &* weight
    }
}

extension Compositor {
    /// Draws the shares of several figures side by side in each pixel of a band, except for pixels that one figure had
    /// alone.
    ///
    /// - Parameter sums: For each pixel the sums of the colors' channels and of 1, weighted with coverage × alpha, with
    ///   65535 per level.
    static func draw(
        sums: UnsafeBufferPointer<SIMD4<UInt32>>, in band: PixelRect, onto pixels: inout [UInt8], width: Int
    ) {
        unsafe pixels.withUnsafeMutableBufferPointer { pixels in
            guard let start = UnsafeMutableRawPointer(pixels.baseAddress) else { return }
            // Most pixels are opaque, and equal to the one before.
            var (opaque, word) = (SIMD4<UInt32>(repeating: 0), UInt32.zero)
            var index = 0
            for y in band.rows {
                for x in band.columns {
                    let sum = unsafe sums[index]
                    index += 1
                    if sum.w == 0 { continue }
                    let place = (y * width + x) * 4
                    if sum == opaque {
                        unsafe start.storeBytes(of: word, toByteOffset: place, as: UInt32.self)
                        continue
                    }
                    func channel(_ value: UInt32) -> UInt32 {
                        UInt32((UInt64(value) + UInt64(sum.w / 2)) / UInt64(sum.w))
                    }
                    let alpha = (sum.w + 32767) / 65535
                    unsafe Compositor.over(
                        channel(sum.x), channel(sum.y), channel(sum.z), alpha: alpha, at: place, of: pixels)
                    if alpha == 255 {
                        (opaque, word) = unsafe (sum, start.load(fromByteOffset: place, as: UInt32.self))
                    }
                }
            }
        }
    }
}
