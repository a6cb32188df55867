public import Imaging

/// The difference between two pictures of one size.
public struct PixelDifference: Hashable, Sendable {
    /// The number of pixels that differ by more than the threshold, and that of all pixels.
    public let count, total: Int
    /// The largest difference, of 255.
    public let largest: Int
    /// The mean difference over all pixels.
    public let mean: Double

    /// Whether no pixel differs by more than the threshold.
    public var isNone: Bool { count == 0 }

    /// Compares two pictures of one size.
    ///
    /// - Parameters:
    ///   - old: The old picture.
    ///   - new: The new picture.
    ///   - threshold: The greatest difference, of 255, at which pixels count as the same.
    public init(_ old: Bitmap, _ new: Bitmap, threshold: Int) {
        var (count, largest, sum) = (0, 0, 0)
        total = old.width * old.height
        unsafe old.bytes.withUnsafeBytes { old in
            unsafe new.bytes.withUnsafeBytes { new in
                let (a, b) = unsafe (
                    old.assumingMemoryBound(to: UInt8.self), new.assumingMemoryBound(to: UInt8.self)
                )
                var pixel = 0
                while pixel < old.count {
                    // Most pixels are the same: eight at once.
                    if pixel + 32 <= old.count {
                        let x = unsafe old.loadUnaligned(fromByteOffset: pixel, as: SIMD4<UInt64>.self)
                        let y = unsafe new.loadUnaligned(fromByteOffset: pixel, as: SIMD4<UInt64>.self)
                        if x == y {
                            pixel += 32
                            continue
                        }
                    }
                    let end = min(pixel + 32, old.count)
                    while pixel < end {
                        let distance = unsafe pixelDistance(a, b, pixel)
                        pixel += 4
                        if distance == 0 { continue }
                        sum += distance
                        largest = max(largest, distance)
                        if distance > threshold { count += 1 }
                    }
                }
            }
        }
        self.count = count
        self.largest = largest
        mean = Double(sum) / Double(max(1, total))
    }
}

/// Returns the greatest difference of two pixels in a channel, on black or on white, whichever is larger; at least 1 where
/// they differ.
@inline(__always)
func pixelDistance(_ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int
{
    let (oldAlpha, newAlpha) = unsafe (Int32(old[index + 3]), Int32(new[index + 3]))
    var (largest, isSame) = (Int32(0), oldAlpha == newAlpha)
    for channel in 0..<3 {
        let (a, b) = unsafe (Int32(old[index + channel]), Int32(new[index + channel]))
        if a != b && (oldAlpha > 0 || newAlpha > 0) { isSame = false }
        let onBlack = (a * oldAlpha - b * newAlpha) / 255
        let onWhite = onBlack - (oldAlpha - newAlpha)
        largest = max(largest, abs(onBlack), abs(onWhite))
    }
    return isSame ? 0 : Int(min(255, max(1, largest)))
}
