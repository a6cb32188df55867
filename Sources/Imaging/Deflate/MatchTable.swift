/// The earlier places from which the bytes of a stretch can be copied.
///
/// All matches are looked up once, since the parser needs them in every round.
@safe
struct MatchTable {
    struct Match {
        var length, distance: UInt16
    }

    /// The places that have been looked up.
    let stretch: Range<Int>
    let bytes: [UInt8]
    /// The run length at each place: the number of bytes from there on that are the same.
    let runs: [Int32]
    /// The matches at each place of the stretch, the longest first: `firsts[i]..<firsts[i + 1]`. Of those with the same
    /// symbol for their distance, and so the same price, only the longest is kept.
    private(set) var firsts: [Int32] = []
    private(set) var matches: [Match] = []

    static let window = 32768
    static let longest = 258
    /// The greatest number of places with the same beginning that are compared.
    private static let maxCandidates = 256
    private static let hashBits = 15

    /// Looks up `stretch` of `bytes`, whose `runs` are known.
    init(_ bytes: [UInt8], _ runs: [Int32], _ stretch: Range<Int>, _ symbols: borrowing DeflateSymbols) {
        self.bytes = bytes
        self.runs = runs
        self.stretch = stretch
        let start = max(0, stretch.lowerBound - Self.window)
        var heads = [Int32](repeating: -1, count: 1 << Self.hashBits)
        var earlier = [Int32](repeating: -1, count: stretch.upperBound - start)
        firsts.reserveCapacity(stretch.count + 1)
        for place in start..<stretch.upperBound {
            if place >= stretch.lowerBound { firsts.append(Int32(matches.count)) }
            guard place + 3 <= bytes.count else { continue }
            let slot = slot(place)
            if place >= stretch.lowerBound {
                look(at: place, from: Int(heads[slot]), earlier, start, symbols)
            }
            earlier[place - start] = heads[slot]
            heads[slot] = Int32(place)
        }
        firsts.append(Int32(matches.count))
    }

    /// Returns the run length at each place: the number of bytes from there on that are the same.
    static func runs(of bytes: [UInt8]) -> [Int32] {
        var runs = [Int32](repeating: 1, count: bytes.count)
        for place in bytes.indices.dropLast().reversed() where bytes[place] == bytes[place + 1] {
            runs[place] = runs[place + 1] + 1
        }
        return runs
    }

    /// Looks a place up among the earlier ones that begin with the same bytes and as long a run. Inside a run other matches
    /// are no better than the run itself, unless they are longer.
    private mutating func look(
        at place: Int, from head: Int, _ earlier: [Int32], _ start: Int, _ symbols: borrowing DeflateSymbols
    ) {
        let first = matches.count
        let limit = min(Self.longest, stretch.upperBound - place)
        var run = 2
        if place > 0, bytes[place - 1] == bytes[place], runs[place] >= 3 {
            run = min(Int(runs[place]), limit)
            matches.append(Match(length: UInt16(run), distance: 1))
        }
        // At most places of flat art, nothing is longer.
        if run == limit { return }
        // The longest match so far for each symbol, and its index.
        var longest = SIMD32<UInt16>(repeating: UInt16(run))
        var index = SIMD32<Int8>(repeating: -1)
        var candidate = head
        var maxCandidates = Self.maxCandidates
        while candidate >= 0, place - candidate <= Self.window, maxCandidates > 0 {
            let symbol = symbols.symbol(ofDistance: place - candidate)
            let known = Int(longest[symbol])
            if known < limit, bytes[candidate + known] == bytes[place + known] {
                let length = length(candidate, place, limit)
                if length > known {
                    longest[symbol] = UInt16(length)
                    let match = Match(length: UInt16(length), distance: UInt16(place - candidate))
                    if index[symbol] < 0 {
                        index[symbol] = Int8(matches.count - first)
                        matches.append(match)
                    } else {
                        matches[first + Int(index[symbol])] = match
                    }
                    if length == limit { break }
                }
            }
            candidate = Int(earlier[candidate - start])
            maxCandidates -= 1
        }
        // Sorted by insertion, since there are few.
        for index in (first + 1)..<max(first + 1, matches.count) {
            var place = index
            while place > first, matches[place - 1].length < matches[place].length {
                matches.swapAt(place - 1, place)
                place -= 1
            }
        }
    }

    private func slot(_ place: Int) -> Int {
        let three = UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
        let run = UInt32(min(runs[place], Int32(Self.longest)))
        return Int(((three ^ run << 23) &* 0x9E37_79B1) >> UInt32(32 - Self.hashBits))
    }

    /// Returns the number of bytes from two places on that are the same, up to a limit.
    @inline(__always)
    private func length(_ candidate: Int, _ place: Int, _ limit: Int) -> Int {
        var length = 0
        unsafe bytes.withUnsafeBytes { bytes in
            while length < limit, place + length + 32 <= bytes.count {
                let here = unsafe bytes.loadUnaligned(fromByteOffset: place + length, as: SIMD4<UInt64>.self)
                let there = unsafe bytes.loadUnaligned(
                    fromByteOffset: candidate + length, as: SIMD4<UInt64>.self)
                let off = here ^ there
                if off != .zero {
                    var word = 0
                    while off[word] == 0 { word += 1 }
                    length += 8 * word + UInt64(littleEndian: off[word]).trailingZeroBitCount >> 3
                    return
                }
                length += 32
            }
            while length < limit, unsafe bytes[candidate + length] == bytes[place + length] { length += 1 }
        }
        return min(length, limit)
    }
}
