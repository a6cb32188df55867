/// Where each frame stands on which page.
///
/// Frames fill one page after the other, in their order; every page but the last is full.
public struct SheetLayout: Hashable, Sendable {
    /// A part of a page, in pixels from its top left corner.
    public struct Rectangle: Hashable, Sendable {
        public var x, y, width, height: Int
    }

    /// One image of a sheet.
    public struct Page: Hashable, Sendable {
        /// The size in pixels.
        public let width, height: Int
        /// The number of the first frame on this page.
        public let first: Int
        /// Where this frame and the following ones are, without what is extruded around them.
        public let rectangles: [Rectangle]
    }

    /// At least one page.
    public let pages: [Page]
    /// How many pixels around each rectangle repeat the frame's edges.
    public let extrude: Int

    /// Lays out `count` frames, at least 1, of `width` × `height` pixels.
    ///
    /// - Parameter scale: pixels per point, greater than 0, for the lengths in `options`.
    /// - Throws: ``SheetError/frameTooLarge(width:height:maxSide:)`` or
    ///   ``SheetError/tooManyColumns(_:width:fitting:maxSide:)``.
    public init(
        count: Int, width: Int, height: Int, scale: Double, options: SheetOptions = SheetOptions()
    ) throws(SheetError) {
        precondition(count >= 1 && width >= 1 && height >= 1, "a sheet has frames, and they have pixels")
        let grid = Grid(width: width, height: height, scale: scale, options: options)
        let room = (columns: grid.columns(in: options.maxSide), rows: grid.rows(in: options.maxSide))
        guard room.columns >= 1, room.rows >= 1 else {
            throw .frameTooLarge(
                width: grid.width(columns: 1), height: grid.height(rows: 1), maxSide: options.maxSide)
        }
        let columns = options.columns.map { min($0, count) }
        if let columns, columns > room.columns {
            throw .tooManyColumns(
                columns, width: grid.width(columns: columns), fitting: room.columns, maxSide: options.maxSide)
        }
        let rows = options.layout == .strip ? 1 : room.rows
        let capacity = (columns ?? room.columns) * rows
        extrude = grid.extrude
        pages = stride(from: 0, to: count, by: capacity).map { first in
            let onPage = min(capacity, count - first)
            let columns =
                options.layout == .strip
                ? onPage : columns ?? grid.nearSquareColumns(onPage, maxColumns: room.columns, maxRows: rows)
            return grid.page(first: first, count: onPage, columns: min(columns, onPage), options.layout)
        }
    }
}

/// Cells of one size with their gaps, in pixels.
private struct Grid {
    let frameWidth, frameHeight, padding, border, extrude: Int

    init(width: Int, height: Int, scale: Double, options: SheetOptions) {
        (frameWidth, frameHeight) = (width, height)
        padding = Int((options.padding * scale).rounded())
        border = Int((options.border * scale).rounded())
        extrude = Int((options.extrude * scale).rounded())
    }

    /// From one column, or row, to the next.
    var stepX: Int { frameWidth + 2 * extrude + padding }
    var stepY: Int { frameHeight + 2 * extrude + padding }

    func width(columns: Int) -> Int { 2 * border + columns * stepX - padding }
    func height(rows: Int) -> Int { 2 * border + rows * stepY - padding }

    func columns(in side: Int) -> Int { max(0, side - 2 * border + padding) / stepX }
    func rows(in side: Int) -> Int { max(0, side - 2 * border + padding) / stepY }

    /// The columns that make the longer side of the page as short as possible; then those that leave
    /// the fewest cells empty; then the more of them.
    func nearSquareColumns(_ count: Int, maxColumns: Int, maxRows: Int) -> Int {
        var best = (columns: 0, side: Int.max, cells: Int.max)
        for columns in 1...min(count, maxColumns) {
            let rows = (count + columns - 1) / columns
            guard rows <= maxRows else { continue }
            let side = max(width(columns: columns), height(rows: rows))
            let cells = columns * rows
            if (side, cells) <= (best.side, best.cells) { best = (columns, side, cells) }
        }
        return best.columns
    }

    func page(
        first: Int, count: Int, columns: Int, _ layout: SheetOptions.Layout
    ) -> SheetLayout.Page {
        let rows = (count + columns - 1) / columns
        let columnMajor = layout == .columns
        let rectangles = (0..<count).map { index in
            let (column, row) =
                columnMajor ? (index / rows, index % rows) : (index % columns, index / columns)
            return SheetLayout.Rectangle(
                x: border + column * stepX + extrude, y: border + row * stepY + extrude,
                width: frameWidth, height: frameHeight)
        }
        // Filling by columns can leave the last ones empty.
        let used = columnMajor ? (count + rows - 1) / rows : columns
        return SheetLayout.Page(
            width: width(columns: used), height: height(rows: rows), first: first, rectangles: rectangles)
    }
}
