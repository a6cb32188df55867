/// Finds the cheapest way to write some bytes as literals and matches, for a code whose prices are known.
///
/// The prices come from the tokens of the round before: each round is at least nearly as good as the last.
/// All matches are looked up once. On a 144 px frame of a spinner twelve rounds take a few milliseconds.
struct ThoroughParser {
    private let bytes: [UInt8]
    /// How many bytes from each place on are the same.
    private let runs: [Int32]
    /// The matches at each place, ever longer and ever further away: `firsts[i]..<firsts[i + 1]`.
    private var firsts: [Int32] = []
    private var matches: [Match] = []
    /// The least price of everything before each place, and the last token of it.
    private var prices: [Float]
    private var steps: [Match]

    private struct Match {
        var length, distance: UInt16
    }

    /// What symbols cost in bits, extra bits included; lengths by themselves, distances by their symbol.
    struct Prices {
        var literals = [Float](repeating: 0, count: 256)
        var lengths = [Float](repeating: 0, count: 259)
        var distances = [Float](repeating: 0, count: 30)
    }

    private static let window = 32768
    private static let longest = 258
    /// How many places that begin alike are compared.
    private static let patience = 256
    private static let hashBits = 15

    init(_ input: UnsafeRawBufferPointer) {
        bytes = unsafe Array(input)
        var runs = [Int32](repeating: 1, count: bytes.count)
        for place in bytes.indices.dropLast().reversed() where bytes[place] == bytes[place + 1] {
            runs[place] = runs[place + 1] + 1
        }
        self.runs = runs
        prices = [Float](repeating: 0, count: bytes.count + 1)
        steps = [Match](repeating: Match(length: 1, distance: 0), count: bytes.count + 1)
        findMatches()
    }

    /// Looks each place up among the earlier ones that begin with the same bytes and as long a run. Inside
    /// a run other matches are no better than the run itself.
    private mutating func findMatches() {
        var heads = [Int32](repeating: -1, count: 1 << Self.hashBits)
        var earlier = [Int32](repeating: -1, count: bytes.count)
        for place in bytes.indices {
            firsts.append(Int32(matches.count))
            guard place + 3 <= bytes.count else { continue }
            var best = 2
            if place > 0, bytes[place - 1] == bytes[place], runs[place] >= 3 {
                best = min(Int(runs[place]), Self.longest)
                matches.append(Match(length: UInt16(best), distance: 1))
            }
            let slot = slot(place)
            var candidate = Int(heads[slot])
            var patience = Self.patience
            while candidate >= 0, place - candidate <= Self.window, patience > 0, best < Self.longest {
                let length = length(candidate, place)
                if length > best {
                    best = length
                    matches.append(Match(length: UInt16(length), distance: UInt16(place - candidate)))
                }
                candidate = Int(earlier[candidate])
                patience -= 1
            }
            earlier[place] = heads[slot]
            heads[slot] = Int32(place)
        }
        firsts.append(Int32(matches.count))
    }

    private func slot(_ place: Int) -> Int {
        let three = UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
        let run = UInt32(min(runs[place], Int32(Self.longest)))
        return Int(((three ^ run << 23) &* 0x9E37_79B1) >> UInt32(32 - Self.hashBits))
    }

    private func length(_ candidate: Int, _ place: Int) -> Int {
        let limit = min(Self.longest, bytes.count - place)
        var length = 0
        while length < limit, bytes[candidate + length] == bytes[place + length] {
            // Runs are as long as each other, or the shorter one ends the match.
            length += max(1, min(Int(runs[candidate + length]), Int(runs[place + length])))
        }
        return min(length, limit)
    }

    /// Calls `emit` with the lengths and distances of the cheapest tokens, in order; literals are 1 and 0.
    mutating func parse(_ cost: Prices, _ symbols: borrowing DeflateSymbols, _ emit: (Int, Int) -> Void) {
        for place in 1..<prices.count { prices[place] = .infinity }
        for place in bytes.indices where prices[place] < .infinity {
            let price = prices[place]
            // Deep inside a long run there is nothing to choose.
            if place > 0, bytes[place - 1] == bytes[place], runs[place] >= 2 * Self.longest {
                let step = Match(length: UInt16(Self.longest), distance: 1)
                take(step, from: place, at: price + cost.lengths[Self.longest] + cost.distances[0])
                continue
            }
            take(Match(length: 1, distance: 0), from: place, at: price + cost.literals[Int(bytes[place])])
            var shortest = 3
            for index in Int(firsts[place])..<Int(firsts[place + 1]) {
                let match = matches[index]
                let base = price + cost.distances[symbols.symbol(ofDistance: Int(match.distance))]
                for length in shortest...Int(match.length) {
                    let step = Match(length: UInt16(length), distance: match.distance)
                    take(step, from: place, at: base + cost.lengths[length])
                }
                shortest = Int(match.length) + 1
            }
        }
        var path: [Match] = []
        var place = bytes.count
        while place > 0 {
            path.append(steps[place])
            place -= Int(steps[place].length)
        }
        for step in path.reversed() { emit(Int(step.length), Int(step.distance)) }
    }

    @inline(__always)
    private mutating func take(_ step: Match, from place: Int, at price: Float) {
        let next = place + Int(step.length)
        if price < prices[next] { (prices[next], steps[next]) = (price, step) }
    }
}
