extension FlatDeflater {
    /// The order in which a block gives the lengths of the code for its code lengths (RFC 1951, 3.2.7).
    static let codeOrder: [Int] = [
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
    ]

    /// Writes a block of `count` tokens, whose symbols have been counted, with its own code.
    func write(_ count: Int, isLast: Bool, to writer: inout BitWriter) {
        unsafe literals.frequencies[256] = 1
        literals.build()
        distances.build()
        writer.put(isLast ? 0b101 : 0b100, 3)
        writeCodes(to: &writer)
        unsafe putTokens(UnsafeBufferPointer(start: tokens, count: count), to: &writer)
    }

    /// Writes tokens and the end of their block in the present codes.
    func putTokens(_ tokens: UnsafeBufferPointer<UInt32>, to writer: inout BitWriter) {
        for index in 0..<tokens.count {
            let token = unsafe tokens[index]
            if token < 256 {
                literals.put(Int(token), to: &writer)
            } else {
                let length = symbols.length(Self.length(of: token))
                let distance = Self.distance(of: token)
                let symbol = symbols.symbol(ofDistance: distance)
                let start = symbols.distance(symbol)
                // At most 48 bits, which are put at once.
                let first = literals.word(Int(length.symbol), then: UInt64(length.extra), Int(length.bits))
                let second = distances.word(
                    symbol, then: UInt64(distance &- Int(start.first)), Int(start.bits))
                writer.put(first.bits | second.bits &<< UInt64(first.count), first.count &+ second.count)
            }
        }
        literals.put(256, to: &writer)
    }

    /// Writes the lengths of both codes, run-length coded, after the code for them.
    private func writeCodes(to writer: inout BitWriter) {
        let (literalCount, distanceCount) = (
            literals.described(atLeast: 257), distances.described(atLeast: 1)
        )
        codeLengths.reset()
        unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 286 + 30) { row in
            var made = 0
            /// Appends a symbol of the code for code lengths, with its extra bits above it.
            func put(_ symbol: Int, _ extra: Int = 0) {
                unsafe row[made] = UInt16(symbol | extra << 8)
                unsafe codeLengths.frequencies[symbol] += 1
                made += 1
            }
            func length(_ index: Int) -> Int {
                unsafe Int(
                    index < literalCount ? literals.lengths[index] : distances.lengths[index - literalCount])
            }
            var index = 0
            while index < literalCount + distanceCount {
                let value = length(index)
                var run = 1
                while index + run < literalCount + distanceCount, length(index + run) == value { run += 1 }
                index += run
                if value > 0 {
                    put(value)
                    run -= 1
                }
                let (repeated, longest) = value > 0 ? (16, 6) : run > 10 ? (18, 138) : (17, 10)
                while run >= 3 {
                    let part = min(run, longest)
                    put(repeated, part - (repeated == 18 ? 11 : 3))
                    run -= part
                    if repeated == 18, run < 11 { break }
                }
                for _ in 0..<run { put(value) }
            }
            codeLengths.build()
            unsafe putCodes(UnsafeBufferPointer(rebasing: row[..<made]), to: &writer)
        }
    }

    /// Writes the code for code lengths, and then the symbols of `row` in it.
    func putCodes(_ row: UnsafeBufferPointer<UInt16>, to writer: inout BitWriter) {
        let codes = describedCodeLengths
        writer.put(UInt64(literals.described(atLeast: 257) - 257), 5)
        writer.put(UInt64(distances.described(atLeast: 1) - 1), 5)
        writer.put(UInt64(codes - 4), 4)
        for symbol in Self.codeOrder.prefix(codes) {
            unsafe writer.put(UInt64(codeLengths.lengths[symbol]), 3)
        }
        for index in 0..<row.count {
            let (symbol, extra) = unsafe (Int(row[index] & 0xFF), UInt64(row[index] >> 8))
            codeLengths.put(symbol, then: extra, Self.extraBits(symbol), to: &writer)
        }
    }

    /// The number of lengths of the code for code lengths that have to be written.
    var describedCodeLengths: Int {
        var codes = Self.codeOrder.count
        while codes > 4, unsafe codeLengths.lengths[Self.codeOrder[codes - 1]] == 0 { codes -= 1 }
        return codes
    }
}

extension HuffmanCode {
    /// Returns the number of symbols up to the last one that occurs, but at least `least`.
    func described(atLeast least: Int) -> Int {
        var used = count
        while used > least, unsafe lengths[used - 1] == 0 { used -= 1 }
        return used
    }

    /// Writes the code word of `symbol` and then `count` extra bits.
    @inline(__always)
    fileprivate func put(_ symbol: Int, then extra: UInt64 = 0, _ count: Int = 0, to writer: inout BitWriter)
    {
        let word = word(symbol, then: extra, count)
        writer.put(word.bits, word.count)
    }

    /// Returns the code word of `symbol` with `count` extra bits above it.
    @inline(__always)
    fileprivate func word(_ symbol: Int, then extra: UInt64, _ count: Int) -> (bits: UInt64, count: Int) {
        let length = unsafe Int(lengths[symbol])
        return unsafe (
            UInt64(words[symbol]) | extra &<< UInt64(truncatingIfNeeded: length), length &+ count
        )
    }
}
