/// The distances between bytes that are mostly the same in unfiltered rows of more colors than a palette holds.
struct Repeats {
    /// The distance from a pixel to the next.
    var pixel: Int
    /// The distance from a picture to the next one beside it, or else from a row to the next.
    var cell: Int

    /// Creates distances; one out of deflate's reach is ignored.
    ///
    /// - Precondition: Both are above 0.
    init(pixel: Int, cell: Int) {
        precondition(pixel > 0 && cell > 0, "what repeats lies before")
        self.pixel = pixel
        self.cell = cell < CellMatcher.window ? cell : pixel
    }
}

// Hot loop. A page of cells mostly repeats the cell before, and has runs. Those are measured, 32 bytes at a time, before
// anything is looked up: libdeflate, which looks at each byte, took six to eight times as long for pages of a full-screen
// dialog and of steps, for 2 to 10 % more bytes. The benchmark `Sheet` measures it.

/// Finds matches in rows of pixels of several bytes: runs of a pixel, repeats of the cell before, and then, like
/// libdeflate, the longest match of the last places at which three bytes began the same way.
@safe
struct CellMatcher: MatchFinder {
    let count: Int
    var position = 0
    private let bytes: UnsafeRawPointer
    private let repeats: Repeats
    /// The last place, plus 1, at which three bytes of each hash began, and for each place in the window the one before it.
    private let heads, links: UnsafeMutablePointer<UInt32>
    /// The match at the position that was found together with the one before it.
    private var ahead: Match?

    static let window = 32768
    private static let hashBits = 15
    private static let longest = 258
    /// The length from which matches are taken as they are.
    private static let nice = 64
    /// The greatest number of earlier places that are compared.
    private static let depth = 16

    /// - Parameter slots: Memory for 2 << 15 places.
    init(_ bytes: UnsafeRawPointer, _ count: Int, _ repeats: Repeats, _ slots: UnsafeMutablePointer<UInt32>) {
        unsafe self.bytes = bytes
        self.count = count
        self.repeats = repeats
        unsafe heads = slots
        unsafe links = slots + 1 << Self.hashBits
        // A link is written before a head leads to it.
        unsafe heads.update(repeating: 0, count: 1 << Self.hashBits)
    }

    @inline(__always)
    mutating func takeLiteral() -> UInt8 {
        position &+= 1
        return unsafe bytes.load(fromByteOffset: position &- 1, as: UInt8.self)
    }

    @inline(__always)
    mutating func next() -> Match? {
        // Eight bytes are compared at once.
        guard position &+ 8 <= count else { return nil }
        let best = ahead ?? found(longerThan: 2, depth: Self.depth)
        ahead = nil
        remember(position)
        guard best.length >= 3 else { return nil }
        if best.length < Self.nice, let later = better(than: best) {
            ahead = later
            return nil
        }
        remember(position &+ 1..<position &+ best.length)
        return best
    }

    /// Passes the position, whose first bytes are known, without a search. It is remembered, unless nothing will refer to
    /// it.
    @inline(__always)
    mutating func pass(isRemembered: Bool) {
        if isRemembered { remember(position) }
        ahead = nil
    }

    /// Returns the match that begins one byte later, where it is so much longer that a literal is worth it.
    @inline(__always)
    private mutating func better(than best: Match) -> Match? {
        position &+= 1
        defer { position &-= 1 }
        guard position &+ 8 <= count else { return nil }
        let later = found(longerThan: best.length &- 1, depth: Self.depth / 2)
        if later.length == 0 { return nil }
        // The weights are those of libdeflate: a byte is worth four bits of distance.
        let gain =
            4 &* (later.length &- best.length) &+ later.distance.leadingZeroBitCount
            &- best.distance.leadingZeroBitCount
        return gain > 2 ? later : nil
    }

    /// Returns a match at the position that is long enough, or the longest of those longer than `least`; else one of length
    /// 0.
    @inline(__always)
    private func found(longerThan least: Int, depth: Int) -> Match {
        let four = word(position)
        var known = Match(length: 0, distance: 1)
        // Of equally long matches the first is taken: a run's distance takes the fewest bits. The first cell of a row is
        // behind its filter byte.
        consider(repeats.pixel, four, &known)
        consider(repeats.cell, four, &known)
        consider(repeats.cell &+ 1, four, &known)
        if known.length >= Self.nice { return known }
        var best = known.length > least ? known : Match(length: 0, distance: 1)
        var (longest, left) = (max(least, known.length), depth)
        var place = unsafe Int(heads[slot(of: four)]) &- 1
        guard position &+ longest < count else { return best }
        // A longer match also has the last bytes of one more in common, which few places have.
        var tail = Tail(behind: longest)
        var end = word(position &+ tail.offset)
        while place >= 0, position &- place <= Self.window, left > 0 {
            left &-= 1
            if (word(place &+ tail.offset) ^ end) & tail.mask == 0, (word(place) ^ four) & Self.three == 0 {
                let length = length(from: position &- place, at: position)
                if length > longest {
                    best = Match(length: length, distance: position &- place)
                    if length >= Self.nice || position &+ length == count { break }
                    longest = length
                    tail = Tail(behind: longest)
                    end = word(position &+ tail.offset)
                }
            }
            let earlier = unsafe Int(links[place & (Self.window &- 1)]) &- 1
            // A place that is not earlier belongs to another chain, which has taken the slot.
            if earlier >= place { break }
            place = earlier
        }
        return best
    }

    /// The last bytes of a match that is longer by one: four of them, or three.
    private struct Tail {
        let offset: Int
        let mask: UInt32

        @inline(__always)
        init(behind length: Int) {
            (offset, mask) = length < 3 ? (0, CellMatcher.three) : (length &- 3, .max)
        }
    }

    /// A mask of the first three of four bytes.
    private static let three = UInt32(littleEndian: 0xFF_FFFF)

    /// Takes the match at a distance where it is longer than the best so far.
    @inline(__always)
    private func consider(_ distance: Int, _ four: UInt32, _ known: inout Match) {
        guard known.length < Self.longest, position >= distance, word(position &- distance) == four else {
            return
        }
        let length = length(from: distance, at: position)
        if length > known.length { known = Match(length: length, distance: distance) }
    }

    @inline(__always)
    private func remember(_ place: Int) {
        guard place &+ 4 <= count else { return }
        let slot = slot(of: word(place))
        unsafe links[place & (Self.window &- 1)] = heads[slot]
        unsafe heads[slot] = UInt32(truncatingIfNeeded: place &+ 1)
    }

    /// Remembers places; of a run only the first and those that lead out of it, since nothing else can be found inside.
    private func remember(_ places: Range<Int>) {
        var place = places.lowerBound
        while place < places.upperBound, place &+ 8 <= count {
            remember(place)
            let next = place &+ 1
            if place >= repeats.pixel, word(place) == word(place &- repeats.pixel) {
                let end = place &+ length(from: repeats.pixel, at: place)
                if end >= places.upperBound { return }
                place = max(next, end &- repeats.pixel)
            } else {
                place = next
            }
        }
    }

    @inline(__always)
    private func slot(of four: UInt32) -> Int {
        Int(((four.littleEndian & 0xFF_FFFF) &* 0x9E37_79B1) &>> UInt32(32 &- Self.hashBits))
    }

    @inline(__always)
    private func byte(_ place: Int) -> UInt8 { unsafe bytes.load(fromByteOffset: place, as: UInt8.self) }

    @inline(__always)
    private func word(_ place: Int) -> UInt32 {
        unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
    }

    /// Returns the number of bytes from a place on that are the same as those `distance` before, up to the longest match.
    @inline(__always)
    private func length(from distance: Int, at place: Int) -> Int {
        // Most matches are short.
        let difference = difference(from: distance, at: place)
        if difference != 0 { return difference.trailingZeroBitCount &>> 3 }
        let limit = min(count &- place, Self.longest)
        let here = unsafe bytes + place
        var length = 8
        while length &+ 32 <= limit, unsafe here.repeats(from: distance, at: length) { length &+= 32 }
        while length &+ 8 <= limit {
            let difference = self.difference(from: distance, at: place &+ length)
            if difference != 0 { return length &+ difference.trailingZeroBitCount &>> 3 }
            length &+= 8
        }
        while length < limit, byte(place &+ length) == byte(place &+ length &- distance) { length &+= 1 }
        return length
    }

    /// Returns the bits in which eight bytes differ from those `distance` before, the first byte's lowest.
    @inline(__always)
    private func difference(from distance: Int, at place: Int) -> UInt64 {
        let here = unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        let there = unsafe bytes.loadUnaligned(fromByteOffset: place &- distance, as: UInt64.self)
        return UInt64(littleEndian: here ^ there)
    }
}
