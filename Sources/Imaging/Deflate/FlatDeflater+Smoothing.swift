extension FlatDeflater {
    /// Writes a block in the code that makes it shortest together with the code's description, or in the fixed code, which
    /// needs no description, where that is shorter.
    func writeSmoothly(_ tokens: ArraySlice<UInt32>, isLast: Bool, to writer: inout BitWriter) {
        let counts = SymbolCounts(tokens, symbols)
        let smoothed = smooth(counts)
        let least = bits(counts, codedFor: smoothed)
        writer.put(isLast ? 1 : 0, 1)
        if fixedBits(counts) < least {
            buildFixed()
            writer.put(0b01, 2)
        } else {
            build(for: smoothed)
            writer.put(0b10, 2)
            let description = describe()
            unsafe description.symbols.withUnsafeBufferPointer { unsafe putCodes($0, to: &writer) }
        }
        unsafe tokens.withUnsafeBufferPointer { unsafe putTokens($0, to: &writer) }
    }

    /// Returns inexact counts where they make the code's description shorter by more than they make the data longer:
    /// neighbors whose words would differ in length get the same count.
    private func smooth(_ counts: SymbolCounts) -> SymbolCounts {
        var best = counts
        var least = bits(counts)
        var before = Int.max
        while least < before {
            before = least
            for (code, symbols) in [(\SymbolCounts.literals, 0..<286), (\SymbolCounts.distances, 0..<30)] {
                for symbol in symbols {
                    for neighbor in [symbol - 1, symbol + 1] where symbols.contains(neighbor) {
                        let count = best[keyPath: code][neighbor]
                        // A symbol that occurs needs a code word.
                        if count == best[keyPath: code][symbol] { continue }
                        if count == 0, counts[keyPath: code][symbol] > 0 { continue }
                        var trial = best
                        trial[keyPath: code][symbol] = count
                        let bits = bits(counts, codedFor: trial)
                        if bits < least { (best, least) = (trial, bits) }
                    }
                }
            }
        }
        return best
    }

    private func buildFixed() {
        literals.build { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
        distances.build { _ in 5 }
    }

    /// Returns the number of bits of a block in the fixed code, which is always known (RFC 1951, 3.2.6).
    private func fixedBits(_ counts: SymbolCounts) -> Int {
        buildFixed()
        var bits = 3 + counts.extraBits
        for symbol in 0..<literals.count {
            unsafe bits += Int(counts.literals[symbol]) * Int(literals.lengths[symbol])
        }
        return bits + 5 * Int(counts.distances.reduce(0, +))
    }
}
