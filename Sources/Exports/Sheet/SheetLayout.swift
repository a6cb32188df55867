/// Where each frame stands on which page.
///
/// Frames of one size fill the grid of one page after the other, in their order; every page but the last
/// is full. Frames of different sizes are packed.
public struct SheetLayout: Hashable, Sendable {
    /// A part of a page, in pixels from its top left corner.
    public struct Rectangle: Hashable, Sendable {
        public var x, y, width, height: Int
    }

    /// One image of a sheet.
    public struct Page: Hashable, Sendable {
        /// The size in pixels.
        public let width, height: Int
        /// The numbers of the frames on this page, ascending.
        public let numbers: [Int]
        /// Where these frames are, without what is extruded around them.
        public let rectangles: [Rectangle]
    }

    /// At least one page, at most ``maxPages``.
    public let pages: [Page]
    /// How many pixels around each rectangle repeat the frame's edges.
    public let extrude: Int

    /// The most pages a sheet can have: page 1000 would be called as frame 1000 is.
    public static let maxPages = 999

    /// Lays out `count` frames, at least 1, of `width` × `height` pixels.
    ///
    /// - Parameter scale: pixels per point, greater than 0, for the lengths in `options`.
    /// - Throws: ``SheetError/frameTooLarge(width:height:maxSide:)``,
    ///   ``SheetError/tooManyColumns(_:width:fitting:maxSide:)`` or
    ///   ``SheetError/tooManyPages(_:maxSide:)``.
    public init(
        count: Int, width: Int, height: Int, scale: Double, options: SheetOptions = SheetOptions()
    ) throws(SheetError) {
        precondition(count >= 1 && width >= 1 && height >= 1, "a sheet has frames, and they have pixels")
        let grid = SheetGrid(
            width: width, height: height, gaps: SheetGaps(options, scale: scale), sides: options.sides,
            maxSide: options.maxSide)
        extrude = grid.gaps.extrude
        pages = try grid.pages(count, options)
    }

    /// Lays out frames of the given sizes in pixels, at least one. Where the sizes differ, layout and
    /// columns have no say.
    ///
    /// - Throws: as ``init(count:width:height:scale:options:)`` does for frames as large as the largest.
    init(
        sizes: [(width: Int, height: Int)], scale: Double, options: SheetOptions
    ) throws(SheetError) {
        let width = sizes.reduce(1) { max($0, $1.width) }
        let height = sizes.reduce(1) { max($0, $1.height) }
        let cells = try SheetLayout(
            count: sizes.count, width: width, height: height, scale: scale, options: options)
        extrude = cells.extrude
        guard sizes.contains(where: { $0 != (width, height) }) else {
            pages = cells.pages
            return
        }
        let packer = SheetPacker(
            gaps: SheetGaps(options, scale: scale), sides: options.sides,
            maxSide: options.sides.longest(options.maxSide))
        // Packing is a good guess; the grid is what it must not be worse than.
        pages =
            packer.pages(sizes, limit: cells.pages.count)
            ?? cells.pages.map { page in
                Page(
                    width: page.width, height: page.height, numbers: page.numbers,
                    rectangles: zip(page.numbers, page.rectangles).map { number, cell in
                        Rectangle(
                            x: cell.x, y: cell.y, width: sizes[number].width, height: sizes[number].height)
                    })
            }
    }
}

/// The gaps of a sheet in pixels.
struct SheetGaps {
    let padding, border, extrude: Int

    init(_ options: SheetOptions, scale: Double) {
        padding = Int((options.padding * scale).rounded())
        border = Int((options.border * scale).rounded())
        extrude = Int((options.extrude * scale).rounded())
    }
}
