/// Puts frames of different sizes on pages: on as few as it can, and on the smallest that it finds in an amount of work that grows
/// with their number only a little. Work is counted and not timed, only whole numbers are compared, and ties are broken by a fixed
/// order, so that the result is the same on every machine.
struct SheetPacker {
    private let gaps: SheetGaps
    private let sides: PageSides
    /// The longest side that a page can have.
    private let maxSide: Int
    /// Whether frames may be turned by 90°, and those that may not even then.
    private let turns: Bool
    private let upright: Set<Int>
    private let sizes: [Size]
    /// The frames' sizes with their extrusion and the gap after them.
    private let cells: [Size]
    /// The work that may still be done on better pages.
    private var effort: Int

    private typealias Size = (width: Int, height: Int)

    private init(
        _ sizes: [(width: Int, height: Int)], gaps: SheetGaps, sides: PageSides, maxSide: Int, turns: Bool,
        upright: Set<Int>
    ) {
        (self.sizes, self.gaps, self.sides) = (sizes, gaps, sides)
        (self.maxSide, self.turns, self.upright) = (maxSide, turns, upright)
        cells = sizes.map { (gaps.step($0.width), gaps.step($0.height)) }
        // A hundredth of a second, about, and as much again for 60,000 frames.
        effort = 6_000_000 + 100 * sizes.count
    }

    /// The pages; nil for more than `limit`. With frames that may be turned they are no worse than without.
    static func pages(
        _ sizes: [(width: Int, height: Int)], gaps: SheetGaps, sides: PageSides, maxSide: Int, turns: Bool,
        upright: Set<Int> = [], limit: Int
    ) -> [SheetLayout.Page]? {
        var best: [SheetLayout.Page]?
        for turns in turns ? [false, true] : [false] {
            var packer = SheetPacker(
                sizes, gaps: gaps, sides: sides, maxSide: maxSide, turns: turns, upright: upright)
            guard let pages = packer.pages(limit: limit) else { continue }
            func cost(_ pages: [SheetLayout.Page]) -> (Int, Int) {
                (pages.count, pages.reduce(0) { $0 + $1.width * $1.height })
            }
            if best == nil || cost(pages) < cost(best!) { best = pages }
        }
        return best
    }

    private mutating func pages(limit: Int) -> [SheetLayout.Page]? {
        var rest = Array(sizes.indices)
        var pages: [SheetLayout.Page] = []
        while !rest.isEmpty {
            guard pages.count < limit else { return nil }
            if let filling = smallest(rest) {
                pages.append(page(filling))
                break
            }
            let filling = fullest(rest)
            pages.append(page(filling))
            rest = filling.left.sorted()
        }
        return pages
    }

    /// Frames on one page.
    private struct Filling {
        var placed: [(number: Int, spot: PackingSpot)] = []
        var left: [Int] = []
        /// The area of the placed cells.
        var area = 0
        /// The size of the page.
        var size: Size = (0, 0)
    }

    // MARK: The last page

    /// The best of many pages that hold all of these frames; nil where there is none.
    private mutating func smallest(_ numbers: [Int]) -> Filling? {
        let area = numbers.reduce(0) { $0 + cells[$1].width * cells[$1].height }
        let widths = widths(numbers, area: area)
        var best: Filling?
        for plan in PackingPlan.open(turns: turns) {
            let order = plan.sorted(numbers, cells)
            for width in widths where plan.rule == nil || effort > 0 {
                let filling = fill(order, plan, width: width, height: maxSide, isWhole: true)
                if let filling { best = better(best, filling) }
            }
        }
        var orders: [PackingPlan.Order: [Int]] = [:]
        for width in widths {
            for plan in PackingPlan.closed {
                guard effort > 0, var found = best else { return best }
                let order = orders[plan.order] ?? plan.sorted(numbers, cells)
                orders[plan.order] = order
                squeeze(order, plan, width: width, least: area / inside(width), &found)
                best = found
            }
        }
        return best
    }

    /// Looks for a better page of this width: first for one that is just smaller than the best, then for ones as low as possible.
    ///
    /// - Parameter least: A height in which the cells have no room.
    private mutating func squeeze(
        _ order: [Int], _ plan: PackingPlan, width: Int, least: Int, _ best: inout Filling
    ) {
        let lower = sides.areEqual ? width : (best.size.width * best.size.height - 1) / width
        let tallest = sides.longest(min(lower, maxSide))
        guard inside(tallest) > least, width * tallest < best.size.width * best.size.height,
            let first = fill(order, plan, width: width, height: tallest, isWhole: true)
        else { return }
        best = better(best, first)
        var (low, high) = (least, first.size.height)
        for _ in 0..<4 where effort > 0 {
            let middle = sides.rounded((low + high) / 2)
            guard middle < high, inside(middle) > least else { return }
            if let next = fill(order, plan, width: width, height: middle, isWhole: true) {
                best = better(best, next)
                high = next.size.height
            } else {
                low = middle
            }
        }
    }

    /// The widths of pages that are tried for frames whose cells have this area, from square to wide.
    private func widths(_ numbers: [Int], area: Int) -> [Int] {
        let widest = numbers.reduce(0) {
            max(
                $0,
                turns && !upright.contains($1) ? min(cells[$1].width, cells[$1].height) : cells[$1].width)
        }
        let base = max(widest, Int(Double(area).squareRoot()))
        let outside = 2 * gaps.border - gaps.padding
        var widths: [Int] = []
        func add(_ width: Int) {
            if width > 0, width <= maxSide, inside(width) >= widest, !widths.contains(width) {
                widths.append(width)
            }
        }
        for step in 0...12 { add(sides.rounded(base + base * step / 96 + outside)) }
        // A few frames leave fewer choices, and sides that are rounded may need a narrower page.
        if numbers.count <= 64 {
            for step in 4...12 { add(sides.rounded(base + base * step / 24 + outside)) }
        }
        add(sides.longest(max(1, base + outside)))
        return widths
    }

    private func better(_ a: Filling?, _ b: Filling) -> Filling {
        guard let a else { return b }
        return cost(b.size) < cost(a.size) ? b : a
    }

    /// The cost of a page. The smallest of those that are near to a square is the best, then the one with the shortest longer side.
    private func cost(_ size: Size) -> (Int, Int, Int) {
        let (shorter, longer) = (min(size.width, size.height), max(size.width, size.height))
        let isLong =
            switch sides.kind {
            case .any: 10 * longer > 13 * shorter
            case .powerOfTwo: longer > 2 * shorter
            case .multiple(let unit): 10 * (longer - unit) > 13 * shorter
            }
        let area = size.width * size.height
        return isLong ? (1, longer, area) : (0, area, longer)
    }

    // MARK: Pages before the last

    /// The page of the largest size on which most of the area is taken.
    private mutating func fullest(_ numbers: [Int]) -> Filling {
        var best = Filling()
        let pages = numbers.reduce(0) { $0 + cells[$1].width * cells[$1].height } / (maxSide * maxSide) + 1
        let reserve = effort - effort / pages
        for plan in PackingPlan.open(turns: turns) + PackingPlan.closed
        where plan.rule == nil || effort > reserve {
            let order = plan.sorted(numbers, cells)
            let filling = fill(order, plan, width: maxSide, height: maxSide, isWhole: false)
            if let filling, filling.area > best.area { best = filling }
        }
        return best
    }

    // MARK: One page

    /// A page at most so large with the frames that fit; nil where it is to hold all of them and does not, or where that takes more work
    /// than is left.
    private mutating func fill(
        _ order: [Int], _ plan: PackingPlan, width: Int, height: Int, isWhole: Bool
    ) -> Filling? {
        let (width, height) = (inside(width), inside(height))
        guard width > 0, height > 0 else { return nil }
        guard let rule = plan.rule else {
            var skyline = Skyline(width: width, height: height)
            return fill(order, &skyline, isWhole: isWhole, most: .max)
        }
        var region = MaxRects(width: width, height: height, rule: rule)
        defer { effort -= region.work }
        return fill(order, &region, isWhole: isWhole, most: effort)
    }

    private func fill(
        _ order: [Int], _ region: inout some PackingRegion, isWhole: Bool, most: Int
    ) -> Filling? {
        var filling = Filling()
        // A frame no smaller than one that did not fit does not fit either.
        var rejected = (width: Int.max, height: Int.max)
        for number in order {
            let cell = cells[number]
            let mayTurn = turns && !upright.contains(number)
            guard cell.width < rejected.width || cell.height < rejected.height,
                let spot = region.spot(width: cell.width, height: cell.height, mayTurn: mayTurn)
            else {
                if isWhole { return nil }
                if cell.width < rejected.width, mayTurn || !turns { rejected = cell }
                filling.left.append(number)
                continue
            }
            if region.work > most { return nil }
            filling.placed.append((number, spot))
            filling.area += cell.width * cell.height
        }
        let outside = 2 * gaps.border - gaps.padding
        filling.size = sides.rounded(
            width: region.usedWidth + outside, height: region.usedHeight + outside)
        return filling
    }

    private func page(_ filling: Filling) -> SheetLayout.Page {
        let placed = filling.placed.sorted { $0.number < $1.number }
        let margin = gaps.border + gaps.edges.extrude
        return SheetLayout.Page(
            width: filling.size.width, height: filling.size.height, numbers: placed.map { $0.number },
            rectangles: placed.map { number, spot in
                let (width, height) = sizes[number]
                return SheetLayout.Rectangle(
                    x: spot.x + margin, y: spot.y + margin, width: spot.isTurned ? height : width,
                    height: spot.isTurned ? width : height)
            }, turned: placed.map { $0.spot.isTurned })
    }

    /// The length that a side leaves for cells. The gap after the last one is not needed.
    private func inside(_ side: Int) -> Int { side - 2 * gaps.border + gaps.padding }
}
