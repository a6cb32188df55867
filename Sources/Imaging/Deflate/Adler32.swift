internal import CDeflate

/// The checksum of a zlib stream (RFC 1950), of data that comes in parts.
struct Adler32 {
    private(set) var value: UInt32 = 1
    private static let modulus: UInt64 = 65521

    /// Of no data.
    init() {}

    /// The checksum of `data`.
    init(_ data: UnsafeRawBufferPointer) {
        value = unsafe libdeflate_adler32(1, data.baseAddress, data.count)
    }

    /// Adds data of which only the checksum and the length are known.
    mutating func append(_ other: Adler32, count: Int) {
        let (mine, theirs) = (UInt64(value), UInt64(other.value))
        let count = UInt64(count) % Self.modulus
        // Both sums of theirs began at 1 and 0 instead of at mine.
        let low = (mine & 0xFFFF + theirs & 0xFFFF + Self.modulus - 1) % Self.modulus
        let high =
            (mine >> 16 + theirs >> 16 + count * (mine & 0xFFFF) + Self.modulus - count) % Self.modulus
        value = UInt32(high << 16 | low)
    }
}
