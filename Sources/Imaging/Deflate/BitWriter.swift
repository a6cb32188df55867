/// Puts bits into bytes, lowest first.
@safe
struct BitWriter {
    private(set) var pointer: UnsafeMutableRawPointer
    private var bits: UInt64 = 0
    /// The number of bits that are not written as whole bytes yet, at most 7 between calls.
    private var filled = 0

    /// - Parameter pointer: The place that the bytes are written to; up to 8 beyond the last are touched.
    init(_ pointer: UnsafeMutableRawPointer) {
        unsafe self.pointer = pointer
    }

    /// Appends the lowest `count` bits of `value`, at most 56; the others must be 0.
    @inline(__always)
    mutating func put(_ value: UInt64, _ count: Int) {
        bits |= value &<< UInt64(truncatingIfNeeded: filled)
        filled &+= count
        unsafe pointer.storeBytes(of: bits.littleEndian, as: UInt64.self)
        let bytes = filled >> 3
        unsafe pointer += bytes
        bits = bits &>> UInt64(truncatingIfNeeded: bytes << 3)
        filled &= 7
    }

    /// Fills up the last byte with zeros.
    mutating func align() {
        if filled > 0 { put(0, 8 - filled) }
    }
}
