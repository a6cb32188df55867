/// The places of frames on the pages of a sheet.
///
/// Frames of one size fill the grid of one page after the other, in their order; every page but the last
/// is full. Frames of different sizes are packed.
public struct SheetLayout: Hashable, Sendable {
    /// A part of a page, in pixels from its top left corner.
    public struct Rectangle: Hashable, Sendable {
        /// The top left corner and the size, in pixels.
        public var x, y, width, height: Int

        package init(
            x: Int, y: Int, width: Int, height: Int
        ) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }

        /// Returns the rectangle without borders.
        func inset(by borders: SheetClip.Insets) -> Rectangle {
            Rectangle(
                x: x + borders.left, y: y + borders.top, width: width - borders.left - borders.right,
                height: height - borders.top - borders.bottom)
        }
    }

    /// One image of a sheet.
    public struct Page: Hashable, Sendable {
        /// The size in pixels.
        public let width, height: Int
        /// The numbers of the frames on this page, ascending.
        public let numbers: [Int]
        /// The places of these frames, without their extruded edges.
        public let rectangles: [Rectangle]
        /// Whether each of the frames lies there turned by 90°, so that its width runs downward or upward.
        public let turned: [Bool]
    }

    /// The pages, at least one and at most ``maxPages``.
    public let pages: [Page]
    /// The edges around each rectangle.
    package let edges: CellEdges
    /// The width of the extruded edges around each rectangle, in pixels.
    public var extrude: Int { edges.extrude }

    /// The most pages a sheet can have: page 1000 would be called as frame 1000 is.
    public static let maxPages = 999

    /// Lays out `count` frames, at least 1, of `width` × `height` pixels.
    ///
    /// - Parameters:
    ///   - count: The number of frames.
    ///   - width: The width of a frame, in pixels.
    ///   - height: The height of a frame, in pixels.
    ///   - scale: Pixels per point, greater than 0, for the lengths in `options`.
    ///   - options: The options of the sheet.
    /// - Throws: ``SheetError/frameTooLarge(width:height:maxSide:gaps:)``,
    ///   ``SheetError/tooManyColumns(_:width:fitting:maxSide:)`` or
    ///   ``SheetError/tooManyPages(_:maxSide:)``.
    public init(
        count: Int, width: Int, height: Int, scale: Double, options: SheetOptions = SheetOptions()
    ) throws(SheetError) {
        let grid = SheetGrid(width: width, height: height, scale: scale, options)
        edges = grid.gaps.edges
        pages = try grid.pages(count, options).map(grid.page)
    }

    /// The greatest number of pages that the frames take. Those of one size are not laid out for it.
    ///
    /// - Throws: as ``init(count:width:height:scale:options:)``.
    static func pageCount(_ sequence: FrameSequence, _ options: SheetOptions) throws(SheetError) -> Int {
        if let sizes = sequence.unequalSizes {
            return try SheetLayout(sizes: sizes, scale: sequence.scale, options: options).pages.count
        }
        return try SheetGrid(width: sequence.width, height: sequence.height, scale: sequence.scale, options)
            .pages(sequence.count, options).count
    }

    /// Whether frames of one size make pages that may be too large: whether they are depends on which of them look the same, and
    /// on their colors.
    package static func mayBeTooLarge(_ sequence: FrameSequence, _ options: SheetOptions) throws(SheetError)
        -> Bool
    {
        if let sizes = sequence.unequalSizes {
            // Trimmed frames are packed otherwise than whole ones, but take no twice as large a page.
            return try SheetLayout(sizes: sizes, scale: sequence.scale, options: options).pages.contains {
                2 * $0.width * $0.height > options.maxPagePixels
            }
        }
        let grid = SheetGrid(
            width: sequence.width, height: sequence.height, scale: sequence.scale, options)
        return try grid.pages(sequence.count, options).contains {
            let size = grid.size($0)
            return size.width * size.height > options.maxPagePixels
        }
    }

    /// Lays out what is kept of frames, those with numbers in `upright` never turned.
    package init(
        _ boxes: [Rectangle], scale: Double, options: SheetOptions, upright: Set<Int> = []
    ) throws(SheetError) {
        try self.init(
            sizes: boxes.map { ($0.width, $0.height) }, scale: scale, options: options, upright: upright)
    }

    /// Lays out frames of the given sizes in pixels, at least one. Where the sizes differ, layout and
    /// columns have no say.
    ///
    /// - Throws: as ``init(count:width:height:scale:options:)`` does for frames as large as the largest.
    package init(
        sizes: [(width: Int, height: Int)], scale: Double, options: SheetOptions, upright: Set<Int> = []
    ) throws(SheetError) {
        let width = sizes.reduce(1) { max($0, $1.width) }
        let height = sizes.reduce(1) { max($0, $1.height) }
        let grid = SheetGrid(width: width, height: height, scale: scale, options)
        edges = grid.gaps.edges
        guard sizes.contains(where: { $0 != (width, height) }) else {
            pages = try grid.pages(sizes.count, options).map(grid.page)
            return
        }
        for size in sizes where size.width == width || size.height == height {
            _ = try SheetGrid(width: size.width, height: size.height, scale: scale, options).pages(1, options)
        }
        // Packing is a good guess; a grid of the largest frame is what it must not be worse than, where there is one.
        var cells: [SheetGrid.Cells] = []
        var excess: SheetError?
        do throws(SheetError) { cells = try grid.pages(sizes.count, options) } catch { excess = error }
        let packed = SheetPacker.pages(
            sizes, gaps: grid.gaps, sides: options.pageSides,
            maxSide: options.pageSides.longest(options.maxSide), turns: options.turnsFrames,
            upright: upright, limit: excess == nil ? cells.count : Self.maxPages)
        if packed == nil, let excess { throw excess }
        pages =
            packed
            ?? cells.map { cells in
                let page = grid.page(cells)
                return Page(
                    width: page.width, height: page.height, numbers: page.numbers,
                    rectangles: zip(page.numbers, page.rectangles).map { number, cell in
                        Rectangle(
                            x: cell.x, y: cell.y, width: sizes[number].width, height: sizes[number].height)
                    }, turned: page.turned)
            }
    }

    /// Refuses pages that would take too much memory: all of a page is held at once, whether anything is there or not.
    ///
    /// - Parameter hasOneColor: Whether all of a page has one color, or may have.
    package func checkPixels(_ options: SheetOptions, hasOneColor: (Page) -> Bool) throws(SheetError) {
        for page in pages {
            let limit = options.maxPagePixels * (hasOneColor(page) ? 4 : 1)
            if page.width * page.height > limit {
                throw .pageTooLarge(width: page.width, height: page.height, maxPixels: limit)
            }
        }
    }
}
