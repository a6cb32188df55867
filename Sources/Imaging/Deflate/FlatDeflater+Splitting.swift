extension FlatDeflater {
    /// Splits tokens into blocks with their own codes where that takes fewer bits.
    func split(_ tokens: ArraySlice<UInt32>) -> [ArraySlice<UInt32>] {
        split(tokens, bits(tokens))
    }

    private func split(_ tokens: ArraySlice<UInt32>, _ whole: Int) -> [ArraySlice<UInt32>] {
        // Shorter blocks do not pay for their codes.
        guard tokens.count >= 100 else { return [tokens] }
        var (low, high) = (tokens.startIndex + 1, tokens.endIndex - 1)
        var best = (place: low, left: whole, right: whole)
        // Nine places are tried at a time, and then those between the neighbors of the best.
        while low < high {
            let step = max(1, (high - low) / 10)
            for place in stride(from: low, to: high, by: step) {
                let (left, right) = (bits(tokens[..<place]), bits(tokens[place...]))
                if left + right < best.left + best.right { best = (place, left, right) }
            }
            if step == 1 { break }
            (low, high) = (max(low, best.place - step), min(high, best.place + step))
        }
        guard best.left + best.right < whole else { return [tokens] }
        return split(tokens[..<best.place], best.left) + split(tokens[best.place...], best.right)
    }

    /// Returns the number of bits of a block of `tokens`.
    func bits(_ tokens: ArraySlice<UInt32>) -> Int { bits(SymbolCounts(tokens, symbols)) }

    /// Returns the number of bits of a block in the code made for its counts.
    func bits(_ counts: SymbolCounts) -> Int {
        build(for: counts)
        return bits(counts, inPresentCode: ())
    }

    /// Returns the number of bits of a block in the code made for other counts than its own.
    func bits(_ counts: SymbolCounts, codedFor others: SymbolCounts) -> Int {
        build(for: others)
        return bits(counts, inPresentCode: ())
    }

    func build(for counts: SymbolCounts) {
        for symbol in 0..<literals.count { unsafe literals.frequencies[symbol] = counts.literals[symbol] }
        for symbol in 0..<distances.count { unsafe distances.frequencies[symbol] = counts.distances[symbol] }
        literals.build()
        distances.build()
    }

    private func bits(_ counts: SymbolCounts, inPresentCode: Void) -> Int {
        var bits = 3 + counts.extraBits + describe().bits
        for symbol in 0..<literals.count {
            unsafe bits += Int(counts.literals[symbol]) * Int(literals.lengths[symbol])
        }
        for symbol in 0..<distances.count {
            unsafe bits += Int(counts.distances[symbol]) * Int(distances.lengths[symbol])
        }
        return bits
    }
}
