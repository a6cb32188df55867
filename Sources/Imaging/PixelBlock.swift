/// A block of columns and rows of a picture.
public struct PixelBlock: Hashable, Sendable {
    /// The columns from the left, and the rows from the top, in pixels.
    public let columns, rows: Range<Int>

    /// Creates the block of these columns and rows.
    public init(columns: Range<Int>, rows: Range<Int>) { (self.columns, self.rows) = (columns, rows) }

    /// The number of pixels.
    public var count: Int { columns.count * rows.count }
}
