/// Moments in their order, the earliest first; of several at a time that of the first animation.
struct Agenda {
    struct Entry: Hashable {
        let time: Int64
        let index: Int

        static func < (a: Entry, b: Entry) -> Bool { (a.time, a.index) < (b.time, b.index) }
    }

    /// A binary heap.
    private var entries: [Entry] = []

    mutating func add(_ entry: Entry) {
        var place = entries.count
        entries.append(entry)
        while place > 0, entry < entries[(place - 1) / 2] {
            entries.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    var first: Entry? { entries.first }

    mutating func removeFirst() {
        guard let last = entries.popLast(), !entries.isEmpty else { return }
        entries[0] = last
        var place = 0
        while true {
            let children = (2 * place + 1..<2 * place + 3).filter { $0 < entries.count }
            guard let least = children.min(by: { entries[$0] < entries[$1] }), entries[least] < entries[place]
            else { return }
            entries.swapAt(place, least)
            place = least
        }
    }
}
