/// Cells of one size with their gaps, in pixels.
struct SheetGrid {
    let gaps: SheetGaps
    private let frameWidth, frameHeight: Int
    private let sides: PageSides
    private let maxSide: Int

    init(width: Int, height: Int, gaps: SheetGaps, sides: PageSides, maxSide: Int) {
        (frameWidth, frameHeight, self.gaps, self.sides) = (width, height, gaps, sides)
        self.maxSide = sides.longest(maxSide)
    }

    /// From one column, or row, to the next.
    private var stepX: Int { frameWidth + 2 * gaps.extrude + gaps.padding }
    private var stepY: Int { frameHeight + 2 * gaps.extrude + gaps.padding }

    private func width(columns: Int) -> Int { 2 * gaps.border + columns * stepX - gaps.padding }
    private func height(rows: Int) -> Int { 2 * gaps.border + rows * stepY - gaps.padding }

    private var room: (columns: Int, rows: Int) {
        let side = max(0, maxSide - 2 * gaps.border + gaps.padding)
        return (side / stepX, side / stepY)
    }

    /// The pages that `count` cells take.
    func pages(_ count: Int, _ options: SheetOptions) throws(SheetError) -> [SheetLayout.Page] {
        let room = room
        guard room.columns >= 1, room.rows >= 1 else {
            throw .frameTooLarge(width: width(columns: 1), height: height(rows: 1), maxSide: maxSide)
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
        return stride(from: 0, to: count, by: capacity).map { first in
            let onPage = min(capacity, count - first)
            let columns =
                options.layout == .strip
                ? onPage : columns ?? nearSquareColumns(onPage, maxColumns: room.columns, maxRows: rows)
            return page(first: first, count: onPage, columns: min(columns, onPage), options.layout)
        }
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

    private func page(
        first: Int, count: Int, columns: Int, _ layout: SheetOptions.Layout
    ) -> SheetLayout.Page {
        let rows = (count + columns - 1) / columns
        let columnMajor = layout == .columns
        let rectangles = (0..<count).map { index in
            let (column, row) =
                columnMajor ? (index / rows, index % rows) : (index % columns, index / columns)
            return SheetLayout.Rectangle(
                x: gaps.border + column * stepX + gaps.extrude, y: gaps.border + row * stepY + gaps.extrude,
                width: frameWidth, height: frameHeight)
        }
        // Filling by columns can leave the last ones empty.
        let used = columnMajor ? (count + rows - 1) / rows : columns
        let size = sides.rounded(width: width(columns: used), height: height(rows: rows))
        return SheetLayout.Page(
            width: size.width, height: size.height, numbers: Array(first..<first + count),
            rectangles: rectangles)
    }
}
