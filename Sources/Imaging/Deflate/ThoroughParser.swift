/// Finds the cheapest way to write some bytes as literals and matches, for a code whose prices are known.
struct ThoroughParser {
    private let table: MatchTable
    /// The least price of everything before each place, and the last token of it.
    private var prices: [Float] = []
    private var steps: [UInt32] = []

    /// What symbols cost in bits, extra bits included; lengths by themselves, distances by their symbol.
    struct Prices {
        var literals = [Float](repeating: 0, count: 256)
        var lengths = [Float](repeating: 0, count: 259)
        var distances = [Float](repeating: 0, count: 30)
    }

    init(_ table: MatchTable) { self.table = table }

    /// The cheapest tokens of a part of the table's stretch, as a ``FlatDeflater`` writes them.
    mutating func parse(
        _ part: Range<Int>, _ cost: Prices, _ symbols: borrowing DeflateSymbols
    ) -> [UInt32] {
        prices = [Float](repeating: .infinity, count: part.count + 1)
        prices[0] = 0
        if steps.count <= part.count { steps = [UInt32](repeating: 0, count: part.count + 1) }
        for place in part where prices[place - part.lowerBound] < .infinity {
            let here = place - part.lowerBound
            let price = prices[here]
            let byte = table.bytes[place]
            // Deep inside a long run there is nothing to choose.
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
            takeMatches(at: place, in: part, price, cost, symbols)
        }
        return path(part.count)
    }

    /// Takes the lengths that the matches at a place have, each from the match that is then the cheapest.
    @inline(__always)
    private mutating func takeMatches(
        at place: Int, in part: Range<Int>, _ price: Float, _ cost: Prices,
        _ symbols: borrowing DeflateSymbols
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
            while length > next {
                take(
                    FlatDeflater.match(length: length, distance: distance), to: here + length,
                    at: price + cheapest + cost.lengths[length])
                length = distance == 1 ? Int(Self.shorter[length]) : length - 1
            }
        }
    }

    /// The next shorter length that is worth a try in a run: of long ones that cost the same only the longest is,
    /// for what would follow a shorter one can follow it, too. Where other matches begin it was 1 % worse.
    private static let shorter: [UInt16] = (0...258).map { length in
        if length <= 40 || length == 258 { return UInt16(max(2, length - 1)) }
        // Four symbols for each doubling.
        let step = 1 << ((length - 3).bitWidth - (length - 3).leadingZeroBitCount - 3)
        return UInt16((length - 3) / step * step + 2)
    }

    @inline(__always)
    private mutating func take(_ step: UInt32, to next: Int, at price: Float) {
        if price < prices[next] { (prices[next], steps[next]) = (price, step) }
    }

    private func path(_ count: Int) -> [UInt32] {
        var path: [UInt32] = []
        var place = count
        while place > 0 {
            path.append(steps[place])
            place -= FlatDeflater.length(of: steps[place])
        }
        return path.reversed()
    }
}
