/// Numbers for times, counted from 0 in the order in which they first come up: widths, lengths and places are followed at the same times.
/// No dictionary, which hashes so well that it takes as long as to draw a moment.
struct KnownTimes {
    private(set) var count = 0
    /// Twice as many as there are times or more; a slot is free whose number is negative.
    private var slots: [(time: Double, number: Int)] = Array(repeating: (0, -1), count: 256)

    /// The number of a time, which is ``count`` before this where it is new.
    mutating func number(of time: Double) -> Int {
        let slot = slot(of: time)
        if slots[slot].number >= 0 { return slots[slot].number }
        slots[slot] = (time, count)
        count += 1
        if count * 2 > slots.count { grow() }
        return count - 1
    }

    /// Where a time is, or else would be.
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
