/// Cells of one size with their gaps, in pixels.
struct SheetGrid {
    let gaps: SheetGaps
    private let frameWidth, frameHeight: Int
    private let sides: PageSides
    private let maxSide: Int

    init(width: Int, height: Int, scale: Double, _ options: SheetOptions) {
        precondition(width >= 1 && height >= 1, "frames have pixels")
        (frameWidth, frameHeight, sides) = (width, height, options.pageSides)
        gaps = SheetGaps(options, scale: scale)
        maxSide = sides.longest(options.maxSide)
    }

    /// The distances from one column to the next, and from one row to the next.
    private var stepX: Int { gaps.step(frameWidth) }
    private var stepY: Int { gaps.step(frameHeight) }

    private func width(columns: Int) -> Int { 2 * gaps.border + columns * stepX - gaps.padding }
    private func height(rows: Int) -> Int { 2 * gaps.border + rows * stepY - gaps.padding }

    private var room: (columns: Int, rows: Int) {
        let side = max(0, maxSide - 2 * gaps.border + gaps.padding)
        return (side / stepX, side / stepY)
    }

    /// The cells of one page.
    struct Cells {
        let first, count, columns: Int
        let layout: SheetOptions.Layout

        var rows: Int { (count + columns - 1) / columns }
        /// Filling by columns can leave the last ones empty.
        var usedColumns: Int { layout == .columns ? (count + rows - 1) / rows : columns }
    }

    /// The pages that `count` cells take, at most ``SheetLayout/maxPages``; every page but the last is full.
    func pages(_ count: Int, _ options: SheetOptions) throws(SheetError) -> [Cells] {
        let room = room
        guard room.columns >= 1, room.rows >= 1 else {
            let names = [("extrude", gaps.edges.extrude), ("border", gaps.border)].filter { $0.1 > 0 }.map {
                $0.0
            }
            throw .frameTooLarge(
                width: width(columns: 1), height: height(rows: 1), maxSide: maxSide, gaps: names)
        }
        let columns = options.columns.map { min($0, count) }
        if let columns, columns > room.columns {
            throw .tooManyColumns(
                columns, width: width(columns: columns), fitting: room.columns, maxSide: maxSide)
        }
        let rows = options.layout == .strip ? 1 : room.rows
        let capacity = (columns ?? room.columns) * rows
        let pages = (count + capacity - 1) / capacity
        guard pages <= SheetLayout.maxPages else { throw .tooManyPages(pages, maxSide: maxSide) }
        func cells(first: Int, count: Int) -> Cells {
            let best =
                options.layout == .strip
                ? count : columns ?? nearSquareColumns(count, maxColumns: room.columns, maxRows: rows)
            return Cells(first: first, count: count, columns: min(best, count), layout: options.layout)
        }
        let full = cells(first: 0, count: min(capacity, count))
        let others = stride(from: 0, to: count, by: capacity).dropFirst().map { first in
            let left = count - first
            if left < capacity { return cells(first: first, count: left) }
            return Cells(first: first, count: capacity, columns: full.columns, layout: options.layout)
        }
        return [full] + others
    }

    /// The size of a page in pixels.
    func size(_ cells: Cells) -> (width: Int, height: Int) {
        sides.rounded(width: width(columns: cells.usedColumns), height: height(rows: cells.rows))
    }

    /// The columns that make the longer side of the page as short as possible; then those that leave
    /// the fewest cells empty; then the more of them.
    private func nearSquareColumns(_ count: Int, maxColumns: Int, maxRows: Int) -> Int {
        var best = (columns: 0, side: Int.max, area: Int.max, cells: Int.max)
        for columns in 1...min(count, maxColumns) {
            let rows = (count + columns - 1) / columns
            guard rows <= maxRows else { continue }
            let page = sides.rounded(width: width(columns: columns), height: height(rows: rows))
            let side = max(page.width, page.height)
            // Without rounding the page's area says less than the cells do.
            let area = sides.kind == .any ? 0 : page.width * page.height
            let cells = columns * rows
            if (side, area, cells) <= (best.side, best.area, best.cells) {
                best = (columns, side, area, cells)
            }
        }
        return best.columns
    }

    func page(_ cells: Cells) -> SheetLayout.Page {
        let (columns, rows) = (cells.columns, cells.rows)
        let rectangles = (0..<cells.count).map { index in
            let (column, row) =
                cells.layout == .columns
                ? (index / rows, index % rows) : (index % columns, index / columns)
            return SheetLayout.Rectangle(
                x: gaps.border + column * stepX + gaps.edges.extrude,
                y: gaps.border + row * stepY + gaps.edges.extrude, width: frameWidth, height: frameHeight)
        }
        let size = size(cells)
        return SheetLayout.Page(
            width: size.width, height: size.height, numbers: Array(cells.first..<cells.first + cells.count),
            rectangles: rectangles, turned: rectangles.map { _ in false })
    }
}
