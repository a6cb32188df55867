/// The edges around frames on a page, over which their outermost pixels are repeated, and the gaps around those.
package struct CellEdges: Hashable, Sendable {
    /// The width of the edges, in pixels.
    package let extrude: Int
    /// The number of pixels of which cells begin and end at multiples, so that a pixel of a mipmap lies in one cell only; 1 without mipmaps.
    /// The edges at the right and at the bottom are wider where that takes it.
    package let unit: Int
    /// The width of the gaps between cells, and of the one at the sides of the page, in pixels.
    private let padding, border: Int

    /// Creates edges.
    package init(extrude: Int, unit: Int = 1, padding: Int = 0, border: Int = 0) {
        self.extrude = extrude
        self.unit = unit
        self.padding = padding
        self.border = border
    }

    /// Whether something lies between cells.
    package var haveGaps: Bool { padding > 0 || border > 0 }

    /// The cell of a frame: its place with the edges.
    package func cell(of place: SheetLayout.Rectangle) -> SheetLayout.Rectangle {
        SheetLayout.Rectangle(
            x: place.x - extrude, y: place.y - extrude, width: length(of: place.width),
            height: length(of: place.height))
    }

    /// The cell of a frame with the gap around it: up to the middle between cells, and at most `reach` pixels on each side.
    package func surroundings(
        of place: SheetLayout.Rectangle, width: Int, height: Int, reach: Int
    ) -> SheetLayout.Rectangle {
        let cell = cell(of: place)
        func side(_ start: Int, _ length: Int, of page: Int) -> (start: Int, length: Int) {
            let end = start + length
            let before = start <= border ? start : padding / 2
            let after = end >= page - border ? page - end : (padding + 1) / 2
            let first = start - min(before, reach)
            return (first, end + min(after, reach, page - end) - first)
        }
        let (x, y) = (side(cell.x, cell.width, of: width), side(cell.y, cell.height, of: height))
        return SheetLayout.Rectangle(x: x.start, y: y.start, width: x.length, height: y.length)
    }

    /// The length of the cell of a frame of this length.
    func length(of side: Int) -> Int { (side + 2 * extrude).roundedUp(toMultipleOf: unit) }
}

/// The gaps of a sheet in pixels.
struct SheetGaps {
    let padding, border: Int
    let edges: CellEdges

    /// Gaps are widened to what mipmaps take: a pixel of level n comes from 2ⁿ pixels, and sampling reaches half of one beyond a frame.
    init(_ options: SheetOptions, scale: Double) {
        let unit = options.mipUnit
        func pixels(_ length: Double) -> Int { Int((length * scale).rounded()) }
        padding = pixels(options.padding).roundedUp(toMultipleOf: unit)
        border = pixels(options.border).roundedUp(toMultipleOf: unit)
        // Edges of less than a pixel would be none.
        let least = options.mipLevels == nil ? (options.extrude > 0 ? 1 : 0) : max(1, unit / 2)
        edges = CellEdges(
            extrude: max(pixels(options.extrude), least), unit: unit, padding: padding, border: border)
    }

    /// The distance from the start of a frame of this length to that of the next.
    func step(_ side: Int) -> Int { edges.length(of: side) + padding }
}

extension Int {
    /// The least multiple of `unit` that is not less.
    func roundedUp(toMultipleOf unit: Int) -> Int { (self + unit - 1) / unit * unit }
}
