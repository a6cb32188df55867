// Not a library's: the bytes of a file must not depend on which version of one is installed, frames are
// compressed on several threads, and every library that is linked makes each start of the program slower.

/// Divides numbers of up to 8 bits into codes, as GIF's compression does. The numbers' frequencies do not matter for that,
/// so they can be exchanged for others afterward.
@safe
struct LZWEncoder: ~Copyable {
    /// The code and following number, plus 1, of each dictionary entry; 0 for a free slot.
    private let keys: UnsafeMutableBufferPointer<UInt32>
    private let codes: UnsafeMutableBufferPointer<UInt16>
    /// The prefix of each code, as a code: all but the last number of its string.
    private let parents: UnsafeMutableBufferPointer<UInt16>

    /// The codes of the present numbers.
    private var result: [UInt16] = []

    private static let slots = 1 << 14
    private static let maxCodes = 4096
    /// The number of codes of a full dictionary that are judged together.
    private static let probe = 64

    init() {
        unsafe keys = .allocate(capacity: Self.slots)
        unsafe codes = .allocate(capacity: Self.slots)
        unsafe parents = .allocate(capacity: Self.maxCodes)
    }

    deinit {
        unsafe keys.deallocate()
        unsafe codes.deallocate()
        unsafe parents.deallocate()
    }

    /// A code, and the place after the last of the numbers that it represents.
    private struct Match {
        var code, end: Int
    }

    /// Returns the codes for `numbers`, of which there is at least one: below 256 a number, 256 where a new dictionary
    /// begins, and from 258 on a dictionary entry.
    ///
    /// - Parameter shorter: The greatest length, in numbers, by which a code is cut for the next, where both together then
    ///   reach further.
    mutating func codes(for numbers: [UInt8], shorter: Int = 0) -> [UInt16] {
        result.removeAll(keepingCapacity: true)
        var next = LZWWriter.clear + 2
        // The places at which the dictionary began and was last judged, and the numbers of codes since then.
        var (start, judged, count, since) = (0, 0, 0, 0)
        unsafe keys.initialize(repeating: 0)
        var match = unfinished(at: 0, numbers)
        while true {
            match = extended(match, numbers)
            var following: Match?
            if shorter > 0 { following = shorten(&match, by: shorter, numbers) }
            result.append(UInt16(match.code))
            // The copy has no spare capacity.
            if match.end == numbers.count { return Array(result[...]) }
            count += 1
            if next == Self.maxCodes {
                since += 1
                guard since == Self.probe else {
                    match = following ?? unfinished(at: match.end, numbers)
                    continue
                }
                // A full dictionary is kept as long as its recent codes represent as much as all codes since it began.
                if (match.end - judged) * count < (match.end - start) * since {
                    result.append(UInt16(LZWWriter.clear))
                    unsafe keys.update(repeating: 0)
                    (next, following) = (LZWWriter.clear + 2, nil)
                    (start, count) = (match.end, 0)
                }
                (judged, since) = (match.end, 0)
            } else {
                judged = match.end
                let key = key(match.code, numbers[match.end])
                let slot = slot(of: key)
                // After a code that was shortened, the dictionary may have the entry already; the reader counts it again.
                if unsafe keys[slot] == 0 {
                    unsafe (keys[slot], codes[slot]) = (key, UInt16(next))
                    unsafe parents[next] = UInt16(match.code)
                }
                next += 1
            }
            match = following ?? unfinished(at: match.end, numbers)
        }
    }

    private func unfinished(at place: Int, _ numbers: [UInt8]) -> Match {
        Match(code: Int(numbers[place]), end: place + 1)
    }

    /// Returns the longest match in the dictionary that begins like `match`.
    private func extended(_ match: Match, _ numbers: [UInt8]) -> Match {
        var match = match
        while match.end < numbers.count {
            let key = key(match.code, numbers[match.end])
            let slot = slot(of: key)
            guard unsafe keys[slot] == key else { break }
            match.code = unsafe Int(codes[slot])
            match.end += 1
        }
        return match
    }

    /// Makes `match` shorter where the code after it then reaches further, and returns that one.
    private func shorten(_ match: inout Match, by limit: Int, _ numbers: [UInt8]) -> Match? {
        if match.end == numbers.count { return nil }
        var best = extended(unfinished(at: match.end, numbers), numbers)
        var trial = match
        for _ in 0..<limit {
            // A single number cannot be made shorter, and a match that reaches the end need not be.
            if trial.code < LZWWriter.clear || best.end == numbers.count { break }
            trial.code = unsafe Int(parents[trial.code])
            trial.end -= 1
            let following = extended(unfinished(at: trial.end, numbers), numbers)
            if following.end > best.end { (match, best) = (trial, following) }
        }
        return best
    }

    private func key(_ code: Int, _ number: UInt8) -> UInt32 { UInt32(code << 8 | Int(number)) + 1 }

    /// Returns the slot of `key`, or the free one where it belongs.
    private func slot(of key: UInt32) -> Int {
        var slot = Int((key &* 0x9E37_79B1) >> 18)
        while unsafe keys[slot] != 0 && keys[slot] != key { slot = (slot + 1) & (Self.slots - 1) }
        return slot
    }
}
