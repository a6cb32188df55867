/// How many bits the symbols of a picture take.
@safe
struct VP8LPrices: ~Copyable {
    /// By the byte, by the length, and by the symbol of the distance, the last two with their extra bits.
    private let literals: UnsafeMutablePointer<UInt32>
    private let lengths: UnsafeMutablePointer<UInt32>
    private let distances: UnsafeMutablePointer<UInt32>

    init() {
        unsafe literals = .allocate(capacity: 256)
        unsafe lengths = .allocate(capacity: VP8LParser.nice)
        unsafe distances = .allocate(capacity: VP8LSymbol.distances)
    }

    deinit {
        unsafe literals.deallocate()
        unsafe lengths.deallocate()
        unsafe distances.deallocate()
    }

    /// Makes them what is likely before anything is known.
    func guess() {
        unsafe literals.update(repeating: 7, count: 256)
        set(lengths: { _ in 4 }, distances: { $0 < 2 ? 2 : 4 })
    }

    /// Makes them those of some codes. What did not occur takes a little more than what rarely did.
    func set(_ green: borrowing HuffmanCode, _ distance: borrowing HuffmanCode) {
        func price(_ code: borrowing HuffmanCode, _ symbol: Int) -> UInt32 {
            unsafe code.frequencies[symbol] > 0 ? UInt32(code.lengths[symbol]) : 10
        }
        for byte in 0..<256 { unsafe literals[byte] = price(green, byte) }
        set(lengths: { price(green, 256 + $0) }, distances: { price(distance, $0) })
    }

    private func set(lengths length: (Int) -> UInt32, distances distance: (Int) -> UInt32) {
        var place = 1
        for symbol in 0..<VP8LSymbol.lengths where place < VP8LParser.nice {
            let bits = VP8LSymbol.bits(symbol)
            let price = length(symbol) + UInt32(bits)
            let end = min(VP8LParser.nice, place + 1 << bits)
            while place < end {
                unsafe lengths[place] = price
                place += 1
            }
        }
        for symbol in 0..<VP8LSymbol.distances {
            unsafe distances[symbol] = distance(symbol) + UInt32(VP8LSymbol.bits(symbol))
        }
    }

    @inline(__always)
    func literal(_ byte: UInt8) -> UInt32 { unsafe literals[Int(byte)] }

    /// The price of a length below ``VP8LParser/nice``.
    @inline(__always)
    func length(_ length: Int) -> UInt32 { unsafe lengths[length] }

    /// The price of the number of a distance.
    @inline(__always)
    func distance(_ number: Int) -> UInt32 { unsafe distances[VP8LSymbol(number).symbol] }
}
