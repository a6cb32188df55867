/// A token for a part of a picture: a byte, or a match.
struct VP8LToken {
    /// The length of a match; 0 for a byte.
    var length: UInt16
    /// The byte, or the number of the distance.
    var value: UInt32

    init(byte: UInt8) { (length, value) = (0, UInt32(byte)) }

    init(length: Int, distance number: Int) { (self.length, value) = (UInt16(length), UInt32(number)) }
}

// Hot loop. Edges of flat art repeat the row above, moved by a pixel, so near distances are tried at each place, and other
// places only by four bytes. The path is the cheapest for given prices, but of the places on its way only whole matches are
// considered, and no bytes where a near match is long. Ends of near matches are remembered, so that no byte is compared
// twice with the same neighbor. The benchmark `WebP` measures it.

/// Finds a cheap path through the bytes of a picture.
@safe
struct VP8LParser: ~Copyable {
    /// The length of the longest match of the format.
    static let longest = 4096
    /// The length from which a match is taken as it is, and its content is skipped.
    static let nice = 128
    /// The length of a near match above which its content is not tried as bytes.
    private static let short = 8
    /// The number of bytes after which the path up to there is settled.
    private static let stretch = 2048
    /// The greatest distance, the last one with a number in the format.
    private static let farthest = 1 << 20 - 120
    private static let hashBits = 11

    /// A step that leads to a place: its cost, and its token.
    private struct Step {
        var cost: UInt32
        var token: VP8LToken
    }

    /// A near distance, which is tried at each place.
    private struct Near {
        var distance, number: Int
        var price: UInt32
        /// The end of the bytes that are the same at this distance, from the last place on at which it was compared.
        var end: Int
    }

    private let prices = VP8LPrices()
    private let steps: UnsafeMutablePointer<Step>
    /// The last two places, plus 1, at which four bytes of each hash began.
    private let seen: UnsafeMutablePointer<UInt32>
    private let near: UnsafeMutablePointer<Near>
    private(set) var tokens: [VP8LToken] = []

    init() {
        unsafe steps = .allocate(capacity: Self.stretch + Self.nice + 1)
        unsafe seen = .allocate(capacity: 2 << Self.hashBits)
        unsafe near = .allocate(capacity: 4)
    }

    deinit {
        unsafe steps.deallocate()
        unsafe seen.deallocate()
        unsafe near.deallocate()
    }

    /// Creates the tokens of a draft.
    mutating func parse(_ draft: borrowing VP8LDraft) {
        guard let bytes = unsafe draft.bytes else { return }
        let count = draft.stride * draft.height
        tokens.removeAll(keepingCapacity: true)
        unsafe seen.update(repeating: 0, count: 2 << Self.hashBits)
        let numbers = VP8LDistances(width: draft.stride)
        let nearCount = prepare(numbers)
        var (start, place, reach) = (0, 0, 0)
        unsafe steps[0].cost = 0
        while place < count {
            let offset = place &- start
            let cost = unsafe steps[offset].cost
            // No path leads to this place.
            if cost == .max {
                place &+= 1
                continue
            }
            if offset >= Self.stretch {
                settle(offset)
                (start, reach) = (place, 0)
                unsafe steps[0].cost = 0
                continue
            }
            var best = (length: 1, number: 0)
            for index in 0..<nearCount {
                let distance = unsafe near[index].distance
                if distance > place { continue }
                if unsafe near[index].end <= place {
                    unsafe near[index].end = Self.end(bytes, distance, place, count)
                }
                let length = unsafe near[index].end &- place
                guard length > best.length else { continue }
                best = unsafe (length, near[index].number)
                if length < Self.nice {
                    unsafe note(offset, best, cost &+ near[index].price &+ prices.length(length), &reach)
                }
            }
            let isByteTried = best.length <= Self.short
            if best.length < Self.nice, place &+ 4 <= count {
                let four = unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
                let slot = 2 &* Int((four.littleEndian &* 0x9E37_79B1) &>> UInt32(32 &- Self.hashBits))
                for back in 0..<2 {
                    let other = unsafe Int(seen[slot &+ back]) &- 1
                    guard other >= 0, place &- other <= Self.farthest,
                        unsafe bytes.loadUnaligned(fromByteOffset: other, as: UInt32.self) == four
                    else { continue }
                    let length = unsafe Self.end(bytes, place &- other, place, count) &- place
                    guard length > best.length else { continue }
                    best = (length, numbers.number(place &- other))
                    if length < Self.nice {
                        note(
                            offset, best, cost &+ VP8LPrices.distance(best.number) &+ prices.length(length),
                            &reach)
                    }
                }
                unsafe seen[slot &+ 1] = seen[slot]
                unsafe seen[slot] = UInt32(truncatingIfNeeded: place &+ 1)
            }
            if best.length >= Self.nice {
                settle(offset)
                take(best.length, best.number)
                place &+= best.length
                (start, reach) = (place, 0)
                unsafe steps[0].cost = 0
                continue
            }
            if isByteTried {
                let byte = unsafe bytes.load(fromByteOffset: place, as: UInt8.self)
                let total = cost &+ VP8LPrices.literal
                if reach == offset {
                    reach &+= 1
                    unsafe steps[reach].cost = .max
                }
                if unsafe total < steps[offset &+ 1].cost {
                    unsafe steps[offset &+ 1] = Step(cost: total, token: VP8LToken(byte: byte))
                }
            }
            place &+= 1
        }
        settle(count - start)
    }

    /// Prepares the distances that are tried at each place, the cheapest first, and returns their number.
    private func prepare(_ numbers: VP8LDistances) -> Int {
        var count = 0
        let width = numbers.width
        for distance in [width, 1, width + 1, width - 1] {
            var place = 0
            while place < count, unsafe near[place].distance != distance { place += 1 }
            guard distance > 0, place == count else { continue }
            let number = numbers.number(distance)
            let price = VP8LPrices.distance(number)
            while place > 0, unsafe near[place - 1].price > price {
                unsafe near[place] = near[place - 1]
                place -= 1
            }
            unsafe near[place] = Near(distance: distance, number: number, price: price, end: 0)
            count += 1
        }
        return count
    }

    /// Notes a step by a match, if it is cheaper than the best so far.
    @inline(__always)
    private func note(
        _ offset: Int, _ match: (length: Int, number: Int), _ cost: UInt32, _ reach: inout Int
    ) {
        let end = offset &+ match.length
        while reach < end {
            reach &+= 1
            unsafe steps[reach].cost = .max
        }
        if unsafe cost < steps[end].cost {
            unsafe steps[end] = Step(
                cost: cost, token: VP8LToken(length: match.length, distance: match.number))
        }
    }

    /// Appends the tokens of the cheapest path to a place.
    private mutating func settle(_ end: Int) {
        let first = tokens.count
        var offset = end
        while offset > 0 {
            let token = unsafe steps[offset].token
            tokens.append(token)
            offset -= max(1, Int(token.length))
        }
        tokens[first...].reverse()
    }

    private mutating func take(_ length: Int, _ number: Int) {
        for start in stride(from: 0, to: length, by: Self.longest) {
            tokens.append(VP8LToken(length: min(Self.longest, length - start), distance: number))
        }
    }

    /// Returns the first place from `place` on whose byte differs from that `distance` before.
    @inline(__always)
    private static func end(_ bytes: UnsafeRawPointer, _ distance: Int, _ place: Int, _ count: Int) -> Int {
        var end = place
        while end &+ 8 <= count {
            let here = unsafe bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self)
            let there = unsafe bytes.loadUnaligned(fromByteOffset: end &- distance, as: UInt64.self)
            let difference = UInt64(littleEndian: here ^ there)
            if difference != 0 { return end &+ difference.trailingZeroBitCount &>> 3 }
            end &+= 8
        }
        while end < count,
            unsafe bytes.load(fromByteOffset: end, as: UInt8.self)
                == bytes.load(fromByteOffset: end &- distance, as: UInt8.self)
        {
            end &+= 1
        }
        return end
    }
}
