/// Puts frames of different sizes on pages, the highest first. Only whole numbers are compared, and ties
/// are broken by the frames' numbers, so that the result is the same on every machine.
struct SheetPacker {
    let gaps: SheetGaps
    let sides: PageSides
    /// The longest side that a page can have.
    let maxSide: Int

    private typealias Size = (width: Int, height: Int)

    /// Pages with frames of the given sizes, each of which fits on a page; nil for more than `limit`.
    func pages(_ sizes: [(width: Int, height: Int)], limit: Int) -> [SheetLayout.Page]? {
        var rest = sizes.indices.sorted {
            let (a, b) = (sizes[$0], sizes[$1])
            return (-a.height, -a.width, $0) < (-b.height, -b.width, $1)
        }
        var pages: [SheetLayout.Page] = []
        while !rest.isEmpty {
            guard pages.count < limit else { return nil }
            if let page = smallestPage(rest, sizes) {
                pages.append(page)
                break
            }
            let (page, left) = fill(rest, sizes, width: maxSide)
            pages.append(page)
            rest = left
        }
        return pages
    }

    /// The best of several pages that hold everything: with the shortest longer side, then the smallest.
    private func smallestPage(_ numbers: [Int], _ sizes: [Size]) -> SheetLayout.Page? {
        var area = 0
        var widest = 0
        for number in numbers {
            let cell = cell(sizes[number])
            area += cell.width * cell.height
            widest = max(widest, cell.width)
        }
        let base = max(widest, Int(Double(area).squareRoot()))
        guard base <= inside(maxSide) else { return nil }
        var best: SheetLayout.Page?
        var tried = 0
        for step in 0...12 {
            let width = sides.rounded(base + base * step / 24 - gaps.padding + 2 * gaps.border)
            guard width > tried, width <= maxSide else { continue }
            tried = width
            let (page, left) = fill(numbers, sizes, width: width)
            guard left.isEmpty else { continue }
            func cost(_ page: SheetLayout.Page) -> (Int, Int) {
                (max(page.width, page.height), page.width * page.height)
            }
            if best == nil || cost(page) < cost(best!) { best = page }
        }
        return best
    }

    /// A page at most `width` pixels wide with as many frames as fit, and the frames that do not.
    private func fill(
        _ numbers: [Int], _ sizes: [Size], width: Int
    ) -> (SheetLayout.Page, left: [Int]) {
        var skyline = Skyline(width: inside(width), height: inside(maxSide))
        var placed: [(number: Int, rectangle: SheetLayout.Rectangle)] = []
        var left: [Int] = []
        // A frame no smaller than one that did not fit does not fit either.
        var rejected = (width: Int.max, height: Int.max)
        for number in numbers {
            let (size, cell) = (sizes[number], cell(sizes[number]))
            guard cell.width < rejected.width || cell.height < rejected.height,
                let corner = skyline.place(width: cell.width, height: cell.height)
            else {
                if cell.width < rejected.width { rejected = cell }
                left.append(number)
                continue
            }
            let margin = gaps.border + gaps.extrude
            placed.append(
                (
                    number,
                    SheetLayout.Rectangle(
                        x: corner.x + margin, y: corner.y + margin, width: size.width, height: size.height)
                ))
        }
        placed.sort { $0.number < $1.number }
        let outside = 2 * gaps.border - gaps.padding
        let size = sides.rounded(
            width: skyline.usedWidth + outside, height: skyline.usedHeight + outside)
        let page = SheetLayout.Page(
            width: size.width, height: size.height, numbers: placed.map { $0.number },
            rectangles: placed.map { $0.rectangle })
        return (page, left)
    }

    /// The size of a frame's cell, with the extrusion and the gap after it.
    private func cell(_ size: Size) -> Size {
        let more = 2 * gaps.extrude + gaps.padding
        return (size.width + more, size.height + more)
    }

    /// The length that a side leaves for cells. The gap after the last one is not needed.
    private func inside(_ side: Int) -> Int { side - 2 * gaps.border + gaps.padding }
}
