extension FlatDeflater {
    /// Writes `input` like ``compress(_:into:)``, but with the smallest result that is found.
    ///
    /// - Parameters:
    ///   - rounds: The number of times that each block is parsed.
    ///   - maxUnimprovedRounds: The number of rounds without an improvement of a block after which no more are tried.
    ///   - stretch: The number of bytes that are parsed at once, which bounds the memory; a block ends there.
    func compressThoroughly(
        _ input: UnsafeRawBufferPointer, rounds: Int, maxUnimprovedRounds: Int = .max, stretch: Int = 1 << 20,
        into output: inout Scratch
    ) -> Int {
        let bytes = unsafe [UInt8](input)
        let runs = MatchTable.runs(of: bytes)
        var blocks: [ArraySlice<UInt32>] = []
        for start in stride(from: 0, to: bytes.count, by: stretch) {
            let part = start..<min(bytes.count, start + stretch)
            blocks += bestBlocks(
                of: MatchTable(bytes, runs, part, symbols),
                Effort(rounds: rounds, maxUnimprovedRounds: maxUnimprovedRounds))
        }
        guard var writer = begin(bytes.count, blocks: blocks.count, in: &output) else { return .max }
        for (index, block) in blocks.enumerated() {
            writeSmoothly(block, isLast: index == blocks.count - 1, to: &writer)
        }
        return unsafe end(input, &writer, in: output)
    }

    /// Parses a stretch as one block, splits that where it pays, and parses each part by itself, as long as the result gets
    /// smaller.
    private func bestBlocks(of table: MatchTable, _ effort: Effort) -> [ArraySlice<UInt32>] {
        let parser = ThoroughParser(table)
        let whole = bestTokens(of: table.stretch, .guess(symbols), effort, parser)
        var (best, least) = ([whole[...]], bits(whole[...]))
        while true {
            let cuts = split(best.flatMap { $0 }[...])
            if cuts.count == 1 { return best }
            var blocks: [ArraySlice<UInt32>] = []
            var start = table.stretch.lowerBound
            for tokens in cuts {
                let end = tokens.reduce(start) { $0 + Self.length(of: $1) }
                let prices = ThoroughParser.Prices(SymbolCounts(tokens, symbols), symbols)
                let better = bestTokens(of: start..<end, prices, effort, parser)
                blocks.append(bits(better[...]) < bits(tokens) ? better[...] : tokens)
                start = end
            }
            let total = blocks.reduce(0) { $0 + bits($1) }
            if total >= least { return best }
            (best, least) = (blocks, total)
        }
    }

    /// Returns the best tokens for one block: each round's prices come from the tokens of the round before. Where rounds no
    /// longer improve, some prices are exchanged at random, always in the same way.
    private func bestTokens(
        of part: Range<Int>, _ start: ThoroughParser.Prices, _ effort: Effort,
        _ parser: borrowing ThoroughParser
    ) -> [UInt32] {
        var prices = start
        var (best, least) = ([UInt32](), Int.max)
        var bestCounts = SymbolCounts([], symbols)
        var last = 0
        var chance = Chance()
        var idle = 0
        for _ in 0..<effort.rounds {
            let tokens = parser.parse(part, prices, symbols)
            var counts = SymbolCounts(tokens[...], symbols)
            let size = bits(counts)
            idle += 1
            if size < least { (best, least, bestCounts, idle) = (tokens, size, counts, 0) }
            if idle == effort.maxUnimprovedRounds { break }
            if size == last {
                counts = bestCounts
                chance.stir(&counts.literals[..<286])
                chance.stir(&counts.distances[...])
                prices = ThoroughParser.Prices(counts, symbols)
            } else {
                prices.approach(ThoroughParser.Prices(counts, symbols))
            }
            last = size
        }
        return best
    }
}

/// The greatest number of rounds in which a block is parsed, and that of rounds in a row without an improvement.
private struct Effort {
    var rounds, maxUnimprovedRounds: Int
}

/// A generator of random numbers, the same in every run (xorshift).
private struct Chance {
    private var state: UInt32 = 0x9E37_79B9

    private mutating func next(below limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 17
        state ^= state << 5
        return Int(state) % limit
    }

    /// Gives a third of the counts the value of another.
    mutating func stir(_ counts: inout ArraySlice<UInt32>) {
        for index in counts.indices where next(below: 3) == 0 {
            counts[index] = counts[next(below: counts.count)]
        }
    }
}
