/// The frequencies of the symbols of deflate in some tokens.
struct SymbolCounts {
    var literals = [UInt32](repeating: 0, count: 288)
    var distances = [UInt32](repeating: 0, count: 30)
    /// The number of extra bits of all tokens together.
    private(set) var extraBits = 0

    init(_ tokens: ArraySlice<UInt32>, _ symbols: borrowing DeflateSymbols) {
        literals[256] = 1
        for token in tokens {
            if token < 256 {
                literals[Int(token)] += 1
            } else {
                let length = symbols.length(FlatDeflater.length(of: token))
                let distance = symbols.symbol(ofDistance: FlatDeflater.distance(of: token))
                literals[Int(length.symbol)] += 1
                distances[distance] += 1
                extraBits += Int(length.bits) + Int(symbols.distance(distance).bits)
            }
        }
    }
}

extension ThoroughParser.Prices {
    /// Returns likely prices before anything is known: literals cost as much as bytes, and matches little.
    static func guess(_ symbols: borrowing DeflateSymbols) -> Self {
        var prices = Self()
        prices.literals = [Float](repeating: 8, count: 256)
        for length in 3...258 { prices.lengths[length] = 7 + Float(symbols.length(length).bits) }
        for symbol in 0..<30 { prices.distances[symbol] = 5 + Float(symbols.distance(symbol).bits) }
        return prices
    }

    /// Creates the prices of symbols in a perfect code for some counts; a symbol that does not occur costs as much as one
    /// that occurs once.
    init(_ counts: SymbolCounts, _ symbols: borrowing DeflateSymbols) {
        func price(_ count: UInt32, of total: Float) -> Float { total - Float(max(1, count)).bits }
        let all = Float(counts.literals.reduce(1, +)).bits
        let apart = Float(counts.distances.reduce(1, +)).bits
        for byte in 0..<256 { literals[byte] = price(counts.literals[byte], of: all) }
        for length in 3...258 {
            let name = symbols.length(length)
            lengths[length] = price(counts.literals[Int(name.symbol)], of: all) + Float(name.bits)
        }
        for symbol in 0..<30 {
            distances[symbol] =
                price(counts.distances[symbol], of: apart) + Float(symbols.distance(symbol).bits)
        }
    }

    /// Moves each price halfway to the target: moving all the way makes the rounds oscillate.
    mutating func approach(_ target: Self) {
        for index in literals.indices { literals[index] = (literals[index] + target.literals[index]) / 2 }
        for index in lengths.indices { lengths[index] = (lengths[index] + target.lengths[index]) / 2 }
        for index in distances.indices { distances[index] = (distances[index] + target.distances[index]) / 2 }
    }
}

extension Float {
    /// The binary logarithm of a positive number, within 0.01, the same on every processor.
    fileprivate var bits: Float {
        let rest = significand - 1
        return Float(exponent) + rest * (1.34 - 0.34 * rest)
    }
}
