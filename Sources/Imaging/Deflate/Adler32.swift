internal import CDeflate

/// The checksum of a zlib stream (RFC 1950), for data in parts.
struct Adler32 {
    private(set) var value: UInt32 = 1
    private static let modulus: UInt64 = 65521

    /// Creates the checksum of no data.
    init() {}

    /// Creates the checksum of `data`.
    init(_ data: UnsafeRawBufferPointer) {
        value = unsafe libdeflate_adler32(1, data.baseAddress, data.count)
    }

    /// Adds data of which only the checksum and the length are known.
    mutating func append(_ other: Adler32, count: Int) {
        let (mine, theirs) = (UInt64(value), UInt64(other.value))
        let count = UInt64(count) % Self.modulus
        // Both sums of the other data began at 1 and 0 instead of at those of this.
        let low = (mine & 0xFFFF + theirs & 0xFFFF + Self.modulus - 1) % Self.modulus
        let high =
            (mine >> 16 + theirs >> 16 + count * (mine & 0xFFFF) + Self.modulus - count) % Self.modulus
        value = UInt32(high << 16 | low)
    }

    /// Makes this the checksum of `new`, whose differences from `old` are known.
    ///
    /// - Parameters:
    ///   - old: The data with the present checksum, as long as `new`.
    ///   - changes: The ranges outside of which both are the same.
    mutating func replace(
        _ old: UnsafeRawBufferPointer, with new: UnsafeRawBufferPointer, in changes: [Range<Int>]
    ) {
        precondition(old.count == new.count, "what changes keeps its length")
        var (low, high) = (Int(value & 0xFFFF), Int(value >> 16))
        for range in changes {
            let past = unsafe Adler32(UnsafeRawBufferPointer(rebasing: old[range])).value
            let present = unsafe Adler32(UnsafeRawBufferPointer(rebasing: new[range])).value
            // A byte counts once in the lower sum, and in the upper one once for each byte from it to the end, so those
            // behind the range add the change of the lower sum.
            let step = Int(present & 0xFFFF) - Int(past & 0xFFFF)
            let behind = (new.count - range.upperBound) % Int(Self.modulus)
            low = Self.rest(low + step)
            high = Self.rest(high + Int(present >> 16) - Int(past >> 16) + behind * step)
        }
        value = UInt32(high << 16 | low)
    }

    /// The remainder of a sum, at least 0.
    private static func rest(_ sum: Int) -> Int {
        let rest = sum % Int(modulus)
        return rest < 0 ? rest + Int(modulus) : rest
    }
}
