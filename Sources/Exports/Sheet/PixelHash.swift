internal import Imaging

/// 128 bits that stand for the pixels of a bitmap: equal for equal pixels, and different for different
/// ones but for a chance of about 2⁻¹²⁸ a pair.
struct PixelHash: Hashable, Sendable {
    let low, high: UInt64
    /// The same bytes mean different pixels in another format.
    let format: PixelFormat

    /// Creates the hash of those pixels of a bitmap in which it can differ from others.
    ///
    /// - Parameters:
    ///   - blocks: The blocks of those pixels; empty for all pixels.
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
        (low, high) = unsafe bytes.withUnsafeBytes { unsafe wideMurmur3($0) }
        self.format = format
    }
}

/// MurmurHash3 x64 128 with seed 0, by Austin Appleby (public domain), here the same on processors of
/// either byte order.
func murmur3(_ bytes: UnsafeRawBufferPointer) -> (low: UInt64, high: UInt64) {
    var state = Murmur()
    let blocks = bytes.count / 16 * 16
    for offset in stride(from: 0, to: blocks, by: 16) { unsafe state.add(bytes, offset) }
    var (k1, k2): (UInt64, UInt64) = (0, 0)
    for index in blocks..<bytes.count {
        let position = UInt64(index - blocks)
        let byte = unsafe UInt64(bytes[index])
        if position < 8 { k1 |= byte << (8 * position) } else { k2 |= byte << (8 * (position - 8)) }
    }
    return state.finish(k1, k2, count: bytes.count)
}

/// Four of these side by side, each of every fourth sixteen bytes, since a processor waits for one most of the time; and then one of
/// what they say and of the bytes that are left.
func wideMurmur3(_ bytes: UnsafeRawBufferPointer) -> (low: UInt64, high: UInt64) {
    var (a, b, c, d) = (Murmur(), Murmur(), Murmur(), Murmur())
    let blocks = bytes.count / 64 * 64
    for offset in stride(from: 0, to: blocks, by: 64) {
        unsafe a.add(bytes, offset)
        unsafe b.add(bytes, offset &+ 16)
        unsafe c.add(bytes, offset &+ 32)
        unsafe d.add(bytes, offset &+ 48)
    }
    let rest = unsafe murmur3(UnsafeRawBufferPointer(rebasing: bytes[blocks...]))
    var state = Murmur()
    for part in [a, b, c, d] { state.add(part.low, part.high) }
    return state.finish(rest.low, rest.high, count: bytes.count)
}

private struct Murmur {
    private(set) var (low, high): (UInt64, UInt64) = (0, 0)
    private static let c1: UInt64 = 0x87c3_7b91_1142_53d5
    private static let c2: UInt64 = 0x4cf5_ad43_2745_937f

    @inline(__always)
    mutating func add(_ bytes: UnsafeRawBufferPointer, _ offset: Int) {
        unsafe add(
            UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)),
            UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)))
    }

    @inline(__always)
    mutating func add(_ k1: UInt64, _ k2: UInt64) {
        low ^= Self.rotated(k1 &* Self.c1, 31) &* Self.c2
        low = (Self.rotated(low, 27) &+ high) &* 5 &+ 0x52dc_e729
        high ^= Self.rotated(k2 &* Self.c2, 33) &* Self.c1
        high = (Self.rotated(high, 31) &+ low) &* 5 &+ 0x3849_5ab5
    }

    /// Returns the hash from the state and the last, incomplete block of sixteen bytes.
    func finish(_ k1: UInt64, _ k2: UInt64, count: Int) -> (low: UInt64, high: UInt64) {
        var (low, high) = (low, high)
        high ^= Self.rotated(k2 &* Self.c2, 33) &* Self.c1
        low ^= Self.rotated(k1 &* Self.c1, 31) &* Self.c2
        low ^= UInt64(count)
        high ^= UInt64(count)
        low &+= high
        high &+= low
        (low, high) = (Self.mixed(low), Self.mixed(high))
        low &+= high
        high &+= low
        return (low, high)
    }

    @inline(__always)
    private static func rotated(_ value: UInt64, _ bits: UInt64) -> UInt64 {
        value << bits | value >> (64 - bits)
    }

    private static func mixed(_ value: UInt64) -> UInt64 {
        var value = value
        value = (value ^ value >> 33) &* 0xff51_afd7_ed55_8ccd
        value = (value ^ value >> 33) &* 0xc4ce_b9fe_1a85_ec53
        return value ^ value >> 33
    }
}
