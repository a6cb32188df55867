internal import Imaging

/// 128 bits that stand for the pixels of a bitmap: equal for equal pixels, and different for different
/// ones but for a chance of about 2⁻¹²⁸ a pair.
struct PixelHash: Hashable, Sendable {
    let low, high: UInt64
    /// The same bytes mean different pixels in another format.
    let format: PixelFormat

    /// Of those pixels of a bitmap in which it can differ from others.
    ///
    /// - Parameters:
    ///   - blocks: Where those are; none for all of them.
    ///   - scratch: Memory that is used again.
    init(_ bitmap: borrowing Bitmap, in blocks: [PixelBlock], _ scratch: inout [UInt8]) {
        let count = blocks.reduce(0) { $0 + $1.count }
        guard count > 0, count <= bitmap.width * bitmap.height / 2 else {
            self.init(bitmap)
            return
        }
        let pixel = bitmap.format.bytesPerPixel
        scratch.removeAll(keepingCapacity: true)
        scratch.reserveCapacity(count * pixel)
        for block in blocks {
            for y in block.rows {
                let row = y * bitmap.width
                scratch +=
                    bitmap.bytes[
                        (row + block.columns.lowerBound) * pixel..<(row + block.columns.upperBound) * pixel]
            }
        }
        self.init(scratch, bitmap.format)
    }

    init(_ bitmap: borrowing Bitmap) {
        self.init(bitmap.bytes, bitmap.format)
    }

    private init(_ bytes: [UInt8], _ format: PixelFormat) {
        (low, high) = unsafe bytes.withUnsafeBytes { unsafe murmur3($0) }
        self.format = format
    }
}

/// MurmurHash3 x64 128 with seed 0, by Austin Appleby (public domain), here the same on processors of
/// either byte order.
func murmur3(_ bytes: UnsafeRawBufferPointer) -> (low: UInt64, high: UInt64) {
    let c1: UInt64 = 0x87c3_7b91_1142_53d5
    let c2: UInt64 = 0x4cf5_ad43_2745_937f
    var (h1, h2): (UInt64, UInt64) = (0, 0)

    let blocks = bytes.count / 16 * 16
    for offset in stride(from: 0, to: blocks, by: 16) {
        let k1 = unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let k2 = unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
        h1 ^= rotated(k1 &* c1, 31) &* c2
        h1 = (rotated(h1, 27) &+ h2) &* 5 &+ 0x52dc_e729
        h2 ^= rotated(k2 &* c2, 33) &* c1
        h2 = (rotated(h2, 31) &+ h1) &* 5 &+ 0x3849_5ab5
    }

    var (k1, k2): (UInt64, UInt64) = (0, 0)
    for index in blocks..<bytes.count {
        let position = UInt64(index - blocks)
        let byte = unsafe UInt64(bytes[index])
        if position < 8 { k1 |= byte << (8 * position) } else { k2 |= byte << (8 * (position - 8)) }
    }
    h2 ^= rotated(k2 &* c2, 33) &* c1
    h1 ^= rotated(k1 &* c1, 31) &* c2

    h1 ^= UInt64(bytes.count)
    h2 ^= UInt64(bytes.count)
    h1 &+= h2
    h2 &+= h1
    h1 = mixed(h1)
    h2 = mixed(h2)
    h1 &+= h2
    h2 &+= h1
    return (h1, h2)
}

@inline(__always)
private func rotated(_ value: UInt64, _ bits: UInt64) -> UInt64 {
    value << bits | value >> (64 - bits)
}

private func mixed(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ value >> 33) &* 0xff51_afd7_ed55_8ccd
    value = (value ^ value >> 33) &* 0xc4ce_b9fe_1a85_ec53
    return value ^ value >> 33
}
