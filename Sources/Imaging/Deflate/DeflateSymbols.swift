/// The symbols by which deflate names lengths and distances (RFC 1951, 3.2.5).
@safe
struct DeflateSymbols: ~Copyable {
    /// A symbol, the extra bits that follow it, and their number.
    struct Length {
        var symbol: UInt16
        var extra: UInt16
        var bits: UInt16
    }

    /// The first distance of a symbol, and the number of extra bits that follow it.
    struct Distance {
        var first: UInt16
        var bits: UInt16
    }

    /// The symbols of lengths, by length − 3.
    private let lengths: UnsafeMutablePointer<Length>
    /// The symbols of distances, by distance − 1 below 256, and from 256 on by (distance − 1) / 128.
    private let distances: UnsafeMutablePointer<UInt8>
    private let distanceStarts: UnsafeMutablePointer<Distance>

    init() {
        unsafe lengths = .allocate(capacity: 256)
        unsafe distances = .allocate(capacity: 512)
        unsafe distanceStarts = .allocate(capacity: 30)
        // There are eight symbols without extra bits, then four for each number of bits; 258 has one of its own.
        var length = 3
        for symbol in 0..<28 {
            let bits = symbol < 8 ? 0 : symbol / 4 - 1
            for extra in 0..<(1 << bits) {
                unsafe lengths[length - 3] = Length(
                    symbol: UInt16(257 + symbol), extra: UInt16(extra), bits: UInt16(bits))
                length += length < 258 ? 1 : 0
            }
        }
        unsafe lengths[258 - 3] = Length(symbol: 285, extra: 0, bits: 0)
        // There are four symbols without extra bits, then two for each number of bits.
        var distance = 1
        for symbol in 0..<30 {
            let bits = symbol < 4 ? 0 : symbol / 2 - 1
            unsafe distanceStarts[symbol] = Distance(first: UInt16(distance), bits: UInt16(bits))
            let next = distance + 1 << bits
            // Above 256, 128 distances share a slot.
            for place in stride(from: distance, to: next, by: distance <= 256 ? 1 : 128) {
                unsafe distances[Self.slot(place)] = UInt8(symbol)
            }
            distance = next
        }
    }

    deinit {
        unsafe lengths.deallocate()
        unsafe distances.deallocate()
        unsafe distanceStarts.deallocate()
    }

    private static func slot(_ distance: Int) -> Int {
        distance <= 256 ? distance - 1 : 256 + (distance - 1) >> 7
    }

    /// Returns the symbol and the extra bits of a length in 3...258.
    @inline(__always)
    func length(_ length: Int) -> Length { unsafe lengths[length - 3] }

    /// Returns the symbol of a distance in 1...32768.
    @inline(__always)
    func symbol(ofDistance distance: Int) -> Int { unsafe Int(distances[Self.slot(distance)]) }

    /// Returns the first distance of a symbol, and the number of its extra bits.
    @inline(__always)
    func distance(_ symbol: Int) -> Distance { unsafe distanceStarts[symbol] }
}
