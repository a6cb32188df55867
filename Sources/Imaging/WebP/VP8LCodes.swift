/// The five codes of a picture in VP8L.
struct VP8LCodes: ~Copyable {
    /// The code for green, which replaces the other channels where there is a palette, and for the lengths of matches.
    let green = HuffmanCode(count: 256 + VP8LSymbol.lengths, longest: 15)
    let red = HuffmanCode(count: 256, longest: 15)
    let blue = HuffmanCode(count: 256, longest: 15)
    let alpha = HuffmanCode(count: 256, longest: 15)
    let distances = HuffmanCode(count: VP8LSymbol.distances, longest: 15)
    private let codeLengths = HuffmanCode(count: 19, longest: 7)

    /// The order in which the lengths of the code for code lengths are given.
    private static let order = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]

    func reset() {
        green.reset()
        red.reset()
        blue.reset()
        alpha.reset()
        distances.reset()
    }

    /// Counts a token of a picture with a palette.
    @inline(__always)
    func count(_ token: VP8LToken) {
        if token.length == 0 {
            unsafe green.frequencies[Int(token.value)] += 1
        } else {
            unsafe green.frequencies[256 &+ VP8LSymbol(Int(token.length)).symbol] += 1
            unsafe distances.frequencies[VP8LSymbol(Int(token.value)).symbol] += 1
        }
    }

    /// Writes a token of a picture with a palette.
    @inline(__always)
    func put(_ token: VP8LToken, to writer: inout BitWriter) {
        guard token.length > 0 else { return green.put(Int(token.value), to: &writer) }
        let length = VP8LSymbol(Int(token.length))
        green.put(256 &+ length.symbol, to: &writer)
        writer.put(length.extra, length.bits)
        let distance = VP8LSymbol(Int(token.value))
        distances.put(distance.symbol, to: &writer)
        writer.put(distance.extra, distance.bits)
    }

    /// Builds the codes for the counted symbols, and writes their descriptions.
    func describe(to writer: inout BitWriter) {
        describe(green, to: &writer)
        describe(red, to: &writer)
        describe(blue, to: &writer)
        describe(alpha, to: &writer)
        describe(distances, to: &writer)
    }

    private func describe(_ code: borrowing HuffmanCode, to writer: inout BitWriter) {
        var (used, first, last) = (0, 0, 0)
        code.forEachUsed { symbol in
            if used == 0 { first = symbol }
            (used, last) = (used + 1, symbol)
        }
        guard used > 2 || last > 255 else { return describeSimply(code, used, first, last, to: &writer) }
        code.build()
        unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: code.count) { row in
            let made = unsafe repeats(of: code, count: last + 1, into: row)
            codeLengths.build()
            unsafe describe(UnsafeBufferPointer(rebasing: row[..<made]), to: &writer)
        }
    }

    /// Describes up to two symbols as they are. The word of a single one has no bits.
    private func describeSimply(
        _ code: borrowing HuffmanCode, _ used: Int, _ first: Int, _ last: Int, to writer: inout BitWriter
    ) {
        unsafe (code.lengths[first], code.words[first]) = (used == 2 ? 1 : 0, 0)
        if used == 2 { unsafe (code.lengths[last], code.words[last]) = (1, 1) }
        writer.put(used == 2 ? 0b11 : 0b01, 2)
        writer.put(first < 2 ? UInt64(first) << 1 : UInt64(first) << 1 | 1, first < 2 ? 2 : 9)
        if used == 2 { writer.put(UInt64(last), 8) }
    }

    /// Writes the lengths of a code as symbols of the code for code lengths, with extra bits above them, counts these and
    /// returns their number.
    private func repeats(
        of code: borrowing HuffmanCode, count: Int, into row: UnsafeMutableBufferPointer<UInt16>
    ) -> Int {
        codeLengths.reset()
        // The length that a repetition repeats: the last one that is not 0.
        var (made, index, last) = (0, 0, 8)
        func put(_ symbol: Int, _ extra: Int = 0) {
            unsafe row[made] = UInt16(symbol | extra << 8)
            unsafe codeLengths.frequencies[symbol] += 1
            made += 1
        }
        while index < count {
            let value = unsafe Int(code.lengths[index])
            var run = 1
            while index + run < count, unsafe Int(code.lengths[index + run]) == value { run += 1 }
            index += run
            if value > 0, value != last {
                put(value)
                (run, last) = (run - 1, value)
            }
            let (repeated, longest) = value > 0 ? (16, 6) : run > 10 ? (18, 138) : (17, 10)
            while run >= (repeated == 18 ? 11 : 3) {
                let part = min(run, longest)
                put(repeated, part - (repeated == 18 ? 11 : 3))
                run -= part
            }
            for _ in 0..<run { put(value) }
        }
        return made
    }

    /// Writes the code for code lengths, and then the symbols of `row` in it.
    private func describe(_ row: UnsafeBufferPointer<UInt16>, to writer: inout BitWriter) {
        var described = Self.order.count
        while described > 4, unsafe codeLengths.lengths[Self.order[described - 1]] == 0 { described -= 1 }
        writer.put(UInt64(described - 4) << 1, 5)
        for symbol in Self.order.prefix(described) {
            unsafe writer.put(UInt64(codeLengths.lengths[symbol]), 3)
        }
        // The word of a single symbol has no bits.
        let first = unsafe Int(row[0] & 0xFF)
        if unsafe codeLengths.frequencies[first] == row.count {
            unsafe (codeLengths.lengths[first], codeLengths.words[first]) = (0, 0)
        }
        // The number of symbols that follow, in an even number of bits.
        let count = row.count - 2
        let bits = max(2, (Int.bitWidth - count.leadingZeroBitCount + 1) / 2 * 2)
        writer.put(UInt64(1 | bits - 2), 4)
        writer.put(UInt64(count), bits)
        for index in 0..<row.count {
            let (symbol, extra) = unsafe (Int(row[index] & 0xFF), UInt64(row[index] >> 8))
            codeLengths.put(symbol, to: &writer)
            writer.put(extra, FlatDeflater.extraBits(symbol))
        }
    }
}

extension HuffmanCode {
    /// Writes the code word of a symbol.
    @inline(__always)
    func put(_ symbol: Int, to writer: inout BitWriter) {
        unsafe writer.put(UInt64(words[symbol]), Int(lengths[symbol]))
    }
}
