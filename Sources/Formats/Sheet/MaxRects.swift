/// A region whose free part is kept as all the largest rectangles that fit into it; they overlap.
///
/// Each rectangle goes into the top left corner of the free one that its rule finds best, and of equally good ones into the
/// first.
struct MaxRects: PackingRegion {
    /// A rule by which one place is better than another.
    enum Rule {
        /// The free rectangle whose shorter side is left with least.
        case shortSide
        /// The free rectangle with the least area left.
        case area
        /// The place whose far edge is nearest to the top, then the leftmost.
        case bottomLeft
        /// The place with the longest contact with other rectangles and with the edges of the region.
        case contact
    }

    private struct Box {
        var left, top, right, bottom: Int32

        @inline(__always)
        func contains(_ other: Box) -> Bool {
            left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
        }
    }

    private let width, height: Int32
    private let rule: Rule
    private var free: [Box]
    /// The rectangles so far, for the rule that asks for them.
    private var taken: [Box] = []
    /// The parts that one placement leaves of the free rectangles it cuts.
    private var parts: [Box] = []
    private var right: Int32 = 0
    private var bottom: Int32 = 0
    private(set) var work = 0

    var usedWidth: Int { Int(right) }
    var usedHeight: Int { Int(bottom) }

    init(width: Int, height: Int, rule: Rule) {
        (self.width, self.height, self.rule) = (Int32(width), Int32(height), rule)
        free = [Box(left: 0, top: 0, right: self.width, bottom: self.height)]
    }

    mutating func spot(width: Int, height: Int, mayTurn: Bool) -> PackingSpot? {
        let (across, down) = (Int32(width), Int32(height))
        var least = (Int.max, Int.max)
        var best: (index: Int, isTurned: Bool)?
        // A neighbor takes a twenty-fourth of the time of a free rectangle.
        work += free.count * (24 + taken.count) / 12
        for index in free.indices {
            let (wide, high) = (free[index].right - free[index].left, free[index].bottom - free[index].top)
            if across <= wide, down <= high {
                let cost = cost(free[index], across, down)
                if cost < least { (least, best) = (cost, (index, false)) }
            }
            if mayTurn, across != down, down <= wide, across <= high {
                let cost = cost(free[index], down, across)
                if cost < least { (least, best) = (cost, (index, true)) }
            }
        }
        guard let best else { return nil }
        let box = free[best.index]
        let (wide, high) = best.isTurned ? (down, across) : (across, down)
        take(Box(left: box.left, top: box.top, right: box.left + wide, bottom: box.top + high))
        return PackingSpot(x: Int(box.left), y: Int(box.top), isTurned: best.isTurned)
    }

    /// The cost of a place at the corner of a free rectangle that is large enough. Less is better.
    @inline(__always)
    private func cost(_ box: Box, _ wide: Int32, _ high: Int32) -> (Int, Int) {
        let (moreX, moreY) = (box.right - box.left - wide, box.bottom - box.top - high)
        let shorter = Int(min(moreX, moreY))
        switch rule {
        case .shortSide: return (shorter, Int(max(moreX, moreY)))
        case .area: return (Int(box.right - box.left) * Int(box.bottom - box.top), shorter)
        case .bottomLeft: return (Int(box.top + high), Int(box.left))
        case .contact: return (-contact(box.left, box.top, wide, high), shorter)
        }
    }

    /// The length of the edges that a place shares with others.
    private func contact(_ left: Int32, _ top: Int32, _ wide: Int32, _ high: Int32) -> Int {
        let (right, bottom) = (left + wide, top + high)
        var length: Int32 = 0
        if left == 0 { length += high }
        if top == 0 { length += wide }
        if right == width { length += high }
        if bottom == height { length += wide }
        for box in taken {
            if box.right == left || box.left == right {
                length += max(0, min(box.bottom, bottom) - max(box.top, top))
            }
            if box.bottom == top || box.top == bottom {
                length += max(0, min(box.right, right) - max(box.left, left))
            }
        }
        return Int(length)
    }

    /// Cuts a rectangle out of the free ones, and drops those that lie within others.
    private mutating func take(_ box: Box) {
        (right, bottom) = (max(right, box.right), max(bottom, box.bottom))
        if rule == .contact { taken.append(box) }
        parts.removeAll(keepingCapacity: true)
        var count = 0
        for index in free.indices {
            let other = free[index]
            if box.left >= other.right || box.right <= other.left || box.top >= other.bottom
                || box.bottom <= other.top
            {
                free[count] = other
                count += 1
                continue
            }
            func leave(_ change: (inout Box) -> Void) {
                var part = other
                change(&part)
                parts.append(part)
            }
            if box.left > other.left { leave { $0.right = box.left } }
            if box.right < other.right { leave { $0.left = box.right } }
            if box.top > other.top { leave { $0.bottom = box.top } }
            if box.bottom < other.bottom { leave { $0.top = box.bottom } }
        }
        free.removeLast(free.count - count)
        work += parts.count * (count + parts.count) / 2
        // What was not cut is not within a part of what was: it would have been within that before.
        for (index, part) in parts.enumerated() {
            let isWithin = parts.indices.contains {
                $0 != index && parts[$0].contains(part) && ($0 < index || !part.contains(parts[$0]))
            }
            if !isWithin, !free[..<count].contains(where: { $0.contains(part) }) { free.append(part) }
        }
    }
}
