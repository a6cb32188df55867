/// A bit map of the bytes that differ from the ones before them, which describes flat art in an eighth of the memory.
@safe
struct ByteChanges: ~Copyable {
    private var bits = Scratch()

    /// Reads bytes, and returns their map, which is valid until others are read.
    mutating func read(_ bytes: UnsafeRawBufferPointer) -> ChangeBits {
        let count = bytes.count
        // A window is eight bytes, wherever it begins.
        bits.reserve(count / 8 + 16)
        guard let out = unsafe bits.bytes.baseAddress, let start = bytes.baseAddress else {
            preconditionFailure("there are bytes, and room")
        }
        func readSlowly(_ range: Range<Int>) {
            var changes: UInt16 = 0
            for index in range where unsafe index > 0 && bytes[index] != bytes[index &- 1] {
                changes |= 1 &<< UInt16(index &- range.lowerBound)
            }
            unsafe out.storeBytes(
                of: changes.littleEndian, toByteOffset: range.lowerBound &>> 3, as: UInt16.self)
        }
        var place = min(16, count)
        readSlowly(0..<place)
        while place &+ 32 <= count {
            var changes: UInt32 = 0
            // Most bytes are equal to the one before.
            if unsafe !start.repeats(from: 1, at: place) {
                let (low, high) = unsafe (Self.changes(start + place), Self.changes(start + place + 16))
                changes = UInt32(low) | UInt32(high) &<< 16
            }
            unsafe out.storeBytes(of: changes.littleEndian, toByteOffset: place &>> 3, as: UInt32.self)
            place &+= 32
        }
        while place < count {
            readSlowly(place..<min(place &+ 16, count))
            place &+= 16
        }
        unsafe out.storeBytes(of: 0, toByteOffset: (place &+ 15) &>> 4 &* 2, as: UInt64.self)
        return unsafe ChangeBits(bits: UnsafeRawPointer(out))
    }

    /// Returns the number of bytes that differ from the ones before.
    static func count(_ bytes: UnsafeRawBufferPointer) -> Int {
        guard let start = bytes.baseAddress else { return 0 }
        var (place, changes) = (1, 0)
        while place &+ 32 <= bytes.count {
            // Most bytes are equal to the one before.
            if unsafe !start.repeats(from: 1, at: place) {
                let (low, high) = unsafe (Self.changes(start + place), Self.changes(start + place + 16))
                changes &+= low.nonzeroBitCount &+ high.nonzeroBitCount
            }
            place &+= 32
        }
        while place < bytes.count {
            if unsafe bytes[place] != bytes[place &- 1] { changes &+= 1 }
            place &+= 1
        }
        return changes
    }

    /// Returns a mask of those of sixteen bytes that differ from the ones before.
    @inline(__always)
    private static func changes(_ bytes: UnsafeRawPointer) -> UInt16 {
        let here = unsafe bytes.loadUnaligned(as: SIMD16<UInt8>.self)
        let before = unsafe (bytes - 1).loadUnaligned(as: SIMD16<UInt8>.self)
        let marks = SIMD16<UInt8>(1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128)
        let changed = unsafe unsafeBitCast(here .!= before, to: SIMD16<UInt8>.self) & marks
        let halves = unsafe unsafeBitCast(changed, to: SIMD2<UInt64>.self)
        // No two marks of a half are the same, so their sum is their union: the highest byte of this product.
        let ones: UInt64 = 0x0101_0101_0101_0101
        let (low, high) = ((halves.x &* ones) &>> 56, (halves.y &* ones) &>> 56)
        return UInt16(truncatingIfNeeded: low | high &<< 8)
    }
}

/// Bits that ``ByteChanges`` has read.
@safe
struct ChangeBits {
    fileprivate let bits: UnsafeRawPointer

    /// The number of bits of a window that are known.
    static let known = 57

    /// Returns the bits from a place on, the first one lowest. Bytes after the last one count as unchanged.
    @inline(__always)
    func window(_ place: Int) -> UInt64 {
        let bytes = unsafe bits.loadUnaligned(fromByteOffset: place &>> 3, as: UInt64.self)
        return UInt64(littleEndian: bytes) &>> UInt64(truncatingIfNeeded: place & 7)
    }

    /// Returns whether at least three of `count` bytes from a place on differ from the ones before.
    @inline(__always)
    func areThree(from place: Int, _ count: Int) -> Bool {
        var (missing, offset) = (3, 0)
        while offset < count {
            let part = min(Self.known, count &- offset)
            let window = window(place &+ offset) & (1 &<< UInt64(truncatingIfNeeded: part) &- 1)
            missing &-= window.nonzeroBitCount
            if missing <= 0 { return true }
            offset &+= part
        }
        return false
    }
}

extension UInt64 {
    /// The place of the third lowest bit that is set; 64 where fewer are.
    @inline(__always)
    var thirdBit: Int {
        let second = self & (self &- 1)
        return (second & (second &- 1)).trailingZeroBitCount
    }
}
