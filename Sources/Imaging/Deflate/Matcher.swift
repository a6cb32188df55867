/// A match: earlier bytes that are repeated.
struct Match {
    var length, distance: Int
}

/// Walks through bytes and finds matches.
protocol MatchFinder {
    /// The number of bytes, and that of bytes already passed.
    var count: Int { get }
    var position: Int { get set }

    /// Returns the match at the position, of at least three bytes, all of which are then passed; nil where a literal is
    /// better.
    mutating func next() -> Match?

    /// Returns the byte at the position, and passes it.
    mutating func takeLiteral() -> UInt8

    /// Returns the token of a match at the position that is known already, whose bytes are then passed.
    mutating func takeKnown() -> UInt32?
}

extension MatchFinder {
    @inline(__always)
    mutating func takeKnown() -> UInt32? { nil }
}

/// Finds matches: runs, the distance of the last match, and the last two places where four bytes began the same way.
@safe
struct Matcher: MatchFinder {
    let bytes: UnsafeRawPointer
    let count: Int
    var position = 0
    private let changes: ChangeBits
    private let seen: UnsafeMutablePointer<UInt32>
    private let shift: UInt32
    private var lastDistance = 0

    /// The length from which matches are not improved, and up to which candidates are compared first.
    private static let nice = 32
    private static let window = 32768

    /// - Parameters:
    ///   - changes: The map of changes in the bytes.
    ///   - seen: Memory for 2 << `hashBits` places, which is cleared.
    init(
        _ bytes: UnsafeRawPointer, _ count: Int, _ changes: ChangeBits, _ seen: UnsafeMutablePointer<UInt32>,
        hashBits: Int
    ) {
        unsafe self.bytes = bytes
        unsafe self.seen = seen
        self.count = count
        self.changes = changes
        shift = UInt32(32 - hashBits)
        unsafe seen.update(repeating: 0, count: 2 << hashBits)
    }

    @inline(__always)
    mutating func takeLiteral() -> UInt8 {
        position &+= 1
        return unsafe bytes.load(fromByteOffset: position &- 1, as: UInt8.self)
    }

    @inline(__always)
    mutating func next() -> Match? {
        // Four bytes are compared at once; the last three of the input are literals or a run's.
        guard position > 0, position &+ 4 <= count else { return nil }
        let window = changes.window(position)
        var best = Match(length: run(window), distance: 1)
        let four = word(position)
        if lastDistance > 0, word(position &- lastDistance) == four, isRepeated(best.length, lastDistance) {
            let length = length(from: lastDistance, at: position)
            if length > best.length, changes.areThree(from: position, length) {
                best = Match(length: length, distance: lastDistance)
            }
        }
        // The number of bytes from here on that a match needs to replace three that differ from the one before: runs are
        // cheap anyway, and a distance takes two bytes. Without this, frames at 512 px were a third larger.
        let least = window.thirdBit &+ 1
        if best.length < Self.nice, least <= Self.nice { look(for: four, least, &best) }
        guard best.length >= 4 else { return nil }
        if best.distance > 1 {
            if best.length < Self.nice, isBetterLater(than: best.length, window &>> 1) { return nil }
            lastDistance = best.distance
        }
        return best
    }

    /// Returns the number of bytes from the position on that are the same as the one before, by the changes there; 0 for
    /// fewer than four.
    @inline(__always)
    private func run(_ window: UInt64) -> Int {
        let length = window.trailingZeroBitCount
        if length < 4 { return 0 }
        return length < ChangeBits.known ? min(length, count &- position) : self.length(from: 1, at: position)
    }

    /// Returns whether four bytes that end `offset` behind the position, or at least four from the position on, may be the
    /// same as those at a distance before: if not, no match is longer.
    @inline(__always)
    private func isRepeated(_ offset: Int, _ distance: Int) -> Bool {
        let place = position &+ max(offset, 3)
        return place < count && word(place &- 3) == word(place &- 3 &- distance)
    }

    /// Tries the places where the same four bytes began and `least` may be the same, and remembers this one.
    @inline(__always)
    private mutating func look(for four: UInt32, _ least: Int, _ best: inout Match) {
        let slot = slot(of: four)
        let places = unsafe (seen[slot], seen[slot + 1])
        unsafe seen[slot + 1] = places.0
        unsafe seen[slot] = UInt32(truncatingIfNeeded: position &+ 1)
        // A distance takes more bits than a run's, so a match must be longer by as much to be worth them.
        let needed = max(least &- 1, best.distance == 1 ? best.length &+ 4 : best.length)
        consider(Int(places.0) &- 1, four, longerThan: needed, &best)
        consider(Int(places.1) &- 1, four, longerThan: max(needed, best.length), &best)
    }

    @inline(__always)
    private func consider(_ place: Int, _ four: UInt32, longerThan needed: Int, _ best: inout Match) {
        guard place >= 0, position &- place <= Self.window, word(place) == four,
            isRepeated(needed, position &- place)
        else { return }
        // Only the first bytes are compared at first: most candidates differ after some pixels.
        var length = length(from: position &- place, at: position, upTo: min(position &+ Self.nice, count))
        if length == Self.nice { length = self.length(from: position &- place, at: position) }
        if length > needed { best = Match(length: length, distance: position &- place) }
    }

    /// Returns whether a run or a match that begins one byte later, where `window` has the changes, is so much longer that
    /// a literal is worth it.
    @inline(__always)
    private func isBetterLater(than length: Int, _ window: UInt64) -> Bool {
        let next = position &+ 1
        guard next &+ 4 <= count else { return false }
        let run = min(window.trailingZeroBitCount, count &- next)
        if run >= 4, run &+ 2 > length { return true }
        let four = word(next)
        let place = unsafe Int(seen[slot(of: four)]) &- 1
        guard place >= 0, next &- place <= Self.window, word(place) == four else { return false }
        let limit = min(next &+ length &+ 2, count)
        return self.length(from: next &- place, at: next, upTo: limit) > length &+ 1
    }

    @inline(__always)
    private func slot(of four: UInt32) -> Int { 2 &* Int((four &* 0x9E37_79B1) &>> shift) }

    @inline(__always)
    private func word(_ place: Int) -> UInt32 {
        unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
    }

    /// Returns the number of bytes from `place` on, before `limit`, that are the same as those `distance` before.
    @inline(__always)
    private func length(from distance: Int, at place: Int, upTo limit: Int) -> Int {
        var end = place
        while end &+ 8 <= limit {
            let difference = difference(from: distance, at: end)
            if difference != 0 { return end &- place &+ difference.trailingZeroBitCount &>> 3 }
            end &+= 8
        }
        while end < limit,
            unsafe bytes.load(fromByteOffset: end, as: UInt8.self)
                == bytes.load(fromByteOffset: end &- distance, as: UInt8.self)
        {
            end &+= 1
        }
        return end &- place
    }

    /// Returns the same up to the end of the input, for matches that may be long.
    @inline(__always)
    private func length(from distance: Int, at place: Int) -> Int {
        var end = place
        while end &+ 32 <= count, unsafe bytes.repeats(from: distance, at: end) { end &+= 32 }
        return end &- place &+ length(from: distance, at: end, upTo: count)
    }

    /// Returns the bits in which eight bytes differ from those `distance` before, the first byte's lowest.
    @inline(__always)
    private func difference(from distance: Int, at place: Int) -> UInt64 {
        let here = unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        let there = unsafe bytes.loadUnaligned(fromByteOffset: place &- distance, as: UInt64.self)
        return UInt64(littleEndian: here ^ there)
    }
}

extension UnsafeRawPointer {
    /// Returns whether the 32 bytes at a place are the same as those `distance` before.
    @inline(__always)
    func repeats(from distance: Int, at place: Int) -> Bool {
        let here = unsafe loadUnaligned(fromByteOffset: place, as: SIMD32<UInt8>.self)
        let there = unsafe loadUnaligned(fromByteOffset: place &- distance, as: SIMD32<UInt8>.self)
        let same = unsafe unsafeBitCast(here .== there, to: SIMD4<UInt64>.self)
        let half = same.lowHalf & same.highHalf
        return half.x & half.y == .max
    }
}
