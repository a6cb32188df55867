/// The edges around frames on a page, over which their outermost pixels are repeated.
package struct CellEdges: Hashable, Sendable {
    /// The width of the edges, in pixels.
    package let extrude: Int
    /// The number of pixels of which cells begin and end at multiples, so that a pixel of a mipmap lies in one cell only; 1 without mipmaps.
    /// The edges at the right and at the bottom are wider where that takes it.
    package let unit: Int

    /// Creates edges.
    package init(extrude: Int, unit: Int = 1) {
        self.extrude = extrude
        self.unit = unit
    }

    /// The cell of a frame: its place with the edges.
    package func cell(of place: SheetLayout.Rectangle) -> SheetLayout.Rectangle {
        SheetLayout.Rectangle(
            x: place.x - extrude, y: place.y - extrude, width: length(of: place.width),
            height: length(of: place.height))
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
        let least = options.mipLevels == nil ? 0 : max(1, unit / 2)
        edges = CellEdges(extrude: max(pixels(options.extrude), least), unit: unit)
    }

    /// The distance from the start of a frame of this length to that of the next.
    func step(_ side: Int) -> Int { edges.length(of: side) + padding }
}

extension Int {
    /// The least multiple of `unit` that is not less.
    func roundedUp(toMultipleOf unit: Int) -> Int { (self + unit - 1) / unit * unit }
}
