/// Walks the blocks of a raw deflate stream (RFC 1951), of which it reads only the lengths of codes.
struct DeflateBlocks {
    private let bytes: [UInt8]
    private var place: Int
    private var literals = WordTable([])
    private var distances = WordTable([])

    /// Turns a complete stream into one that others can follow: no block is the last one, and the next stream begins with a
    /// whole byte.
    static func unfinish(_ stream: inout [UInt8]) {
        var blocks = DeflateBlocks(bytes: stream, place: 0)
        let last = blocks.findLast()
        stream[last / 8] &= ~(1 << UInt8(last % 8))
        // An empty stored block follows; the three bits of its header may fit into the last byte.
        if blocks.place % 8 == 0 || blocks.place % 8 > 5 { stream.append(0) }
        stream += [0, 0, 0xFF, 0xFF]
    }

    private init(bytes: [UInt8], place: Int) { (self.bytes, self.place) = (bytes, place) }

    /// Walks to the end, and returns the bit at which the last block begins.
    private mutating func findLast() -> Int {
        while true {
            let start = place
            let isLast = take(1) == 1
            switch take(2) {
            case 0:
                place = (place + 7) / 8 * 8
                let length = take(16)
                place += 16 + 8 * length
            case 1:
                literals = WordTable((0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
                distances = WordTable([UInt8](repeating: 5, count: 30))
                skipSymbols()
            default:
                readCodes()
                skipSymbols()
            }
            if isLast { return start }
        }
    }

    private mutating func take(_ count: Int) -> Int {
        var value = 0
        for bit in 0..<count {
            value |= Int(bytes[place / 8] >> UInt8(place % 8) & 1) << bit
            place += 1
        }
        return value
    }

    private mutating func readCodes() {
        let (literalCount, distanceCount) = (take(5) + 257, take(5) + 1)
        var lengths = [UInt8](repeating: 0, count: 19)
        for symbol in FlatDeflater.codeOrder.prefix(take(4) + 4) { lengths[symbol] = UInt8(take(3)) }
        let table = WordTable(lengths)
        var row: [UInt8] = []
        while row.count < literalCount + distanceCount {
            switch next(table) {
            case 16: row += repeatElement(row.last ?? 0, count: 3 + take(2))
            case 17: row += repeatElement(0, count: 3 + take(3))
            case 18: row += repeatElement(0, count: 11 + take(7))
            case let length: row.append(UInt8(length))
            }
        }
        literals = WordTable(row[..<literalCount])
        distances = WordTable(row[literalCount...])
    }

    /// Skips to the end of a block.
    private mutating func skipSymbols() {
        while true {
            let symbol = next(literals)
            if symbol == 256 { return }
            if symbol < 257 { continue }
            // There are eight symbols without extra bits, then four for each number of bits; the last one has none.
            if symbol < 285 { place += max(0, (symbol - 257) / 4 - 1) }
            place += max(0, next(distances) / 2 - 1)
        }
    }

    private mutating func next(_ table: WordTable) -> Int {
        var (code, first, index) = (0, 0, 0)
        for length in 1...15 {
            code |= Int(bytes[place / 8] >> UInt8(place % 8) & 1)
            place += 1
            let count = table.counts[length]
            if code - first < count { return Int(table.symbols[index + code - first]) }
            index += count
            first = (first + count) << 1
            code <<= 1
        }
        preconditionFailure("a deflate stream has only words of its codes")
    }
}

/// A canonical code by the lengths of its code words.
private struct WordTable {
    /// The number of words of each length, and the symbols in the order of their words' lengths.
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [UInt16] = []

    init(_ lengths: some Collection<UInt8>) {
        for length in lengths { counts[Int(length)] += 1 }
        counts[0] = 0
        for wanted in 1...15 where counts[wanted] > 0 {
            for (symbol, length) in lengths.enumerated() where length == wanted {
                symbols.append(UInt16(symbol))
            }
        }
    }
}
