/// Numbers for times, counted from 0 in the order in which they first come up: widths, lengths and places are sampled at
/// the same times. A dictionary, with its strong hash, would take as long as drawing a moment.
struct KnownTimes {
    private(set) var count = 0
    /// The hash table, at least twice as large as the number of times; a free slot has a negative number.
    private var slots: [(time: Double, number: Int)] = Array(repeating: (0, -1), count: 256)

    /// Returns the number of a time; for a new time, that is the previous ``count``.
    mutating func number(of time: Double) -> Int {
        let slot = slot(of: time)
        if slots[slot].number >= 0 { return slots[slot].number }
        slots[slot] = (time, count)
        count += 1
        if count * 2 > slots.count { grow() }
        return count - 1
    }

    /// Returns the slot of a time, or the free one where it belongs.
    private func slot(of time: Double) -> Int {
        // The upper half of the product depends on all bits of the time.
        let hash = time.bitPattern &* 0x9E37_79B9_7F4A_7C15
        var slot = Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
        while slots[slot].number >= 0, slots[slot].time != time { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: (0, -1), count: 2 * old.count)
        for entry in old where entry.number >= 0 { slots[slot(of: entry.time)] = entry }
    }
}
