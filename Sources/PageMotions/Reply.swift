/// A reply to a page, as words of 64 bits that it reads in the same order: the bits of a number; for a text the number of its bytes in
/// UTF-8 and those, filled up to whole words; for a list the number of its items and those.
package struct Reply {
    package private(set) var words: [UInt64] = []

    package init() {}

    /// Takes everything away and keeps the storage.
    package mutating func reset() { words.removeAll(keepingCapacity: true) }

    @inline(never)
    package mutating func put(_ number: Double) { words.append(number.bitPattern) }

    package mutating func put(_ count: Int) { put(Double(count)) }

    package mutating func put(_ flag: Bool) { put(flag ? 1.0 : 0.0) }

    /// Not a number stands for none.
    package mutating func put(_ number: Double?) { put(number ?? .nan) }

    package mutating func put(_ text: String) {
        let isPut: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
            put(bytes.count)
            for start in stride(from: 0, to: bytes.count, by: 8) {
                var word: UInt64 = 0
                for place in start..<min(start + 8, bytes.count) {
                    unsafe word |= UInt64(bytes[place]) << UInt64(8 * (place - start))
                }
                put(Double(bitPattern: word))
            }
        }
        precondition(isPut != nil, "texts lie in UTF-8")
    }

    /// A list of none or one.
    package mutating func put(_ text: String?) {
        put(text != nil)
        if let text { put(text) }
    }

    package mutating func put(_ texts: [String]) { put(each: texts) { $0.put($1) } }

    package mutating func put<Item>(each items: [Item], _ put: (inout Reply, Item) -> Void) {
        self.put(items.count)
        for item in items { put(&self, item) }
    }
}
