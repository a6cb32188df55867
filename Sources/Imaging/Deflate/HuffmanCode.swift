/// A canonical Huffman code for deflate, built from the frequencies of symbols.
@safe
struct HuffmanCode: ~Copyable {
    /// The number of symbols, and the longest code word that the format allows.
    let count, longest: Int
    /// The frequency of each symbol; counted up by the tokenizer.
    let frequencies: UnsafeMutablePointer<UInt32>
    /// The length of each symbol's code word in bits, 0 where it does not occur.
    let lengths: UnsafeMutablePointer<UInt8>
    /// The code words, first bit lowest, as deflate packs them.
    let words: UnsafeMutablePointer<UInt16>
    /// The symbols by frequency, each with its frequency above it; and the tree's inner nodes.
    private let order: UnsafeMutablePointer<UInt64>
    /// The memory for sorting them.
    private let spare: UnsafeMutablePointer<UInt64>
    private let weights: UnsafeMutablePointer<UInt32>
    private let parents: UnsafeMutablePointer<UInt16>

    init(count: Int, longest: Int) {
        self.count = count
        self.longest = longest
        unsafe frequencies = .allocate(capacity: count)
        unsafe lengths = .allocate(capacity: count)
        unsafe words = .allocate(capacity: count)
        unsafe order = .allocate(capacity: count)
        unsafe spare = .allocate(capacity: count)
        unsafe weights = .allocate(capacity: 2 * count)
        unsafe parents = .allocate(capacity: 2 * count)
        reset()
    }

    deinit {
        unsafe frequencies.deallocate()
        unsafe lengths.deallocate()
        unsafe words.deallocate()
        unsafe order.deallocate()
        unsafe spare.deallocate()
        unsafe weights.deallocate()
        unsafe parents.deallocate()
    }

    /// Resets all counts.
    func reset() {
        unsafe frequencies.update(repeating: 0, count: count)
    }

    /// Chooses the lengths and the code words for the present frequencies.
    func build() {
        unsafe lengths.update(repeating: 0, count: count)
        var used = 0
        var largest: UInt32 = 0
        forEachUsed { symbol in
            unsafe order[used] = UInt64(frequencies[symbol]) << 16 | UInt64(symbol)
            unsafe largest = max(largest, frequencies[symbol])
            used += 1
        }
        if used <= 1 {
            // Decoders need a code of one bit even where there is only one symbol.
            unsafe lengths[used == 0 ? 0 : Int(order[0] & 0xFFFF)] = 1
        } else {
            sortByFrequency(used, largest)
            chooseLengths(used)
        }
        assignWords()
    }

    /// Calls `body` with each symbol that occurs, ascending.
    @inline(__always)
    func forEachUsed(_ body: (Int) -> Void) {
        var first = 0
        while first < count {
            let end = min(first + 8, count)
            // Most of the many symbols do not occur.
            if end - first < 8 || isAnyUsed(first) {
                for symbol in first..<end where unsafe frequencies[symbol] > 0 { body(symbol) }
            }
            first = end
        }
    }

    /// Returns whether any of eight symbols occurs.
    @inline(__always)
    private func isAnyUsed(_ first: Int) -> Bool {
        let words = unsafe UnsafeRawPointer(frequencies + first).loadUnaligned(as: SIMD4<UInt64>.self)
        let half = words.lowHalf | words.highHalf
        return half.x | half.y != 0
    }

    /// Calls `body` with each symbol that has a code word.
    @inline(__always)
    private func forEachWord(_ body: (Int) -> Void) {
        var first = 0
        while first < count {
            let end = min(first + 8, count)
            if unsafe end - first < 8
                || UnsafeRawPointer(lengths + first).loadUnaligned(as: UInt64.self) != 0
            {
                for symbol in first..<end where unsafe lengths[symbol] > 0 { body(symbol) }
            }
            first = end
        }
    }

    /// Chooses the code words for the given lengths.
    func build(_ length: (Int) -> UInt8) {
        for symbol in 0..<count { unsafe lengths[symbol] = length(symbol) }
        assignWords()
    }

    /// Sorts by one byte of the frequency after the other, lowest first; equal elements keep their order. The standard
    /// library's sort allocates memory.
    private func sortByFrequency(_ used: Int, _ largest: UInt32) {
        unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 256) { places in
            for byte in 0..<4 where largest >> (8 * byte) > 0 {
                func slot(_ entry: UInt64) -> Int { Int(truncatingIfNeeded: entry >> (16 + 8 * byte) & 255) }
                unsafe places.initialize(repeating: 0)
                for index in 0..<used { unsafe places[slot(order[index])] += 1 }
                var next: UInt16 = 0
                for value in 0..<256 {
                    unsafe (places[value], next) = (next, next + places[value])
                }
                for index in 0..<used {
                    let slot = unsafe slot(order[index])
                    unsafe spare[Int(places[slot])] = order[index]
                    unsafe places[slot] += 1
                }
                unsafe order.update(from: spare, count: used)
            }
        }
    }

    /// Huffman's algorithm with two queues: leaves by frequency, and inner nodes in the order made.
    private func chooseLengths(_ used: Int) {
        for index in 0..<used { unsafe weights[index] = UInt32(truncatingIfNeeded: order[index] >> 16) }
        var (leaf, inner) = (0, used)
        for node in used..<(2 * used - 1) {
            var sum: UInt32 = 0
            for _ in 0..<2 {
                let takesLeaf = unsafe leaf < used && (inner >= node || weights[leaf] <= weights[inner])
                let child = takesLeaf ? leaf : inner
                if takesLeaf { leaf += 1 } else { inner += 1 }
                unsafe sum += weights[child]
                unsafe parents[child] = UInt16(node)
            }
            unsafe weights[node] = sum
        }
        // Depths are computed from the root down; a parent always comes after its children.
        unsafe weights[2 * used - 2] = 0
        for node in stride(from: 2 * used - 3, through: 0, by: -1) {
            unsafe weights[node] = weights[Int(parents[node])] + 1
        }
        limit(used)
    }

    /// Gives the rarest symbols, which come first in the order, the longest words, none longer than allowed, and makes up
    /// for the cost of the limit.
    private func limit(_ used: Int) {
        // Kraft's sum is in units of the longest word.
        let full = 1 << longest
        var sum = 0
        for index in 0..<used {
            let length = unsafe min(Int(weights[index]), longest)
            unsafe weights[index] = UInt32(length)
            sum += full >> length
        }
        var index = 0
        while sum > full {
            // Lengthens the most frequent of the words that still can be, from the rare end on.
            if unsafe Int(weights[index]) < longest {
                unsafe sum -= full >> (Int(weights[index]) + 1)
                unsafe weights[index] += 1
            } else {
                index += 1
            }
        }
        index = used - 1
        while sum < full, index >= 0 {
            // Gives the rest back to the frequent ones.
            let length = unsafe Int(weights[index])
            if length > 1, sum + (full >> length) <= full {
                sum += full >> length
                unsafe weights[index] -= 1
            } else {
                index -= 1
            }
        }
        for index in 0..<used {
            unsafe lengths[Int(order[index] & 0xFFFF)] = UInt8(weights[index])
        }
    }

    private func assignWords() {
        unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { starts in
            unsafe starts.initialize(repeating: 0)
            forEachWord { symbol in unsafe starts[Int(lengths[symbol])] += 1 }
            var code: UInt16 = 0
            for length in 1..<16 {
                let number = unsafe starts[length]
                unsafe starts[length] = code
                code = (code &+ number) << 1
            }
            forEachWord { symbol in
                let length = unsafe Int(lengths[symbol])
                unsafe words[symbol] = starts[length].bitReversed >> UInt16(16 - length)
                unsafe starts[length] += 1
            }
        }
    }
}

extension UInt16 {
    fileprivate var bitReversed: UInt16 {
        var x = self
        x = (x & 0x5555) << 1 | (x >> 1) & 0x5555
        x = (x & 0x3333) << 2 | (x >> 2) & 0x3333
        x = (x & 0x0F0F) << 4 | (x >> 4) & 0x0F0F
        return x.byteSwapped
    }
}
