// Hot loop of `Compression.small`, which tries every length at every place in every round. Lengths are
// tried eight at a time: a third of the time that one by one takes.

/// Finds the cheapest way to write bytes as literals and matches, for a code with known prices.
@safe
struct ThoroughParser: ~Copyable {
    private let table: MatchTable
    /// The least price of everything before each place, and the last token on the way there.
    private let prices: UnsafeMutablePointer<Float>
    private let steps: UnsafeMutablePointer<UInt32>

    /// The prices of symbols in bits, extra bits included; of lengths by the length, of distances by their symbol.
    struct Prices {
        var literals = [Float](repeating: 0, count: 256)
        var lengths = [Float](repeating: 0, count: 259)
        var distances = [Float](repeating: 0, count: 30)
    }

    init(_ table: MatchTable) {
        self.table = table
        unsafe prices = .allocate(capacity: table.stretch.count + 1)
        unsafe steps = .allocate(capacity: table.stretch.count + 1)
    }

    deinit {
        unsafe prices.deallocate()
        unsafe steps.deallocate()
    }

    /// Returns the cheapest tokens of a part of the table's stretch, as a ``FlatDeflater`` writes them.
    func parse(
        _ part: Range<Int>, _ cost: Prices, _ symbols: borrowing DeflateSymbols
    ) -> [UInt32] {
        precondition(
            part.lowerBound >= table.stretch.lowerBound && part.upperBound <= table.stretch.upperBound,
            "a part of the stretch")
        unsafe prices.update(repeating: .infinity, count: part.count + 1)
        unsafe prices[0] = 0
        let shorter = Self.shorter
        var depth = 0
        for place in part {
            let here = place - part.lowerBound
            let price = unsafe prices[here]
            let byte = table.bytes[place]
            depth = place > 0 && table.bytes[place - 1] == byte ? depth + 1 : 0
            if price == .infinity { continue }
            // Deep inside a long run there is only one choice.
            if place > 0, table.bytes[place - 1] == byte, table.runs[place] >= 2 * MatchTable.longest,
                part.upperBound - place >= 2 * MatchTable.longest
            {
                let step = FlatDeflater.match(length: MatchTable.longest, distance: 1)
                take(
                    step, to: here + MatchTable.longest,
                    at: price + cost.lengths[MatchTable.longest] + cost.distances[0])
                continue
            }
            take(UInt32(byte), to: here + 1, at: price + cost.literals[Int(byte)])
            takeMatches(at: place, in: part, price, cost, symbols, shorter, isDeep: depth > Self.shallow)
        }
        return path(part.count)
    }

    /// Takes the lengths of the matches at a place, each from the match that is then the cheapest.
    @inline(__always)
    private func takeMatches(
        at place: Int, in part: Range<Int>, _ price: Float, _ cost: Prices,
        _ symbols: borrowing DeflateSymbols, _ shorter: [UInt16], isDeep: Bool
    ) {
        let (here, limit) = (place - part.lowerBound, part.upperBound - place)
        let index = place - table.stretch.lowerBound
        let last = Int(table.firsts[index + 1])
        var cheapest: Float = .infinity
        var distance = 0
        for index in Int(table.firsts[index])..<last {
            let match = table.matches[index]
            let base = cost.distances[symbols.symbol(ofDistance: Int(match.distance))]
            if base < cheapest { (cheapest, distance) = (base, Int(match.distance)) }
            // The next match, which is no longer, may be cheaper.
            let next = index + 1 < last ? Int(table.matches[index + 1].length) : 2
            var length = min(Int(match.length), limit)
            if distance == 1 {
                while length > next {
                    take(
                        FlatDeflater.match(length: length, distance: 1), to: here + length,
                        at: price + cheapest + cost.lengths[length])
                    if isDeep { break }
                    length = Int(shorter[length])
                }
            } else if length > next {
                take(next + 1...length, distance, from: here, at: price + cheapest, cost.lengths)
            }
        }
    }

    /// Takes matches of all `lengths` of one distance.
    @inline(__always)
    private func take(
        _ lengths: ClosedRange<Int>, _ distance: Int, from here: Int, at price: Float, _ costs: [Float]
    ) {
        var length = lengths.lowerBound
        let last = lengths.upperBound
        precondition(last < costs.count, "no match is longer than the longest")
        let counting = SIMD8<UInt32>(0, 1, 2, 3, 4, 5, 6, 7) &<< 16
        unsafe costs.withUnsafeBytes { costs in
            while length + 7 <= last {
                let old = unsafe UnsafeRawPointer(prices + here + length)
                    .loadUnaligned(as: SIMD8<Float>.self)
                let new =
                    unsafe price + costs.loadUnaligned(fromByteOffset: 4 * length, as: SIMD8<Float>.self)
                let isLess = new .< old
                if any(isLess) {
                    let step = FlatDeflater.match(length: length, distance: distance) &+ counting
                    let steps = unsafe UnsafeMutableRawPointer(steps + here + length)
                    let kept = unsafe steps.loadUnaligned(as: SIMD8<UInt32>.self)
                    unsafe steps.storeBytes(
                        of: kept.replacing(with: step, where: isLess), as: SIMD8<UInt32>.self)
                    unsafe UnsafeMutableRawPointer(prices + here + length).storeBytes(
                        of: old.replacing(with: new, where: isLess), as: SIMD8<Float>.self)
                }
                length += 8
            }
        }
        while length <= last {
            take(
                FlatDeflater.match(length: length, distance: distance), to: here + length,
                at: price + costs[length])
            length += 1
        }
    }

    /// The distance from its beginning up to which everything is tried in a run. Further in, only the rest of the run is
    /// worth a try, since a match that leaves the run earlier can do so from a place before.
    private static let shallow = 8

    /// The next shorter length that is worth a try in a run: of long ones with the same cost only the longest is, since the
    /// tokens that would follow a shorter one can follow it, too. Where other matches begin, this was 1 % worse.
    private static let shorter: [UInt16] = (0...258).map { length in
        if length <= 40 || length == 258 { return UInt16(max(2, length - 1)) }
        // There are four symbols for each doubling.
        let step = 1 << ((length - 3).bitWidth - (length - 3).leadingZeroBitCount - 3)
        return UInt16((length - 3) / step * step + 2)
    }

    @inline(__always)
    private func take(_ step: UInt32, to next: Int, at price: Float) {
        if unsafe price < prices[next] { unsafe (prices[next], steps[next]) = (price, step) }
    }

    private func path(_ count: Int) -> [UInt32] {
        var path: [UInt32] = []
        var place = count
        while place > 0 {
            let step = unsafe steps[place]
            path.append(step)
            place -= FlatDeflater.length(of: step)
        }
        return path.reversed()
    }
}
