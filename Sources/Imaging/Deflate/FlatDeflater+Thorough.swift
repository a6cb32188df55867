internal import CDeflate

extension FlatDeflater {
    /// More than that takes seconds.
    private static let thoroughLimit = 1 << 19
    private static let rounds = 16

    /// Writes `input` as ``compress(_:into:)`` does, but of all ways to write it as one block the smallest
    /// that is found; nil where the input is too long, or too varied for one block.
    func compressThoroughly(_ input: UnsafeRawBufferPointer, into output: inout Scratch) -> Int? {
        guard input.count <= Self.thoroughLimit, input.count > 0 else { return nil }
        var parser = unsafe ThoroughParser(input)
        var prices = ThoroughParser.Prices()
        // Before anything is known, literals cost what bytes do, and matches little.
        prices.literals = [Float](repeating: 8, count: 256)
        for length in 3...258 { prices.lengths[length] = 7 + Float(symbols.length(length).bits) }
        for symbol in 0..<30 { prices.distances[symbol] = 5 + Float(symbols.distance(symbol).bits) }
        var best: [UInt32] = []
        var bestLength = Int.max
        var made = 0
        for _ in 0..<Self.rounds {
            literals.reset()
            distances.reset()
            made = 0
            var place = 0
            parser.parse(prices, symbols) { length, distance in
                if made < Self.blockTokens {
                    let token =
                        distance == 0
                        ? unsafe UInt32(input[place]) : Self.match(length: length, distance: distance)
                    unsafe tokens[made] = token
                    count(token)
                }
                made += 1
                place += length
            }
            guard made <= Self.blockTokens else { return nil }
            let length = unsafe writeStream(made, of: input, into: &output)
            if length < bestLength {
                bestLength = length
                best = unsafe Array(UnsafeBufferPointer(start: tokens, count: made))
            }
            updatePrices(&prices)
        }
        literals.reset()
        distances.reset()
        for (index, token) in best.enumerated() {
            unsafe tokens[index] = token
            count(token)
        }
        return unsafe writeStream(best.count, of: input, into: &output)
    }

    /// Counts the symbols of a token.
    private func count(_ token: UInt32) {
        if token < 256 {
            unsafe literals.frequencies[Int(token)] += 1
        } else {
            let symbol = symbols.symbol(ofDistance: Int(token & 0x7FFF) + 1)
            unsafe literals.frequencies[Int(symbols.length(Int(token >> 16 & 0x1FF)).symbol)] += 1
            unsafe distances.frequencies[symbol] += 1
        }
    }

    /// Moves each price half of the way to what the symbol costs in the present code: going all the way
    /// makes the rounds swing between two ways.
    private func updatePrices(_ prices: inout ThoroughParser.Prices) {
        let (most, apart) = (literals.total, distances.total)
        for byte in 0..<256 { prices.literals[byte].approach(literals.price(byte, of: most)) }
        for length in 3...258 {
            let name = symbols.length(length)
            prices.lengths[length].approach(literals.price(Int(name.symbol), of: most) + Float(name.bits))
        }
        for symbol in 0..<30 {
            prices.distances[symbol].approach(
                distances.price(symbol, of: apart) + Float(symbols.distance(symbol).bits))
        }
    }
}

extension HuffmanCode {
    /// The bits that a symbol takes in a perfect code; one that does not occur takes as many as one in all.
    fileprivate func price(_ symbol: Int, of total: UInt32) -> Float {
        unsafe Float(total).bits - Float(max(1, frequencies[symbol])).bits
    }

    /// How many symbols there are, repeated ones included.
    fileprivate var total: UInt32 {
        var total: UInt32 = 1
        for symbol in 0..<count { unsafe total += frequencies[symbol] }
        return total
    }
}

extension Float {
    /// The binary logarithm of a positive number, within 0.01, the same on every processor.
    fileprivate var bits: Float {
        let rest = significand - 1
        return Float(exponent) + rest * (1.34 - 0.34 * rest)
    }

    fileprivate mutating func approach(_ target: Float) { self = (self + target) / 2 }
}
