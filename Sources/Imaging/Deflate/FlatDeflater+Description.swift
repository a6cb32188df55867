/// The lengths of a block's codes, run-length coded.
struct CodeDescription {
    /// The symbols of the code for code lengths, each with its extra bits above it.
    var symbols: [UInt16]
    /// The number of bits that the symbols take together with the code for them.
    var bits: Int
}

extension FlatDeflater {
    private static let rounds = 4

    /// Returns the shortest description found of the present codes, and builds the code for it.
    ///
    /// As for the data, this is the cheapest path through the lengths at the prices of the round before.
    func describe() -> CodeDescription {
        let row = codeRow()
        var prices = [Int](repeating: 4, count: 19)
        var best = CodeDescription(symbols: [], bits: .max)
        for _ in 0..<Self.rounds {
            let symbols = Self.cheapest(row, prices)
            let bits = buildCodeLengths(for: symbols)
            if bits >= best.bits { break }
            best = CodeDescription(symbols: symbols, bits: bits)
            for symbol in prices.indices {
                let length = unsafe Int(codeLengths.lengths[symbol])
                prices[symbol] = length > 0 ? length : 7
            }
        }
        _ = buildCodeLengths(for: best.symbols)
        return best
    }

    /// Returns the lengths of both codes, up to the last symbol of each.
    private func codeRow() -> [UInt8] {
        let (literalCount, distanceCount) = (
            literals.described(atLeast: 257), distances.described(atLeast: 1)
        )
        var row = [UInt8](repeating: 0, count: literalCount + distanceCount)
        for index in 0..<literalCount { unsafe row[index] = literals.lengths[index] }
        for index in 0..<distanceCount { unsafe row[literalCount + index] = distances.lengths[index] }
        return row
    }

    /// Builds the code for code lengths, and returns the number of bits of its own lengths and of the symbols.
    private func buildCodeLengths(for symbols: [UInt16]) -> Int {
        codeLengths.reset()
        for symbol in symbols { unsafe codeLengths.frequencies[Int(symbol & 0xFF)] += 1 }
        codeLengths.build()
        var bits = 14 + 3 * describedCodeLengths
        for symbol in 0..<19 {
            unsafe bits +=
                Int(codeLengths.frequencies[symbol])
                * (Int(codeLengths.lengths[symbol]) + Self.extraBits(symbol))
        }
        return bits
    }

    /// Returns the number of extra bits of a symbol of the code for code lengths.
    static func extraBits(_ symbol: Int) -> Int {
        switch symbol {
        case 16: 2
        case 17: 3
        case 18: 7
        default: 0
        }
    }

    private static func cheapest(_ row: [UInt8], _ prices: [Int]) -> [UInt16] {
        var costs = [Int](repeating: .max, count: row.count + 1)
        var steps = [(symbol: UInt16, count: Int)](repeating: (0, 0), count: row.count + 1)
        costs[0] = 0
        func take(_ symbol: Int, _ extra: Int, _ count: Int, from place: Int) {
            let cost = costs[place] + prices[symbol] + extraBits(symbol)
            if cost < costs[place + count] {
                costs[place + count] = cost
                steps[place + count] = (UInt16(symbol | extra << 8), count)
            }
        }
        var run = 0
        for place in row.indices {
            // The number of equal lengths from here on.
            run = run > 1 ? run - 1 : (row[place...].firstIndex { $0 != row[place] } ?? row.count) - place
            take(Int(row[place]), 0, 1, from: place)
            if row[place] == 0 {
                if run >= 3 { for count in 3...min(10, run) { take(17, count - 3, count, from: place) } }
                if run >= 11 { take(18, min(138, run) - 11, min(138, run), from: place) }
            }
            if place > 0, row[place] == row[place - 1], run >= 3 {
                for count in 3...min(6, run) { take(16, count - 3, count, from: place) }
            }
        }
        var symbols: [UInt16] = []
        var place = row.count
        while place > 0 {
            symbols.append(steps[place].symbol)
            place -= steps[place].count
        }
        return symbols.reversed()
    }
}
