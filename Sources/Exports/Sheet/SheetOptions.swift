/// How the frames of an animation are put together in sheets.
public struct SheetOptions: Hashable, Sendable {
    /// The order of the frames on a page.
    public enum Layout: String, CaseIterable, Hashable, Sendable {
        /// A grid, filled row by row.
        case rows
        /// A grid, filled column by column.
        case columns
        /// One row.
        case strip
    }

    /// The order of the frames on a page.
    public private(set) var layout = Layout.rows
    /// The number of columns of a grid, at most; nil makes pages as near to a square as they go.
    public private(set) var columns: Int?
    /// The gap between neighbors, in points.
    public private(set) var padding = 0.0
    /// The gap between the frames and the edges of the page, in points.
    public private(set) var border = 0.0
    /// How far the outermost pixels of every frame are repeated outward, in points. It keeps readers
    /// that sample between pixels from blending a neighbor in. Padding and border come on top.
    public private(set) var extrude = 0.0
    /// The largest width and height of a page in pixels; what does not fit goes to further pages.
    public private(set) var maxSide = 16384
    /// How the metadata is written.
    public private(set) var dialect = SheetDialect.jsonHash

    /// A near-square grid with no gaps, described in `json-hash`.
    public init() {}

    /// Points become pixels of the sheet's scale: points × scale, rounded to the nearest whole pixel.
    ///
    /// - Parameters:
    ///   - columns: 1 … 65535; not together with a strip, which has as many as fit.
    ///   - padding: 0 … 1024 points; so are `border` and `extrude`.
    ///   - maxSide: 1 … 65535 pixels. At the default of 16384 a page has at most 2²⁸ pixels.
    public init(
        layout: Layout = .rows, columns: Int? = nil, padding: Double = 0, border: Double = 0,
        extrude: Double = 0, maxSide: Int = 16384, dialect: SheetDialect = .jsonHash
    ) throws(SheetError) {
        if let columns {
            guard layout != .strip else {
                throw .invalidOption(
                    name: "columns", value: "\(columns)",
                    allowed: "not together with layout strip, which has one row")
            }
            guard (1...65535).contains(columns) else {
                throw .invalidOption(name: "columns", value: "\(columns)", allowed: "1 to 65535")
            }
        }
        for (name, value) in [("padding", padding), ("border", border), ("extrude", extrude)] {
            // Not a number is not contained either.
            guard (0...1024).contains(value) else {
                throw .invalidOption(name: name, value: "\(value)", allowed: "0 to 1024 points")
            }
        }
        guard (1...65535).contains(maxSide) else {
            throw .invalidOption(name: "max-side", value: "\(maxSide)", allowed: "1 to 65535 pixels")
        }
        (self.layout, self.columns, self.padding, self.border) = (layout, columns, padding, border)
        (self.extrude, self.maxSide, self.dialect) = (extrude, maxSide, dialect)
    }
}
